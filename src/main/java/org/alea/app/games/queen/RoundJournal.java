package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.ForecastPill;
import org.alea.app.table.Glyph;

/** The journal of the round, step by step, with the question of the moment and its buttons below. */
final class RoundJournal extends Pane {
    private static final double INSET = 16;
    private static final double BUTTON = 40;
    private static final String PRESENT = "present";

    private final QueenLayout layout;
    private final Label title = new Label();
    private final Label note = new Label();
    private final VBox lines = new VBox();
    private final ScrollPane scroll = new ScrollPane(lines);
    private final Label question = new Label();
    private final Label how = new Label();
    private final HBox speeds = new HBox();
    private final VBox foot = new VBox(8);
    private final List<Button> buttons = new ArrayList<>();
    private boolean fresh;

    RoundJournal(QueenLayout layout) {
        this.layout = layout;
        QueenLayout.Area area = layout.journal();
        getStyleClass().addAll("table-panel", "journal");
        setPrefSize(area.width(), area.height());
        title.getStyleClass().add("journal-title");
        note.getStyleClass().add("note");
        scroll.getStyleClass().add("journal-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        question.getStyleClass().add("journal-question");
        question.setWrapText(true);
        how.getStyleClass().add("journal-how");
        how.setWrapText(true);
        speeds.setAlignment(Pos.CENTER);
        foot.setAlignment(Pos.BOTTOM_CENTER);
        getChildren().addAll(title, note, scroll, foot);
    }

    void heading(String words, String at) {
        title.setText(words);
        note.setText(at);
        double beside = Fitting.width(at, Fonts.TEXT, layout.words(12)) + (at.isEmpty() ? 0 : 10);
        Fitting.line(title, Fonts.DISPLAY, layout.words(20), room() - beside);
    }

    void lines(List<Journal.Line> told) {
        lines.getChildren().setAll(told.stream().map(RoundJournal::row).toList());
        fresh = true;
    }

    private double room() {
        return getPrefWidth() - INSET * 2;
    }

    /** The buttons of the moment in their order. */
    List<Button> shown() {
        return List.copyOf(buttons);
    }

    /** Asks something below the lines, with buttons; an empty question shows the buttons alone. */
    void ask(String words, String hint, List<Action> actions, Node speedChoice) {
        question.setText(words);
        foot.getChildren().clear();
        buttons.clear();
        if (!words.isEmpty()) {
            foot.getChildren().add(question);
        }
        how.setText(hint);
        how.setMinHeight(Region.USE_PREF_SIZE);
        boolean passing = !hint.isEmpty()
                && !actions.isEmpty()
                && actions.stream().allMatch(action -> action.weight() == Action.Weight.QUIET);
        if (!hint.isEmpty() && !passing) {
            foot.getChildren().add(how);
        }
        speeds.getChildren().setAll(speedChoice);
        if (words.isEmpty()) {
            foot.getChildren().add(speeds);
        }
        double wide =
                actions.stream().mapToDouble(action -> action.width(layout)).sum() + 8 * (actions.size() - 1);
        boolean crowded = wide > room() && (actions.size() > 3 || wide > room() * 1.2);
        int perRow = crowded ? 1 : 3;
        double share = Math.min(1, room() / wide);
        HBox row = new HBox(8);
        for (Action action : actions) {
            Button button = action.button(crowded ? room() : action.width(layout) * share, layout);
            buttons.add(button);
            HBox.setHgrow(button, Priority.ALWAYS);
            button.setMinHeight(BUTTON);
            button.setMaxHeight(BUTTON);
            button.setMinWidth(Region.USE_PREF_SIZE);
            row.getChildren().add(button);
            if (row.getChildren().size() == perRow) {
                foot.getChildren().add(row);
                row = new HBox(8);
            }
        }
        if (!row.getChildren().isEmpty()) {
            foot.getChildren().add(row);
        }
        if (passing) {
            // a click too many on the buttons before must not pass a decision over: here is the hint instead
            how.setMinHeight(BUTTON);
            foot.getChildren().add(how);
        }
        fresh = true;
        requestLayout();
    }

    private static Node row(Journal.Line line) {
        HBox row = new HBox(10);
        row.getStyleClass().addAll("journal-line", state(line), tone(line));
        row.setAlignment(
                line.detail().isEmpty() || line.state() == Journal.State.TO_COME ? Pos.CENTER_LEFT : Pos.TOP_LEFT);
        Label name = new Label(line.title());
        name.getStyleClass().add("journal-name");
        name.setWrapText(true);
        VBox words = new VBox(1, name);
        HBox.setHgrow(words, Priority.ALWAYS);
        Label detail = new Label(line.detail());
        detail.getStyleClass().add("journal-detail");
        detail.setWrapText(true);
        row.getChildren().addAll(sign(line), words);
        if (line.state() == Journal.State.TO_COME) {
            detail.setMinWidth(Region.USE_PREF_SIZE);
            row.getChildren().add(detail);
        } else {
            if (!line.detail().isEmpty()) {
                words.getChildren().add(detail);
            }
            row.getChildren()
                    .add(Glyph.icon(
                            line.state() == Journal.State.PRESENT ? "mdi2p-play" : mark(line.tone()),
                            17,
                            "journal-mark"));
        }
        return row;
    }

    private static String mark(ForecastPill.Tone tone) {
        return switch (tone) {
            case GOOD -> "mdi2c-check";
            case BAD -> "mdi2c-close";
            default -> "mdi2m-minus";
        };
    }

    private static Node sign(Journal.Line line) {
        StackPane sign = new StackPane();
        sign.setMinSize(24, 24);
        sign.setMaxSize(24, 24);
        if (line.slot() > 0) {
            Label number = new Label(Integer.toString(line.slot()));
            number.getStyleClass().add("journal-number");
            sign.getStyleClass().add("journal-slot");
            sign.getChildren().add(number);
        } else {
            sign.getChildren().add(Glyph.icon(line.icon(), 20, "journal-icon"));
        }
        return sign;
    }

    private static String state(Journal.Line line) {
        return switch (line.state()) {
            case DONE -> "done";
            case PRESENT -> PRESENT;
            case TO_COME -> "to-come";
        };
    }

    private static String tone(Journal.Line line) {
        return line.tone() == ForecastPill.Tone.GOOD ? "good" : line.tone() == ForecastPill.Tone.BAD ? "bad" : "even";
    }

    @Override
    protected void layoutChildren() {
        if (fresh) {
            // words that have no font yet take another height than they will have
            applyCss();
        }
        double width = room();
        title.autosize();
        title.relocate(INSET, 12);
        note.autosize();
        note.relocate(getWidth() - INSET - note.getWidth(), 18);
        double footHeight = foot.prefHeight(width);
        foot.resizeRelocate(INSET, getHeight() - 14 - footHeight, width, footHeight);
        double top = 46;
        scroll.resizeRelocate(2, top, getWidth() - 4, Math.max(40, getHeight() - top - footHeight - 22));
        if (fresh) {
            fresh = false;
            showEnd();
        }
    }

    /** Goes to the end of the list, and yet shows the present line whole and cuts none off under the title. */
    private void showEnd() {
        lines.setPadding(Insets.EMPTY);
        // only a list that is laid out knows where its end is
        scroll.layout();
        double beyond = beyond();
        double from = lines.getChildren().stream()
                .filter(line ->
                        line.getLayoutY() >= beyond || line.getStyleClass().contains(PRESENT))
                .mapToDouble(Node::getLayoutY)
                .min()
                .orElse(beyond);
        if (beyond > 0) {
            lines.setPadding(new Insets(0, 0, Math.max(0, from - beyond), 0));
            scroll.layout();
            scroll.setVvalue(from / beyond());
        }
    }

    /** How much of the list is out of sight. */
    private double beyond() {
        return lines.getHeight() - scroll.getViewportBounds().getHeight();
    }
}
