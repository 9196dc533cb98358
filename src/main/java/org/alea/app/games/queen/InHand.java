package org.alea.app.games.queen;

import java.util.Optional;
import org.alea.games.queen.QueenMove;

/**
 * What the player has begun and the rules know nothing of: the dragon die that is to ride, the first die on a pair
 * Chariot, the first of two enemies.
 */
record InHand(boolean ride, Optional<Staged> staged, int firstEnemy) {
    static final InHand NOTHING = new InHand(false, Optional.empty(), 0);

    /** A die that waits on a Chariot for another of its value. */
    record Staged(int chariot, String die) {}

    /** After a gesture that is no move yet. */
    InHand after(QueenAct act) {
        if (act instanceof QueenAct.Stage stage) {
            return staging(stage.chariot(), stage.die());
        }
        if (act instanceof QueenAct.FirstEnemy enemy) {
            return first(enemy.slot());
        }
        if (act instanceof QueenAct.Ride dragon) {
            return riding(dragon.on());
        }
        return act instanceof QueenAct.Unstage ? unstaged() : this;
    }

    /**
     * After a move: the dragon die rides until it is told to stay, or the round is over. A staged die has never left its
     * group, so that it is thrown again with it, and nothing of it is left at the end of the round (QUEEN-053).
     */
    InHand after(QueenMove move, Picture before) {
        if (move instanceof QueenMove.StartRound || stops(move)) {
            return NOTHING;
        }
        if (!(move instanceof QueenMove.Timed)) {
            return unstaged().first(0);
        }
        return move instanceof QueenMove.RerollSet set && !throwsStaged(set, before) ? this : unstaged();
    }

    private static boolean stops(QueenMove move) {
        return move instanceof QueenMove.Stop
                || move instanceof QueenMove.ForcedStop
                || move instanceof QueenMove.TimeUp;
    }

    private boolean throwsStaged(QueenMove.RerollSet set, Picture before) {
        return staged.flatMap(waiting -> before.die(waiting.die()))
                .filter(die -> die.value() == set.value())
                .isPresent();
    }

    InHand riding(boolean on) {
        return new InHand(on, staged, firstEnemy);
    }

    InHand staging(int chariot, String die) {
        return new InHand(ride, Optional.of(new Staged(chariot, die)), firstEnemy);
    }

    InHand unstaged() {
        return new InHand(ride, Optional.empty(), firstEnemy);
    }

    InHand first(int slot) {
        return new InHand(ride, staged, slot);
    }

    int stagedOn(int chariot) {
        return staged.filter(waiting -> waiting.chariot() == chariot).isPresent() ? 1 : 0;
    }
}
