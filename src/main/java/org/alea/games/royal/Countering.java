package org.alea.games.royal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;

/** Countering the black dice with your own (ROYAL-061 to ROYAL-071). */
final class Countering implements Phase {
    static final String ROLL = "blackDice";

    private final Influence influence;

    Countering(Influence influence) {
        this.influence = influence;
    }

    /** ROYAL-061. */
    static void roll(RoyalTable table, Turn turn) {
        for (int id = 0; id < table.progress.blackGathered; id++) {
            table.districts().rollBlack(id, table.chance().roll(6, ROLL));
        }
        if (turn.listening()) {
            turn.add(new RoyalEvent.BlackDiceRolled(table.districts().black()));
        }
        table.progress.state = table.progress.royFirst ? State.ROY_COUNTER : State.COUNTER;
    }

    /** Hands what is left to the other side; when nothing is left the turns begin. */
    static void handOver(RoyalTable table, State to, Turn turn) {
        if (table.districts().highestBlack() > 0) {
            table.progress.state = to;
        } else {
            Turns.begin(table, turn);
        }
    }

    /** What a die counts for against black dice: red ones double (ROYAL-064). */
    private static int value(int kind) {
        return kind < 6 ? 2 * Die.face(kind) : Die.face(kind);
    }

    private static int value(Dice dice) {
        int value = 0;
        for (int kind = 0; kind < Die.KINDS; kind++) {
            value += dice.count(kind) * value(kind);
        }
        return value;
    }

    private static boolean able(RoyalTable table) {
        return value(table.districts().dice(Side.YOU)) >= table.districts().highestBlack();
    }

    @Override
    public void list(RoyalTable table, List<RoyalMove> moves) {
        influence.list(table, moves);
        if (!able(table)) {
            moves.add(new RoyalMove.Concede());
            return;
        }
        Dice own = table.districts().dice(Side.YOU);
        List<Integer> black = table.districts().black();
        SortedSet<List<Integer>> sets = new TreeSet<>(Countering::byFaces);
        choose(black, 1, List.of(black.get(0)), sets);
        for (List<Integer> faces : sets) {
            int sum = 0;
            for (int face : faces) {
                sum += face;
            }
            List<Dice> answers = minimalSets(own, sum);
            answers.sort(Dice.AS_WRITTEN);
            for (Dice dice : answers) {
                moves.add(new RoyalMove.Counter(faces, dice));
            }
        }
    }

