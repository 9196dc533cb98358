package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.cards.BossCard;
import org.alea.games.fateforge.cards.CardFlag;
import org.alea.games.fateforge.cards.CombatScene.SceneDoor;
import org.alea.games.fateforge.cards.DeedStage.Aiming;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.cards.HeroCard;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.cards.TokenKind;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.OncePerRound;
import org.alea.games.fateforge.state.Prompt.Acting;
import org.alea.games.fateforge.state.Token;

/** What a hero may do in the own turn with results and energy; cards are {@link CardAnswers} (FATE-161). */
final class TurnAnswers {
    private static final int MOVE = ResultFace.mask(ResultFace.MV);
    private static final int STRIKE = ResultFace.mask(ResultFace.ST);
    private static final int SHOT = ResultFace.mask(ResultFace.SH);
    private static final int FOCUS = ResultFace.mask(ResultFace.FO);
    private static final int PARRY = ResultFace.mask(ResultFace.PA);

    private TurnAnswers() {}

    static List<Offer<Acting, ?>> offers() {
        List<Offer<Acting, ?>> offers = new ArrayList<>();
        offers.add(Offer.of(FateforgeMove.ActMove.class, TurnAnswers::moves, TurnAnswers::noMove, TurnAnswers::move));
        offers.add(Offer.of(
                FateforgeMove.ActPortal.class, TurnAnswers::portals, TurnAnswers::noPortal, TurnAnswers::portal));
        offers.add(Offer.of(
                FateforgeMove.ActStrike.class, TurnAnswers::strikes, TurnAnswers::noStrike, TurnAnswers::strike));
        offers.add(Offer.of(FateforgeMove.ActShot.class, TurnAnswers::shots, TurnAnswers::noShot, TurnAnswers::shoot));
        offers.add(Offer.of(
                FateforgeMove.GainParry.class, TurnAnswers::parries, "NO_PARRY", "FATE-040", TurnAnswers::parry));
        offers.add(
                Offer.of(FateforgeMove.ActFocus.class, TurnAnswers::focuses, TurnAnswers::noFocus, TurnAnswers::focus));
        offers.add(Offer.of(
                FateforgeMove.CoverWeakPoint.class, TurnAnswers::icons, "NO_ICON", "FATE-361", TurnAnswers::cover));
        offers.add(Offer.of(
                FateforgeMove.EnergyMove.class,
                TurnAnswers::energyMoves,
                TurnAnswers::noEnergyMove,
                TurnAnswers::energyMove));
        offers.addAll(CardAnswers.offers());
        offers.add(Offer.of(
                FateforgeMove.PickUp.class, TurnAnswers::pickUps, "NO_OBJECTIVE", "FATE-100", TurnAnswers::pickUp));
        offers.add(Offer.of(
                FateforgeMove.Revive.class, TurnAnswers::revivals, "NO_REVIVAL", "FATE-251", TurnAnswers::revive));
        offers.add(Offer.always(FateforgeMove.EndTurn.class, new FateforgeMove.EndTurn(), TurnAnswers::end));
        return offers;
    }

    private static Hero hero(Situation now, Acting prompt) {
        return now.hero(prompt.hero());
    }

    /** The turn goes on after what has been done. */
    static void stay(Referee referee, Acting prompt) {
        referee.push(prompt);
    }

    // --- moving

    private static void moves(Situation now, Acting prompt, List<FateforgeMove> into) {
        Hero hero = hero(now, prompt);
        for (HeldResult result : Area.distinct(hero, MOVE)) {
            for (String aim : aims(now, hero, result)) {
                int plus = aim.indexOf('+');
                String end = plus < 0 ? aim : aim.substring(0, plus);
                if (now.ground().map.index(end) >= 0) {
                    into.add(new FateforgeMove.ActMove(pay(result, aim, plus), end));
                }
            }
        }
    }

    private static void portals(Situation now, Acting prompt, List<FateforgeMove> into) {
        Hero hero = hero(now, prompt);
        for (HeldResult result : Area.distinct(hero, MOVE)) {
            for (String aim : aims(now, hero, result)) {
                int plus = aim.indexOf('+');
                String end = plus < 0 ? aim : aim.substring(0, plus);
                if (now.ground().map.index(end) < 0) {
                    into.add(new FateforgeMove.ActPortal(pay(result, aim, plus), end));
                }
            }
        }
    }

