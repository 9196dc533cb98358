package org.alea.games.queen.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.queen.Attack;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.ChariotInPlay;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.Power;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Stance;
import org.jspecify.annotations.Nullable;

/** What hands of dice are worth on one table: the evaluation of QUEEN-213 to 218. */
public final class Appraisal {
    /** The gain of what may not be done. */
    public static final double IMPOSSIBLE = Double.NEGATIVE_INFINITY;

    private static final double SUN = 0.22;
    private static final double SUN_WITH_TWO_DICE = 0.35;
    private static final double ANOTHER_CONSPIRATOR = -0.08;
    private static final double SHIELD_SKIPPED = 0.15;
    private static final int MOST_IN_CHAOS = 3;
    private static final DieColour[] COLOURED = {DieColour.G, DieColour.Y, DieColour.B};

    private final @Nullable SlotValues[] slots = new SlotValues[7];
    private final Sacrifices[] sacrifices = new Sacrifices[7];
    private final boolean[][] symbols = new boolean[7][];
    private final int asWhite;
    private final boolean lowestSolo;
    private final Power power;
    private final boolean skipsShield;
    private final int sun;
    private final int moon;
    private final boolean moonGuard;
    private final List<ChariotCard> openChariots = new ArrayList<>();
    private final List<Optional<DragonFace>> dragonFaces = new ArrayList<>();
    private final int chaosSamples;

    /** @param chaosSamples how many results of chaos are looked at */
    public Appraisal(QueenTable table, int chaosSamples) {
        this(table, chaosSamples, true, Optional.empty());
    }

    /**
     * The same, keeping what {@code before} has reckoned about enemies that stand as they stood.
     *
     * @param careful whether damage to the Sun enemy is known to keep the Moon quiet where a power says so
     */
    public Appraisal(QueenTable table, int chaosSamples, boolean careful, Optional<Appraisal> before) {
        this.chaosSamples = chaosSamples;
        power = table.power();
        skipsShield = power.skipsShield() && table.powerLeft();
        sun = table.sun().orElse(0);
        moon = table.moon().orElse(0);
        moonGuard = careful && moon != 0 && power.guardsFromMoon();
        asWhite = mask(table);
        for (int slot = 1; slot <= 6; slot++) {
            sacrifices[slot] = new Sacrifices(this, slot);
        }
        lowestSolo = table.modifiers().lowestSoloDown() > 0;
        for (EnemyInPlay enemy : table.enemies()) {
            int slot = enemy.slot();
            slots[slot] = values(table, enemy, before.map(old -> old.slots[slot]));
            symbols[slot] = usable(enemy);
        }
        table.chariots().stream()
                .filter(chariot -> !chariot.defended())
                .map(ChariotInPlay::card)
                .forEach(openChariots::add);
        if (table.options().with(QueenModule.DRAGON)) {
            table.cards().board().dragonFaces().forEach(face -> dragonFaces.add(Optional.of(face)));
        }
    }

    private SlotValues values(QueenTable table, EnemyInPlay enemy, Optional<SlotValues> before) {
        Stance stance = Stance.of(table, enemy.slot());
        SlotValues.Terms terms = new SlotValues.Terms(
                table.options().with(QueenModule.SHIELDS),
                enemy.slot() == moon,
                Worth.ofWound(table.lastHealthSpace() - table.health()),
                enemy.slot() != sun ? 0 : power.sunDice() > 1 ? SUN_WITH_TWO_DICE : SUN,
                table.conspiratorsFaceDown() > 0 ? ANOTHER_CONSPIRATOR : 0,
                table.modifiers().lowestSoloDown());
        return before.filter(old -> old.sameAs(stance, terms))
                .orElseGet(() -> new SlotValues(stance, enemy.card(), terms));
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

    List<Optional<DragonFace>> dragonFaces() {
        return dragonFaces;
    }

    /** QUEEN-213: the value of stopping with these dice, after the best placements and the best use of the dragon. */
    public double stop(Hand hand, Luck luck) {
        return stop(hand, luck, false);
    }

    /** The same at a decision itself: chaos is followed into all its results if they are few. */
    double stopHere(Hand hand, Luck luck) {
        return stop(hand, luck, true);
    }

    private double stop(Hand hand, Luck luck, boolean here) {
        if (openChariots.isEmpty()) {
            return attack(hand, luck, here);
        }
        Defence defence = new Defence(this, hand, openChariots, power.defendsFromSet());
        return attack(defence.hand(), luck, here) - defence.undefended();
    }

    /** At a decision itself: stopping without another die on a Chariot. */
    double stopUndefended(Hand hand, Luck luck) {
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
            return settled(hand);
        }
        DragonFace face = hand.dragon.get();
        if (face != DragonFace.CHAOS) {
            return settled(hand) + bestDragon(hand, face);
        }
        if (power.ignoresChaos()) {
            return settled(hand);
        }
        return here && Hand.size(hand.coloured()) <= MOST_IN_CHAOS ? wholeChaos(hand) : chaos(hand, luck);
    }

    private double chaos(Hand hand, Luck luck) {
        if (!lowestSolo && !moonGuard && !skipsShield) {
            return chaosSlotBySlot(hand, luck);
        }
        double sum = 0;
        for (int i = 0; i < chaosSamples; i++) {
            sum += settled(hand.inChaos(luck));
        }
        return sum / chaosSamples;
    }

