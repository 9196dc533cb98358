package org.alea.games.queen.coach;

import java.util.OptionalInt;
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
        return settled(hand, 0, SlotValues.ALONE);
    }

    /** @param how what the dragon die is beside this slot, which may be none */
    private double settled(Hand hand, int dragonSlot, int how) {
        double sum = 0;
        int lowest = lowestSolo ? lowestSolo(hand, dragonSlot, how) : 0;
        boolean guarded = moonGuard && sunDamaged(hand, dragonSlot == sun ? how : SlotValues.ALONE);
        boolean raised = false;
        for (int slot = 1; slot <= 6; slot++) {
            SlotValues here = values[slot];
            if (here != null) {
                int colours = attackColours(hand.colours[slot]);
                int all = (slot == dragonSlot ? how : SlotValues.ALONE)
                        | (slot == lowest ? SlotValues.LOWEST : 0)
                        | (guarded && slot == moon ? SlotValues.GUARDED : 0);
                sum += here.of(colours, all);
                raised = raised || (skipsShield && here.attack(colours, all).kind() == Attack.Kind.FAILED);
            }
        }
        return sum + (raised ? SHIELD_SKIPPED : 0);
    }

    private boolean sunDamaged(Hand hand, int how) {
        SlotValues here = values[sun];
        return here != null
                && here.attack(attackColours(hand.colours[sun]), how).damages();
    }

    /** QUEEN-250: a lone die that counts as two is no solo, nor is one that claw, tail or teeth have joined. */
    private int lowestSolo(Hand hand, int dragonSlot, int how) {
        for (int value = 1; value <= 6; value++) {
            SlotValues here = values[value];
            if (hand.count(value) == 1
                    && (here == null
                            || solo(here, attackColours(hand.colours[value]), value == dragonSlot ? how : 0))) {
                return value;
            }
        }
        return 0;
    }

    private static boolean solo(SlotValues here, int colours, int how) {
        Attack.Kind kind = here.attack(colours, how).kind();
        return kind == Attack.Kind.SOLO || kind == Attack.Kind.SHIELD_BROKEN;
    }

    /** The value of the dice with the dragon die beside the best slot, or left alone. */
    double settledWith(Hand hand, DragonFace face) {
        double alone = settled(hand);
        double best = alone;
        boolean apart = independent();
        for (int slot = 1; slot <= 6; slot++) {
            if (usable(hand.colours[slot], face, slot)) {
                best = Math.max(best, apart ? alone + gainThere(hand, face, slot) : settled(hand, slot, how(face)));
            }
        }
        return best;
    }

    /** QUEEN-117, 120: where its symbol is; the wing beside a solo. */
    private boolean usable(int printed, DragonFace face, int slot) {
        SlotValues here = values[slot];
        int colours = attackColours(printed);
        if (here == null || colours == 0) {
            return false;
        }
        return face == DragonFace.WING ? solo(here, colours, SlotValues.ALONE) : symbols[slot][index(face)];
    }

    private double gainThere(Hand hand, DragonFace face, int slot) {
        SlotValues here = values[slot];
        int colours = attackColours(hand.colours[slot]);
        return here == null ? 0 : here.of(colours, how(face)) - here.of(colours, SlotValues.ALONE);
    }

    private static int how(DragonFace face) {
        return face == DragonFace.WING ? SlotValues.WING : SlotValues.JOINED;
    }

    /** What the dragon die adds beside this slot, or {@link Appraisal#IMPOSSIBLE}. */
    double dragonGain(Hand hand, DragonFace face, int slot) {
        return usable(hand.colours[slot], face, slot)
                ? settled(hand, slot, how(face)) - settled(hand)
                : Appraisal.IMPOSSIBLE;
    }

    /** The slot beside which the dragon die adds most; none if it is better left alone. */
    OptionalInt dragonSlot(Hand hand) {
        OptionalInt best = OptionalInt.empty();
        double most = 0;
        for (int slot = 1; slot <= 6 && hand.dragon.isPresent(); slot++) {
            double gain = dragonGain(hand, hand.dragon.get(), slot);
            if (gain > most) {
                most = gain;
                best = OptionalInt.of(slot);
            }
        }
        return best;
    }

    /** What the dice of one value bring, compared with none there; the dragon die with them if that is its best place. */
    double brings(Hand hand, int value) {
        OptionalInt joined = dragonSlot(hand);
        if (!independent()) {
            int slot = joined.orElse(0);
            int how = slot == 0 ? SlotValues.ALONE : how(hand.dragon.orElseThrow());
            return settled(hand, slot, how) - settled(hand.withoutAll(value), slot == value ? 0 : slot, how);
        }
        int printed = hand.colours[value];
        boolean helped = joined.equals(OptionalInt.of(value));
        return (helped ? joined(value, printed, hand.dragon.orElseThrow()) : of(value, printed)) - of(value, 0);
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

    /** The same with the dragon die, or {@link Appraisal#IMPOSSIBLE} where this face may not be. */
    double joined(int slot, int printed, DragonFace face) {
        SlotValues here = values[slot];
        return here == null || !usable(printed, face, slot)
                ? Appraisal.IMPOSSIBLE
                : here.of(attackColours(printed), how(face));
    }

    /** Whether these dice do the same beside a slot, whatever joins them or happens around them. */
    boolean alike(int slot, int printed, int other) {
        SlotValues here = values[slot];
        return here == null || here.alike(attackColours(printed), attackColours(other));
    }

    /** QUEEN-083: some colours count as white this round. */
    private int attackColours(int printed) {
        int turned = printed & asWhite;
        return turned == 0 ? printed : (printed & ~asWhite) + Hand.size(turned);
    }
}