    private static List<String> aims(Situation now, Hero hero, HeldResult result) {
        List<String> aims = new ArrayList<>(4);
        Moving.aims(now.ground(), hero, false, List.of(result.id()), aims);
        return aims;
    }

    private static List<String> pay(HeldResult result, String aim, int plus) {
        return plus < 0 ? List.of(result.id()) : List.of(result.id(), aim.substring(plus + 1));
    }

    private static Optional<Refusal> noMove(Situation now, Acting prompt, FateforgeMove.ActMove move) {
        Hero hero = hero(now, prompt);
        List<String> alike = Payments.canonical(hero, move.pay());
        if (!alike.equals(move.pay())) {
            List<FateforgeMove> listed = new ArrayList<>();
            moves(now, prompt, listed);
            if (listed.contains(new FateforgeMove.ActMove(alike, move.zone()))) {
                return Optional.empty();
            }
        }
        return noWay(now, hero, move.pay(), move.zone());
    }

    private static Optional<Refusal> noWay(Situation now, Hero hero, List<String> pay, String zone) {
        if (pay.isEmpty() || !Area.holds(hero, pay.get(0), MOVE)) {
            return Refusal.because("WRONG_RESULT", "FATE-032");
        }
        if (hero.fight().snared()) {
            return Refusal.because("SNARED", "FATE-529");
        }
        if (now.ground().blocked(hero)) {
            return Refusal.because("BLOCKED", "FATE-121");
        }
        if (now.ground().map.index(zone) < 0
                || !now.ground().adjacent(hero.fight().zone(), zone)) {
            return Refusal.because("NOT_ADJACENT", "FATE-032");
        }
        return Refusal.because("DIFFICULT", "FATE-313");
    }

    private static void move(Referee referee, Acting prompt, FateforgeMove.ActMove move) {
        stay(referee, prompt);
        Area.spend(referee, prompt.hero(), move.pay().get(0));
        Moving.act(
                referee,
                prompt.hero(),
                move.pay().size() > 1 ? move.zone() + "+" + move.pay().get(1) : move.zone());
    }

    private static Optional<Refusal> noPortal(Situation now, Acting prompt, FateforgeMove.ActPortal move) {
        if (now.ground().scene.token(move.portal()).isEmpty()) {
            return Refusal.because("NO_PORTAL", "FATE-322");
        }
        if (now.ground().defended(move.portal())) {
            return Refusal.because("DEFENDED", "FATE-324");
        }
        Hero hero = hero(now, prompt);
        return noWay(now, hero, move.pay(), hero.fight().zone());
    }

    private static void portal(Referee referee, Acting prompt, FateforgeMove.ActPortal move) {
        stay(referee, prompt);
        Area.spend(referee, prompt.hero(), move.pay().get(0));
        Moving.act(
                referee,
                prompt.hero(),
                move.pay().size() > 1 ? move.portal() + "+" + move.pay().get(1) : move.portal());
    }

    private static void energyMoves(Situation now, Acting prompt, List<FateforgeMove> into) {
        Hero hero = hero(now, prompt);
        if (!mayMoveByEnergy(now, hero)) {
            return;
        }
        List<String> aims = new ArrayList<>(4);
        Moving.aims(now.ground(), hero, false, List.of(), aims);
        for (String aim : aims) {
            int plus = aim.indexOf('+');
            into.add(new FateforgeMove.EnergyMove(
                    plus < 0 ? aim : aim.substring(0, plus), plus < 0 ? List.of() : List.of(aim.substring(plus + 1))));
        }
    }

    private static boolean mayMoveByEnergy(Situation now, Hero hero) {
        return hero.energy() > 0
                && !hero.fight().hasUsed(OncePerRound.ENERGY_MOVE)
                && !now.ground().flag(hero, CardFlag.NO_ENERGY_MOVE);
    }

