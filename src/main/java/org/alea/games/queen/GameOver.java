package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** Won or lost: nothing can be decided any more. */
final class GameOver implements Decision {

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {}

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        return Decision.elsewhere(table, move);
    }

    @Override
    public void play(Play play, QueenMove move) {
        throw new IllegalStateException("the game is over");
    }
}
