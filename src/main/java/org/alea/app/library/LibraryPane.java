package org.alea.app.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.HPos;
import javafx.geometry.Orientation;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Weakly;

/**
 * Lays the library out: the flagship beside two by two smaller tiles, two panels below. Where the window is too narrow
 * for its text size, everything is stacked and can be scrolled.
 */
final class LibraryPane extends Pane {
    private static final double MARGIN = 24;
    private static final double GAP = 16;
    private static final double SIDE_BY_SIDE = 1120;

    private final Desk desk;
    private final Region header;
    private final List<GameTile> tiles = new ArrayList<>();
    private final List<Region> panels = new ArrayList<>();
    private Optional<HomeSearch> search = Optional.empty();
    private boolean quiet = true;

    LibraryPane(Desk desk, Region header, GameTile flagship) {
        this.desk = desk;
        this.header = header;
        getStyleClass().add("library");
        getChildren().addAll(header, flagship);
        tiles.add(flagship);
        Weakly.follow(this, desk.em(), this::requestLayout);
    }

    /** Puts what stands beside and below the flagship in its place. */
    void complete(List<GameTile> companions, List<Region> newPanels) {
        tiles.addAll(companions);
        panels.addAll(newPanels);
        getChildren().addAll(companions);
        getChildren().addAll(newPanels);
    }

    /** Hangs what is found below the field it was typed into. */
    void hang(HomeSearch field) {
        search = Optional.of(field);
        getChildren().add(field.hits());
    }

    /** What stands here, each by itself. */
    Stream<Node> parts() {
        return Stream.of(tiles.stream(), panels.stream(), search.stream()).flatMap(all -> all);
    }

    /** Whether the panels have nothing to tell yet, and leave their room to the games. */
    void setQuiet(boolean newQuiet) {
        quiet = newQuiet;
        requestLayout();
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double u = unit();
        return u * (sideBySide(width, u) ? 690 : 1430);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double u = unit();
        double width = getWidth() - 2 * MARGIN * u;
        place(header, MARGIN * u, 15 * u, width, 56 * u);
        header.layout();
        search.ifPresent(this::hangBelow);
        if (sideBySide(getWidth(), u)) {
            layOutSideBySide(u, width);
        } else {
            layOutStacked(u, width);
        }
    }

    private void hangBelow(HomeSearch field) {
        Bounds place = sceneToLocal(field.localToScene(field.getLayoutBounds()));
        HitList hits = field.hits();
        double width = Math.max(place.getWidth(), 480 * unit());
        hits.resizeRelocate(
                snapPositionX(place.getMaxX() - width),
                snapPositionY(place.getMaxY() + 6 * unit()),
                snapSizeX(width),
                snapSizeY(hits.prefHeight(width)));
    }

    private void layOutSideBySide(double u, double width) {
        double left = MARGIN * u;
        double top = 90 * u;
        double gap = GAP * u;
        double foot = (quiet ? 112 : getHeight() > 850 * u ? 244 : 202) * u;
        double height = getHeight() - top - foot - gap - 20 * u;
        double large = width * 0.4;
        double small = (width - large - 2 * gap) / 2;
        double half = (height - gap) / 2;
        place(tiles.get(0), left, top, large, height);
        for (int i = 1; i < tiles.size(); i++) {
            int column = (i - 1) % 2;
            int row = (i - 1) / 2;
            double x = left + large + gap + column * (small + gap);
            double y = top + row * (half + gap);
            place(tiles.get(i), x, y, small, half);
        }
        double[] columns = {left, left + large + gap, left + large + small + 2 * gap};
        for (int i = 0; i < panels.size(); i++) {
            double panelWidth = i == 0 ? large : panels.size() == 2 ? 2 * small + gap : small;
            place(panels.get(i), columns[i], top + height + gap, panelWidth, foot);
        }
    }

    private void layOutStacked(double u, double width) {
        double left = MARGIN * u;
        double gap = GAP * u;
        double half = (width - gap) / 2;
        double y = 90 * u;
        place(tiles.get(0), left, y, width, 360 * u);
        y += 360 * u + gap;
        for (int i = 1; i < tiles.size(); i++) {
            int column = (i - 1) % 2;
            int row = (i - 1) / 2;
            place(tiles.get(i), left + column * (half + gap), y + row * 216 * u, half, 200 * u);
        }
        y += 432 * u;
        for (Region panel : panels) {
            place(panel, left, y, width, 160 * u);
            y += 160 * u + gap;
        }
    }

    private boolean sideBySide(double width, double u) {
        return width / u >= SIDE_BY_SIDE;
    }

    /** One px of the design. */
    private double unit() {
        return desk.em().get() / 14;
    }

    private void place(Node node, double x, double y, double width, double height) {
        layoutInArea(
                node, snapPositionX(x), snapPositionY(y), snapSizeX(width), snapSizeY(height), 0, HPos.LEFT, VPos.TOP);
    }
}