    private static Optional<Refusal> noEnergyMove(Situation now, Acting prompt, FateforgeMove.EnergyMove move) {
        Hero hero = hero(now, prompt);
        if (hero.fight().hasUsed(OncePerRound.ENERGY_MOVE)) {
            return Refusal.because("USED", "FATE-161");
        }
        if (hero.energy() == 0) {
            return Refusal.because("NO_ENERGY", "FATE-023");
        }
        if (now.ground().flag(hero, CardFlag.NO_ENERGY_MOVE)) {
            return Refusal.because("FORBIDDEN", "FATE-369");
        }
        if (hero.fight().snared()) {
            return Refusal.because("SNARED", "FATE-529");
        }
        if (now.ground().blocked(hero)) {
            return Refusal.because("BLOCKED", "FATE-121");
        }
        return now.ground().sticky(hero)
                ? Refusal.because("DIFFICULT", "FATE-313")
                : Refusal.because("NOT_ADJACENT", "FATE-032");
    }

    private static void energyMove(Referee referee, Acting prompt, FateforgeMove.EnergyMove move) {
        stay(referee, prompt);
        Hero hero = referee.hero(prompt.hero());
        referee.put(hero.with(hero.fight().using(OncePerRound.ENERGY_MOVE)));
        Health.loseEnergy(referee, hero.id(), 1, false);
        Moving.act(
                referee,
                hero.id(),
                move.extra().isEmpty()
                        ? move.to()
                        : move.to() + "+" + move.extra().get(0));
    }

    // --- striking and shooting

    private static void strikes(Situation now, Acting prompt, List<FateforgeMove> into) {
        Hero hero = hero(now, prompt);
        List<HeldResult> results = Area.distinct(hero, STRIKE);
        if (results.isEmpty()) {
            return;
        }
        boolean master = now.ground().gifted(hero, HeroCard.Gift.WEAPON_MASTER)
                && hero.fight().offensive()
                && !hero.fight().hasUsed(OncePerRound.STANCE_BONUS);
        for (Foe foe : now.ground().fray.foes()) {
            if (now.ground().inReach(hero, foe, 0, 0, Aiming.STRIKE)) {
                for (HeldResult result : results) {
                    into.add(new FateforgeMove.ActStrike(result.id(), foe.id(), false));
                    if (master && result.face() == ResultFace.ST_PLUS) {
                        into.add(new FateforgeMove.ActStrike(result.id(), foe.id(), true));
                    }
                }
            }
        }
    }

    private static Optional<Refusal> noStrike(Situation now, Acting prompt, FateforgeMove.ActStrike move) {
        Hero hero = hero(now, prompt);
        String alike = Area.canonical(hero, move.result());
        if (!alike.equals(move.result())) {
            List<FateforgeMove> listed = new ArrayList<>();
            strikes(now, prompt, listed);
            if (listed.contains(new FateforgeMove.ActStrike(alike, move.enemy(), move.bonus()))) {
                return Optional.empty();
            }
        }
        if (!Area.holds(hero, move.result(), STRIKE)) {
            return Refusal.because("WRONG_RESULT", "FATE-033");
        }
        Optional<Refusal> unaimed = noAim(now.ground(), hero, move.enemy(), 0, "FATE-033");
        return unaimed.isPresent() ? unaimed : Refusal.because("NO_BONUS", "FATE-018");
    }

    private static Optional<Refusal> noAim(Ground ground, Hero hero, String enemy, int distance, String rule) {
        if (!ground.onTheMap(enemy)) {
            return Refusal.because("NO_ENEMY", rule);
        }
        Foe foe = ground.find(enemy);
        if (ground.distance(hero.fight().zone(), foe.zone()) != distance) {
            return Refusal.because("OUT_OF_REACH", rule);
        }
        if (ground.guarded(foe)) {
            return Refusal.because("GUARDED", "FATE-327");
        }
        if (!ground.targetable(hero, foe)) {
            boolean stealthy = ground.has(foe, org.alea.games.fateforge.cards.FoeAbility.Kind.STEALTH)
                    && !foe.in(hero.fight().zone());
            return stealthy ? Refusal.because("STEALTHY", "FATE-125") : Refusal.because("FRONT_LINE", "FATE-124");
        }
        return ground.shotPasses(hero.fight().zone(), foe.zone())
                ? Optional.empty()
                : Refusal.because("BARRICADE", "FATE-306");
    }

    private static void strike(Referee referee, Acting prompt, FateforgeMove.ActStrike move) {
        stay(referee, prompt);
        Area.spend(referee, prompt.hero(), move.result());
        if (move.bonus()) {
            Hero hero = referee.hero(prompt.hero());
            referee.put(hero.with(hero.fight().using(OncePerRound.STANCE_BONUS)));
        }
        Striking.strike(referee, prompt.hero(), move.enemy(), move.bonus() ? 2 : 1, false);
    }

