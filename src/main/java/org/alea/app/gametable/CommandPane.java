package org.alea.app.gametable;

import java.util.ArrayList;
import java.util.Comparator;
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
    private final boolean mainLast;
    private List<TableButton> buttons = List.of();

    /** @param mainLast whether the main buttons lie below the others */
    CommandPane(double text, boolean mainLast) {
        this.text = text;
        this.mainLast = mainLast;
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
        buttons = acts.stream().map(this::button).toList();
        List<TableButton> order = new ArrayList<>(buttons);
        if (mainLast) {
            order.sort(Comparator.comparing(CommandPane::isMain));
        }
        // where not all have room, the main one is in sight
        setVvalue(mainLast ? 1 : 0);
        lay(order);
    }

    private TableButton button(TableButton.Act act) {
        TableButton button = new TableButton(act, text);
        button.setMinHeight(isMain(button) ? 46 : 34);
        return button;
    }

    private void lay(List<TableButton> order) {
        grid.getChildren().clear();
        long left = order.stream().filter(button -> !isMain(button)).count();
        // without a main button there is room for two in the whole width
        boolean few = order.size() <= 2 && order.stream().noneMatch(CommandPane::isMain);
        int row = 0;
        int column = 0;
        for (TableButton button : order) {
            left -= isMain(button) ? 0 : 1;
            boolean alone = isMain(button) || few || (left == 0 && column == 0);
            if (alone && column > 0) {
                row++;
                column = 0;
            }
            grid.add(button, column, row, alone ? 2 : 1, 1);
            column = alone ? 0 : 1 - column;
            row += column == 0 ? 1 : 0;
        }
    }

    /** How high it has to be for all buttons to be seen. */
    double wanted(double width) {
        grid.applyCss();
        return grid.getChildren().isEmpty() ? 0 : Math.ceil(grid.prefHeight(width)) + 4;
    }

    private static boolean isMain(TableButton button) {
        return button.act().weight() == TableButton.Weight.PRIMARY;
    }

    /** The buttons in the order of the acts. */
    List<TableButton> buttons() {
        return buttons;
    }
}
