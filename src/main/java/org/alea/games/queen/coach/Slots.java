package org.alea.games.queen.coach;

import org.alea.games.queen.Attack;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.Power;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenTable;
import org.jspecify.annotations.Nullable;

/** The six slots of one table as dice meet them: what dice that nothing will move any more are worth there. */
final class Slots {
    private static final double SUN = 0.22;
    private static final double SUN_WITH_TWO_DICE = 0.35;
    private static final double ANOTHER_CONSPIRATOR = -0.08;
    private static final double SHIELD_SKIPPED = 0.15;
    private static final DieColour[] COLOURED = {DieColour.G, DieColour.Y, DieColour.B};

    private final @Nullable SlotValues[] values = new SlotValues[7];
    private final boolean[][] symbols = new boolean[7][];
    private final int asWhite;
    private final boolean lowestSolo;
    private final Power power;
    private final boolean skipsShield;
    private final int sun;
    private final int moon;
    private final boolean moonGuard;

    /**
     * @param careful whether damage to the Sun enemy is known to keep the Moon quiet where a power says so
     * @param before what has been reckoned already about enemies that may stand as they stood
     */
    Slots(QueenTable table, boolean careful, @Nullable Slots before) {
        power = table.power();
        skipsShield = power.skipsShield() && table.powerLeft();
        sun = table.sun().orElse(0);
        moon = table.moon().orElse(0);
        moonGuard = careful && moon != 0 && power.guardsFromMoon();
        asWhite = mask(table);
        lowestSolo = table.modifiers().lowestSoloDown() > 0;
        for (EnemyInPlay enemy : table.enemies()) {
            int slot = enemy.slot();
            values[slot] = SlotValues.of(table, enemy, terms(table, slot), before == null ? null : before.values[slot]);
            symbols[slot] = usable(enemy);
        }
    }

    private SlotValues.Terms terms(QueenTable table, int slot) {
        return new SlotValues.Terms(
                table.options().with(QueenModule.SHIELDS),
                slot == moon,
                Worth.ofWound(table.lastHealthSpace() - table.health()),
                slot != sun ? 0 : power.sunDice() > 1 ? SUN_WITH_TWO_DICE : SUN,
                table.conspiratorsFaceDown() > 0 ? ANOTHER_CONSPIRATOR : 0,
                table.modifiers().lowestSoloDown());
    }

    private boolean[] usable(EnemyInPlay enemy) {
        DragonFace[] faces = DragonFace.values();
        boolean[] usable = new boolean[faces.length];
        for (DragonFace face : faces) {
            usable[index(face)] = face.symbol()
                    && (enemy.card().dragon().filter(face::equals).isPresent() || power.usesAnywhere(face));
        }
        return usable;
    }

    /** A number for each face. */
    static int index(DragonFace face) {
        return switch (face) {
            case CLAW -> 0;
            case TAIL -> 1;
            case TEETH -> 2;
            case WING -> 3;
            case CHAOS -> 4;
        };
    }

    private static int mask(QueenTable table) {
        int mask = 0;
        for (DieColour colour : COLOURED) {
            mask |= table.modifiers().countsAsWhite(colour) ? 0xFF << colour.shift() : 0;
        }
        return mask;
    }

    /** Whether what lies beside one slot never changes what the dice beside another are worth. */
    boolean independent() {
        return !lowestSolo && !moonGuard && !skipsShield;
    }

    /** The value of dice that nothing will move any more. */
    double settled(Hand hand) {
        double sum = 0;
        if (independent()) {
            for (int slot = 1; slot <= 6; slot++) {
                sum += of(slot, hand.colours[slot]);
            }
            return sum;
        }
        int lowest = lowestSolo ? lowestSolo(hand) : 0;
        boolean guarded = moonGuard && sunDamaged(hand);
        boolean raised = false;
        for (int slot = 1; slot <= 6; slot++) {
            SlotValues here = values[slot];
            if (here != null) {
                int colours = attackColours(hand.colours[slot]);
                int how = slot == lowest
                        ? SlotValues.LOWEST
                        : guarded && slot == moon ? SlotValues.GUARDED : SlotValues.ALONE;
                sum += here.of(colours, how);
                raised = raised || (skipsShield && here.attack(colours, how).kind() == Attack.Kind.FAILED);
            }
        }
        return sum + (raised ? SHIELD_SKIPPED : 0);
    }

