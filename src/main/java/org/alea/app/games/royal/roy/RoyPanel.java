package org.alea.app.games.royal.roy;

import java.util.List;
import java.util.Locale;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;
import org.alea.games.royal.RoyalBox;

/** "Why this move?": the five steps of the Roy's turn, the current one open, past ones ticked, coming ones grey. */
public final class RoyPanel extends VBox {
    private static final double BADGE = 24;
    private static final double SMALL_BADGE = 20;
    private static final int TWO_LINES = 92;

    private final RoyWords words;
    private final Label title = new Label();
    private final Label note = new Label();
    private final HBox head;
    private final VBox list = new VBox();
    private final boolean tight;

    public RoyPanel(RoyalBox box, Texts texts, double width, double height) {
        words = new RoyWords(box, texts);
        tight = height < 260;
        getStyleClass().addAll("royal-piece", "game-royal", "roy-panel");
        setAccessibleRole(AccessibleRole.NODE);
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        title.textProperty().bind(texts.text("royalroy.title"));
        title.getStyleClass().add("piece-title");
        note.getStyleClass().add("roy-note");
        note.setMinWidth(USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        head = new HBox(8, title, space, note);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("roy-head");
        list.setSpacing(tight ? 0 : 2);
        if (tight) {
            getStyleClass().add("tight");
        }
        getChildren().addAll(head, list);
    }

    public void show(RoySteps steps, Texts texts) {
        RoyTurn turn = steps.turn();
        note.setText(texts.get("royalroy.note", turn.note()));
        note.setVisible(turn.note() > 0);
        list.getChildren().clear();
        for (RoyStep step : turn.steps()) {
            list.getChildren().add(row(turn, step, steps.progress(step), reasonShown(steps, step)));
        }
        RoyStep now = steps.current();
        setAccessibleText(texts.get(
                "royalroy.hear", now.number(), turn.steps().size(), words.title(turn, now), words.reason(turn, now)));
    }

    /** The reason stays in sight for one step more, where there is room. */
    private boolean reasonShown(RoySteps steps, RoyStep step) {
        int since = steps.current().number() - step.number();
        boolean room = words.reason(steps.turn(), steps.current()).length() <= TWO_LINES;
        return since == 0 || (since == 1 && !tight && room);
    }

    /** What has passed longest makes room where the words of the present step need it, then what is farthest ahead. */
    @Override
    protected void layoutChildren() {
        double width = getWidth() - snappedLeftInset() - snappedRightInset();
        double room = getHeight()
                - snappedTopInset()
                - snappedBottomInset()
                - head.prefHeight(width)
                - snapSpaceY(getSpacing());
        List<Node> rows = List.copyOf(list.getChildren());
        for (int i = 0; i < rows.size() && list.prefHeight(width) > room; i++) {
            give(rows.get(i), RoySteps.Progress.PAST);
        }
        for (int i = rows.size() - 1; i >= 0 && list.prefHeight(width) > room; i--) {
            give(rows.get(i), RoySteps.Progress.COMING);
        }
        super.layoutChildren();
    }

    private static void give(Node row, RoySteps.Progress progress) {
        if (row.getStyleClass().contains(style(progress))) {
            row.setManaged(false);
            row.setVisible(false);
        }
    }

    private Node row(RoyTurn turn, RoyStep step, RoySteps.Progress progress, boolean open) {
        Label name = new Label(words.title(turn, step));
        name.getStyleClass().add("step-title");
        name.setWrapText(true);
        name.setMinHeight(USE_PREF_SIZE);
        VBox text = new VBox(name);
        String reason = words.reason(turn, step);
        if (open && progress != RoySteps.Progress.COMING && !reason.isEmpty()) {
            Label why = new Label(reason);
            why.getStyleClass().add("step-reason");
            why.setWrapText(true);
            why.setMinHeight(USE_PREF_SIZE);
            text.getChildren().add(why);
        }
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox row = new HBox(badge(step, progress), text);
        row.setAlignment(Pos.TOP_LEFT);
        row.getStyleClass().addAll("roy-step", style(progress));
        return row;
    }

    private static String style(RoySteps.Progress progress) {
        return progress.name().toLowerCase(Locale.ROOT);
    }

    private Node badge(RoyStep step, RoySteps.Progress progress) {
        if (progress == RoySteps.Progress.CURRENT) {
            return new StepBadge(step.number(), BADGE);
        }
        Label badge = new Label();
        badge.getStyleClass().add("step-mark");
        badge.setAlignment(Pos.CENTER);
        double size = tight ? SMALL_BADGE : BADGE;
        badge.setMinSize(size, size);
        badge.setMaxSize(size, size);
        HBox.setMargin(badge, new Insets(0, (BADGE - size) / 2, 0, (BADGE - size) / 2));
        if (progress == RoySteps.Progress.PAST) {
            badge.setGraphic(Glyph.icon("mdi2c-check-bold", 14));
        } else {
            badge.setText(Integer.toString(step.number()));
        }
        return badge;
    }
}
