package org.alea.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether what a table asks can be answered at all: a table written by hand may ask for what is not there. */
final class Answerable {

    private Answerable() {}

    static boolean is(QueenTable table) {
        QueenPhase phase = table.phase();
        if (phase.over()) {
            return true;
        }
        boolean fits = switch (phase) {
            case USE_DRAGON -> table.dragon.filter(DragonFace::symbol).isPresent();
            case USE_WING -> table.dragon.equals(Optional.of(DragonFace.WING));
            case ROLL_CHAOS -> table.dragon.equals(Optional.of(DragonFace.CHAOS));
            case CHOOSE_STEPS -> table.cursor <= Ring.SLOTS;
            default -> true;
        };
        return fits && hasMoves(table);
    }

    private static boolean hasMoves(QueenTable table) {
        List<QueenMove> moves = new ArrayList<>();
        table.phase().decision().list(table, moves);
        return !moves.isEmpty();
    }
}
