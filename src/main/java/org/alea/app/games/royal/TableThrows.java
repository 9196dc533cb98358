package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import org.alea.app.games.royal.pieces.RoyRollView;
import org.alea.app.table.DieNode;
import org.alea.app.table.PieceLayer;
import org.alea.app.table.dice.DiceThrow;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/** Which dice a move throws, and whence: yours from below the square, the Roy's from above it, black ones out of it. */
final class TableThrows {
    private static final double CUP = 0.9;
    private static final int BLACK = 6;

    private final DiceThrow dice;
    private final PieceLayer layer;
    private List<Thrown> due = List.of();
    private boolean royDue;

    private enum Cup {
        YOURS,
        ROYS,
        MIDDLE
    }

    private record Thrown(String piece, Cup cup) {}

    TableThrows(DiceThrow dice, PieceLayer layer) {
        this.dice = dice;
        this.layer = layer;
    }

    /** Remembers what a move has thrown until it lies on the table. */
    void note(RoyalMove move, RoyalTable before, RoyalTable now, Tray used) {
        royDue = move instanceof RoyalMove.RoyRoll;
        List<Thrown> thrown = new ArrayList<>();
        if (move instanceof RoyalMove.RollDice || move instanceof RoyalMove.Reroll) {
            // a die may well show the same face again
            boolean same = before.districts().equals(now.districts());
            List<Districts.Lying> lay = before.districts().all();
            for (Districts.Lying die : now.districts().all()) {
                if (!lay.contains(die) || (same && used.holds(die.id()))) {
                    thrown.add(new Thrown(RoyalPieces.die(die.id()), die.side() == Side.YOU ? Cup.YOURS : Cup.ROYS));
                }
            }
        } else if (move instanceof RoyalMove.RollBlack) {
            for (int id = 0; id < BLACK; id++) {
                thrown.add(new Thrown(RoyalPieces.black(id), Cup.MIDDLE));
            }
        } else if (move instanceof RoyalMove.RollPlacement) {
            RoyalPieces.placement(now).forEach(piece -> thrown.add(new Thrown(piece, Cup.ROYS)));
        }
        due = List.copyOf(thrown);
    }

    /** Throws what is due, now that it lies where it belongs. */
    void cast(CitySquare square, double radius) {
        for (Thrown each : due) {
            Point2D cup = cup(each.cup(), square.middle(), radius);
            layer.find(each.piece())
                    .filter(DieNode.class::isInstance)
                    .map(DieNode.class::cast)
                    .ifPresent(die -> dice.cast(die, cup.getX() - die.getLayoutX(), cup.getY() - die.getLayoutY()));
        }
        due = List.of();
    }

    /** The Roy's two dice fall into their box. */
    void castRoy(RoyRollView box) {
        if (royDue) {
            royDue = false;
            dice.cast(box.die(1), -40, -90);
            dice.cast(box.die(2), 30, -110);
        }
    }

    private static Point2D cup(Cup cup, Point2D middle, double radius) {
        return switch (cup) {
            case YOURS -> middle.add(0, radius * CUP);
            case ROYS -> middle.subtract(0, radius * CUP);
            case MIDDLE -> middle;
        };
    }
}
