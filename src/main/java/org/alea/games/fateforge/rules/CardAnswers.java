package org.alea.games.fateforge.rules;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.cards.AllyCard;
import org.alea.games.fateforge.cards.CardBranch;
import org.alea.games.fateforge.cards.CardCost;
import org.alea.games.fateforge.cards.CardStep;
import org.alea.games.fateforge.cards.Deed;
import org.alea.games.fateforge.cards.ItemCard;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.cards.SkillCard;
import org.alea.games.fateforge.cards.SkillCard.Frequency;
import org.alea.games.fateforge.state.AllyInPlay;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.OncePerRound;
import org.alea.games.fateforge.state.Prompt.Acting;

/** Skills, items, weapons and allies in a hero's turn (FATE-050 to FATE-066, FATE-076 to FATE-082, FATE-339). */
final class CardAnswers {
    private static final int SPECIAL = ResultFace.mask(ResultFace.SP);

    private CardAnswers() {}

    static List<Offer<Acting, ?>> offers() {
        return List.of(
                Offer.of(
                        FateforgeMove.UseSkill.class, CardAnswers::skills, CardAnswers::noSkill, CardAnswers::useSkill),
                Offer.of(FateforgeMove.UseItem.class, CardAnswers::items, CardAnswers::noItem, CardAnswers::useItem),
                Offer.of(
                        FateforgeMove.ActSpecial.class,
                        CardAnswers::specials,
                        "NO_SPECIAL",
                        "FATE-039",
                        CardAnswers::special),
                Offer.of(
                        FateforgeMove.AllySwap.class, CardAnswers::swaps, "NO_ALLY_USE", "FATE-339", CardAnswers::swap),
                Offer.of(
                        FateforgeMove.AllySkill.class,
                        CardAnswers::allySkills,
                        "NO_ALLY_USE",
                        "FATE-339",
                        CardAnswers::allySkill));
    }

    /** Takes the payments and the aims of a branch. */
    private interface Use {
        void add(int branch, List<String> pay, List<String> aims);
    }

    private static void ways(Situation now, Hero hero, List<CardBranch> branches, Use use) {
        for (int i = 0; i < branches.size(); i++) {
            CardBranch branch = branches.get(i);
            if (!affordable(now, hero, branch.cost())) {
                continue;
            }
            List<List<String>> payments = Payments.of(hero, branch.cost().results());
            if (payments.isEmpty()) {
                continue;
            }
            boolean each = dependsOnPayment(now, hero, branch);
            List<List<String>> aims = each ? List.of() : Chains.aims(now.trial(), hero.id(), branch, List.of());
            for (List<String> pay : payments) {
                for (List<String> aim : each ? aims(now, hero, branch, pay) : aims) {
                    use.add(i, pay, aim);
                }
            }
        }
    }

    private static List<List<String>> aims(Situation now, Hero hero, CardBranch branch, List<String> pay) {
        return Chains.aims(now.trial(), hero.id(), branch, Payments.held(hero, pay));
    }

    /** Out of difficult terrain the extra result must be another one than those that pay. */
    private static boolean dependsOnPayment(Situation now, Hero hero, CardBranch branch) {
        if (branch.cost().results().isEmpty() || !now.ground().sticky(hero)) {
            return false;
        }
        for (CardStep step : branch.steps()) {
            if (step.deed() instanceof Deed.Move) {
                return true;
            }
        }
        return false;
    }

    /** FATE-063: what is spent must be there, and a cost never takes the last health. */
    private static boolean affordable(Situation now, Hero hero, CardCost cost) {
        return hero.energy() >= cost.energy()
                && (cost.health() == 0 || hero.health() > cost.health())
                && (cost.parry() == 0
                        || (hero.fight().parry() >= cost.parry() && now.ground().mayParry(hero)));
    }

    private static Optional<Refusal> judge(
            Situation now, Hero hero, List<CardBranch> branches, int index, List<String> pay, List<String> aims) {
        if (index < 0 || index >= branches.size()) {
            return Refusal.because("NO_BRANCH", "FATE-054");
        }
        CardBranch branch = branches.get(index);
        if (hero.energy() < branch.cost().energy()) {
            return Refusal.because("NO_ENERGY", "FATE-063");
        }
        if (!affordable(now, hero, branch.cost())) {
            return Refusal.because("NO_HEALTH", "FATE-063");
        }
        if (!Payments.pays(hero, branch.cost().results(), pay)) {
            return Refusal.because("WRONG_PAYMENT", "FATE-054");
        }
        List<String> alike = Payments.canonical(hero, pay);
        if (aims(now, hero, branch, alike).contains(aims)
                || aims(now, hero, branch, pay).contains(aims)) {
            return Optional.empty();
        }
        boolean chain = branch.steps().size() > 1 && branch.steps().get(1).link() == CardStep.Link.THEN;
        return chain ? Refusal.because("CHAIN", "FATE-057") : Refusal.because("NO_AIM", "FATE-498");
    }

