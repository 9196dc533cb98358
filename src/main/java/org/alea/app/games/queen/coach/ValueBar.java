package org.alea.app.games.queen.coach;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import org.alea.games.queen.coach.Valued;

/** A value as a bar from the zero line, its standard error as a whisker, and the best value as a dashed line. */
final class ValueBar extends Region {
    private static final PseudoClass BEST = PseudoClass.getPseudoClass("best");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final Region track = region("bar-track");
    private final Region bar = region("bar-value");
    private final Line zero = line("bar-zero");
    private final Line best = line("bar-best");
    private final Line whisker = line("bar-whisker");
    private final Line from = line("bar-whisker");
    private final Line to = line("bar-whisker");
    private final Scale scale;
    private final double value;
    private final double error;

    /** From which to which value bars reach. */
    record Scale(double least, double most, double best) {

        static Scale of(Iterable<Valued> all) {
            double least = -0.1;
            double most = 0.1;
            double best = Double.NEGATIVE_INFINITY;
            for (Valued each : all) {
                least = Math.min(least, each.value() - each.error());
                most = Math.max(most, each.value() + each.error());
                best = Math.max(best, each.value());
            }
            double margin = (most - least) * 0.04;
            return new Scale(least - margin, most + margin, best);
        }

        double at(double value, double width) {
            return (value - least) / (most - least) * width;
        }
    }

    ValueBar(Valued valued, Scale scale, boolean isBest, boolean isChosen) {
        this.scale = scale;
        this.value = valued.value();
        this.error = valued.error();
        getStyleClass().add("value-bar");
        pseudoClassStateChanged(BEST, isBest);
        pseudoClassStateChanged(CHOSEN, isChosen);
        getChildren().addAll(track, zero, bar, best);
        if (error > 0) {
            getChildren().addAll(whisker, from, to);
        }
    }

    /** A value that is still to come. */
    static Region awaited() {
        Region hatched = region("bar-awaited");
        hatched.setManaged(true);
        return hatched;
    }

    private static Region region(String styleClass) {
        Region region = new Region();
        region.getStyleClass().add(styleClass);
        region.setManaged(false);
        return region;
    }

    private static Line line(String styleClass) {
        Line line = new Line();
        line.getStyleClass().add(styleClass);
        line.setManaged(false);
        return line;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        double middle = height / 2;
        double thick = height * 0.54;
        double nil = scale.at(0, width);
        double end = scale.at(value, width);
        track.resizeRelocate(0, middle - thick / 2, width, thick);
        bar.resizeRelocate(Math.min(nil, end), middle - thick / 2, Math.max(2, Math.abs(end - nil)), thick);
        upright(zero, nil, 1, height - 1);
        upright(best, scale.at(scale.best(), width), 0, height);
        double left = scale.at(value - error, width);
        double right = scale.at(value + error, width);
        whisker.setStartX(left);
        whisker.setEndX(right);
        whisker.setStartY(middle);
        whisker.setEndY(middle);
        upright(from, left, middle - height * 0.2, middle + height * 0.2);
        upright(to, right, middle - height * 0.2, middle + height * 0.2);
    }

    private static void upright(Line line, double x, double fromY, double toY) {
        line.setStartX(x);
        line.setEndX(x);
        line.setStartY(fromY);
        line.setEndY(toY);
    }
}
