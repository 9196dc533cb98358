package org.alea.app.games.queen.practice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.practice.ShareRing;
import org.alea.app.shell.Icon;
import org.alea.app.shell.IntoSight;
import org.alea.app.shell.Texts;
import org.alea.games.queen.practice.Drill;
import org.alea.games.queen.practice.DrillWords;
import org.alea.games.queen.practice.Standing;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** All drills, each with its success rate as a ring and its best score; the player's own come last. */
final class DrillList extends ScrollPane {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final Texts texts;
    private final PracticeModel model;
    private final DrillWords words;
    private final VBox rows = new VBox();
    private final Map<Drill, Row> shown = new LinkedHashMap<>();
    private final Button compose = new Button("", Icon.of(MaterialDesignP.PLUS));

    DrillList(Texts texts, PracticeModel model, Runnable composer) {
        this.texts = texts;
        this.model = model;
        this.words = new DrillWords(model.box().wording());
        getStyleClass().addAll("page", "drill-list");
        rows.getStyleClass().add("drill-rows");
        compose.setId("compose");
        compose.textProperty().bind(texts.text("practice.compose"));
        compose.getStyleClass().setAll("compose");
        compose.setMaxWidth(Double.MAX_VALUE);
        compose.setOnAction(event -> composer.run());
        setContent(rows);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        model.drills().addListener((ListChangeListener<Drill>) change -> list());
        model.changesProperty().addListener((all, old, now) -> showStandings());
        model.speedProperty().addListener((all, old, now) -> showStandings());
        model.drillProperty().addListener((all, old, now) -> showChoice());
        rows.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
        viewportBoundsProperty().addListener((all, old, now) -> Platform.runLater(this::showChosen));
        list();
    }

    /** Up and down go from drill to drill, Home and End to the first and the last, as in any list. */
    private void press(KeyEvent event) {
        int at = model.drills().indexOf(model.drillProperty().get());
        int last = model.drills().size() - 1;
        int to = switch (event.getCode()) {
            case UP -> at - 1;
            case DOWN -> at + 1;
            case HOME -> 0;
            case END -> last;
            default -> -1;
        };
        if (to >= 0 && to <= last) {
            model.drillProperty().set(model.drills().get(to));
            event.consume();
        }
    }

    private void list() {
        if (List.copyOf(shown.keySet()).equals(model.drills())) {
            return;
        }
        boolean focused = shown.values().stream().anyMatch(Node::isFocused);
        if (focused) {
            // or the focus would fall on what stands below, and draw the list down to it
            requestFocus();
        }
        shown.clear();
        for (Drill drill : model.drills()) {
            shown.put(drill, new Row(drill));
        }
        rows.getChildren().setAll(shown.values());
        rows.getChildren().add(compose);
        showChoice();
        showStandings();
        if (focused) {
            focusChosen();
        }
    }

    /** Only the chosen row is in the order of Tab, and it keeps the focus while the choice moves. */
    private void showChoice() {
        boolean focused = shown.values().stream().anyMatch(Node::isFocused);
        shown.forEach((drill, row) -> {
            boolean chosen = drill.equals(model.drillProperty().get());
            row.pseudoClassStateChanged(CHOSEN, chosen);
            row.setFocusTraversable(chosen);
            if (chosen && focused) {
                row.requestFocus();
                IntoSight.bring(this, row);
            }
        });
    }

    void focusChosen() {
        Row chosen = shown.get(model.drillProperty().get());
        if (chosen != null) {
            // what scrolls is in the window only once it has been laid out, and could not take the focus before
            applyCss();
            layout();
            chosen.requestFocus();
            IntoSight.bring(this, chosen);
        }
    }

    private void showChosen() {
        Row chosen = shown.get(model.drillProperty().get());
        if (chosen != null) {
            IntoSight.bring(this, chosen);
        }
    }

    private void showStandings() {
        shown.values().forEach(Row::showStanding);
    }

    /** One drill. */
    private final class Row extends HBox {
        private final Drill drill;
        private final ShareRing ring;
        private final Label best = new Label();

        Row(Drill drill) {
            this.drill = drill;
            this.ring = new ShareRing(GoalIcons.of(drill));
            setId("drill-" + drill.id());
            getStyleClass().add("drill-row");
            setAccessibleRole(AccessibleRole.RADIO_BUTTON);
            accessibleTextProperty()
                    .bind(texts.live(
                            () -> drill.name().in(texts.language()) + ". " + about() + " " + spoken(),
                            model.changesProperty(),
                            model.speedProperty()));
            setOnMousePressed(event -> {
                model.drillProperty().set(drill);
                requestFocus();
                // or the list itself would take the focus
                event.consume();
            });
            getChildren().addAll(ring, lines());
        }

        private VBox lines() {
            Label name = new Label();
            name.setWrapText(true);
            name.textProperty().bind(texts.words(drill.name()));
            name.getStyleClass().addAll("display", "drill-name");
            name.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(name, Priority.ALWAYS);
            best.getStyleClass().addAll("num", "drill-best");
            best.setMinWidth(USE_PREF_SIZE);
            HBox top = new HBox(name, best);
            top.getStyleClass().add("drill-top");
            Label about = new Label();
            about.textProperty().bind(texts.live(this::about));
            about.setWrapText(true);
            about.setMinHeight(USE_PREF_SIZE);
            about.getStyleClass().addAll("muted", "drill-about");
            VBox lines = new VBox(top, about);
            lines.setMinWidth(0);
            HBox.setHgrow(lines, Priority.ALWAYS);
            return lines;
        }

        private String about() {
            return words.about(drill, texts.language());
        }

        private String spoken() {
            Standing standing = model.standing(drill);
            return standing.tries() == 0
                    ? texts.get("practice.untried")
                    : texts.get(
                            "practice.spoken",
                            standing.best(),
                            standing.successPercent().orElse(0));
        }

        private void showStanding() {
            Standing standing = model.standing(drill);
            ring.show(standing.successPercent().orElse(0));
            best.setText(standing.tries() == 0 ? "–" : Integer.toString(standing.best()));
        }
    }
}