    private boolean sunDamaged(Hand hand) {
        SlotValues here = values[sun];
        return here != null
                && here.attack(attackColours(hand.colours[sun]), SlotValues.ALONE)
                        .damages();
    }

    private int lowestSolo(Hand hand) {
        for (int value = 1; value <= 6; value++) {
            SlotValues here = values[value];
            if (hand.count(value) == 1
                    && (here == null
                            || here.attack(attackColours(hand.colours[value]), SlotValues.ALONE)
                                            .kind()
                                    != Attack.Kind.FAILED)) {
                return value;
            }
        }
        return 0;
    }

    /** The gain of the best slot for the dragon die, or 0 to leave it. */
    double bestDragon(Hand hand, DragonFace face) {
        boolean wing = face == DragonFace.WING;
        int symbol = index(face);
        double best = 0;
        for (int slot = 1; slot <= 6; slot++) {
            int printed = hand.colours[slot];
            SlotValues here = values[slot];
            // a wing gains nothing beside a set, whatever makes it one
            if (printed != 0 && here != null && (wing ? Hand.size(printed) == 1 : symbols[slot][symbol])) {
                best = Math.max(best, dragonGain(here, attackColours(printed), wing));
            }
        }
        return best;
    }

    private static double dragonGain(SlotValues here, int colours, boolean wing) {
        return here.of(colours, wing ? SlotValues.WING : SlotValues.JOINED) - here.of(colours, SlotValues.ALONE);
    }

    /** What the dragon die adds beside this slot, or {@link Appraisal#IMPOSSIBLE}. */
    double dragonGain(Hand hand, DragonFace face, int slot) {
        SlotValues here = values[slot];
        int colours = attackColours(hand.colours[slot]);
        if (here == null || colours == 0) {
            return Appraisal.IMPOSSIBLE;
        }
        boolean wing = face == DragonFace.WING;
        boolean usable =
                wing ? here.attack(colours, SlotValues.ALONE).kind() == Attack.Kind.SOLO : symbols[slot][index(face)];
        return usable ? dragonGain(here, colours, wing) : Appraisal.IMPOSSIBLE;
    }

    /** What a white die beside this slot gains by counting as this colour, or {@link Appraisal#IMPOSSIBLE}. */
    double paintGain(Hand hand, int slot, DieColour colour) {
        SlotValues here = values[slot];
        if (here == null || Hand.of(hand.colours[slot], DieColour.W) == 0) {
            return Appraisal.IMPOSSIBLE;
        }
        int colours = attackColours(hand.colours[slot]);
        int painted = colours - Hand.one(DieColour.W) + Hand.one(colour);
        return here.of(painted, SlotValues.ALONE) - here.of(colours, SlotValues.ALONE);
    }

    /** How many squares these dice would push the enemy of a slot up. */
    int climbs(Hand hand, int slot) {
        SlotValues here = values[slot];
        return here == null
                ? 0
                : here.attack(attackColours(hand.colours[slot]), SlotValues.ALONE)
                        .up();
    }

    /** The same with the dragon die wherever its face may join them. */
    int climbsWithDragon(Hand hand, int slot) {
        SlotValues here = values[slot];
        int colours = attackColours(hand.colours[slot]);
        int alone = climbs(hand, slot);
        if (here == null
                || colours == 0
                || hand.dragon.filter(face -> symbols[slot][index(face)]).isEmpty()) {
            return alone;
        }
        return Math.max(alone, here.attack(colours, SlotValues.JOINED).up());
    }

    double of(int slot, int printed) {
        SlotValues here = values[slot];
        return here == null ? 0 : here.of(attackColours(printed), SlotValues.ALONE);
    }

    /** QUEEN-083: some colours count as white this round. */
    private int attackColours(int printed) {
        int turned = printed & asWhite;
        return turned == 0 ? printed : (printed & ~asWhite) + Hand.size(turned);
    }
}
