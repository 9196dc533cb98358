package org.alea.app.gametable;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import org.alea.app.table.panel.TableButton;

/** The buttons of a question: the main ones in the whole width, all others in pairs below. */
final class CommandPane extends ScrollPane {
    private final GridPane grid = new GridPane();
    private final double text;
    private List<TableButton> buttons = List.of();

    CommandPane(double text) {
        this.text = text;
        ColumnConstraints half = new ColumnConstraints();
        half.setPercentWidth(50);
        grid.getColumnConstraints().setAll(half, half);
        grid.setHgap(8);
        grid.setVgap(8);
        grid.setPadding(new Insets(1));
        setContent(grid);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        getStyleClass().addAll("page", "table-commands");
        setId("commands");
    }

    void show(List<TableButton.Act> acts) {
        List<TableButton> made = new ArrayList<>();
        grid.getChildren().clear();
        long minor = acts.stream().filter(act -> !isMain(act)).count();
        int row = 0;
        int column = 0;
        for (TableButton.Act act : acts) {
            boolean main = isMain(act);
            TableButton button = new TableButton(act, text);
            button.setMinHeight(main ? 46 : 34);
            boolean alone = main || (minor % 2 == 1 && act.equals(acts.get(acts.size() - 1)) && column == 0);
            if (alone && column > 0) {
                row++;
                column = 0;
            }
            grid.add(button, column, row, alone ? 2 : 1, 1);
            made.add(button);
            column = alone ? 0 : 1 - column;
            row += column == 0 ? 1 : 0;
        }
        buttons = List.copyOf(made);
    }

    private static boolean isMain(TableButton.Act act) {
        return act.weight() == TableButton.Weight.PRIMARY;
    }

    /** The buttons in the order of the acts. */
    List<TableButton> buttons() {
        return buttons;
    }
}
