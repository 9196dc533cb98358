package org.alea.app.reference;

import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.alea.engine.Words;

/** Pieces without a card of their own, laid out on dark felt with their name under them. */
public final class Tray {
    private static final double WIDTH = 232;
    private static final double HEIGHT = 186;

    private Tray() {}

    /** Lays out pieces as the player sees them. */
    @FunctionalInterface
    public interface Pieces {
        Node[] lay(Face.Look look);
    }

    /** A face that shows these pieces in one or two lines. */
    public static Face of(Words side, Words name, Pieces pieces) {
        return new Face(side, WIDTH, HEIGHT, look -> draw(name.in(look.texts().language()), pieces.lay(look)));
    }

    /** A piece larger or smaller than it is made. */
    public static Node scaled(Node piece, double factor) {
        piece.setScaleX(factor);
        piece.setScaleY(factor);
        return new Group(piece);
    }

    private static Node draw(String name, Node... pieces) {
        FlowPane all = new FlowPane(8, 6, pieces);
        all.setAlignment(Pos.CENTER);
        all.setPrefWrapLength(WIDTH - 24);
        StackPane room = new StackPane(all);
        VBox.setVgrow(room, Priority.ALWAYS);
        Label caption = new Label(name);
        caption.getStyleClass().add("tray-name");
        caption.setWrapText(true);
        caption.setTextAlignment(TextAlignment.CENTER);
        VBox tray = new VBox(room, caption);
        tray.getStyleClass().add("face-tray");
        tray.setAlignment(Pos.CENTER);
        tray.setAccessibleText(name);
        return tray;
    }
}
