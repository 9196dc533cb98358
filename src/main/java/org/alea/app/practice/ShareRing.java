package org.alea.app.practice;

import javafx.scene.layout.Region;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import org.alea.app.shell.Icon;
import org.kordamp.ikonli.Ikon;

/** An emblem in a ring that is lit as far as something succeeds, clockwise from the top. */
public final class ShareRing extends Region {
    private static final double STROKE = 0.09;

    private final Circle track = new Circle();
    private final Arc lit = new Arc();
    private final Icon emblem;
    private int percent;

    public ShareRing(Ikon icon) {
        getStyleClass().add("share-ring");
        track.getStyleClass().add("ring-track");
        lit.getStyleClass().add("ring-lit");
        lit.setType(ArcType.OPEN);
        emblem = Icon.of(icon, "ring-emblem");
        getChildren().addAll(track, lit, emblem);
    }

    public void show(int newPercent) {
        percent = newPercent;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double size = Math.min(getWidth(), getHeight());
        double middleX = getWidth() / 2;
        double middleY = getHeight() / 2;
        double radius = size * (0.5 - STROKE / 2);
        track.setCenterX(middleX);
        track.setCenterY(middleY);
        track.setRadius(radius);
        track.setStrokeWidth(size * STROKE);
        lit.setCenterX(middleX);
        lit.setCenterY(middleY);
        lit.setRadiusX(radius);
        lit.setRadiusY(radius);
        lit.setStrokeWidth(size * STROKE);
        lit.setStartAngle(90);
        lit.setLength(-3.6 * percent);
        lit.setVisible(percent > 0);
        emblem.autosize();
        var bounds = emblem.getLayoutBounds();
        emblem.setLayoutX(middleX - bounds.getMinX() - bounds.getWidth() / 2);
        emblem.setLayoutY(middleY - bounds.getMinY() - bounds.getHeight() / 2);
    }
}
