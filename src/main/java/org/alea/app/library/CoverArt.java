package org.alea.app.library;

import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import org.alea.app.games.GameCover;

/**
 * The scene of a game, filling its place: painted in the shape of the place as far as the composition bears it, otherwise
 * enlarged until it covers the whole and cut at the edges.
 */
public final class CoverArt extends Region {
    private static final double EYE_LEVEL = 0.4;

    private final GameCover cover;
    private final double narrowest;
    private final double widest;
    private final Canvas canvas = new Canvas();

    /**
     * @param narrowest the least width divided by height that the composition bears
     * @param widest the most
     */
    public CoverArt(GameCover cover, double narrowest, double widest) {
        this.cover = cover;
        this.narrowest = narrowest;
        this.widest = widest;
        getChildren().add(canvas);
        setMouseTransparent(true);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        if (width <= 0 || height <= 0 || (width == canvas.getWidth() && height == canvas.getHeight())) {
            return;
        }
        canvas.setWidth(width);
        canvas.setHeight(height);
        double shape = Math.max(narrowest, Math.min(widest, width / height));
        double sceneWidth = Math.max(width, height * shape);
        double sceneHeight = Math.max(height, width / shape);
        var painter = canvas.getGraphicsContext2D();
        painter.save();
        painter.translate(shift(width, sceneWidth, cover.focus()), shift(height, sceneHeight, EYE_LEVEL));
        cover.art().paint(painter, sceneWidth, sceneHeight);
        painter.restore();
    }

    /** Puts the focus of the scene into the middle of its place, as far as the scene reaches. */
    private static double shift(double place, double scene, double focus) {
        return Math.max(place - scene, Math.min(0, place / 2 - scene * focus));
    }
}
