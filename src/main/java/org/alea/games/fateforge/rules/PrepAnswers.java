package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeEvent.Way;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.cards.CardFlag;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.HeroCard;
import org.alea.games.fateforge.cards.RerollRight;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.OncePerRound;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.Prompt.Preparing;
import org.alea.games.fateforge.state.Prompt.Rolling;

/** The preparation of a round: dice, then optional actions until the order is confirmed (FATE-145 to FATE-158). */
final class PrepAnswers {
    private PrepAnswers() {}

    // --- rolling

    static List<Offer<Rolling, ?>> rolling() {
        return List.of(
                Offer.of(FateforgeMove.RollDice.class, PrepAnswers::choices, PrepAnswers::noRoll, PrepAnswers::roll));
    }

    /** Every choice of dice, one for all that hold the same kinds. */
    private static void choices(Situation now, Rolling prompt, List<FateforgeMove> into) {
        for (Hero hero : now.state().heroes()) {
            if (hero.standing() && !hero.fight().rolled()) {
                List<String> pool = Sheet.pool(now.content(), hero);
                int n = Math.min(
                        pool.size(),
                        Sheet.dice(now.content(), hero, now.ground().fray.round()));
                List<List<CombatDie>> seen = new ArrayList<>();
                choose(now.content(), hero, pool, n, 0, new ArrayList<>(), seen, into);
            }
        }
    }

    private static void choose(
            FateforgeContent content,
            Hero hero,
            List<String> pool,
            int n,
            int from,
            List<String> chosen,
            List<List<CombatDie>> seen,
            List<FateforgeMove> into) {
        if (chosen.size() == n) {
            List<CombatDie> kinds = kinds(content, hero, chosen);
            if (!seen.contains(kinds)) {
                seen.add(kinds);
                into.add(new FateforgeMove.RollDice(hero.id(), List.copyOf(chosen)));
            }
            return;
        }
        for (int i = from; i <= pool.size() - (n - chosen.size()); i++) {
            chosen.add(pool.get(i));
            choose(content, hero, pool, n, i + 1, chosen, seen, into);
            chosen.remove(chosen.size() - 1);
        }
    }

    private static List<CombatDie> kinds(FateforgeContent content, Hero hero, List<String> dice) {
        List<CombatDie> kinds = new ArrayList<>();
        for (String die : dice) {
            kinds.add(Sheet.kind(content, hero, die));
        }
        kinds.sort(null);
        return kinds;
    }

    private static Optional<Refusal> noRoll(Situation now, Rolling prompt, FateforgeMove.RollDice move) {
        Optional<Hero> found = now.state().heroes().stream()
                .filter(hero -> hero.id().equals(move.hero()))
                .findFirst();
        if (found.isEmpty() || !found.get().standing() || found.get().fight().rolled()) {
            return Refusal.because("NOT_TO_ROLL", "FATE-145");
        }
        List<String> pool = Sheet.pool(now.content(), found.get());
        int n = Math.min(
                pool.size(),
                Sheet.dice(now.content(), found.get(), now.ground().fray.round()));
        boolean fits = move.dice().size() == n
                && pool.containsAll(move.dice())
                && move.dice().stream().distinct().count() == n;
        return fits ? Optional.empty() : Refusal.because("WRONG_DICE", "FATE-145");
    }

    private static void roll(Referee referee, Rolling prompt, FateforgeMove.RollDice move) {
        Hero hero = referee.hero(move.hero());
        List<HeldResult> results = new ArrayList<>(move.dice().size());
        List<ResultFace> faces = new ArrayList<>(move.dice().size());
        for (String die : move.dice()) {
            CombatDie kind = Sheet.kind(referee.content, hero, die);
            ResultFace face = kind.faces().get(referee.chance().index(6, "dice"));
            faces.add(face);
            results.add(new HeldResult(die, face, kind.some(), false));
        }
        List<ResultFace> shown = Tutorial.faces(referee, hero, results).orElse(faces);
        for (int i = 0; i < results.size(); i++) {
            results.set(i, results.get(i).showing(shown.get(i)));
        }
        // FATE-266: the stun cube goes once it has cost a die
        referee.put(hero.withStunned(false).with(hero.fight().withRolled(List.copyOf(results))));
        referee.tell(new FateforgeEvent.DiceRolled(hero.id(), move.dice(), List.copyOf(shown)));
        boolean veiled = referee.state().agreement().veiled();
        boolean another = anyToRoll(referee);
        if (veiled) {
            referee.push(new Preparing(false, false, another ? hero.id() : ""));
        } else {
            referee.push(another ? new Rolling() : new Preparing(false, false, ""));
        }
    }

