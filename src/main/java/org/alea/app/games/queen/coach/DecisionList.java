package org.alea.app.games.queen.coach;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.IntoSight;
import org.alea.app.table.RuleTip;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.coach.Verdict;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/** The decisions of the round in their order, each with what it cost. */
final class DecisionList extends VBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    /** What the number and the verdict leave of a row. */
    private static final double WORDS_EM = 13.2;

    private final Desk desk;
    private final CoachModel model;
    private final CoachWords words;
    private final Label title = new Label();
    private final Label about = new Label();
    private final VBox rows = new VBox();
    private final ScrolledRows scrolled = new ScrolledRows(rows);

    DecisionList(Desk desk, CoachModel model, CoachWords words) {
        this.desk = desk;
        this.model = model;
        this.words = words;
        getStyleClass().add("decision-list");
        rows.getStyleClass().add("decision-rows");
        setMargin(scrolled, new Insets(-4));
        getChildren().addAll(new CoachHeading(title, "coach-title", about), scrolled);
        model.decisionProperty().addListener((all, before, now) -> followTo(now.intValue()));
    }

    /** @param tooltips whether what is to be learnt stands in the tooltip of each row */
    void show(boolean tooltips) {
        title.setText(words.get("decisions"));
        about.setText(words.get("lossAgainst"));
        Optional<CoachedRound> round = model.round();
        List<RoundDecision> decisions = round.map(CoachedRound::decisions).orElse(List.of());
        if (rows.getChildren().size() != decisions.size()) {
            rows.getChildren().setAll(decisions.stream().map(this::row).toList());
        }
        for (RoundDecision decision : decisions) {
            Button row = (Button) rows.getChildren().get(decision.index());
            fill(row, decision, round.flatMap(all -> all.verdict(decision.index())), tooltips);
        }
    }

    /** The arrows go on where the list does not reach. */
    private void followTo(int index) {
        if (index < rows.getChildren().size()) {
            IntoSight.bring(scrolled, rows.getChildren().get(index));
        }
    }

    private Node row(RoundDecision decision) {
        Button row = new Button();
        row.getStyleClass().add("decision-row");
        row.setMaxWidth(Double.MAX_VALUE);
        row.setId("decision-" + (decision.index() + 1));
        row.setOnAction(pressed -> model.decisionProperty().set(decision.index()));
        return row;
    }

    private void fill(Button row, RoundDecision decision, Optional<Verdict> verdict, boolean tooltips) {
        String words = this.words.candidate(decision.before(), decision.choice());
        Label number = new Label(Integer.toString(decision.index() + 1));
        number.getStyleClass().addAll("num", "decision-number");
        Label clock = new Label(this.words.clock(decision));
        clock.getStyleClass().addAll("num", "muted", "decision-clock");
        VBox left = new VBox(number, clock);
        left.getStyleClass().add("decision-left");
        Text choice = new Text(words);
        choice.getStyleClass().addAll("strong", "decision-words");
        // a button asks for its height before it knows its width: the line is broken where the column ends
        choice.setWrappingWidth(WORDS_EM * desk.em().get());
        VBox centre = new VBox(choice, dice(decision));
        centre.setMinWidth(0);
        centre.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(centre, Priority.ALWAYS);
        VBox right = new VBox();
        right.getStyleClass().add("decision-right");
        right.setMinWidth(USE_PREF_SIZE);
        verdict.ifPresentOrElse(
                judged -> {
                    Label loss = new Label(this.words.loss(judged.loss()));
                    loss.getStyleClass().addAll("num", "row-loss");
                    right.getChildren().addAll(new LabelChip(judged.label(), this.words.label(judged.label())), loss);
                },
                () -> {
                    Region hatched = ValueBar.awaited();
                    hatched.getStyleClass().add("row-awaited");
                    right.getChildren().add(hatched);
                });
        HBox content = new HBox(left, centre, right);
        content.getStyleClass().add("decision-content");
        content.setAlignment(Pos.CENTER_LEFT);
        row.setGraphic(content);
        row.pseudoClassStateChanged(CHOSEN, model.decisionProperty().get() == decision.index());
        row.setAccessibleText(this.words.spoken(List.of(
                this.words.get("hear.decision", decision.index() + 1),
                words,
                verdict.map(judged -> this.words.label(judged.label())).orElse(this.words.get("method.running")),
                verdict.map(judged -> this.words.loss(judged.loss())).orElse(""))));
        String found = verdict.filter(judged -> tooltips).map(this::found).orElse("");
        if (found.isEmpty()) {
            RuleTip.off(row);
        } else {
            RuleTip.on(row, found, () -> desk.navigator().rule("queen", "QUEEN-225"));
        }
    }

    private String found(Verdict verdict) {
        return verdict.findings().stream().map(words::finding).collect(Collectors.joining("\n"));
    }

    private Node dice(RoundDecision decision) {
        List<Node> nodes = new CoachDice(desk)
                .inHand(decision.before(), decision.choice(), 2.05 * desk.em().get());
        if (nodes.isEmpty()) {
            Label stopped = new Label(words.get("endOfCombat"), Icon.of(MaterialDesignF.FLAG_CHECKERED));
            stopped.getStyleClass().addAll("small", "muted", "end-of-combat");
            return stopped;
        }
        HBox dice = new HBox();
        dice.getChildren().setAll(nodes);
        dice.getStyleClass().add("decision-dice");
        return dice;
    }
}
