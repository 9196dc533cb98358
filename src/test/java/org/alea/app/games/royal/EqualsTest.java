package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import org.alea.app.table.Motion;
import org.alea.app.table.PieceLayer;
import org.alea.engine.Match;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;
import org.junit.jupiter.api.Test;

/** Which of several equal dice goes when one of them is used. */
class EqualsTest {
    private final PieceLayer layer = new PieceLayer(Motion.NONE);

    private static List<Integer> showing(Districts districts, int face) {
        return IntStream.range(0, 6)
                .filter(id -> districts.blackDie(id) == face)
                .boxed()
                .toList();
    }

    private static boolean canCounterOneOfTwo(RoyalTable table) {
        return table.state() == State.COUNTER
                && showing(table.districts(), table.districts().black().get(0)).size() == 2
                && RoyalMatches.BOX.game().moves(table).get(0) instanceof RoyalMove.Counter;
    }

    private Node black(int id) {
        return layer.piece(RoyalPieces.black(id), Rectangle.class, Rectangle::new);
    }

    @Test
    void theBlackDieThatWasChosenGoesAndItsEqualStays() {
        Match<RoyalTable, RoyalMove> match =
                RoyalMatches.someMatch("two equal black dice", EqualsTest::canCounterOneOfTwo);
        Districts before = match.table().districts();
        List<Integer> equals = showing(before, before.black().get(0));
        Node left = black(equals.get(0));
        black(equals.get(1));
        RoyalMove counter = match.moves().stream()
                .filter(move ->
                        move instanceof RoyalMove.Counter one && one.black().size() == 1)
                .findFirst()
                .orElseThrow();
        match.play(counter, 0);
        Districts now = match.table().districts();
        Tray chosen = Tray.EMPTY.facing(equals.get(1));
        new Equals(layer).played(chosen, before, now);
        assertThat(showing(now, before.black().get(0)).stream().map(this::black))
                .containsExactly(left);
    }
}
