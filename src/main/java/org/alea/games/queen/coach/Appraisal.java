package org.alea.games.queen.coach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.ChariotInPlay;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.Power;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenTable;

/** What hands of dice are worth on one table: the evaluation of QUEEN-213 to 218. */
public final class Appraisal {
    /** The gain of what may not be done. */
    public static final double IMPOSSIBLE = Double.NEGATIVE_INFINITY;

    /** With more coloured dice, following chaos into all its results for every placement would take too long. */
    private static final int FEW_IN_CHAOS = 3;

    private final Slots slots;
    private final Optional<Aim> aim;
    private final Power power;
    private final List<ChariotCard> openChariots = new ArrayList<>();
    private final int defended;
    private final List<Optional<DragonFace>> dragonFaces = new ArrayList<>();
    private final int chaosSamples;
    private final Defence defence;
    private final Placements placements;
    private final Placements placementsOfAnyColour;
    private final ChaosMeans chaosMeans;

    /** @param chaosSamples how many results of chaos are looked at */
    public Appraisal(QueenTable table, int chaosSamples) {
        this(table, chaosSamples, true, Optional.empty(), Optional.empty());
    }

    /** The same for a table that may be played for something else than its enemies. */
    public Appraisal(QueenTable table, int chaosSamples, Optional<Aim> aim) {
        this(table, chaosSamples, true, Optional.empty(), aim);
    }

    /**
     * The same, keeping what {@code before} has reckoned about enemies that stand as they stood.
     *
     * @param careful whether damage to the Sun enemy is known to keep the Moon quiet where a power says so
     */
    public Appraisal(QueenTable table, int chaosSamples, boolean careful, Optional<Appraisal> before) {
        this(table, chaosSamples, careful, before, before.flatMap(old -> old.aim));
    }

    /** The same with both. */
    public Appraisal(
            QueenTable table, int chaosSamples, boolean careful, Optional<Appraisal> before, Optional<Aim> aim) {
        this.chaosSamples = chaosSamples;
        this.aim = aim;
        power = table.power();
        slots = new Slots(table, careful, before.map(old -> old.slots).orElse(null));
        table.chariots().stream()
                .filter(chariot -> !chariot.defended())
                .map(ChariotInPlay::card)
                .sorted(Comparator.comparing(card -> !card.defence().pair()))
                .forEach(openChariots::add);
        defended = table.chariots().size() - openChariots.size();
        defence = new Defence(slots, openChariots, power.defendsFromSet());
        placements = new Placements(openChariots, power.defendsFromSet(), new Gifts(slots, false));
        placementsOfAnyColour = new Placements(openChariots, power.defendsFromSet(), new Gifts(slots, true));
        chaosMeans = new ChaosMeans(slots);
        if (table.options().with(QueenModule.DRAGON)) {
            table.cards().board().dragonFaces().forEach(face -> dragonFaces.add(Optional.of(face)));
        }
    }

    List<Optional<DragonFace>> dragonFaces() {
        return dragonFaces;
    }

    /** QUEEN-213: the value of stopping with these dice, after the best placements and the best use of the dragon. */
    public double stop(Hand hand, Luck luck) {
        return stop(hand, luck, false);
    }

    /** The same at a decision itself: chaos is followed into all its results, so that nothing is left to luck. */
    double stopHere(Hand hand, Luck luck) {
        return stop(hand, luck, true);
    }

    /** Whether stopping takes more than looking each slot up once: Chariots want dice, or chaos has to be sampled. */
    boolean laborious(Hand hand) {
        return !openChariots.isEmpty() || throwsColours(hand);
    }

    /** Whether chaos would throw the coloured dice of this hand before they count. */
    boolean throwsColours(Hand hand) {
        return aim.isEmpty() && inChaos(hand);
    }

    private boolean inChaos(Hand hand) {
        return hand.dragon.isPresent() && hand.dragon.get() == DragonFace.CHAOS && !power.ignoresChaos();
    }

    private double stop(Hand hand, Luck luck, boolean here) {
        if (aim.isPresent()) {
            return stopFor(aim.get(), hand);
        }
        if (openChariots.isEmpty()) {
            return attack(hand, luck, here);
        }
        if (inChaos(hand)) {
            return stopInChaos(hand, luck, here);
        }
        if (slots.independent()) {
            return defence.best(hand, hand.dragon.filter(face -> face != DragonFace.CHAOS));
        }
        double[] best = {IMPOSSIBLE};
        placements.each(
                hand, (rest, more, undefended) -> best[0] = Math.max(best[0], attack(rest, luck, here) - undefended));
        return best[0];
    }

    private double stopFor(Aim goal, Hand hand) {
        if (openChariots.isEmpty()) {
            return goal.worth(hand, defended);
        }
        double[] best = {IMPOSSIBLE};
        placementsOfAnyColour.each(
                hand, (rest, more, undefended) -> best[0] = Math.max(best[0], goal.worth(rest, defended + more)));
        return best[0];
    }