    private static int byFaces(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int order = Integer.compare(one.get(i), other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), other.size());
    }

    /** All sets of black dice with the highest among them, each once. */
    private static void choose(List<Integer> black, int from, List<Integer> chosen, Set<List<Integer>> sets) {
        if (!sets.add(chosen)) {
            return;
        }
        for (int i = from; i < black.size(); i++) {
            List<Integer> more = new ArrayList<>(chosen);
            more.add(black.get(i));
            choose(black, i + 1, List.copyOf(more), sets);
        }
    }

    /** All sets of dice that reach {@code sum} and of which none is superfluous (ROYAL-066). */
    private static List<Dice> minimalSets(Dice own, int sum) {
        List<Integer> kinds = new ArrayList<>();
        for (int kind = 0; kind < Die.KINDS; kind++) {
            if (own.count(kind) > 0) {
                kinds.add(kind);
            }
        }
        // added from the most valuable down, a set is minimal exactly when its last die makes it sufficient
        kinds.sort(Comparator.comparing(kind -> -value(kind)));
        List<Dice> sets = new ArrayList<>();
        collect(own, kinds, 0, sum, 0, sets);
        return sets;
    }

    private static void collect(Dice own, List<Integer> kinds, int from, int missing, long chosen, List<Dice> sets) {
        for (int i = from; i < kinds.size(); i++) {
            int kind = kinds.get(i);
            int used = new Dice(chosen).count(kind);
            if (used == own.count(kind)) {
                continue;
            }
            long more = chosen + Dice.one(kind);
            if (value(kind) >= missing) {
                sets.add(new Dice(more));
            } else {
                collect(own, kinds, i, missing - value(kind), more, sets);
            }
        }
    }

    @Override
    public Optional<Refusal> refusal(RoyalTable table, RoyalMove move) {
        if (Influence.isOne(move)) {
            return influence.refusal(table, move);
        }
        if (move instanceof RoyalMove.Concede) {
            return able(table) ? Refusals.because("CAN_COUNTER", "ROYAL-071") : Optional.empty();
        }
        return move instanceof RoyalMove.Counter counter ? refusal(table, counter) : Refusals.wrongState(table);
    }

    private static Optional<Refusal> refusal(RoyalTable table, RoyalMove.Counter counter) {
        List<Integer> black = new ArrayList<>(table.districts().black());
        if (counter.black().isEmpty()
                || counter.black().get(0) != table.districts().highestBlack()) {
            return Refusals.because("HIGHEST_BLACK_MISSING", "ROYAL-065");
        }
        int sum = 0;
        int last = 6;
        for (Integer face : counter.black()) {
            if (face > last || !black.remove(face)) {
                return Refusals.because("DIE_NOT_THERE", "ROYAL-065");
            }
            last = face;
            sum += face;
        }
        if (!Refusals.there(table, Side.YOU, counter.dice())) {
            return Refusals.because("DIE_NOT_THERE", "ROYAL-069");
        }
        int value = value(counter.dice());
        if (value < sum) {
            return Refusals.because("TOTAL_TOO_LOW", "ROYAL-063");
        }
        for (Die die : counter.dice().list()) {
            if (value - value(die.kind()) >= sum) {
                return Refusals.because("SUPERFLUOUS_DIE", "ROYAL-066");
            }
        }
        return Optional.empty();
    }

    @Override
    public void play(RoyalTable table, RoyalMove move, Turn turn) {
        if (Influence.isOne(move)) {
            influence.play(table, move, turn);
            return;
        }
        if (move instanceof RoyalMove.Counter counter) {
            counter(table, counter, turn);
        } else {
            concede(table, turn);
        }
        handOver(table, State.ROY_COUNTER, turn);
    }

    private static void counter(RoyalTable table, RoyalMove.Counter move, Turn turn) {
        table.districts().remove(Side.YOU, move.dice());
        move.black().forEach(table.districts()::removeBlack);
        int each = table.content().board().constants().influencePerBlackDie();
        int earned = each * move.black().size();
        int gained = table.purse().gainInfluence(earned);
        if (turn.listening()) {
            turn.add(new RoyalEvent.Countered(move.black(), move.dice(), gained));
        }
        Purse.tellWaste(earned - gained, turn);
    }

    private static void concede(RoyalTable table, Turn turn) {
        int highest = table.districts().highestBlack();
        table.districts().removeBlack(highest);
        if (turn.listening()) {
            turn.add(new RoyalEvent.Conceded(highest));
        }
        table.loseVp(table.content().board().constants().shortPenaltyVp(), turn);
    }

    /** ROYAL-199: the cheapest set against the highest black die alone. */
    static RoyalMove recommended(RoyalTable table) {
        if (!able(table)) {
            return new RoyalMove.Concede();
        }
        int highest = table.districts().highestBlack();
        Dice best = minimalSets(table.districts().dice(Side.YOU), highest).stream()
                .min(Comparator.comparingInt((Dice dice) ->
                                dice.list().stream().mapToInt(Die::face).sum())
                        .thenComparingInt(Dice::size)
                        .thenComparingInt(dice -> -count(dice, Colour.WHITE))
                        .thenComparingInt(dice -> -count(dice, Colour.YELLOW))
                        .thenComparing(Dice::toString))
                .orElseThrow();
        return new RoyalMove.Counter(List.of(highest), best);
    }

    private static int count(Dice dice, Colour colour) {
        return (int) dice.list().stream().filter(die -> die.colour() == colour).count();
    }
}
