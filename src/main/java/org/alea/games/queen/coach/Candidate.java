package org.alea.games.queen.coach;

import java.util.List;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/**
 * Something the player could do at a decision: defend Chariots or not, then throw dice again or stop (QUEEN-212).
 *
 * @param value the dice that are thrown again; 0 for a stop
 */
public record Candidate(List<Placed> placements, Kind kind, int value, boolean withDragon) {
    /** Stopping with the dice as they lie. */
    public static final Candidate STOP = new Candidate(List.of(), Kind.STOP, 0, false);

    public Candidate {
        placements = List.copyOf(placements);
    }

    /** What ends it. */
    public enum Kind {
        STOP,
        REROLL,
        /** The power to throw a solo again. */
        REROLL_SOLO
    }

    /**
     * One die or two on a Chariot.
     *
     * @param chariot the place of the Chariot, 1 or 2
     * @param colours how many dice of each colour, packed
     */
    public record Placed(int chariot, int value, int colours) {

        public static Placed of(QueenTable table, QueenMove.PlaceOnChariot move) {
            int value = 0;
            int colours = 0;
            for (QueenDie die : table.dice()) {
                if (move.dice().contains(die.id())) {
                    value = die.value();
                    colours += Hand.one(die.colour());
                }
            }
            return new Placed(move.chariot(), value, colours);
        }

        /** How many dice. */
        public int count() {
            return Hand.size(colours);
        }

        /** The same whatever the colours of its dice. */
        Placed ofAnyColour() {
            return new Placed(chariot, value, 0);
        }
    }

    /** A stop or a reroll. */
    public static Candidate of(QueenMove.Timed move) {
        if (move instanceof QueenMove.RerollSet set) {
            return reroll(set.value(), set.withDragon());
        }
        if (move instanceof QueenMove.RerollSolo solo) {
            return new Candidate(List.of(), Kind.REROLL_SOLO, solo.value(), false);
        }
        return STOP;
    }

    static Candidate reroll(int value, boolean withDragon) {
        return new Candidate(List.of(), Kind.REROLL, value, withDragon);
    }

    /** The same after dice have been placed. */
    Candidate after(List<Placed> placed) {
        return new Candidate(placed, kind, value, withDragon);
    }

    /** The same with the dragon die left where it lies. */
    Candidate withoutDragon() {
        return new Candidate(placements, kind, value, false);
    }

    /** Whether a move does something else than to stop. */
    static boolean acts(QueenMove move) {
        return move instanceof QueenMove.RerollSet
                || move instanceof QueenMove.RerollSolo
                || move instanceof QueenMove.PlaceOnChariot;
    }

    /** The move it begins with, among those that are legal. */
    public QueenMove begin(QueenTable table, List<QueenMove> moves) {
        Candidate rest = after(List.of());
        return moves.stream()
                .filter(move -> placements.isEmpty()
                        ? move instanceof QueenMove.Timed timed
                                && (acts(move) || move instanceof QueenMove.Stop)
                                && !(move instanceof QueenMove.PlaceOnChariot)
                                && of(timed).equals(rest)
                        : move instanceof QueenMove.PlaceOnChariot placement
                                && Placed.of(table, placement).equals(placements.get(0)))
                .findFirst()
                .orElseThrow();
    }

    public boolean stops() {
        return kind == Kind.STOP;
    }
}
