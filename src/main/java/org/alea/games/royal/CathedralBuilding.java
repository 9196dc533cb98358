package org.alea.games.royal;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;

/** Building the Cathedral with white dice (ROYAL-122 to ROYAL-126). */
final class CathedralBuilding {
    private CathedralBuilding() {}

    /** A column in which not every die of the group finds a cell, or 0 if all do (ROYAL-124). */
    static int fullColumn(RoyalTable table, Group group, Modifier modifier) {
        for (int i = 0; i < group.size(); i++) {
            int column = modifier.value(group.face(i));
            int wanted = 1;
            for (int j = 0; j < i; j++) {
                if (modifier.value(group.face(j)) == column) {
                    wanted++;
                }
            }
            if (table.cathedral().free(column) < wanted) {
                return column;
            }
        }
        return 0;
    }

    static Optional<Refusal> refusal(RoyalTable table, RoyalMove.Cathedral move) {
        return modifierRefusal(table, move.modifier())
                .or(() -> GroupUse.refusal(table, move.group(), move.modifier(), Colour.WHITE.bit(), "ROYAL-122"))
                .or(() -> columnRefusal(table, GroupUse.of(table, move.group(), move.modifier())));
    }

    /** A cube that changes the colour is not of use here either, whatever colour the group then has (ROYAL-112). */
    private static Optional<Refusal> modifierRefusal(RoyalTable table, String cube) {
        Cubes cubes = new Cubes(table, cube);
        return cubes.count() > 0 && !cubes.modifier(0).helpsCathedral()
                ? Refusals.because("MODIFIER_NOT_APPLICABLE", "ROYAL-112")
                : Optional.empty();
    }

    private static Optional<Refusal> columnRefusal(RoyalTable table, GroupUse use) {
        return fullColumn(table, use.group(), use.modifier()) > 0
                ? Refusals.because("COLUMN_FULL", "ROYAL-124")
                : Optional.empty();
    }

    static void play(RoyalTable table, RoyalMove.Cathedral move, Turn turn) {
        GroupUse use = GroupUse.of(table, move.group(), move.modifier());
        use.pay(table, move.modifier(), turn);
        for (int i = 0; i < move.group().size(); i++) {
            build(table, use.modifier().value(move.group().face(i)), turn);
        }
        Turns.afterYours(table, turn);
    }

    /** One cube of yours in a column, with its gains (ROYAL-123, ROYAL-125). */
    static void build(RoyalTable table, int column, Turn turn) {
        int level = table.cathedral().lowestFree(column);
        table.cathedral().put(column, level, Side.YOU);
        if (turn.listening()) {
            turn.add(new RoyalEvent.CubeBuilt(Side.YOU, column, level));
        }
        Board.Column gains = table.content().board().column(column);
        table.gainVp(Side.YOU, gains.vp(), ScoreSource.CATHEDRAL, turn);
        table.purse().gainInfluence(gains.influence(), turn);
    }
}
