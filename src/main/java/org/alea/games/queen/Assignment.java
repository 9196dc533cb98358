package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** QUEEN-066 with manual assignment: the player brings each group to the slot of its value. */
final class Assignment implements Decision {

    static boolean open(QueenTable table) {
        for (int value = 1; value <= 6; value++) {
            if (waits(table, value)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        for (int value = 1; value <= 6; value++) {
            if (waits(table, value)) {
                moves.add(new QueenMove.AssignGroup(value, value));
            }
        }
        moves.add(new QueenMove.AssignAll());
    }

    private static boolean waits(QueenTable table, int value) {
        return (table.assigned & 1 << value) == 0 && table.dice.count(value) > 0;
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        if (move instanceof QueenMove.AssignAll) {
            return Optional.empty();
        }
        if (!(move instanceof QueenMove.AssignGroup group)) {
            return Decision.elsewhere(table, move);
        }
        if (group.value() < 1 || group.value() > 6 || !waits(table, group.value())) {
            return RefusalCode.NOT_ELIGIBLE.by("QUEEN-066");
        }
        return group.slot() == group.value() ? Optional.empty() : RefusalCode.WRONG_VALUE.by("QUEEN-066");
    }

    @Override
    public void play(Play play, QueenMove move) {
        QueenTable table = play.table();
        if (move instanceof QueenMove.AssignGroup group) {
            table.assigned |= 1 << group.value();
        } else {
            table.assigned = ALL;
        }
    }

    private static final int ALL = 0b111_1110;
}
