package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.alea.engine.Refusal;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.cards.CardFlag;
import org.alea.games.fateforge.cards.CardStep;
import org.alea.games.fateforge.cards.ItemCard;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.GearSlot;
import org.alea.games.fateforge.state.GroupBag;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;

/** What heroes do freely between scenes: eat, trade, equip, change skills (FATE-051, FATE-071, FATE-284, FATE-391). */
final class CampAnswers {
    private static final int MOST_ACTIVE = 6;

    private CampAnswers() {}

    /** The free moves, where they are allowed. */
    static <P extends Prompt> List<Offer<P, ?>> free(Predicate<Situation> allowed) {
        return List.of(
                Offer.of(
                        FateforgeMove.Eat.class,
                        (now, prompt, into) -> when(allowed, now, () -> meals(now, into)),
                        "NO_MEAL",
                        "FATE-284",
                        (referee, prompt, move) -> {
                            referee.push(prompt);
                            eat(referee, move);
                        }),
                Offer.of(
                        FateforgeMove.UseAtRest.class,
                        (now, prompt, into) -> when(allowed, now, () -> remedies(now, into)),
                        "NOT_AT_REST",
                        "FATE-475",
                        (referee, prompt, move) -> {
                            referee.push(prompt);
                            use(referee, move);
                        }),
                Offer.of(
                        FateforgeMove.Bag.class,
                        (now, prompt, into) -> when(allowed, now, () -> baggings(now, into)),
                        "NOT_TO_BAG",
                        "FATE-071",
                        (referee, prompt, move) -> {
                            referee.push(prompt);
                            toBag(referee, gear(referee, move.item()));
                        }),
                Offer.of(
                        FateforgeMove.Equip.class,
                        (now, prompt, into) -> when(allowed, now, () -> equipments(now, into)),
                        (now, prompt, move) ->
                                allowed.test(now) ? noEquip(now, move) : Refusal.because("FIXED", "FATE-423"),
                        (referee, prompt, move) -> {
                            referee.push(prompt);
                            equip(referee, move);
                        }),
                Offer.of(
                        FateforgeMove.ActivateSkill.class,
                        (now, prompt, into) -> when(allowed, now, () -> activations(now, into)),
                        "SIX_SKILLS",
                        "FATE-050",
                        (referee, prompt, move) -> {
                            referee.push(prompt);
                            Hero hero = referee.hero(move.hero());
                            referee.put(hero.withSkills(hero.skills(), Foes.plus(hero.active(), move.skill())));
                            referee.tell(new FateforgeEvent.SkillActivated(hero.id(), move.skill()));
                        }),
                Offer.of(
                        FateforgeMove.RetireSkill.class,
                        (now, prompt, into) -> when(allowed, now, () -> retirements(now, into)),
                        "NOT_ACTIVE",
                        "FATE-051",
                        (referee, prompt, move) -> {
                            referee.push(prompt);
                            Hero hero = referee.hero(move.hero());
                            List<String> active = new ArrayList<>(hero.active());
                            active.remove(move.skill());
                            referee.put(hero.withSkills(hero.skills(), List.copyOf(active)));
                            referee.tell(new FateforgeEvent.SkillRetired(hero.id(), move.skill()));
                        }));
    }

    private static void when(Predicate<Situation> allowed, Situation now, Runnable listing) {
        if (allowed.test(now)) {
            listing.run();
        }
    }

    // --- food and remedies

    private static void meals(Situation now, List<FateforgeMove> into) {
        if (now.state().bag().food() == 0) {
            return;
        }
        for (Hero hero : now.state().heroes()) {
            if (!hero.standing()) {
                continue;
            }
            boolean hurt = hero.health() < hero.maxHealth();
            boolean tired = hero.energy() < hero.maxEnergy();
            if (Sheet.flag(now.content(), hero, CardFlag.FOOD_HALF)) {
                if (hurt) {
                    into.add(new FateforgeMove.Eat(hero.id(), true, false));
                }
                if (tired) {
                    into.add(new FateforgeMove.Eat(hero.id(), false, true));
                }
            } else if (hurt || tired) {
                into.add(new FateforgeMove.Eat(hero.id(), true, true));
            }
        }
    }

