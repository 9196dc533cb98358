package org.alea.app.table;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * Ivory stock with ink on it: everything that is a card. It has a strip at one side that tells the kind of card, and a
 * body. A legal target wears a ring in the game's colour, a card out of play a veil; paper never carries controls.
 */
public class PaperCard extends Pane {
    private final Region veil = new Region();
    private final StackPane strip = new StackPane();
    private final Pane body;
    private final double stripWidth;
    private final boolean mirrored;

    /** A card with a strip of the given width, at the right if {@code mirrored}; a width of 0 means no strip. */
    public PaperCard(double width, double height, double stripWidth, boolean mirrored, Pane body) {
        this.stripWidth = stripWidth;
        this.mirrored = mirrored;
        this.body = body;
        getStyleClass().add("paper-card");
        strip.getStyleClass().addAll("strip", mirrored ? "strip-right" : "strip-left");
        body.getStyleClass().add("card-body");
        veil.getStyleClass().add("veil");
        veil.setVisible(false);
        veil.setMouseTransparent(true);
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        if (stripWidth > 0) {
            getChildren().add(strip);
        }
        getChildren().addAll(body, veil);
    }

    public final void strip(Node content, String... styleClasses) {
        strip.getChildren().setAll(content);
        strip.getStyleClass().addAll(styleClasses);
    }

    /** Puts something over the veil: a stamp, a token. */
    public final void over(Node... nodes) {
        getChildren()
                .removeIf(child -> getChildren().indexOf(child) > getChildren().indexOf(veil));
        getChildren().addAll(nodes);
    }

    /** A card that waits or is out of reach loses some of its light. */
    public final void veil(boolean on) {
        veil.setVisible(on);
    }

    /** Where the body begins. */
    public final double bodyX() {
        return mirrored ? 0 : stripWidth;
    }

    public final double bodyWidth() {
        return getPrefWidth() - stripWidth;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        strip.resizeRelocate(mirrored ? width - stripWidth : 0, 0, stripWidth, height);
        body.resizeRelocate(bodyX(), 0, width - stripWidth, height);
        veil.resizeRelocate(0, 0, width, height);
        for (Node child : getChildren()) {
            if (child != strip && child != body && child != veil && child.isManaged()) {
                child.autosize();
            }
        }
    }
}
