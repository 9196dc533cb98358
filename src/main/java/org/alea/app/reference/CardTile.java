package org.alea.app.reference;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.alea.app.shell.Icon;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** One card in the grid: its front, and signs for what the player has done with it. */
final class CardTile extends StackPane {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final Card card;
    private final HBox signs = new HBox();

    CardTile(Card card, Node face, double width, double height) {
        this.card = card;
        getStyleClass().add("card-tile");
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        signs.getStyleClass().add("tile-signs");
        signs.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        signs.setMouseTransparent(true);
        StackPane.setAlignment(signs, Pos.TOP_RIGHT);
        getChildren().addAll(face, signs);
    }

    Card card() {
        return card;
    }

    void show(boolean chosen, boolean marked, boolean held) {
        pseudoClassStateChanged(CHOSEN, chosen);
        signs.getChildren().clear();
        sign(card.own(), Signs.OWN, "own");
        sign(held, MaterialDesignS.SCALE_BALANCE, "held");
        sign(marked, MaterialDesignC.CHECK_BOLD, "marked");
        signs.setVisible(!signs.getChildren().isEmpty());
    }

    private void sign(boolean shown, Ikon icon, String styleClass) {
        if (shown) {
            StackPane sign = new StackPane(Icon.of(icon));
            sign.getStyleClass().addAll("tile-sign", styleClass);
            signs.getChildren().add(sign);
        }
    }
}