    private static void pay(Referee referee, String id, CardCost cost, List<String> pay) {
        for (String result : pay) {
            Area.spend(referee, id, result);
        }
        if (cost.parry() > 0) {
            Hero hero = referee.hero(id);
            referee.put(hero.with(hero.fight().withParry(hero.fight().parry() - cost.parry())));
        }
        if (cost.energy() > 0) {
            Health.loseEnergy(referee, id, cost.energy(), false);
        }
        if (cost.health() > 0) {
            Health.loseHealth(referee, id, cost.health(), false);
        }
    }

    // --- skills

    private static void skills(Situation now, Acting prompt, List<FateforgeMove> into) {
        Hero hero = now.hero(prompt.hero());
        for (String id : hero.active()) {
            SkillCard skill = now.content().skill(id);
            if (skill.usable() && unused(hero, skill).isEmpty()) {
                ways(
                        now,
                        hero,
                        skill.branches(),
                        (branch, pay, aims) -> into.add(new FateforgeMove.UseSkill(id, branch, pay, aims)));
            }
        }
    }

    /** Why the skill cannot be used now, whatever is paid. */
    private static Optional<Refusal> unused(Hero hero, SkillCard skill) {
        if ((skill.frequency() == Frequency.RECURRING && hero.fight().hasUsed(skill.id()))
                || (skill.frequency() == Frequency.SINGLE_USE && hero.fight().hasSpent(skill.id()))) {
            return Refusal.because("USED", "FATE-053");
        }
        return skill.hiddenOnly() && !hero.fight().hidden()
                ? Refusal.because("NOT_HIDDEN", "FATE-013")
                : Optional.empty();
    }

    private static Optional<Refusal> noSkill(Situation now, Acting prompt, FateforgeMove.UseSkill move) {
        Hero hero = now.hero(prompt.hero());
        if (!hero.active().contains(move.skill())
                || !now.content().skill(move.skill()).usable()) {
            return Refusal.because("NO_SUCH_CARD", "FATE-050");
        }
        SkillCard skill = now.content().skill(move.skill());
        Optional<Refusal> used = unused(hero, skill);
        return used.isPresent() ? used : judge(now, hero, skill.branches(), move.branch(), move.pay(), move.aims());
    }

    private static void useSkill(Referee referee, Acting prompt, FateforgeMove.UseSkill move) {
        TurnAnswers.stay(referee, prompt);
        Hero hero = referee.hero(prompt.hero());
        SkillCard skill = referee.content.skill(move.skill());
        List<HeldResult> paid = Payments.held(hero, move.pay());
        if (skill.frequency() == Frequency.RECURRING) {
            referee.put(hero.with(hero.fight().using(skill.id())));
        } else if (skill.frequency() == Frequency.SINGLE_USE) {
            referee.put(hero.with(hero.fight().spending(skill.id())));
        }
        referee.tell(new FateforgeEvent.SkillUsed(hero.id(), skill.id()));
        pay(referee, hero.id(), skill.branches().get(move.branch()).cost(), move.pay());
        Chains.begin(referee, hero.id(), CardSource.SKILL + skill.id(), move.branch(), move.aims(), paid);
    }

    // --- items

    private static void items(Situation now, Acting prompt, List<FateforgeMove> into) {
        Hero hero = now.hero(prompt.hero());
        for (Gear gear : hero.gear()) {
            if (gear.faceUp() && !hero.fight().hasUsed(gear.id())) {
                ways(
                        now,
                        hero,
                        now.content().item(gear.card()).branches(),
                        (branch, pay, aims) -> into.add(new FateforgeMove.UseItem(gear.id(), branch, pay, aims)));
            }
        }
    }

    private static Optional<Refusal> noItem(Situation now, Acting prompt, FateforgeMove.UseItem move) {
        Hero hero = now.hero(prompt.hero());
        Optional<Gear> gear = HeroActing.gear(hero, move.item()).filter(Gear::faceUp);
        if (gear.isEmpty() || now.content().item(gear.get().card()).branches().isEmpty()) {
            return Refusal.because("NO_SUCH_CARD", "FATE-074");
        }
        if (hero.fight().hasUsed(move.item())) {
            return Refusal.because("USED", "FATE-474");
        }
        return judge(
                now, hero, now.content().item(gear.get().card()).branches(), move.branch(), move.pay(), move.aims());
    }

    private static void useItem(Referee referee, Acting prompt, FateforgeMove.UseItem move) {
        TurnAnswers.stay(referee, prompt);
        Hero hero = referee.hero(prompt.hero());
        Gear gear = HeroActing.gear(hero, move.item()).orElseThrow();
        ItemCard card = referee.content.item(gear.card());
        List<HeldResult> paid = Payments.held(hero, move.pay());
        referee.put(hero.with(hero.fight().using(gear.id())));
        referee.tell(new FateforgeEvent.ItemUsed(hero.id(), gear.card()));
        wear(referee, hero.id(), gear, card);
        pay(referee, hero.id(), card.branches().get(move.branch()).cost(), move.pay());
        Chains.begin(referee, hero.id(), CardSource.ITEM + card.id(), move.branch(), move.aims(), paid);
    }

