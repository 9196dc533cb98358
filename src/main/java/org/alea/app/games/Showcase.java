package org.alea.app.games;

import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import org.alea.app.table.ScaledBoard;

/** The compact table of a game behind glass: as large as there is room for, and out of reach. */
public final class Showcase extends Region {
    private static final double WIDTH = 1280;
    private static final double HEIGHT = 720;

    private final ScaledBoard table;
    private final double bar;
    private final Scale scale = new Scale();

    /** @param bar how much of the table's upper edge is not shown, in its design pixels */
    public Showcase(ScaledBoard table, double bar) {
        this.table = table;
        this.bar = bar;
        getStyleClass().add("showcase");
        table.setManaged(false);
        table.setDisable(true);
        table.setFocusTraversable(false);
        table.getTransforms().add(scale);
        Rectangle glass = new Rectangle();
        glass.widthProperty().bind(widthProperty());
        glass.heightProperty().bind(heightProperty());
        setClip(glass);
        getChildren().add(table);
    }

    @Override
    protected void layoutChildren() {
        double factor = Math.min(getWidth() / WIDTH, getHeight() / (HEIGHT - bar));
        if (factor <= 0) {
            return;
        }
        scale.setX(factor);
        scale.setY(factor);
        // a width below the standard one keeps the lay-out compact
        double width = Math.min(1439, getWidth() / factor);
        table.resizeRelocate(
                (getWidth() - width * factor) / 2, -bar * factor, width, Math.min(899, getHeight() / factor + bar));
    }
}