    private static void shots(Situation now, Acting prompt, List<FateforgeMove> into) {
        Hero hero = hero(now, prompt);
        List<HeldResult> results = Area.distinct(hero, SHOT);
        if (results.isEmpty()) {
            return;
        }
        List<String> foes = new ArrayList<>();
        new HeroActing(now.trial(), hero.id(), List.of(), "").foes(1, 1, Aiming.SHOT, foes);
        for (String foe : foes) {
            for (HeldResult result : results) {
                into.add(new FateforgeMove.ActShot(result.id(), foe));
            }
        }
    }

    private static Optional<Refusal> noShot(Situation now, Acting prompt, FateforgeMove.ActShot move) {
        Hero hero = hero(now, prompt);
        String alike = Area.canonical(hero, move.result());
        if (!alike.equals(move.result())) {
            List<FateforgeMove> listed = new ArrayList<>();
            shots(now, prompt, listed);
            if (listed.contains(new FateforgeMove.ActShot(alike, move.enemy()))) {
                return Optional.empty();
            }
        }
        if (!Area.holds(hero, move.result(), SHOT)) {
            return Refusal.because("WRONG_RESULT", "FATE-034");
        }
        Optional<Refusal> unaimed = noAim(now.ground(), hero, move.enemy(), 1, "FATE-034");
        return unaimed.isPresent() ? unaimed : Refusal.because("OUT_OF_REACH", "FATE-034");
    }

    private static void shoot(Referee referee, Acting prompt, FateforgeMove.ActShot move) {
        stay(referee, prompt);
        Area.spend(referee, prompt.hero(), move.result());
        Striking.shoot(referee, prompt.hero(), move.enemy(), 1, 1, 1);
    }

    private static void parries(Situation now, Acting prompt, List<FateforgeMove> into) {
        Hero hero = hero(now, prompt);
        for (HeldResult result : Area.distinct(hero, PARRY)) {
            if (now.ground().mayParry(hero)) {
                into.add(new FateforgeMove.GainParry(result.id()));
            }
        }
    }

    private static void parry(Referee referee, Acting prompt, FateforgeMove.GainParry move) {
        stay(referee, prompt);
        Area.spend(referee, prompt.hero(), move.result());
        Health.parry(referee, prompt.hero(), 1);
    }

    // --- tokens

    private static void focuses(Situation now, Acting prompt, List<FateforgeMove> into) {
        Hero hero = hero(now, prompt);
        List<HeldResult> focus = Area.distinct(hero, FOCUS);
        boolean any = now.ground().flag(hero, CardFlag.OPEN_WITH_ANY);
        if (focus.isEmpty() && !any) {
            return;
        }
        List<HeldResult> opening = any ? Area.distinct(hero, ResultFace.ANY) : focus;
        for (Token token : now.ground().fray.tokens()) {
            boolean chest = token.kind() == TokenKind.CHEST;
            if ((chest || token.kind() == TokenKind.EXPLORATION)
                    && hero.in(token.zone())
                    && !now.ground().defended(token.id())) {
                for (HeldResult result : chest ? opening : focus) {
                    into.add(new FateforgeMove.ActFocus(result.id(), token.id()));
                }
            }
        }
        for (SceneDoor door : now.ground().scene.doors()) {
            if ((hero.in(door.a()) || hero.in(door.b())) && !now.ground().defended(door.id())) {
                for (HeldResult result : opening) {
                    into.add(new FateforgeMove.ActFocus(result.id(), door.id()));
                }
            }
        }
    }

    private static Optional<Refusal> noFocus(Situation now, Acting prompt, FateforgeMove.ActFocus move) {
        Hero hero = hero(now, prompt);
        String alike = Area.canonical(hero, move.result());
        if (!alike.equals(move.result())) {
            List<FateforgeMove> listed = new ArrayList<>();
            focuses(now, prompt, listed);
            if (listed.contains(new FateforgeMove.ActFocus(alike, move.token()))) {
                return Optional.empty();
            }
        }
        if (now.ground().defended(move.token())) {
            return Refusal.because("DEFENDED", "FATE-103");
        }
        return Area.holds(hero, move.result(), FOCUS)
                ? Refusal.because("NOT_HERE", "FATE-036")
                : Refusal.because("WRONG_RESULT", "FATE-036");
    }

