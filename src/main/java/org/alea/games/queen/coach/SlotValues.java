package org.alea.games.queen.coach;

import java.util.Arrays;
import org.alea.games.queen.Attack;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Stance;
import org.jspecify.annotations.Nullable;

/**
 * What any dice beside one enemy are worth (QUEEN-214, 218). That depends on nothing but their colours and the dragon
 * die, so each answer is reckoned once and looked up ever after.
 */
final class SlotValues {
    /** What has joined the dice, or happens around them: bits that can come together. */
    static final int ALONE = 0;

    static final int JOINED = 1;
    static final int WING = 2;
    /** The solo of lowest value, driven further down. */
    static final int LOWEST = 4;
    /** The Moon enemy while the Sun enemy's damage keeps the Moon quiet. */
    static final int GUARDED = 8;

    private static final int CASES = 16;
    private static final double SHIELD = 0.15;
    private static final double LAST_BREATH = -0.25;

    private final Stance stance;
    private final EnemyCard card;
    private final Worth worth;
    private final Terms terms;
    private final double[][] known = new double[CASES][];
    private final @Nullable Attack[][] attacks = new Attack[CASES][];

    /**
     * What the table adds to the worth of a slot.
     *
     * @param wound what a wound costs
     * @param damage what damage earns (the Sun)
     * @param defeat what a defeat costs (Conspirators still face down)
     * @param lowestSoloDown how much further the lowest solo moves
     */
    record Terms(boolean shields, boolean moon, double wound, double damage, double defeat, int lowestSoloDown) {}

    private SlotValues(Stance stance, EnemyCard card, Terms terms) {
        this.stance = stance;
        this.card = card;
        this.terms = terms;
        this.worth = new Worth(card);
    }

    /** What is known about an enemy, going on from {@code before} if it stands as it stood then. */
    static SlotValues of(QueenTable table, EnemyInPlay enemy, Terms terms, @Nullable SlotValues before) {
        Stance stance = Stance.of(table, enemy.slot());
        return before != null && before.stance.equals(stance) && before.terms.equals(terms)
                ? before
                : new SlotValues(stance, enemy.card(), terms);
    }

    double of(int colours, int how) {
        int place = Hand.place(colours);
        if (place < 0) {
            return reckon(colours, how);
        }
        double[] values = known[how];
        if (values == null) {
            values = new double[Hand.PLACES];
            Arrays.fill(values, Double.NaN);
            known[how] = values;
        }
        double value = values[place];
        if (Double.isNaN(value)) {
            value = reckon(colours, how);
            values[place] = value;
        }
        return value;
    }

    Attack attack(int colours, int how) {
        int place = Hand.place(colours);
        if (place < 0) {
            return meet(colours, how);
        }
        @Nullable Attack[] met = attacks[how];
        if (met == null) {
            met = new Attack[Hand.PLACES];
            attacks[how] = met;
        }
        Attack attack = met[place];
        if (attack == null) {
            attack = meet(colours, how);
            met[place] = attack;
        }
        return attack;
    }

    boolean alike(int colours, int other) {
        for (int how = 0; how < CASES; how++) {
            if (!attack(colours, how).equals(attack(other, how))) {
                return false;
            }
        }
        return true;
    }

    private Attack meet(int colours, int how) {
        int further = (how & LOWEST) != 0 ? terms.lowestSoloDown() : 0;
        return stance.meet(colours, (how & JOINED) != 0, (how & WING) != 0, further);
    }

    private double reckon(int colours, int how) {
        Attack attack = attack(colours, how);
        int marker = stance.marker();
        double value = -worth.on(marker);
        int after = marker + attack.up();
        if (after >= card.top()) {
            value += Worth.DEFEATED + terms.defeat() + (card.ability().lastBreath() ? LAST_BREATH : 0);
        } else {
            after -= attack.down();
            if (after <= 0) {
                value -= terms.wound();
                after = card.start();
            }
            if (terms.moon() && !attack.damages() && (how & GUARDED) == 0 && --after == 0) {
                value -= terms.wound();
                after = card.start();
            }
            value += worth.on(after);
        }
        return value + shield(attack) + (attack.damages() ? terms.damage() : 0);
    }

    private double shield(Attack attack) {
        return switch (attack.kind()) {
            case FAILED -> terms.shields() ? -SHIELD : 0;
            case SHIELD_BROKEN, SMASHED -> SHIELD;
            default -> 0;
        };
    }
}
