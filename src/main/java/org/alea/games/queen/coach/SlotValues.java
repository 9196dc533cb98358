package org.alea.games.queen.coach;

import java.util.Arrays;
import org.alea.games.queen.Attack;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.Stance;

/**
 * What any dice beside one enemy are worth (QUEEN-214, 218). That depends on nothing but their colours and the dragon
 * die, so each answer is reckoned once and looked up ever after.
 */
final class SlotValues {
    /** What has joined the dice, or happens around them. */
    static final int ALONE = 0;

    static final int JOINED = 1;
    static final int WING = 2;
    /** The solo of lowest value, driven further down. */
    static final int LOWEST = 3;
    /** The Moon enemy while the Sun enemy's damage keeps the Moon quiet. */
    static final int GUARDED = 4;

    private static final int CASES = 5;
    private static final int WHITES = 16;
    private static final int OF_A_COLOUR = 4;
    private static final int HANDS = WHITES * OF_A_COLOUR * OF_A_COLOUR * OF_A_COLOUR;
    private static final double SHIELD = 0.15;
    private static final double LAST_BREATH = -0.25;

    private final Stance stance;
    private final EnemyCard card;
    private final Worth worth;
    private final Terms terms;
    private final double[] known = new double[CASES * HANDS];

    /**
     * What the table adds to the worth of a slot.
     *
     * @param wound what a wound costs
     * @param damage what damage earns (the Sun)
     * @param defeat what a defeat costs (Conspirators still face down)
     * @param lowestSoloDown how much further the lowest solo moves
     */
    record Terms(boolean shields, boolean moon, double wound, double damage, double defeat, int lowestSoloDown) {}

    SlotValues(Stance stance, EnemyCard card, Terms terms) {
        this.stance = stance;
        this.card = card;
        this.terms = terms;
        this.worth = new Worth(card);
        Arrays.fill(known, Double.NaN);
    }

    boolean sameAs(Stance otherStance, Terms otherTerms) {
        return stance.equals(otherStance) && terms.equals(otherTerms);
    }

    double of(int colours, int how) {
        int white = colours & 0xFF;
        int green = colours >>> 8 & 0xFF;
        int yellow = colours >>> 16 & 0xFF;
        int blue = colours >>> 24;
        if (white >= WHITES || green >= OF_A_COLOUR || yellow >= OF_A_COLOUR || blue >= OF_A_COLOUR) {
            return reckon(colours, how);
        }
        int index = how * HANDS + ((blue * OF_A_COLOUR + yellow) * OF_A_COLOUR + green) * WHITES + white;
        double value = known[index];
        if (Double.isNaN(value)) {
            value = reckon(colours, how);
            known[index] = value;
        }
        return value;
    }

    Attack attack(int colours, int how) {
        return stance.meet(colours, how == JOINED, how == WING, how == LOWEST ? terms.lowestSoloDown() : 0);
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
            if (terms.moon() && !attack.damages() && how != GUARDED && --after == 0) {
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
