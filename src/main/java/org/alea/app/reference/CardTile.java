package org.alea.app.reference;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Icon;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** One card in the grid or the list, with signs for what the player has done with it. */
final class CardTile extends StackPane {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    /** What part of its place a card takes at most that leaves room for the signs at its side. */
    private static final double NARROW = 0.75;

    private final Card card;
    private final StackPane frame;
    private final Pane signs;

    private CardTile(Card card, Region content, Pane signs) {
        this.card = card;
        this.signs = signs;
        frame = new StackPane(content, signs);
        frame.getStyleClass().add("card-tile");
        signs.getStyleClass().add("tile-signs");
        signs.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        signs.setMouseTransparent(true);
        StackPane.setAlignment(signs, Pos.TOP_RIGHT);
        getChildren().add(frame);
    }

    /**
     * A tile of the grid: all are of the same height, and the frame fits the face. Beside a narrow card the signs stand in
     * a column, or a row of them would cover its head.
     */
    static CardTile of(Card card, FacePane face, double width, double height) {
        boolean narrow = face.getPrefWidth() < NARROW * width;
        CardTile tile = new CardTile(card, face, narrow ? new VBox() : new HBox());
        tile.signs.getStyleClass().addAll(narrow ? List.of("beside") : List.of());
        tile.frame.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        tile.setMinSize(width, height);
        tile.setPrefSize(width, height);
        tile.setMaxSize(width, height);
        return tile;
    }

    /** A line of the list, as high as its words need. */
    static CardTile of(Card card, CardLine line) {
        CardTile tile = new CardTile(card, line, new HBox());
        tile.frame.getStyleClass().add("card-listed");
        return tile;
    }

    Card card() {
        return card;
    }

    /** What is to be seen of a card besides itself. */
    record Standing(boolean chosen, boolean marked, boolean held, boolean favourite, boolean inPlay) {}

    void show(Standing standing) {
        frame.pseudoClassStateChanged(CHOSEN, standing.chosen());
        signs.getChildren().clear();
        sign(standing.inPlay(), Special.IN_PLAY.icon(), "in-play");
        if (card.own()) {
            signs.getChildren().add(ownSign());
        }
        sign(standing.favourite(), Special.FAVOURITE.icon(), "favourite");
        sign(standing.held(), MaterialDesignS.SCALE_BALANCE, "held");
        sign(standing.marked(), MaterialDesignC.CHECK_BOLD, "marked");
        signs.setVisible(!signs.getChildren().isEmpty());
    }

    private void sign(boolean shown, Ikon icon, String styleClass) {
        if (shown) {
            signs.getChildren().add(sign(icon, styleClass));
        }
    }

    /** Says of a card that the player has added or changed it. */
    static Region ownSign() {
        return sign(Special.OWN.icon(), "own");
    }

    private static Region sign(Ikon icon, String styleClass) {
        StackPane sign = new StackPane(Icon.of(icon));
        sign.getStyleClass().addAll("tile-sign", styleClass);
        return sign;
    }
}