    /** Dice are placed by the mean of each slot for itself: samples are to tell the worth, not to choose. */
    private double stopInChaos(Hand hand, Luck luck, boolean here) {
        double[] best = {IMPOSSIBLE, 0};
        if (here && Hand.size(hand.coloured()) <= FEW_IN_CHAOS) {
            placementsOfAnyColour.each(
                    hand, (rest, more, undefended) -> best[0] = Math.max(best[0], wholeChaos(rest) - undefended));
            return best[0];
        }
        Hand chosen = new Hand();
        placementsOfAnyColour.each(hand, (rest, more, undefended) -> {
            double mean = chaosMeans.of(rest) - undefended;
            if (mean > best[0]) {
                best[0] = mean;
                best[1] = undefended;
                chosen.lieAs(rest);
            }
        });
        return (here ? wholeChaos(chosen) : chaos(chosen, luck)) - best[1];
    }

    /** At a decision itself: stopping without another die on a Chariot. */
    double stopUndefended(Hand hand, Luck luck) {
        if (aim.isPresent()) {
            return aim.get().worth(hand, defended);
        }
        double undefended = 0;
        for (ChariotCard card : openChariots) {
            undefended += card.weight();
        }
        return attack(hand, luck, true) - undefended;
    }

    /** The value of the attacks alone, dragon die included and Chariots left out. */
    public double attack(Hand hand, Luck luck) {
        return attack(hand, luck, false);
    }

    private double attack(Hand hand, Luck luck, boolean here) {
        if (hand.dragon.isEmpty()) {
            return slots.settled(hand);
        }
        DragonFace face = hand.dragon.get();
        if (face != DragonFace.CHAOS) {
            return slots.settledWith(hand, face);
        }
        if (power.ignoresChaos()) {
            return slots.settled(hand);
        }
        return here ? wholeChaos(hand) : chaos(hand, luck);
    }

    private double chaos(Hand hand, Luck luck) {
        if (slots.independent()) {
            return chaosSlotBySlot(hand, luck);
        }
        Hand whites = hand.withoutColoured();
        int coloured = hand.coloured();
        Hand result = new Hand();
        double sum = 0;
        for (int i = 0; i < chaosSamples; i++) {
            result.throwAmong(whites, coloured, luck);
            sum += slots.settled(result);
        }
        return sum / chaosSamples;
    }

    /** The same where slots do not depend on each other: only those that coloured dice fall on are looked up again. */
    private double chaosSlotBySlot(Hand hand, Luck luck) {
        int coloured = hand.coloured();
        int[] fallen = new int[7];
        double[] white = new double[7];
        double whites = 0;
        for (int slot = 1; slot <= 6; slot++) {
            white[slot] = slots.of(slot, hand.white(slot));
            whites += white[slot];
        }
        double sum = 0;
        for (int i = 0; i < chaosSamples; i++) {
            for (int touched = Hand.scatter(coloured, fallen, luck); touched != 0; touched &= touched - 1) {
                int slot = Integer.numberOfTrailingZeros(touched);
                sum += slots.of(slot, hand.white(slot) + fallen[slot]) - white[slot];
                fallen[slot] = 0;
            }
        }
        return whites + sum / chaosSamples;
    }

    private double wholeChaos(Hand hand) {
        if (slots.independent()) {
            return chaosMeans.of(hand);
        }
        double[] mean = new double[1];
        Landings.each(
                hand.withoutColoured(),
                hand.coloured(),
                List.of(),
                (result, chance) -> mean[0] += chance * slots.settled(result));
        return mean[0];
    }

    /** What the dragon die adds beside this slot, or {@link #IMPOSSIBLE}. */
    public double dragonGain(Hand hand, DragonFace face, int slot) {
        return slots.dragonGain(hand, face, slot);
    }

    /** The slot beside which the dragon die adds most; none if it is better left alone. */
    public OptionalInt dragonSlot(Hand hand) {
        return slots.dragonSlot(hand);
    }

    /** What the dice of one value bring, compared with none there; the best use of the dragon die counted in. */
    double brings(Hand hand, int value) {
        return aim.map(goal -> goal.worth(hand, defended) - goal.worth(hand.withoutAll(value), defended))
                .orElseGet(() -> slots.brings(hand, value));
    }

    /** What a white die beside this slot gains by counting as this colour, or {@link #IMPOSSIBLE}. */
    public double paintGain(Hand hand, int slot, DieColour colour) {
        return slots.paintGain(hand, slot, colour);
    }

    /** What the dice beside this slot are worth by themselves; an empty slot is worth nothing. */
    public double slot(Hand hand, int slot) {
        return aim.isPresent() ? brings(hand, slot) : slots.of(slot, hand.colours[slot]);
    }

    /**
     * What dice gain by going to a Chariot before a stop.
     *
     * @param without what is left of the hand
     * @param attack what the attacks of the whole hand are worth
     */
    public double defenceGain(ChariotCard card, Hand hand, Hand without, double attack, Luck luck) {
        return aim.map(goal -> goal.worth(without, defended + 1) - goal.worth(hand, defended))
                .orElseGet(() -> card.weight() + attack(without, luck) - attack);
    }

    /** What dice are wanted for, if not for the enemies. */
    Optional<Aim> aim() {
        return aim;
    }

    /** The slots the dice fall beside. */
    Slots slots() {
        return slots;
    }
}
