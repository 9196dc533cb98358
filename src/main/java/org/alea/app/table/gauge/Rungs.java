package org.alea.app.table.gauge;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Region;

/** A ladder of thin rungs from 0 at the foot: the present one white, those below lit, the last ten red, what will go hatched. */
public final class Rungs extends Region {
    private static final int LAST = 10;

    private final double gap;
    private final List<Region> rungs = new ArrayList<>();

    /**
     * How many there are.
     *
     * @param loss how many of them will go
     */
    public record Reading(int now, int most, int loss) {}

    public Rungs(Reading reading, double gap) {
        this.gap = gap;
        getStyleClass().add("rungs");
        setMouseTransparent(true);
        show(reading);
    }

    public void show(Reading reading) {
        rungs.clear();
        for (int i = 0; i <= reading.most(); i++) {
            Region rung = new Region();
            rung.getStyleClass().addAll("rung", state(reading, i));
            rungs.add(rung);
        }
        getChildren().setAll(rungs);
    }

    private static String state(Reading reading, int value) {
        if (value == reading.now()) {
            return "now";
        }
        if (value > reading.now()) {
            return "gone";
        }
        return value >= reading.now() - reading.loss() ? "going" : value <= LAST ? "last" : "there";
    }

    @Override
    protected void layoutChildren() {
        int count = rungs.size();
        double high = Math.max(1.5, (getHeight() - gap * (count - 1)) / count);
        for (int i = 0; i < count; i++) {
            rungs.get(i).resizeRelocate(0, getHeight() - (i + 1) * high - i * gap, getWidth(), high);
        }
    }
}