    private static void eat(Referee referee, FateforgeMove.Eat move) {
        referee.put(referee.state().bag().withFood(referee.state().bag().food() - 1));
        referee.tell(new FateforgeEvent.FoodEaten(move.hero()));
        if (move.health()) {
            Health.heal(referee, move.hero(), 1);
        }
        if (move.energy()) {
            Health.energise(referee, move.hero(), 1);
        }
    }

    /** Every item of the group. */
    private static List<Gear> all(Situation now) {
        List<Gear> all = new ArrayList<>();
        for (Hero hero : now.state().heroes()) {
            all.addAll(hero.gear());
        }
        all.addAll(now.state().bag().items());
        return all;
    }

    private static void remedies(Situation now, List<FateforgeMove> into) {
        for (Gear gear : all(now)) {
            if (now.content().item(gear.card()).outOfCombat()) {
                for (Hero hero : now.state().heroes()) {
                    into.add(new FateforgeMove.UseAtRest(gear.id(), hero.id()));
                }
            }
        }
    }

    private static void use(Referee referee, FateforgeMove.UseAtRest move) {
        Gear gear = gear(referee, move.item());
        ItemCard card = referee.content.item(gear.card());
        referee.tell(new FateforgeEvent.ItemUsed(move.hero(), card.id()));
        Optional<String> owner = owner(referee, gear);
        if (owner.isPresent()) {
            CardAnswers.wear(referee, owner.get(), gear, card);
        } else {
            GroupBag bag = referee.state().bag().without(gear);
            referee.put(gear.charges() > 1 ? bag.with(gear.withCharges(gear.charges() - 1)) : bag);
        }
        HeroActing stage = new HeroActing(referee, move.hero(), List.of(), "");
        for (CardStep step : card.branches().get(0).steps()) {
            step.deed().perform(stage, move.hero());
        }
        Stories.standAgain(referee, move.hero());
    }

    // --- items

    static Gear gear(Referee referee, String item) {
        for (Hero hero : referee.state().heroes()) {
            Optional<Gear> gear = HeroActing.gear(hero, item);
            if (gear.isPresent()) {
                return gear.get();
            }
        }
        for (Gear gear : referee.state().bag().items()) {
            if (gear.id().equals(item)) {
                return gear;
            }
        }
        throw new IllegalArgumentException("the group has no item " + item);
    }

    private static Optional<String> owner(Referee referee, Gear gear) {
        for (Hero hero : referee.state().heroes()) {
            if (HeroActing.gear(hero, gear.id()).isPresent()) {
                return Optional.of(hero.id());
            }
        }
        return Optional.empty();
    }

    private static boolean tied(Situation now, Gear gear) {
        return now.content().item(gear.card()).flags().contains(CardFlag.OWNER_ONLY);
    }

    private static void baggings(Situation now, List<FateforgeMove> into) {
        for (Hero hero : now.state().heroes()) {
            for (Gear gear : hero.gear()) {
                if (!tied(now, gear)) {
                    into.add(new FateforgeMove.Bag(gear.id()));
                }
            }
        }
    }

    private static void takeAway(Referee referee, Gear gear) {
        Optional<String> owner = owner(referee, gear);
        if (owner.isPresent()) {
            referee.put(referee.hero(owner.get()).without(gear));
        } else {
            referee.put(referee.state().bag().without(gear));
        }
    }

    static void toBag(Referee referee, Gear gear) {
        String owner = owner(referee, gear).orElse("");
        takeAway(referee, gear);
        referee.put(referee.state().bag().with(gear));
        referee.tell(new FateforgeEvent.ItemPlaced(owner, gear.card(), GearSlot.BAG, false));
    }