    static boolean anyToRoll(Referee referee) {
        for (Hero hero : referee.state().heroes()) {
            if (hero.standing() && !hero.fight().rolled()) {
                return true;
            }
        }
        return false;
    }

    // --- options

    static List<Offer<Preparing, ?>> preparing() {
        return List.of(
                Offer.of(
                        FateforgeMove.EnergyReroll.class,
                        PrepAnswers::energyRerolls,
                        PrepAnswers::noEnergyReroll,
                        PrepAnswers::energyReroll),
                Offer.of(
                        FateforgeMove.ThreeOfAKind.class,
                        PrepAnswers::threes,
                        PrepAnswers::noThree,
                        PrepAnswers::three),
                Offer.of(
                        FateforgeMove.UseReroll.class,
                        PrepAnswers::rerolls,
                        "NO_REROLL",
                        "FATE-044",
                        PrepAnswers::reroll),
                Offer.of(
                        FateforgeMove.SpiritVoice.class,
                        PrepAnswers::voices,
                        "NO_SPIRIT_VOICE",
                        "FATE-017",
                        PrepAnswers::voice),
                Offer.of(FateforgeMove.Sprint.class, PrepAnswers::sprints, PrepAnswers::noSprint, PrepAnswers::sprint),
                Offer.<Preparing, FateforgeMove.SetStance>of(
                                FateforgeMove.SetStance.class,
                                PrepAnswers::stances,
                                "NO_STANCE",
                                "FATE-018",
                                PrepAnswers::stance)
                        .atRandomIf(prompt -> !prompt.posed()),
                Offer.<Preparing, FateforgeMove.SetOrder>of(
                                FateforgeMove.SetOrder.class,
                                PrepAnswers::orders,
                                "NO_ORDER",
                                "FATE-157",
                                PrepAnswers::order)
                        .atRandomIf(prompt -> !prompt.ordered()),
                Offer.of(
                        FateforgeMove.DonePreparing.class,
                        (now, prompt, into) -> {
                            if (!prompt.hero().isEmpty()) {
                                into.add(new FateforgeMove.DonePreparing());
                            }
                        },
                        "NOT_VEILED",
                        "FATE-297",
                        PrepAnswers::cover),
                Offer.of(
                        FateforgeMove.ConfirmOrder.class,
                        (now, prompt, into) -> {
                            if (prompt.hero().isEmpty()) {
                                into.add(new FateforgeMove.ConfirmOrder());
                            }
                        },
                        "NOT_ROLLED",
                        "FATE-297",
                        (referee, prompt, move) -> referee.push(new Errand.BeginActions())));
    }

    /** Whether this hero prepares now: has rolled, stands, and his dice are not covered. */
    private static boolean prepares(Preparing prompt, Hero hero) {
        return hero.standing()
                && hero.fight().rolled()
                && !hero.fight().covered()
                && (prompt.hero().isEmpty() || prompt.hero().equals(hero.id()));
    }

    /** Rolls this die anew; whatever comes stands (FATE-043). */
    private static void rollAgain(Referee referee, String id, String die, String by) {
        Hero hero = referee.hero(id);
        List<HeldResult> results = new ArrayList<>(hero.fight().results());
        for (int i = 0; i < results.size(); i++) {
            HeldResult held = results.get(i);
            if (held.id().equals(die)) {
                CombatDie kind = held.die().orElseThrow();
                ResultFace face = kind.faces().get(referee.chance().index(6, "reroll"));
                face = Tutorial.rerolled(referee, hero, kind).orElse(face);
                results.set(i, held.showing(face));
                referee.put(hero.with(hero.fight().withResults(results)));
                referee.tell(new FateforgeEvent.DieRerolled(id, die, kind, face, by));
                return;
            }
        }
    }

    private static void energyRerolls(Situation now, Preparing prompt, List<FateforgeMove> into) {
        for (Hero hero : now.state().heroes()) {
            if (!prepares(prompt, hero)
                    || hero.energy() == 0
                    || hero.fight().hasUsed(OncePerRound.ENERGY_REROLL)
                    || now.ground().flag(hero, CardFlag.NO_ENERGY_REROLL)) {
                continue;
            }
            List<String> failed = failed(hero);
            boolean one = now.ground().flag(hero, CardFlag.REROLL_ONE);
            for (int set = 1; set < 1 << failed.size(); set++) {
                if (!one || Integer.bitCount(set) == 1) {
                    List<String> dice = new ArrayList<>();
                    for (int i = 0; i < failed.size(); i++) {
                        if ((set & 1 << i) != 0) {
                            dice.add(failed.get(i));
                        }
                    }
                    into.add(new FateforgeMove.EnergyReroll(hero.id(), List.copyOf(dice)));
                }
            }
        }
    }

