package org.alea.app.games.royal;

import java.util.Map;
import java.util.TreeMap;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import org.alea.app.games.royal.pieces.CubeNode;
import org.alea.app.table.Hand;
import org.alea.games.royal.RoyalTable;

/** The Cathedral with its eighteen cells. */
final class CathedralView extends Pane {
    private final Label name = new Label();
    private final Map<String, StackPane> cells = new TreeMap<>();

    CathedralView(Rectangle2D area, boolean compact, Hand<RoyalAct> hand) {
        getStyleClass().addAll("table-panel", "royal-cathedral");
        setPrefSize(area.getWidth(), area.getHeight());
        getChildren().add(name);
        hand.register(Spots.to(Aim.CATHEDRAL), this);
        for (int level = 3; level > 0; level--) {
            for (int column = 1; column <= 6; column++) {
                StackPane cell = new StackPane();
                cell.getStyleClass().add("royal-cell");
                cells.put(Aim.cell(column, level), cell);
                getChildren().add(cell);
                hand.register(Spots.to(Aim.cell(column, level)), cell);
            }
        }
    }

    void show(RoyalPlay play, RoyalSpeech speech) {
        RoyalTable table = play.table();
        name.setText(speech.get("target.CATHEDRAL"));
        for (int level = 3; level > 0; level--) {
            for (int column = 1; column <= 6; column++) {
                StackPane cell = cells.get(Aim.cell(column, level));
                cell.getChildren().setAll(new Label(Integer.toString(column)));
                table.cathedral()
                        .cube(column, level)
                        .ifPresent(side -> cell.getChildren().setAll(new CubeNode(side, 16)));
            }
        }
    }

    @Override
    protected void layoutChildren() {
        name.autosize();
        name.relocate(12, 8);
        double width = (getWidth() - 24 - 20) / 6;
        double height = (getHeight() - 44 - 8) / 3;
        for (int level = 3; level > 0; level--) {
            for (int column = 1; column <= 6; column++) {
                cells.get(Aim.cell(column, level))
                        .resizeRelocate(
                                12 + (column - 1) * (width + 4), 36 + (3 - level) * (height + 4), width, height);
            }
        }
    }
}
