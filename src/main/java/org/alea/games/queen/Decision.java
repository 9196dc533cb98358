package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** What a phase asks of the player: the moves that answer it, why others do not, and what an answer does. */
interface Decision {

    /** Adds every legal answer in a stable order; dice that do not differ are one option. */
    void list(QueenTable table, List<QueenMove> moves);

    /** Why this move is no answer, or nothing if it is one. */
    Optional<Refusal> refusal(QueenTable table, QueenMove move);

    /** Plays a legal answer; the round goes on by itself afterwards unless something is asked. */
    void play(Play play, QueenMove move);

    /** A move that belongs to another phase. */
    static Optional<Refusal> elsewhere(QueenTable table, QueenMove move) {
        QueenPhase phase = table.phase();
        if (phase.over()) {
            return RefusalCode.GAME_OVER.by(phase.rule());
        }
        return phase.compulsory() && passes(move)
                ? RefusalCode.CHOICE_NEEDED.by(phase.rule())
                : RefusalCode.WRONG_STATE.by(phase.rule());
    }

    private static boolean passes(QueenMove move) {
        return move instanceof QueenMove.StartRound
                || move instanceof QueenMove.SkipPower
                || move instanceof QueenMove.DeclineDragon
                || move instanceof QueenMove.DeclineExchange
                || move instanceof QueenMove.KeepConspiratorDie
                || move instanceof QueenMove.IgnoreChaos;
    }
}
