package org.alea.app.shell;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;

/** Cells of equal width in rows: as many beside each other as have the room they need. */
public final class EqualColumns extends GridPane {
    private final Desk desk;
    private final int most;
    private final double leastEms;
    private List<? extends Node> cells = List.of();
    private int columns;

    /**
     * @param most how many stand in a row where there is room for them
     * @param leastEms the room a cell needs, in em
     */
    public EqualColumns(Desk desk, int most, double leastEms) {
        this.desk = desk;
        this.most = most;
        this.leastEms = leastEms;
        setMinWidth(0);
        Refit.at(widthProperty(), this, this::arrange);
    }

    public void show(List<? extends Node> newCells) {
        cells = List.copyOf(newCells);
        columns = 0;
        arrange();
    }

    private void arrange() {
        int fitting = fitting();
        if (fitting != columns) {
            columns = fitting;
            getChildren().clear();
            getColumnConstraints().clear();
            for (int column = 0; column < columns; column++) {
                ColumnConstraints equal = new ColumnConstraints();
                equal.setPercentWidth(100.0 / columns);
                getColumnConstraints().add(equal);
            }
            for (int i = 0; i < cells.size(); i++) {
                add(cells.get(i), i % columns, i / columns);
            }
        }
    }

    private int fitting() {
        int fitting = most;
        while (fitting > 1 && getWidth() > 0 && (isTight(fitting) || leavesGaps(fitting))) {
            fitting--;
        }
        return fitting;
    }

    private boolean isTight(int beside) {
        return getWidth() / beside < leastEms * desk.em().get();
    }

    /** Where full rows can be had, a row that is not full would look as if something were missing. */
    private boolean leavesGaps(int beside) {
        return cells.size() % most == 0 && cells.size() % beside != 0;
    }
}