    private static List<String> failed(Hero hero) {
        List<String> failed = new ArrayList<>();
        for (HeldResult result : hero.fight().results()) {
            if (result.face() == ResultFace.X && !result.spent()) {
                failed.add(result.id());
            }
        }
        return failed;
    }

    private static Optional<Refusal> noEnergyReroll(Situation now, Preparing prompt, FateforgeMove.EnergyReroll move) {
        Optional<Hero> hero = now.state().heroes().stream()
                .filter(each -> each.id().equals(move.hero()) && prepares(prompt, each))
                .findFirst();
        if (hero.isEmpty()) {
            return Refusal.because("NOT_PREPARING", "FATE-523");
        }
        if (hero.get().energy() == 0) {
            return Refusal.because("NO_ENERGY", "FATE-023");
        }
        if (hero.get().fight().hasUsed(OncePerRound.ENERGY_REROLL)) {
            return Refusal.because("USED", "FATE-147");
        }
        return now.ground().flag(hero.get(), CardFlag.NO_ENERGY_REROLL)
                        || now.ground().flag(hero.get(), CardFlag.REROLL_ONE)
                ? Refusal.because("FORBIDDEN", "FATE-369")
                : Refusal.because("NO_FAIL", "FATE-147");
    }

    private static void energyReroll(Referee referee, Preparing prompt, FateforgeMove.EnergyReroll move) {
        referee.push(prompt);
        Hero hero = referee.hero(move.hero());
        referee.put(hero.with(hero.fight().using(OncePerRound.ENERGY_REROLL)));
        Health.loseEnergy(referee, hero.id(), 1, false);
        for (String die : move.dice()) {
            rollAgain(referee, hero.id(), die, "energy");
        }
    }

    private static void threes(Situation now, Preparing prompt, List<FateforgeMove> into) {
        for (Hero hero : now.state().heroes()) {
            if (!prepares(prompt, hero)
                    || hero.fight().hasUsed(OncePerRound.THREE_OF_A_KIND)
                    || hero.fight().results().size() < 3) {
                continue;
            }
            List<CombatDie> kinds = new ArrayList<>();
            for (HeldResult die : hero.fight().results()) {
                if (die.face() != ResultFace.X
                        && !die.spent()
                        && equal(hero, die.face()) >= 3
                        && die.die().isPresent()
                        && !kinds.contains(die.die().get())) {
                    kinds.add(die.die().get());
                    turns(hero, die, into);
                    if (now.ground().flag(hero, CardFlag.NO_BRELAN)) {
                        into.removeIf(move -> move instanceof FateforgeMove.ThreeOfAKind three
                                && three.hero().equals(hero.id()));
                    }
                }
            }
        }
    }

    private static int equal(Hero hero, ResultFace face) {
        int n = 0;
        for (HeldResult die : hero.fight().results()) {
            if (die.face() == face && !die.spent() && die.die().isPresent()) {
                n++;
            }
        }
        return n;
    }

    private static void turns(Hero hero, HeldResult die, List<FateforgeMove> into) {
        List<ResultFace> offered = new ArrayList<>();
        for (ResultFace face : die.die().orElseThrow().faces()) {
            if (face != ResultFace.X && face != die.face() && !offered.contains(face)) {
                offered.add(face);
                into.add(new FateforgeMove.ThreeOfAKind(hero.id(), die.id(), face));
            }
        }
    }

    private static Optional<Refusal> noThree(Situation now, Preparing prompt, FateforgeMove.ThreeOfAKind move) {
        Optional<Hero> hero = now.state().heroes().stream()
                .filter(each -> each.id().equals(move.hero()) && prepares(prompt, each))
                .findFirst();
        if (hero.isEmpty()) {
            return Refusal.because("NOT_PREPARING", "FATE-523");
        }
        if (hero.get().fight().hasUsed(OncePerRound.THREE_OF_A_KIND)) {
            return Refusal.because("USED", "FATE-150");
        }
        if (move.face() == ResultFace.X) {
            return Refusal.because("NO_THREE", "FATE-150");
        }
        Optional<HeldResult> die = Area.find(hero.get(), move.die());
        if (die.isPresent()
                && die.get().face() != ResultFace.X
                && equal(hero.get(), die.get().face()) >= 3) {
            List<FateforgeMove> listed = new ArrayList<>();
            turns(hero.get(), die.get(), listed);
            if (listed.contains(move) && !now.ground().flag(hero.get(), CardFlag.NO_BRELAN)) {
                return Optional.empty();
            }
        }
        return Refusal.because("NO_THREE", "FATE-148");
    }

