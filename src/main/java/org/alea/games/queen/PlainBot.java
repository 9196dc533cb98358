package org.alea.games.queen;

import org.alea.engine.Bot;
import org.alea.engine.Chance;
import org.alea.engine.SeededChance;

/** Stops as soon as no die stands alone, and otherwise plays anything legal. */
final class PlainBot implements Bot<QueenTable, QueenMove> {
    private final QueenGame game;
    private final Chance dice;

    PlainBot(QueenGame game, long seed) {
        this.game = game;
        this.dice = new SeededChance(seed);
    }

    private static boolean inTime(QueenTable table) {
        return !table.mustStop() && Math.max(table.elapsedMs(), table.lockEndMs()) < table.limitMs();
    }

    @Override
    public QueenMove choose(QueenTable table) {
        boolean noSolo = table.groups().stream().allMatch(DiceGroup::set);
        return table.phase() == QueenPhase.ROLLING && noSolo && inTime(table)
                ? new QueenMove.Stop(Math.max(table.elapsedMs(), table.lockEndMs()))
                : game.randomMove(table, dice);
    }
}
