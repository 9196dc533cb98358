package org.alea.app.games.queen.coach;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.alea.app.shell.Icon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** The head of the coach: the way back, what is looked at, and the rounds with their accuracy. */
final class CoachHeader extends HBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final CoachModel model;
    private final CoachWords words;
    private final Optional<CoachedDrill> drill;
    private final Button back = new Button("", Icon.of(MaterialDesignC.CHEVRON_LEFT));
    private final Label title = new Label("", Icon.of(MaterialDesignS.SCHOOL, "accent-icon"));
    private final Label about = new Label();
    private final FlowPane rounds = new FlowPane();

    /** @param drill the drill looked at, if it is no round of a game */
    CoachHeader(CoachModel model, CoachWords words, Optional<CoachedDrill> drill, Runnable leave) {
        this.model = model;
        this.drill = drill;
        this.words = words;
        getStyleClass().add("coach-header");
        back.setId("back");
        back.getStyleClass().add("back");
        back.setOnAction(pressed -> leave.run());
        title.getStyleClass().addAll("display", "title", "coach-name");
        title.setMinWidth(USE_PREF_SIZE);
        about.getStyleClass().add("muted");
        about.setMinWidth(USE_PREF_SIZE);
        // a long game has more rounds than go on one line
        rounds.getStyleClass().add("round-chips");
        rounds.setMinWidth(0);
        HBox.setHgrow(rounds, Priority.ALWAYS);
        getChildren().addAll(back, title, about, rounds);
    }

    void show() {
        back.setAccessibleText(words.get("back"));
        title.setText(words.get("title"));
        about.setText(model.round().map(round -> about(round.number())).orElse(words.get("nothing")));
        rounds.getChildren().clear();
        for (int i = 0; i < model.rounds().size() && model.rounds().size() > 1; i++) {
            rounds.getChildren().add(chip(i));
        }
    }

    private String about(int round) {
        return drill.map(each -> words.drill(each, model.byGoal())).orElseGet(() -> words.get("about", round));
    }

    private Button chip(int index) {
        CoachedRound round = model.rounds().get(index);
        Label name = new Label(words.get("round", round.number()));
        name.getStyleClass().addAll("small", "muted");
        String accuracy = round.complete() && round.accuracy().isPresent()
                ? Integer.toString(round.accuracy().getAsInt())
                : "…";
        Label figure = new Label(accuracy);
        figure.getStyleClass().add("num");
        HBox content = new HBox(name, figure);
        content.getStyleClass().add("round-chip-content");
        Button chip = new Button("", content);
        chip.getStyleClass().add("round-chip");
        chip.setMinWidth(USE_PREF_SIZE);
        chip.setAccessibleText(words.get("about", round.number()) + ", " + accuracy);
        chip.pseudoClassStateChanged(CHOSEN, index == model.roundProperty().get());
        chip.setOnAction(pressed -> model.roundProperty().set(index));
        return chip;
    }
}
