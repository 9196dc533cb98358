package org.alea.app.games.queen.coach;

import java.util.Comparator;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Icon;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Candidate;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.coach.Valued;
import org.alea.games.queen.coach.Verdict;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** Everything that could have been done, the best first, with its value; what is not judged yet is hatched. */
final class CandidatePanel extends VBox {
    private static final PseudoClass BEST = PseudoClass.getPseudoClass("best");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private static final Ikon BEST_SIGN = MaterialDesignS.STAR_CIRCLE;
    private static final Ikon CHOSEN_SIGN = MaterialDesignA.ACCOUNT;

    private final CoachModel model;
    private final CoachWords words;
    private final Label method = new Label();
    private final Label title = new Label();
    private final VBox rows = new VBox();
    private final HBox legend = new HBox();
    private final Label unit = new Label();

    CandidatePanel(CoachModel model, CoachWords words) {
        this.model = model;
        this.words = words;
        getStyleClass().addAll("panel", "coach-panel", "candidate-panel");
        legend.getStyleClass().add("coach-legend");
        unit.getStyleClass().addAll("small", "muted", "value-unit");
        unit.setWrapText(true);
        unit.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(new CoachHeading(title, "coach-subtitle", method), new WholeRows(rows), legend, unit);
    }

    void show() {
        title.setText(words.get("choices"));
        unit.setText(words.get("values", words.unit(model.byGoal())));
        legend.getChildren()
                .setAll(
                        legend("best", BEST_SIGN, words.get("best")),
                        legend("chosen", CHOSEN_SIGN, words.get("yours")));
        model.decision().ifPresent(this::show);
    }

    private static Label legend(String styleClass, Ikon icon, String text) {
        Label label = new Label(text, Icon.of(icon));
        label.getStyleClass().addAll("small", "legend-" + styleClass);
        return label;
    }

    private void show(RoundDecision decision) {
        CoachedRound round = model.round().orElseThrow();
        List<Valued> known = model.verdict()
                .map(Verdict::candidates)
                .orElseGet(() -> round.valued(decision.index()).stream()
                        .sorted(Comparator.comparingDouble(Valued::value).reversed())
                        .toList());
        method.setText(model.verdict()
                .map(verdict -> words.get(verdict.twoSteps() ? "method.two" : "method.one"))
                .orElse(words.get("method.running")));
        ValueBar.Scale scale = ValueBar.Scale.of(known);
        rows.getChildren().clear();
        boolean all = model.verdict().isPresent();
        for (int i = 0; i < known.size(); i++) {
            rows.getChildren().add(row(decision, known.get(i), scale, all && i == 0));
        }
        if (!all) {
            model.awaited().forEach(each -> rows.getChildren().add(awaited(decision, each)));
        }
    }

    private Node row(RoundDecision decision, Valued valued, ValueBar.Scale scale, boolean best) {
        boolean chosen = valued.candidate().equals(decision.choice());
        Label worth = new Label(words.signed(valued.value()));
        worth.getStyleClass().addAll("num", "candidate-value");
        HBox row = row(decision, valued.candidate(), new ValueBar(valued, scale, best, chosen), worth);
        mark(row, best, chosen);
        row.pseudoClassStateChanged(BEST, best);
        row.pseudoClassStateChanged(CHOSEN, chosen);
        row.setAccessibleText(words.spoken(List.of(
                words.candidate(decision.before(), valued.candidate()),
                worth.getText(),
                best ? words.get("best") : "",
                chosen ? words.get("yours") : "")));
        return row;
    }

    private Node awaited(RoundDecision decision, Candidate candidate) {
        Label worth = new Label("…");
        worth.getStyleClass().addAll("num", "candidate-value");
        HBox row = row(decision, candidate, ValueBar.awaited(), worth);
        boolean chosen = candidate.equals(decision.choice());
        mark(row, false, chosen);
        row.pseudoClassStateChanged(CHOSEN, chosen);
        return row;
    }

    /** Puts the signs of the legend in a row: its colours alone say nothing. */
    private static void mark(HBox row, boolean best, boolean chosen) {
        HBox marks = new HBox();
        marks.getStyleClass().add("candidate-marks");
        if (best) {
            marks.getChildren().add(legend("best", BEST_SIGN, ""));
        }
        if (chosen) {
            marks.getChildren().add(legend("chosen", CHOSEN_SIGN, ""));
        }
        row.getChildren().add(1, marks);
    }

    private HBox row(RoundDecision decision, Candidate candidate, Region bar, Label worth) {
        QueenTable table = decision.before();
        Label what = new Label(words.candidate(table, candidate), Icon.of(icon(candidate)));
        what.setWrapText(true);
        what.getStyleClass().add("candidate-words");
        HBox.setHgrow(bar, Priority.ALWAYS);
        HBox row = new HBox(what, bar, worth);
        row.getStyleClass().add("candidate-row");
        return row;
    }

    private static Ikon icon(Candidate candidate) {
        if (!candidate.placements().isEmpty()) {
            return MaterialDesignH.HORSE_VARIANT;
        }
        return switch (candidate.kind()) {
            case STOP -> MaterialDesignF.FLAG_CHECKERED;
            case REROLL -> candidate.withDragon() ? MaterialDesignS.SNAKE : MaterialDesignR.REFRESH;
            case REROLL_SOLO -> MaterialDesignC.CREATION;
        };
    }
}
