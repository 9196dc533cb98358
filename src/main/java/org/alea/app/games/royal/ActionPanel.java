package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.Glyph;

/** What is asked of you: the question, the black dice, the group tray, and below it where the group can go. */
final class ActionPanel extends Pane {
    private static final double INSET = 14;

    /** How much smaller the note may be set to stay in one line. */
    private static final double SMALLEST_NOTE = 0.8;
    /** What stands beside the words of a line: its sign and the gaps. */
    private static final double ASIDE = 36;

    private final boolean compact;
    private final double noteSize;
    private final double lineSize;
    private final AskLine head;
    private final Pane blackRow = new Pane();
    private final TrayBox tray;
    private final Label note = new Label();
    private final VBox content = new VBox();
    private final ScrollPane scroll = new ScrollPane(content);
    private final List<Button> buttons = new ArrayList<>();
    private boolean blackShown;
    private boolean trayShown;
    private Runnable moved = () -> {};
    private Consumer<String> rules = rule -> {};
    private List<Double> handedOut = List.of();

    ActionPanel(RoyalLayout plan, Node hint) {
        Rectangle2D area = plan.action();
        compact = plan.compact();
        noteSize = plan.words(12);
        lineSize = plan.words(compact ? 12 : 13);
        content.setSpacing(compact ? 3 : 4);
        tray = new TrayBox(compact ? 42 : 48);
        getStyleClass().addAll("table-panel", "royal-action");
        setPrefSize(area.getWidth(), area.getHeight());
        head = new AskLine(hint);
        blackRow.getStyleClass().add("black-row");
        note.getStyleClass().add("note");
        note.setWrapText(true);
        scroll.getStyleClass().add("journal-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        getChildren().addAll(head, blackRow, tray, note, scroll);
    }

    boolean compact() {
        return compact;
    }

    /** The words beside the question: while cubes are placed one by one, the hand takes them from here. */
    Node chip() {
        return head.chip();
    }

    void ask(String words, String aside, boolean cubes) {
        head.ask(words, aside, cubes);
        requestLayout();
    }

    /** Which of the two rows of dice are there. */
    void rows(boolean black, boolean group) {
        blackShown = black;
        trayShown = group;
        blackRow.setVisible(black);
        tray.setVisible(group);
        note.setVisible(group);
        requestLayout();
    }

    TrayBox tray() {
        return tray;
    }

    void note(String words) {
        note.setText(words);
        double size = Fitting.lineSize(words, Fonts.TEXT, noteSize, getPrefWidth() - INSET * 2 - 8);
        note.setStyle("-fx-font-size: " + (size < noteSize * SMALLEST_NOTE ? noteSize : size) + "px;");
    }

    /** What stands below the tray; its buttons can be reached by keyboard. */
    void fill(List<? extends Node> nodes, List<Button> withKeys) {
        content.getChildren().setAll(nodes);
        buttons.clear();
        buttons.addAll(withKeys);
        scroll.setVvalue(0);
    }

    List<Button> buttons() {
        return List.copyOf(buttons);
    }

    /** The words below the tray. */
    Node lines() {
        return scroll;
    }

    double blackSize() {
        return compact ? 38 : 44;
    }

    /** Where the nth black die lies, on the board. */
    Point2D blackSeat(int nth) {
        place();
        return new Point2D(
                getLayoutX() + blackRow.getLayoutX() + 12 + nth * (blackSize() + 6),
                getLayoutY() + blackRow.getLayoutY() + 4);
    }

    /** Where the nth die of the tray lies, on the board. */
    Point2D traySeat(int nth) {
        place();
        return tray.seat(nth).add(getLayoutX() + tray.getLayoutX(), getLayoutY() + tray.getLayoutY());
    }

    /** A line that says something, with a sign. */
    static Label line(String words, String icon, String... styles) {
        Label line = new Label(words);
        if (!icon.isEmpty()) {
            line.setGraphic(Glyph.icon(icon, 15));
        }
        line.getStyleClass().add("action-line");
        line.getStyleClass().addAll(styles);
        line.setWrapText(true);
        return line;
    }

    /** A line that says why something is refused; a click on it opens the rule. */
    Label refusal(String words, String rule) {
        Label line = line(words, "mdi2c-cancel", "warned", "to-rule");
        line.setOnMouseClicked(clicked -> rules.accept(rule));
        return line;
    }

    /** Opens the rule that a refusal names. */
    void onRule(Consumer<String> open) {
        rules = open;
    }

    /** Is told when dice lie where there is no seat any more: words take their room only once they are dressed. */
    void onMoved(Runnable listener) {
        moved = listener;
    }

    @Override
    protected void layoutChildren() {
        List<Double> before = handedOut;
        place();
        if (!before.equals(handedOut)) {
            moved.run();
        }
    }

    private void place() {
        double width = getPrefWidth() - INSET * 2;
        double y = compact ? 6 : 10;
        double headHeight = Math.max(26, head.prefHeight(width));
        head.resizeRelocate(INSET, y, width, headHeight);
        y += headHeight + (compact ? 4 : 8);
        if (blackShown) {
            blackRow.resizeRelocate(INSET, y, width, blackSize() * 1.06 + 8);
            y += blackRow.getHeight() + 6;
        }
        if (trayShown) {
            tray.resizeRelocate(INSET, y, width, tray.height(compact ? 50 : 62));
            y += tray.getHeight() + 4;
            note.resizeRelocate(
                    INSET + 2, y, width - 4, note.getText().isEmpty() ? 0 : Math.max(16, note.prefHeight(width - 4)));
            y += note.getText().isEmpty() ? 0 : note.getHeight() + 4;
        }
        scroll.resizeRelocate(INSET - 4, y, width + 8, Math.max(20, getPrefHeight() - y - 4));
        if (content.getChildren().size() == 1 && content.getChildren().get(0) instanceof Label only) {
            // a lone sentence is set smaller rather than cut
            Fitting.block(only, Fonts.TEXT, lineSize, width - ASIDE, scroll.getHeight() - 4);
        }
        handedOut = List.of(blackRow.getLayoutY(), tray.getLayoutY());
    }
}
