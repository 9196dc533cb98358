package org.alea.app.gametable;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import org.alea.app.play.Draft;
import org.alea.app.play.Question;
import org.alea.app.table.Spot;
import org.alea.engine.Move;

/** The buttons of a question, the main one first. One that cannot be pressed says why instead. */
final class CommandPane<M extends Move, D extends Draft<M>> extends ScrollPane {
    private final VBox buttons = new VBox(8);

    CommandPane() {
        super();
        setContent(buttons);
        setFitToWidth(true);
        setFocusTraversable(false);
        getStyleClass().addAll("page", "table-commands");
        setId("commands");
    }

    /**
     * @param key what is printed on the key of a command
     * @param press is told which one has been pressed
     */
    void show(
            List<Question.Command<M, D>> commands,
            Function<Question.Command<M, D>, String> key,
            Pieces pieces,
            Consumer<Question.Command<M, D>> press) {
        buttons.getChildren().clear();
        for (Question.Command<M, D> command : commands) {
            String words = command.price().isEmpty() ? command.words() : command.words() + " (" + command.price() + ")";
            Button button = Sheet.action(
                    "command-" + command.id(),
                    command.icon(),
                    words,
                    key.apply(command),
                    command.main(),
                    () -> press.accept(command));
            button.setMaxWidth(Double.MAX_VALUE);
            button.setFocusTraversable(false);
            if (command.gesture().isEmpty()) {
                button.getStyleClass().add("unavailable");
            }
            pieces.place(Spot.of("command", command.id()), button);
            buttons.getChildren().add(button);
        }
    }
}
