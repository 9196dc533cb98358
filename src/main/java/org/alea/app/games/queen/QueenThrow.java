package org.alea.app.games.queen;

import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.Point2D;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.Motion;
import org.alea.app.table.PieceLayer;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenTable;

/** Takes thrown dice out of their places and hands them to {@link Throwing}. */
final class QueenThrow {
    private final PieceLayer layer;
    private final QueenPieces pieces;
    private final Throwing throwing;
    private final Supplier<Motion> motion;

    QueenThrow(PieceLayer layer, QueenPieces pieces, Throwing throwing, Supplier<Motion> motion) {
        this.layer = layer;
        this.pieces = pieces;
        this.throwing = throwing;
        this.motion = motion;
    }

    /** Dice leave the hand: they are drawn in the air until they are readable. */
    void cast(QueenEvent.Rolled rolled, List<QueenEvent> events, QueenPlay play, QueenBoard board) {
        if (motion.get() == Motion.NONE) {
            return;
        }
        QueenTable table = play.table();
        throwing.begin(table.elapsedMs(), table.lockEndMs());
        Picture picture = Picture.of(table);
        for (String id : rolled.dice()) {
            QueenDie die = picture.die(id).orElseThrow();
            DieNode node = pieces.node(die);
            QueenPieces.Place place = pieces.place(die, picture, play.inHand(), board);
            node.resizeTo(place.size());
            Point2D from = layer.place(id, place.x(), place.y());
            throwing.add(id, node, Skins.face(die), from.getX(), from.getY(), motion.get());
        }
        boolean dragon = events.stream().anyMatch(QueenEvent.DragonRolled.class::isInstance);
        if (dragon) {
            throwDragon(picture, play.inHand().ride(), board);
        }
    }

    private void throwDragon(Picture picture, boolean ride, QueenBoard board) {
        pieces.node(QueenPieces.DRAGON).ifPresent(node -> {
            QueenPieces.Place place = board.places().dragon(ride);
            node.resizeTo(place.size());
            Point2D from = layer.place(QueenPieces.DRAGON, place.x(), place.y());
            DieFace face = picture.dragon().map(Skins::face).orElse(new DieFace.Blank());
            throwing.add(QueenPieces.DRAGON, node, face, from.getX(), from.getY(), motion.get());
        });
    }
}