    /** For every item and hero one way to equip it and one to carry it face down. */
    private static void equipments(Situation now, List<FateforgeMove> into) {
        for (Gear gear : all(now)) {
            ItemCard card = now.content().item(gear.card());
            for (Hero hero : now.state().heroes()) {
                boolean own = HeroActing.gear(hero, gear.id()).isPresent();
                if (tied(now, gear) && !own) {
                    continue;
                }
                GearSlot proper = Slots.proper(hero, card);
                boolean there = own && gear.faceUp();
                if (!there && mayTake(now, hero, proper, gear)) {
                    into.add(new FateforgeMove.Equip(gear.id(), hero.id(), proper, true));
                }
                if (!own && Slots.freePack(hero).isPresent()) {
                    into.add(new FateforgeMove.Equip(
                            gear.id(), hero.id(), Slots.freePack(hero).get(), false));
                }
            }
        }
    }

    /** What is tied to its owner is not displaced. */
    private static boolean mayTake(Situation now, Hero hero, GearSlot slot, Gear item) {
        for (Gear gear : hero.gear()) {
            if (!gear.id().equals(item.id()) && gear.slot().clashes(slot) && tied(now, gear)) {
                return false;
            }
        }
        return true;
    }

    private static Optional<Refusal> noEquip(Situation now, FateforgeMove.Equip move) {
        Optional<Gear> gear =
                all(now).stream().filter(each -> each.id().equals(move.item())).findFirst();
        Optional<Hero> hero = now.state().heroes().stream()
                .filter(each -> each.id().equals(move.hero()))
                .findFirst();
        if (gear.isEmpty() || hero.isEmpty()) {
            return Refusal.because("NO_SUCH_CARD", "FATE-070");
        }
        boolean own = HeroActing.gear(hero.get(), move.item()).isPresent();
        if (tied(now, gear.get()) && !own) {
            return Refusal.because("TIED", "FATE-474");
        }
        ItemCard card = now.content().item(gear.get().card());
        boolean fits =
                move.faceUp() ? Slots.fits(card, move.slot()) : move.slot().pack();
        if (!fits || !mayTake(now, hero.get(), move.slot(), gear.get())) {
            return Refusal.because("WRONG_SLOT", "FATE-073");
        }
        return Optional.empty();
    }

    private static void equip(Referee referee, FateforgeMove.Equip move) {
        Gear gear = gear(referee, move.item());
        takeAway(referee, gear);
        for (Gear lying : new ArrayList<>(referee.hero(move.hero()).gear())) {
            if (lying.slot().clashes(move.slot())) {
                toBag(referee, lying);
            }
        }
        Hero hero = referee.hero(move.hero());
        List<Gear> carried = new ArrayList<>(hero.gear());
        carried.add(gear.in(move.slot(), move.faceUp()));
        referee.put(hero.withGear(List.copyOf(carried)));
        referee.tell(new FateforgeEvent.ItemPlaced(hero.id(), gear.card(), move.slot(), move.faceUp()));
    }

    // --- skills

    private static void activations(Situation now, List<FateforgeMove> into) {
        for (Hero hero : now.state().heroes()) {
            if (hero.active().size() < MOST_ACTIVE) {
                for (String skill : hero.skills()) {
                    if (!hero.active().contains(skill)) {
                        into.add(new FateforgeMove.ActivateSkill(hero.id(), skill));
                    }
                }
            }
        }
    }

    private static void retirements(Situation now, List<FateforgeMove> into) {
        for (Hero hero : now.state().heroes()) {
            for (String skill : hero.active()) {
                into.add(new FateforgeMove.RetireSkill(hero.id(), skill));
            }
        }
    }

    /** FATE-386: a bought skill is active at once if there is room. */
    static List<String> activated(List<String> active, String skill) {
        return active.size() < MOST_ACTIVE ? Foes.plus(active, skill) : active;
    }
}
