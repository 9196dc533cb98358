package org.alea.app.setup;

import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.SetupOutlook;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.Texts;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** What awaits the player: how hard it will be, as far as that has been measured, and the button that begins it. */
final class SetupSummary extends VBox {
    /** More lines than this stand closer together, so that all are in sight in a small window. */
    private static final int MANY = 6;
    /** Lower than so many lines of the start button, the dial is smaller and everything stands closer together. */
    private static final double LOW_LINES = 36;

    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");

    private final Texts texts;
    private final DifficultyDial dial = new DifficultyDial();
    private final Label word = new Label();
    private final Label measured = new Label();
    private final VBox gauge = new VBox();
    private final VBox facts = new VBox();
    private final StackPane reserve = new StackPane();
    private final VBox reservePart;
    private final Button start;

    SetupSummary(Texts texts, Runnable begin) {
        this.texts = texts;
        start = startButton(begin);
        getStyleClass().addAll("panel", "setup-summary");
        heightProperty().addListener((all, old, height) -> fit());
        start.fontProperty().addListener((all, old, font) -> fit());
        Label title = new Label();
        title.textProperty().bind(texts.text("setup.yourGame"));
        title.getStyleClass().addAll("display", "panel-title");
        word.getStyleClass().addAll("display", "difficulty-word");
        measured.getStyleClass().addAll("small", "muted");
        StackPane face = new StackPane(dial, word);
        StackPane.setAlignment(word, Pos.BOTTOM_CENTER);
        gauge.getChildren().addAll(face, measured);
        gauge.getStyleClass().add("gauge");
        Label caption = new Label();
        caption.textProperty().bind(texts.live(() -> texts.get("setup.reserve").toUpperCase(texts.locale())));
        caption.getStyleClass().add("cap");
        reserve.getStyleClass().add("setup-reserve");
        Sheets.attach(reserve, List.of("reference"));
        reservePart = new VBox(caption, reserve);
        reservePart.getStyleClass().add("setup-reserve-part");
        reserve(Optional.empty());
        // large words on a small screen need more room than there is; the start button stays in sight
        ScrollPane prospect = new ScrollPane(new VBox(gauge, facts, reservePart));
        prospect.setFitToWidth(true);
        prospect.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        prospect.getStyleClass().add("page");
        VBox.setVgrow(prospect, Priority.ALWAYS);
        getChildren().addAll(title, prospect, start);
    }

    /** Puts what can be done besides starting below the start. */
    void besides(Region... ways) {
        HBox foot = new HBox(ways);
        foot.getStyleClass().add("setup-besides");
        for (Region way : ways) {
            way.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(way, Priority.ALWAYS);
        }
        getChildren().add(foot);
    }

    /** Lays out what the player begins with. */
    void reserve(Optional<Node> pieces) {
        reserve.getChildren().setAll(pieces.stream().toList());
        boolean any = pieces.isPresent();
        reservePart.setVisible(any);
        reservePart.setManaged(any);
    }

    private void fit() {
        pseudoClassStateChanged(LOW, getHeight() < LOW_LINES * start.getFont().getSize());
    }

    void focusStart() {
        start.requestFocus();
    }

    void show(SetupOutlook outlook) {
        boolean known = outlook.difficulty().isPresent();
        gauge.setVisible(known);
        gauge.setManaged(known);
        measured.setText("");
        outlook.estimatedPercent().ifPresent(percent -> measured.setText(texts.get("setup.estimated", percent)));
        outlook.winPercent().ifPresent(percent -> measured.setText(texts.get("setup.measured", percent)));
        outlook.difficulty().ifPresent(difficulty -> {
            dial.show(difficulty);
            word.setText(texts.get("setup.stars." + Math.min(5, difficulty / 20 + 1)));
        });
        facts.getChildren().clear();
        facts.getStyleClass().setAll("facts");
        if (outlook.facts().size() > MANY) {
            facts.getStyleClass().add("many");
        }
        for (SetupOutlook.Fact fact : outlook.facts()) {
            Label sentence = new Label(fact.sentence());
            sentence.setWrapText(true);
            sentence.setMinHeight(Region.USE_PREF_SIZE);
            HBox line = new HBox(Icon.of(fact.icon(), "brass-icon"), sentence);
            line.getStyleClass().add("fact");
            facts.getChildren().add(line);
        }
    }

    private Button startButton(Runnable begin) {
        Button button = new Button("", Icon.of(MaterialDesignP.PLAY));
        button.setId("start");
        button.textProperty().bind(texts.text("setup.start"));
        button.getStyleClass().addAll("primary", "start");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setDefaultButton(true);
        button.setOnAction(event -> begin.run());
        return button;
    }
}
