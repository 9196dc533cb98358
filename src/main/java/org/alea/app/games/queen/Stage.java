package org.alea.app.games.queen;

import java.util.function.Consumer;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Sheets;
import org.alea.app.table.Hand;
import org.alea.app.table.Motion;
import org.alea.app.table.PieceLayer;
import org.alea.app.table.ScaledBoard;
import org.alea.app.table.Toast;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** What the table is made of on screen: board, pieces and bar, built for one size, one look and one language. */
final class Stage {
    private final Desk desk;
    private final QueenPlay play;
    private final Speech speech;
    private final Hand<QueenAct> hand;
    private final Consumer<QueenAct> perform;
    private final ScaledBoard root = new ScaledBoard();
    private final PieceLayer layer;
    private final Skins skins;
    private final QueenPieces pieces;
    private final Toast toast = new Toast();
    private QueenBoard board;

    /** @param perform what a button does */
    Stage(Desk desk, QueenPlay play, Speech speech, Hand<QueenAct> hand, Motion motion, Consumer<QueenAct> perform) {
        this.desk = desk;
        this.play = play;
        this.speech = speech;
        this.hand = hand;
        this.perform = perform;
        this.layer = new PieceLayer(motion, Pace.slowness(desk.preferences()));
        this.skins = new Skins(desk.preferences(), desk.texts());
        this.pieces = new QueenPieces(layer, hand, speech, skins);
        root.getStyleClass().addAll("game-queen", "queen-table");
        Sheets.attach(root, QueenTableKit.SHEETS);
        StrayClicks.guard(root);
        dress();
        this.board = newBoard();
    }

    private QueenBoard newBoard() {
        return new QueenBoard(
                new QueenLayout(
                        root.frame(),
                        play.table().options().modules(),
                        desk.preferences().get(Setting.DICE_SIZE) / (double) Setting.DICE_SIZE.standard()),
                play.table(),
                hand,
                speech,
                skins,
                perform);
    }

    private void dress() {
        root.light(light());
        root.contrast(skins.contrast());
        root.text(desk.preferences().get(Setting.FONT_SCALE));
    }

    /** Other colours, marks, words or sizes: pieces too will be made anew. */
    void redress() {
        dress();
        pieces.clear();
    }

    /** A board for the present size. */
    void rebuild() {
        board = newBoard();
    }

    /** Lays everything in its order, the bar, a note and the toast above the pieces. */
    void lay(TopBar bar, Node note) {
        Pane pane = root.board();
        QueenLayout.Area top = board.plan().bar();
        bar.resizeRelocate(0, 0, top.width(), top.height());
        pane.getChildren().setAll(board, layer, bar, note, toast);
    }

    void paint() {
        board.paint(light(), skins.contrast());
    }

    boolean light() {
        return desk.preferences().get(Setting.THEME) == Choices.Theme.LIGHT;
    }

    ScaledBoard root() {
        return root;
    }

    PieceLayer layer() {
        return layer;
    }

    Skins skins() {
        return skins;
    }

    QueenPieces pieces() {
        return pieces;
    }

    /** Says why something was refused. Above the lanes that is said between the lower cards, which stay in sight. */
    void refuse(String words, Node where) {
        QueenLayout plan = board.plan();
        Bounds place = root.board().sceneToLocal(where.localToScene(where.getLayoutBounds()));
        boolean besideTheLanes =
                board.resolving() && place.getMinX() > plan.lane(6).x();
        if (place.getMinY() < plan.tray().y() || besideTheLanes) {
            toast.say(words, where);
        } else {
            QueenLayout.Area left = plan.card(5, board.resolving());
            toast.say(
                    words,
                    where,
                    left.x() + left.width() + 8,
                    plan.card(4, board.resolving()).x() - 8);
        }
    }

    Toast toast() {
        return toast;
    }

    QueenBoard board() {
        return board;
    }
}
