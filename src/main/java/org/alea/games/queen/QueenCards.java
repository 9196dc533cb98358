package org.alea.games.queen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Everything printed: cards in id order, dice in throwing order, the board, and the measured combinations. */
public final class QueenCards {
    static final int UNLIMITED = 0;
    static final Power NO_POWER = new Power.None();

    private final List<EnemyCard> enemies;
    private final List<ChariotCard> chariots;
    private final List<SpiritCard> spirits;
    private final List<ConspiratorCard> conspirators;
    private final List<DieType> dice;
    private final Board board;
    private final List<Combination> combinations;

    private final Track[] tracks;
    private final Power[] powers;
    private final int[] powerUses;
    private final int[][] neighbours;
    private final DieColour[] dieColours;
    private final boolean[] spare;
    private final Map<String, Integer> dieNumbers = new HashMap<>();

    QueenCards(
            List<EnemyCard> enemies,
            List<ChariotCard> chariots,
            List<SpiritCard> spirits,
            List<ConspiratorCard> conspirators,
            List<DieType> dice,
            Board board,
            List<Combination> combinations) {
        this.enemies = sorted(enemies, Comparator.comparing(EnemyCard::id));
        this.chariots = sorted(chariots, Comparator.comparing(ChariotCard::id));
        this.spirits = sorted(spirits, Comparator.comparing(SpiritCard::id));
        this.conspirators = sorted(conspirators, Comparator.comparing(ConspiratorCard::id));
        this.dice = sorted(dice, THROWING_ORDER);
        this.board = board;
        this.combinations = sorted(combinations, Comparator.comparingInt(Combination::mask));
        tracks = this.enemies.stream().map(Track::new).toArray(Track[]::new);
        powers = this.spirits.stream().map(SpiritCard::power).toArray(Power[]::new);
        powerUses = this.spirits.stream()
                .mapToInt(card -> card.limit().map(SpiritCard.Uses::n).orElse(UNLIMITED))
                .toArray();
        neighbours = IntStream.rangeClosed(0, Ring.SLOTS)
                .mapToObj(slot -> slot == 0
                        ? new int[0]
                        : board.neighbours(slot).stream()
                                .mapToInt(Integer::intValue)
                                .toArray())
                .toArray(int[][]::new);
        dieColours = this.dice.stream().map(DieType::colour).toArray(DieColour[]::new);
        spare = new boolean[dieColours.length];
        for (int die = 0; die < spare.length; die++) {
            dieNumbers.put(this.dice.get(die).id(), die);
            // QUEEN-017: the second die of each colour lies on the stack or on the dial
            spare[die] = dieColours[die].coloured() && numberInColour(die) == 1;
        }
    }

    /** QUEEN-025: W, G, Y, B, each colour by die id, so that W2 comes before W10. */
    private static final Comparator<DieType> THROWING_ORDER = Comparator.comparing(DieType::colour)
            .thenComparing(die -> die.id().length())
            .thenComparing(DieType::id);

    private static <C> List<C> sorted(List<C> cards, Comparator<C> order) {
        return cards.stream().sorted(order).toList();
    }

    public List<EnemyCard> enemies() {
        return enemies;
    }

    public List<ChariotCard> chariots() {
        return chariots;
    }

    public List<SpiritCard> spirits() {
        return spirits;
    }

    public List<ConspiratorCard> conspirators() {
        return conspirators;
    }

    /** The attack dice in the order they take their values. */
    public List<DieType> dice() {
        return dice;
    }

    public Board board() {
        return board;
    }

    /** The combination of these modules ({@link QueenOptions#mask()}). */
    public Combination combination(int mask) {
        return combinations.get(mask);
    }

    public List<Combination> combinations() {
        return combinations;
    }

    public Optional<EnemyCard> enemy(String id) {
        return enemies.stream().filter(card -> card.id().equals(id)).findFirst();
    }

    public Optional<ChariotCard> chariot(String id) {
        return chariots.stream().filter(card -> card.id().equals(id)).findFirst();
    }

    public Optional<SpiritCard> spirit(String id) {
        return spirits.stream().filter(card -> card.id().equals(id)).findFirst();
    }

    public Optional<ConspiratorCard> conspirator(String id) {
        return conspirators.stream().filter(card -> card.id().equals(id)).findFirst();
    }

    Track[] tracks() {
        return tracks;
    }

    Power[] powers() {
        return powers;
    }

    int[] neighbours(int slot) {
        return neighbours[slot];
    }

    DieColour[] dieColours() {
        return dieColours;
    }

    String dieId(int die) {
        return dice.get(die).id();
    }

    /** The number of the die with this id, or {@link Dice#NO_DIE}. */
    int die(String id) {
        return dieNumbers.getOrDefault(id, Dice.NO_DIE);
    }

    boolean spare(int die) {
        return spare[die];
    }

    /** How many dice of the same colour come before this one. */
    int numberInColour(int die) {
        int before = 0;
        for (int other = 0; other < die; other++) {
            if (dieColours[other] == dieColours[die]) {
                before++;
            }
        }
        return before;
    }

    int powerUses(int spirit) {
        return powerUses[spirit];
    }

    boolean powerPerRound(int spirit) {
        return spirits.get(spirit)
                .uses()
                .filter(uses -> uses.per() == SpiritCard.Uses.Per.ROUND)
                .isPresent();
    }

    /** All card numbers in id order. */
    static int[] numbers(int count) {
        return IntStream.range(0, count).toArray();
    }

    static <C> List<C> cards(Pile pile, List<C> all) {
        List<C> cards = new ArrayList<>();
        for (int number : pile.toArray()) {
            cards.add(all.get(number));
        }
        return List.copyOf(cards);
    }
}
