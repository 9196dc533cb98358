package org.alea.app.games.queen;

import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.alea.app.shell.Desk;
import org.alea.games.queen.Occasion;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.store.Setting;

/**
 * The option "flow" of the rules: a step that leaves no choice but waits for the player goes on by itself after a moment,
 * as long as he has nothing else before his eyes. What was taken back waits, and so does practice (QUEEN-203).
 */
final class Flow {
    private static final long MOMENT_NANOS = 800_000_000L;
    private static final Set<QueenPhase> WAITING = EnumSet.of(
            QueenPhase.START_ROUND, QueenPhase.TURN_DIAL, QueenPhase.ROLL_CHAOS, QueenPhase.ROLL_CONSPIRATOR_DIE);

    private final Desk desk;
    private final QueenPlay play;
    private final BooleanSupplier looking;
    private OptionalInt waitingAfter = OptionalInt.empty();
    private long since;

    /** Whether the player looks at the open table is asked of {@code looking}. */
    Flow(Desk desk, QueenPlay play, BooleanSupplier looking) {
        this.desk = desk;
        this.play = play;
        this.looking = looking;
    }

    /** Called with every frame. */
    void tick() {
        OptionalInt moves = OptionalInt.of(play.match().history().size());
        if (!desk.preferences().get(Setting.FLOW) || !waits(play.table()) || !looking.getAsBoolean()) {
            waitingAfter = OptionalInt.empty();
        } else if (!waitingAfter.equals(moves)) {
            waitingAfter = moves;
            since = desk.clock().getAsLong();
        } else if (desk.clock().getAsLong() - since >= MOMENT_NANOS) {
            goOn(play.moves());
        }
    }

    private boolean waits(QueenTable table) {
        return WAITING.contains(table.phase())
                && table.options().occasion() != Occasion.PRACTICE
                && !play.match().practice()
                && play.past().isEmpty()
                && !play.watching()
                && !play.canRedo();
    }

    private void goOn(List<QueenMove> moves) {
        if (moves.size() == 1) {
            play.play(moves.get(0));
        }
    }
}
