package org.alea.app.games.royal.pieces;

import javafx.scene.Node;
import javafx.scene.layout.Pane;

/** The printed side of a card: whoever prints on it says where everything goes, once style sheets have spoken. */
final class Sheet extends Pane {
    private Runnable arrange = () -> {};

    void print(Runnable arrangement, Node... parts) {
        arrange = arrangement;
        for (Node part : parts) {
            part.setManaged(false);
        }
        getChildren().setAll(parts);
    }

    @Override
    protected void layoutChildren() {
        arrange.run();
    }
}
