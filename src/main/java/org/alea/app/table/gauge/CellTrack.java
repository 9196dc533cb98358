package org.alea.app.table.gauge;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.alea.app.table.symbol.Sign;

/** A track of cells side by side, lit as far as it has come, with a bar where it stands. */
public final class CellTrack extends HBox {

    /**
     * One cell.
     *
     * @param words what is printed on it, empty if a sign is
     * @param icon the sign on it, empty if words are
     */
    public record Cell(String words, String icon, boolean alarming) {

        public static Cell words(String words) {
            return new Cell(words, "", false);
        }

        public static Cell sign(String icon) {
            return new Cell("", icon, false);
        }

        public static Cell blank() {
            return new Cell("", "", false);
        }

        public Cell alarm() {
            return new Cell(words, icon, true);
        }
    }

    /**
     * How far a track has come.
     *
     * @param lit how many cells, from the first
     * @param marker a cell that alone is filled, -1 for none
     * @param colour what lit cells are filled with, empty for the game's own
     */
    public record Reading(List<Cell> cells, int lit, int marker, String colour) {

        public static Reading upTo(List<Cell> cells, int lit, String colour) {
            return new Reading(cells, lit, -1, colour);
        }

        public static Reading at(List<Cell> cells, int marker) {
            return new Reading(cells, 0, marker, "");
        }
    }

    private final double height;

    public CellTrack(Reading reading, double height) {
        super(4);
        this.height = height;
        getStyleClass().add("cell-track");
        show(reading);
    }

    public void show(Reading reading) {
        getChildren().clear();
        setStyle(reading.colour().isEmpty() ? "" : "-al-lit: " + reading.colour() + ";");
        for (int i = 0; i < reading.cells().size(); i++) {
            getChildren().add(cell(reading, i));
        }
    }

    private Label cell(Reading reading, int index) {
        Cell cell = reading.cells().get(index);
        Label label = new Label(cell.words());
        if (!cell.icon().isEmpty()) {
            label.setGraphic(Sign.of(cell.icon(), Math.min(17, height * 0.6)));
        }
        label.getStyleClass().add("track-cell");
        if (index < reading.lit() || index == reading.marker()) {
            label.getStyleClass().add("lit");
        }
        if (reading.lit() > 0 && index == reading.lit() - 1) {
            label.getStyleClass().add("edge");
        }
        if (cell.alarming()) {
            label.getStyleClass().add("alarming");
        }
        label.setAlignment(Pos.CENTER);
        label.setMinSize(0, height);
        label.setPrefHeight(height);
        label.setPrefWidth(Region.USE_COMPUTED_SIZE);
        label.setMaxSize(Double.MAX_VALUE, height);
        HBox.setHgrow(label, Priority.ALWAYS);
        return label;
    }
}