    private static void three(Referee referee, Preparing prompt, FateforgeMove.ThreeOfAKind move) {
        referee.push(prompt);
        Hero hero = referee.hero(move.hero());
        List<HeldResult> results = new ArrayList<>(hero.fight().results());
        for (int i = 0; i < results.size(); i++) {
            if (results.get(i).id().equals(move.die())) {
                results.set(i, results.get(i).showing(move.face()));
            }
        }
        referee.put(hero.with(hero.fight().withResults(results).using(OncePerRound.THREE_OF_A_KIND)));
        referee.tell(new FateforgeEvent.DieTurned(hero.id(), move.die(), move.face()));
    }

    /** The mark of one use of a permission: {@code reroll:G09} and the die it was used on. */
    private static String mark(String source, String die) {
        return "reroll:" + source + ":" + die;
    }

    private static void rerolls(Situation now, Preparing prompt, List<FateforgeMove> into) {
        for (Hero hero : now.state().heroes()) {
            if (!prepares(prompt, hero)) {
                continue;
            }
            for (String skill : hero.active()) {
                rights(hero, skill, now.content().skill(skill).rerolls(), into);
            }
            for (Gear gear : hero.gear()) {
                if (gear.faceUp()) {
                    rights(hero, gear.id(), now.content().item(gear.card()).rerolls(), into);
                }
            }
        }
    }

    /** FATE-042, FATE-044: each die at most once through one permission, n dice in all. */
    private static void rights(Hero hero, String source, List<RerollRight> rights, List<FateforgeMove> into) {
        for (RerollRight right : rights) {
            int used = 0;
            for (String done : hero.fight().used()) {
                if (done.startsWith("reroll:" + source + ":")) {
                    used++;
                }
            }
            if (used >= right.n()) {
                continue;
            }
            for (HeldResult die : hero.fight().results()) {
                if (die.die().isPresent()
                        && !die.spent()
                        && right.covers(die.die().get())
                        && !hero.fight().hasUsed(mark(source, die.id()))) {
                    into.add(new FateforgeMove.UseReroll(hero.id(), source, die.id()));
                }
            }
        }
    }

    private static void reroll(Referee referee, Preparing prompt, FateforgeMove.UseReroll move) {
        referee.push(prompt);
        Hero hero = referee.hero(move.hero());
        referee.put(hero.with(hero.fight().using(mark(move.source(), move.die()))));
        Optional<Gear> gear = HeroActing.gear(hero, move.source());
        rollAgain(referee, hero.id(), move.die(), gear.map(Gear::card).orElse(move.source()));
    }

    private static void voices(Situation now, Preparing prompt, List<FateforgeMove> into) {
        for (Hero shaman : now.state().heroes()) {
            if (!now.ground().gifted(shaman, HeroCard.Gift.SPIRIT_VOICE)
                    || shaman.fight().hasUsed(OncePerRound.SPIRIT_VOICE)) {
                continue;
            }
            for (Hero hero : now.state().heroes()) {
                if (prepares(prompt, hero)
                        && now.ground()
                                        .distance(
                                                shaman.fight().zone(),
                                                hero.fight().zone())
                                <= 1) {
                    for (HeldResult die : hero.fight().results()) {
                        if (die.die().isPresent() && !die.spent()) {
                            into.add(new FateforgeMove.SpiritVoice(die.id()));
                        }
                    }
                }
            }
        }
    }

    private static void voice(Referee referee, Preparing prompt, FateforgeMove.SpiritVoice move) {
        referee.push(prompt);
        for (Hero hero : referee.state().heroes()) {
            if (referee.ground().gifted(hero, HeroCard.Gift.SPIRIT_VOICE)) {
                referee.put(hero.with(hero.fight().using(OncePerRound.SPIRIT_VOICE)));
            }
        }
        rollAgain(referee, move.die().substring(0, move.die().indexOf('.')), move.die(), "spiritVoice");
    }

    // --- Sprint, Stance, order

    private static void sprints(Situation now, Preparing prompt, List<FateforgeMove> into) {
        for (Hero hero : now.state().heroes()) {
            if (prepares(prompt, hero) && noRun(now.ground(), hero).isEmpty()) {
                int next = now.ground().next(hero.fight().zone());
                for (int zone = 0; next != 0; zone++, next >>>= 1) {
                    if ((next & 1) != 0) {
                        into.add(new FateforgeMove.Sprint(
                                hero.id(), now.ground().map.id(zone)));
                    }
                }
            }
        }
    }