    /** FATE-081, FATE-082: a use less; gone after the last. */
    static void wear(Referee referee, String id, Gear gear, ItemCard card) {
        if (card.uses() == 0) {
            return;
        }
        Hero hero = referee.hero(id);
        if (gear.charges() > 1) {
            referee.put(hero.with(gear.withCharges(gear.charges() - 1)));
        } else {
            referee.put(hero.without(gear));
            referee.tell(new FateforgeEvent.ItemGone(id, card.id()));
        }
    }

    // --- the Special of a weapon

    private static void specials(Situation now, Acting prompt, List<FateforgeMove> into) {
        Hero hero = now.hero(prompt.hero());
        for (HeldResult result : Area.distinct(hero, SPECIAL)) {
            // FATE-170: a Special that was given pays a ? at most
            if (result.die().isPresent()) {
                for (Gear weapon : Sheet.weapons(now.content(), hero)) {
                    ways(
                            now,
                            hero,
                            now.content().item(weapon.card()).special(),
                            (branch, pay, aims) -> into.add(new FateforgeMove.ActSpecial(result.id(), branch, aims)));
                }
            }
        }
    }

    private static void special(Referee referee, Acting prompt, FateforgeMove.ActSpecial move) {
        TurnAnswers.stay(referee, prompt);
        Hero hero = referee.hero(prompt.hero());
        Gear weapon = Sheet.weapons(referee.content, hero).get(0);
        HeldResult paid = Area.spend(referee, hero.id(), move.result());
        referee.tell(new FateforgeEvent.SpecialUsed(hero.id(), weapon.card()));
        Chains.begin(referee, hero.id(), CardSource.SPECIAL + weapon.card(), move.branch(), move.aims(), List.of(paid));
    }

    // --- allies

    /** The ally beside this hero, whom he may still use this turn. */
    private static Optional<AllyInPlay> beside(Situation now, Hero hero) {
        return now.ground()
                .fray
                .ally()
                .filter(ally -> !ally.out()
                        && !hero.fight().hasUsed(OncePerRound.ALLY)
                        && now.hero(ally.hero()).in(hero.fight().zone())
                        && now.hero(ally.hero()).standing());
    }

    private static void swaps(Situation now, Acting prompt, List<FateforgeMove> into) {
        if (now.ground().fray.ally().isEmpty()) {
            return;
        }
        Hero hero = now.hero(prompt.hero());
        beside(now, hero).ifPresent(ally -> {
            for (HeldResult own : Area.distinct(hero, ResultFace.ANY | ResultFace.mask(ResultFace.X))) {
                if (own.die().isPresent()) {
                    for (HeldResult die : ally.dice()) {
                        into.add(new FateforgeMove.AllySwap(own.id(), die.id()));
                    }
                }
            }
        });
    }

    private static void swap(Referee referee, Acting prompt, FateforgeMove.AllySwap move) {
        TurnAnswers.stay(referee, prompt);
        Hero hero = referee.hero(prompt.hero());
        referee.put(hero.with(hero.fight().using(OncePerRound.ALLY)));
        Area.spend(referee, hero.id(), move.own());
        HeldResult die = allyDie(referee.fray().ally().orElseThrow(), move.allyDie());
        referee.tell(new FateforgeEvent.AllyDieUsed(hero.id(), die.face()));
        Area.gain(referee, hero.id(), die.face());
    }

    private static HeldResult allyDie(AllyInPlay ally, String id) {
        for (HeldResult die : ally.dice()) {
            if (die.id().equals(id)) {
                return die;
            }
        }
        throw new IllegalArgumentException("the ally has no die " + id);
    }

    private static void allySkills(Situation now, Acting prompt, List<FateforgeMove> into) {
        if (now.ground().fray.ally().isEmpty()) {
            return;
        }
        Hero hero = now.hero(prompt.hero());
        beside(now, hero).ifPresent(ally -> {
            AllyCard card = now.content().ally(ally.card());
            for (int i = 0; i < card.skills().size(); i++) {
                int skill = i;
                for (HeldResult die : ally.dice()) {
                    ways(
                            now,
                            hero,
                            card.skills().get(i).branches(),
                            (branch, pay, aims) ->
                                    into.add(new FateforgeMove.AllySkill(die.id(), skill, branch, aims)));
                }
            }
        });
    }

    private static void allySkill(Referee referee, Acting prompt, FateforgeMove.AllySkill move) {
        TurnAnswers.stay(referee, prompt);
        Hero hero = referee.hero(prompt.hero());
        AllyInPlay ally = referee.fray().ally().orElseThrow();
        referee.put(hero.with(hero.fight().using(OncePerRound.ALLY)));
        referee.put(referee.fray().with(ally.without(move.allyDie())));
        referee.tell(new FateforgeEvent.AllySkillUsed(hero.id(), ally.card(), move.skill()));
        Chains.begin(
                referee,
                hero.id(),
                CardSource.ALLY + ally.card() + ":" + move.skill(),
                move.branch(),
                move.aims(),
                List.of());
    }
}
