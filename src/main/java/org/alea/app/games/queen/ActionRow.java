package org.alea.app.games.queen;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;

/** Buttons side by side, all of them with words of one size. */
final class ActionRow {
    private ActionRow() {}

    /** Buttons that share a line, evenly if their words have the room, by the length of their words if not. */
    static HBox of(double width, double wanted, Action... actions) {
        HBox row = new HBox(8);
        boolean roomy = actions.length < 3;
        double around = roomy ? 60 : 30;
        double share = (width - 8.0 * (actions.length - 1)) / actions.length;
        List<String> words = Stream.of(actions).map(Action::words).toList();
        double size = Fitting.lineSize(
                String.join("", words), Fonts.STRONG, wanted, (share - around) * actions.length - actions.length);
        boolean even = words.stream().allMatch(each -> Fitting.width(each, Fonts.STRONG, size) <= share - around);
        double spare = words.stream()
                .mapToDouble(each -> share - around - Fitting.width(each, Fonts.STRONG, size))
                .sum();
        for (Action action : actions) {
            Action fitting = roomy ? action : new Action(action.words(), "", "", action.weight(), action.act());
            Button button = fitting.button();
            button.setStyle("-fx-font-size: " + size + "px;");
            button.setMinHeight(44);
            button.setFocusTraversable(true);
            button.setPrefWidth(
                    even ? share : around + Fitting.width(action.words(), Fonts.STRONG, size) + spare / actions.length);
            row.getChildren().add(button);
        }
        return row;
    }
}
