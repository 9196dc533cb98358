package org.alea.app.gametable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.layout.Pane;
import org.alea.app.play.Draft;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.shell.KeyAction;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.app.table.panel.QuestionPanel;
import org.alea.app.table.panel.TableButton;
import org.alea.app.table.panel.TableButton.Weight;
import org.alea.engine.Move;
import org.alea.engine.Table;

/** Shows a {@link Question} in its panel and on its buttons, and makes a spot of each part that can be touched. */
final class QuestionView<T extends Table<T>, M extends Move, D extends Draft<M>> {
    private static final PseudoClass ADVISED = PseudoClass.getPseudoClass("advised");
    private static final int DIGITS = 9;
    /** How high a question in a column is at least: with its title alone, and with a list below it. */
    private static final double TITLE = 58;

    private static final double LIST = 124;

    private final GameTable<T, M, D> table;
    private final GameSpeech<T, M> speech;
    private final QuestionPanel panel;
    private final CommandPane commands;
    private final Plan plan;

    QuestionView(GameTable<T, M, D> table, Plan plan) {
        this.table = table;
        this.speech = table.speech();
        this.plan = plan;
        panel = new QuestionPanel(speech.texts(), plan.frame().text());
        panel.setId("question");
        panel.onFiltered(table.play()::showAgain);
        commands = new CommandPane(plan.frame().text(), plan.isColumn());
    }

    void lay(Pane pane) {
        TableParts.put(panel, plan.question());
        TableParts.put(commands, plan.commands());
        pane.getChildren().addAll(panel, commands);
    }

    void show(Optional<Question<M, D>> asked, Pieces pieces) {
        panel.setVisible(asked.isPresent());
        commands.setVisible(asked.isPresent());
        asked.ifPresent(question -> show(question, pieces));
    }

    private void show(Question<M, D> question, Pieces pieces) {
        QuestionPanel.Ask ask = QuestionPanel.Ask.of(question.title(), question.words())
                .sign(question.icon())
                .aside(question.aside())
                .facts(question.facts().stream()
                        .map(fact -> new QuestionPanel.Fact(fact.icon(), fact.words(), JournalWords.tone(fact.tone())))
                        .toList())
                .variants(question.chips().stream().map(this::chip).toList())
                .rows(rows(question));
        panel.ask(ask);
        // where there are no rows, digits press the buttons
        boolean digits = question.rows().isEmpty();
        List<TableButton.Act> buttons = new ArrayList<>();
        question.commands().forEach(command -> buttons.add(button(command, buttons.size(), digits)));
        commands.show(buttons);
        if (plan.isColumn()) {
            share(plan.question(), question.rows().isEmpty());
        }
        panel.layout();
        String advised = table.advisedRow(question);
        for (Map.Entry<Integer, Node> line : panel.shown().entrySet()) {
            Question.Row<M, D> row = question.rows().get(line.getKey());
            line.getValue().pseudoClassStateChanged(ADVISED, row.id().equals(advised));
            line.getValue().setOnMouseEntered(entered -> table.point(row.shows()));
            line.getValue().setOnMouseExited(left -> table.point(List.of()));
            pieces.place(Spot.of("row", row.id()), line.getValue());
        }
        List<Node> chips = panel.variants();
        for (int i = 0; i < chips.size(); i++) {
            pieces.place(Spot.of("chip", question.chips().get(i).id()), chips.get(i));
        }
        for (int i = 0; i < commands.buttons().size(); i++) {
            Question.Command<M, D> command = question.commands().get(i);
            TableButton button = commands.buttons().get(i);
            button.setId("command-" + command.id());
            pieces.place(Spot.of("command", command.id()), button);
        }
    }

    /** The buttons have the foot of the column, as much of it as the question can spare. */
    private void share(Rectangle2D column, boolean brief) {
        double least = (brief ? TITLE : LIST) * plan.frame().text();
        double foot = Math.min(commands.wanted(column.getWidth()), column.getHeight() - least);
        double top = column.getHeight() - foot;
        panel.upright();
        TableParts.put(panel, new Rectangle2D(column.getMinX(), column.getMinY(), column.getWidth(), top));
        TableParts.put(commands, new Rectangle2D(column.getMinX(), column.getMinY() + top, column.getWidth(), foot));
    }

    private List<QuestionPanel.Row> rows(Question<M, D> question) {
        List<QuestionPanel.Row> rows = new ArrayList<>();
        for (int i = 0; i < question.rows().size(); i++) {
            Question.Row<M, D> row = question.rows().get(i);
            boolean choosable = row.gesture().isPresent();
            String words = row.refusal().isEmpty() ? row.words() : row.words() + " · " + row.refusal();
            // the hand takes a row that can be chosen: it is a spot
            Runnable act = choosable || row.refusal().isEmpty()
                    ? () -> {}
                    : () -> table.refuse(row.refusal(), row.rule(), Spot.of("row", row.id()));
            boolean ready = choosable || row.refusal().isEmpty();
            String key = choosable ? digit(i, true) : "";
            rows.add(new QuestionPanel.Row(row.icon(), words, row.aside(), row.chosen(), ready, act, row.group(), key));
        }
        return rows;
    }

    private QuestionPanel.Variant chip(Question.Chip<M, D> chip) {
        Spot spot = Spot.of("chip", chip.id());
        return new QuestionPanel.Variant(
                chip.words(), chip.on(), () -> chip.gesture().ifPresent(does -> perform(spot, does)));
    }

    private TableButton.Act button(Question.Command<M, D> command, int place, boolean digits) {
        TableButton.Act act = TableButton.Act.of(
                        command.words(),
                        command.main() ? Weight.PRIMARY : Weight.PLAIN,
                        () -> command.gesture().ifPresent(does -> perform(Spot.of("command", command.id()), does)))
                .sign(command.icon())
                .price(command.price())
                .key(key(command, place, digits));
        return command.gesture().isPresent()
                ? act
                : act.greyed(() -> table.does().press(command));
    }

    private void perform(Spot spot, Gesture<M, D> gesture) {
        table.hand().perform(Way.touch(spot, gesture));
    }

    private String key(Question.Command<M, D> command, int place, boolean digits) {
        Optional<KeyAction> own = table.ownKey(command.id());
        return own.map(speech::key)
                .orElseGet(() -> command.main() ? speech.texts().get("key.enter") : digit(place, digits));
    }

    /** What is printed on the key: nothing where the game itself has a use for this digit. */
    private String digit(int place, boolean digits) {
        boolean taken = table.design().digit(table.play().shot(), place + 1).isPresent();
        return digits && place < DIGITS && !taken ? Integer.toString(place + 1) : "";
    }

    /** Where one types to find a row. */
    TextField search() {
        return panel.filter();
    }
}