    private static void focus(Referee referee, Acting prompt, FateforgeMove.ActFocus move) {
        stay(referee, prompt);
        Area.spend(referee, prompt.hero(), move.result());
        if (referee.ground().lies(move.token())) {
            Finding.open(referee, prompt.hero(), referee.ground().token(move.token()));
        } else {
            toggle(referee, move.token());
        }
    }

    /** FATE-356. */
    private static void toggle(Referee referee, String door) {
        List<String> open = new ArrayList<>(referee.fray().doorsOpen());
        boolean closing = open.remove(door);
        if (!closing) {
            open.add(door);
        }
        referee.put(referee.fray().withDoors(List.copyOf(open)));
        referee.tell(closing ? new FateforgeEvent.DoorClosed(door) : new FateforgeEvent.DoorOpened(door));
    }

    private static void icons(Situation now, Acting prompt, List<FateforgeMove> into) {
        if (now.ground().fray.boss().isEmpty() || now.ground().fray.boss().get().exploited()) {
            return;
        }
        var boss = now.ground().fray.boss().get();
        Hero hero = hero(now, prompt);
        if (!now.ground().onTheMap(boss.card())
                || now.ground()
                                .distance(
                                        hero.fight().zone(),
                                        now.ground().find(boss.card()).zone())
                        > 1) {
            return;
        }
        List<BossCard.WeakIcon> icons = now.content().boss(boss.card()).weakPoint();
        for (int i = 0; i < icons.size(); i++) {
            if (!boss.covered().contains(i)) {
                for (HeldResult result : Area.distinct(hero, icons.get(i).mask())) {
                    into.add(new FateforgeMove.CoverWeakPoint(result.id(), i));
                }
            }
        }
    }

    private static void cover(Referee referee, Acting prompt, FateforgeMove.CoverWeakPoint move) {
        stay(referee, prompt);
        Area.spend(referee, prompt.hero(), move.result());
        WeakPoints.cover(referee, prompt.hero(), move.icon());
    }

    private static void pickUps(Situation now, Acting prompt, List<FateforgeMove> into) {
        Hero hero = hero(now, prompt);
        for (Token token : now.ground().fray.tokens()) {
            if (token.kind() == TokenKind.OBJECTIVE
                    && hero.in(token.zone())
                    && !now.ground().defended(token.id())) {
                into.add(new FateforgeMove.PickUp(token.id()));
            }
        }
    }

    private static void pickUp(Referee referee, Acting prompt, FateforgeMove.PickUp move) {
        stay(referee, prompt);
        Finding.pickUp(referee, prompt.hero(), move.objective());
    }

    // --- the other hero

    private static void revivals(Situation now, Acting prompt, List<FateforgeMove> into) {
        Hero hero = hero(now, prompt);
        Hero other = now.ground().other(hero);
        // FATE-252: the reviver must stay standing
        int cost = hero.energy() > 0 ? 1 : 2;
        if (other.standing() || other.fight().barred() || !hero.in(other.fight().zone()) || hero.health() <= cost) {
            return;
        }
        for (List<String> pay : Payments.of(hero, List.of(ResultFace.ANY, ResultFace.ANY))) {
            into.add(new FateforgeMove.Revive(other.id(), pay));
        }
    }

    private static void revive(Referee referee, Acting prompt, FateforgeMove.Revive move) {
        stay(referee, prompt);
        for (String result : move.pay()) {
            Area.spend(referee, prompt.hero(), result);
        }
        Health.loseHealth(referee, prompt.hero(), 1, false);
        Health.loseEnergy(referee, prompt.hero(), 1, false);
        Health.standUp(referee, move.hero(), prompt.hero());
    }

    private static void end(Referee referee, Acting prompt, FateforgeMove.EndTurn move) {
        Tiles.end(referee, prompt.hero());
    }

    /** Whether the enemy is a minion. */
    static boolean minion(Ground ground, Foe foe) {
        FoeCard card = ground.card(foe);
        return card.minion();
    }

    static void closeTurn(Referee referee, String hero) {
        referee.push(new Errand.CloseTurn(hero));
    }
}
