package org.alea.games.queen.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.alea.engine.Countdown;
import org.alea.engine.Game;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;

/**
 * A landing at which the player could still act, and what he did then (QUEEN-211). Dice put on Chariots belong to the
 * reroll or the stop that follows.
 *
 * @param index counts the decisions of a round from 0
 * @param before the table as it lay
 * @param after the table after the choice
 * @param thinkingMs from the throw to the choice
 * @param leftMs what was left on the clock, if it runs out
 */
public record RoundDecision(
        int index, QueenTable before, Candidate choice, QueenTable after, int thinkingMs, OptionalInt leftMs) {

    /** The decisions of a round, in their order. */
    public static List<RoundDecision> of(Match<QueenTable, QueenMove> match, int round) {
        Reading reading = new Reading(match.game());
        List<Played<QueenMove>> history = match.history();
        for (int i = 0; i < history.size(); i++) {
            QueenTable before = match.tableAfter(i);
            if (before.round() == round) {
                reading.read(before, history.get(i).move(), match.tableAfter(i + 1));
            }
        }
        return List.copyOf(reading.decisions);
    }

    /** The decisions of a whole game, round by round. */
    public static List<List<RoundDecision>> ofGame(
            Game<QueenTable, QueenMove> game, List<QueenTable> tables, List<Played<QueenMove>> moves) {
        Map<Integer, Reading> rounds = new TreeMap<>();
        for (int i = 0; i < moves.size(); i++) {
            rounds.computeIfAbsent(tables.get(i).round(), round -> new Reading(game))
                    .read(tables.get(i), moves.get(i).move(), tables.get(i + 1));
        }
        return rounds.values().stream()
                .map(reading -> List.copyOf(reading.decisions))
                .toList();
    }

    public int round() {
        return before.round();
    }

    /** What the clock showed. */
    public OptionalInt secondsLeft() {
        return leftMs.isPresent() ? OptionalInt.of(Countdown.seconds(leftMs.getAsInt())) : OptionalInt.empty();
    }

    /** A round as it is read move by move. */
    private static final class Reading {
        private final Game<QueenTable, QueenMove> game;
        private final List<RoundDecision> decisions = new ArrayList<>();
        private final List<Candidate.Placed> placed = new ArrayList<>();
        private final List<QueenTable> sinceLanding = new ArrayList<>();
        private int lastThrowMs;

        Reading(Game<QueenTable, QueenMove> game) {
            this.game = game;
        }

        void read(QueenTable before, QueenMove move, QueenTable after) {
            if (before.phase() == QueenPhase.ROLLING && move instanceof QueenMove.Timed timed) {
                add(before, timed, after);
            }
        }

        private void add(QueenTable before, QueenMove.Timed move, QueenTable after) {
            if (move instanceof QueenMove.Pause) {
                return;
            }
            sinceLanding.add(before);
            if (move instanceof QueenMove.PlaceOnChariot placement) {
                placed.add(Candidate.Placed.of(before, placement));
                return;
            }
            if (!(move instanceof QueenMove.TimeUp) && !(move instanceof QueenMove.ForcedStop)) {
                decide(sinceLanding.get(0), move, after);
            }
            placed.clear();
            sinceLanding.clear();
            lastThrowMs = move.atMs();
        }

        private void decide(QueenTable landing, QueenMove.Timed move, QueenTable after) {
            int limit = landing.limitMs();
            // QUEEN-221: with less than a millisecond left no move was legal, so that there is nothing to decide
            if (game.moves(landing).stream().anyMatch(Candidate::acts)) {
                decisions.add(new RoundDecision(
                        decisions.size(),
                        landing,
                        Candidate.of(move).after(placed),
                        after,
                        move.atMs() - lastThrowMs,
                        limit == Countdown.NO_LIMIT ? OptionalInt.empty() : OptionalInt.of(limit - move.atMs())));
            }
        }
    }
}