    /** The same where slots do not depend on each other: only those that coloured dice fall on are looked up again. */
    private double chaosSlotBySlot(Hand hand, Luck luck) {
        int coloured = hand.coloured();
        int[] fallen = new int[7];
        double whites = 0;
        for (int slot = 1; slot <= 6; slot++) {
            whites += of(slot, hand.white(slot));
        }
        double sum = 0;
        for (int i = 0; i < chaosSamples; i++) {
            int touched = Hand.scatter(coloured, fallen, luck);
            for (int slot = 1; slot <= 6; slot++) {
                if ((touched & 1 << slot) != 0) {
                    int white = hand.white(slot);
                    sum += of(slot, white + fallen[slot]) - of(slot, white);
                    fallen[slot] = 0;
                }
            }
        }
        return whites + sum / chaosSamples;
    }

    private double wholeChaos(Hand hand) {
        double[] mean = new double[1];
        Landings.each(
                hand.withoutColoured(),
                hand.coloured(),
                List.of(),
                (result, chance) -> mean[0] += chance * settled(result));
        return mean[0];
    }

    /** The gain of the best slot for the dragon die, or 0 to leave it. */
    private double bestDragon(Hand hand, DragonFace face) {
        boolean wing = face == DragonFace.WING;
        int symbol = index(face);
        double best = 0;
        for (int slot = 1; slot <= 6; slot++) {
            int printed = hand.colours[slot];
            SlotValues values = slots[slot];
            // a wing gains nothing beside a set, whatever makes it one
            if (printed != 0 && values != null && (wing ? Hand.size(printed) == 1 : symbols[slot][symbol])) {
                int colours = attackColours(printed);
                double gain = values.of(colours, wing ? SlotValues.WING : SlotValues.JOINED)
                        - values.of(colours, SlotValues.ALONE);
                best = Math.max(best, gain);
            }
        }
        return best;
    }

    /** What the dragon die adds beside this slot, or {@link #IMPOSSIBLE}. */
    public double dragonGain(Hand hand, DragonFace face, int slot) {
        SlotValues values = slots[slot];
        int colours = attackColours(hand.colours[slot]);
        if (values == null || colours == 0) {
            return IMPOSSIBLE;
        }
        boolean wing = face == DragonFace.WING;
        boolean usable =
                wing ? values.attack(colours, SlotValues.ALONE).kind() == Attack.Kind.SOLO : symbols[slot][index(face)];
        return usable
                ? values.of(colours, wing ? SlotValues.WING : SlotValues.JOINED) - values.of(colours, SlotValues.ALONE)
                : IMPOSSIBLE;
    }

    /** The value of dice that nothing will move any more. */
    private double settled(Hand hand) {
        double sum = 0;
        int lowest = lowestSolo ? lowestSolo(hand) : 0;
        boolean guarded = moonGuard && sunDamaged(hand);
        boolean raised = false;
        for (int slot = 1; slot <= 6; slot++) {
            SlotValues values = slots[slot];
            if (values != null) {
                int colours = attackColours(hand.colours[slot]);
                int how = slot == lowest
                        ? SlotValues.LOWEST
                        : guarded && slot == moon ? SlotValues.GUARDED : SlotValues.ALONE;
                sum += values.of(colours, how);
                raised = raised || (skipsShield && values.attack(colours, how).kind() == Attack.Kind.FAILED);
            }
        }
        return sum + (raised ? SHIELD_SKIPPED : 0);
    }

    private boolean sunDamaged(Hand hand) {
        SlotValues values = slots[sun];
        return values != null
                && values.attack(attackColours(hand.colours[sun]), SlotValues.ALONE)
                        .damages();
    }

    private int lowestSolo(Hand hand) {
        for (int value = 1; value <= 6; value++) {
            SlotValues values = slots[value];
            if (hand.count(value) == 1
                    && (values == null
                            || values.attack(attackColours(hand.colours[value]), SlotValues.ALONE)
                                            .kind()
                                    != Attack.Kind.FAILED)) {
                return value;
            }
        }
        return 0;
    }

    /** What a white die beside this slot gains by counting as this colour, or {@link #IMPOSSIBLE}. */
    public double paintGain(Hand hand, int slot, DieColour colour) {
        SlotValues values = slots[slot];
        if (values == null || Hand.of(hand.colours[slot], DieColour.W) == 0) {
            return IMPOSSIBLE;
        }
        int colours = attackColours(hand.colours[slot]);
        int painted = colours - Hand.one(DieColour.W) + Hand.one(colour);
        return values.of(painted, SlotValues.ALONE) - values.of(colours, SlotValues.ALONE);
    }

    /** How many squares these dice would push the enemy of a slot up. */
    int climbs(Hand hand, int slot) {
        SlotValues values = slots[slot];
        return values == null
                ? 0
                : values.attack(attackColours(hand.colours[slot]), SlotValues.ALONE)
                        .up();
    }

    /** What the dice beside this slot are worth by themselves; an empty slot is worth nothing. */
    public double slot(Hand hand, int slot) {
        return of(slot, hand.colours[slot]);
    }

    Sacrifices sacrifices(int slot) {
        return sacrifices[slot];
    }

    double of(int slot, int printed) {
        SlotValues values = slots[slot];
        return values == null ? 0 : values.of(attackColours(printed), SlotValues.ALONE);
    }

    /** QUEEN-083: some colours count as white this round. */
    private int attackColours(int printed) {
        int turned = printed & asWhite;
        return turned == 0 ? printed : (printed & ~asWhite) + Hand.size(turned);
    }
}
