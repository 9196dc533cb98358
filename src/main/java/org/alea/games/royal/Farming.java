package org.alea.games.royal;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;

/** Agriculture: yellow dice for deniers (ROYAL-144). */
final class Farming {
    private Farming() {}

    static Optional<Refusal> refusal(RoyalTable table, RoyalMove.Agriculture move) {
        return GroupUse.refusal(table, move.group(), move.modifier(), Colour.YELLOW.bit(), "ROYAL-144")
                .or(() -> harvest(table, GroupUse.of(table, move.group(), move.modifier())) < 1
                        ? Refusals.because("TOTAL_TOO_LOW", "ROYAL-144")
                        : Optional.empty());
    }

    private static int harvest(RoyalTable table, GroupUse use) {
        return use.total() / table.content().board().constants().agricultureDivisor();
    }

    static void play(RoyalTable table, RoyalMove.Agriculture move, Turn turn) {
        GroupUse use = GroupUse.of(table, move.group(), move.modifier());
        use.pay(table, move.modifier(), turn);
        int deniers = harvest(table, use);
        table.purse().change(deniers, 0);
        if (turn.listening()) {
            turn.add(new RoyalEvent.Farmed(use.total(), deniers));
        }
        Turns.afterYours(table, turn);
    }
}