    /** FATE-152, FATE-155: why this hero cannot Sprint at all. */
    private static Optional<Refusal> noRun(Ground ground, Hero hero) {
        if (hero.fight().hasUsed(OncePerRound.SPRINT)) {
            return Refusal.because("USED", "FATE-152");
        }
        if (ground.flag(hero, CardFlag.NO_SPRINT)) {
            return Refusal.because("FORBIDDEN", "FATE-369");
        }
        if (ground.flag(hero, CardFlag.SPRINT_COST) && hero.energy() == 0) {
            return Refusal.because("NO_ENERGY", "FATE-023");
        }
        if (ground.blocked(hero)) {
            return Refusal.because("BLOCKED", "FATE-121");
        }
        return ground.sticky(hero) ? Refusal.because("DIFFICULT", "FATE-312") : Optional.empty();
    }

    private static Optional<Refusal> noSprint(Situation now, Preparing prompt, FateforgeMove.Sprint move) {
        Optional<Hero> hero = now.state().heroes().stream()
                .filter(each -> each.id().equals(move.hero()) && prepares(prompt, each))
                .findFirst();
        if (hero.isEmpty()) {
            return Refusal.because("NOT_PREPARING", "FATE-523");
        }
        Optional<Refusal> reason = noRun(now.ground(), hero.get());
        return reason.isPresent() ? reason : Refusal.because("NOT_ADJACENT", "FATE-152");
    }

    private static void sprint(Referee referee, Preparing prompt, FateforgeMove.Sprint move) {
        referee.push(prompt);
        Ground ground = referee.ground();
        Hero hero = referee.hero(move.hero());
        boolean costs = ground.anyFoeIn(hero.fight().zone())
                && !ground.gifted(hero, HeroCard.Gift.ACROBAT)
                && !ground.flag(hero, CardFlag.FREE_SPRINT);
        referee.put(hero.with(hero.fight().using(OncePerRound.SPRINT)));
        if (ground.flag(hero, CardFlag.SPRINT_COST)) {
            Health.loseEnergy(referee, hero.id(), 1, false);
        }
        referee.push(new Errand.Run(hero.id(), move.zone()));
        if (costs) {
            // FATE-153
            referee.push(new Errand.Hurt(hero.id(), 1, false, "", false, false));
        }
    }

    /** FATE-154: who goes down by the damage stays where he was. */
    static void run(Referee referee, Errand.Run run) {
        if (referee.hero(run.hero()).standing()) {
            Moving.to(referee, run.hero(), run.zone(), Way.SPRINT);
        }
    }

    private static void stances(Situation now, Preparing prompt, List<FateforgeMove> into) {
        for (Hero hero : now.state().heroes()) {
            if (prepares(prompt, hero) && now.ground().gifted(hero, HeroCard.Gift.WEAPON_MASTER)) {
                into.add(new FateforgeMove.SetStance(!hero.fight().offensive()));
            }
        }
    }

    private static void stance(Referee referee, Preparing prompt, FateforgeMove.SetStance move) {
        referee.push(new Preparing(prompt.ordered(), true, prompt.hero()));
        for (Hero hero : referee.state().heroes()) {
            if (referee.ground().gifted(hero, HeroCard.Gift.WEAPON_MASTER)) {
                referee.put(hero.with(hero.fight().withOffensive(move.offensive())));
                referee.tell(new FateforgeEvent.StanceSet(hero.id(), move.offensive()));
            }
        }
    }

    private static void orders(Situation now, Preparing prompt, List<FateforgeMove> into) {
        if (prompt.hero().isEmpty()) {
            into.add(new FateforgeMove.SetOrder(now.ground().fray.order().get(1)));
        }
    }

    private static void order(Referee referee, Preparing prompt, FateforgeMove.SetOrder move) {
        referee.push(new Preparing(true, prompt.posed(), prompt.hero()));
        String other = referee.ground().other(referee.hero(move.first())).id();
        referee.put(referee.fray().withOrder(List.of(move.first(), other)));
        referee.tell(new FateforgeEvent.OrderSet(move.first(), other));
    }

    /** FATE-297: only then the other hero rolls. */
    private static void cover(Referee referee, Preparing prompt, FateforgeMove.DonePreparing move) {
        Hero hero = referee.hero(prompt.hero());
        referee.put(hero.with(hero.fight().withCovered(true)));
        referee.tell(new FateforgeEvent.DiceCovered(hero.id()));
        referee.push(anyToRoll(referee) ? new Prompt.Rolling() : new Preparing(false, false, ""));
    }
}
