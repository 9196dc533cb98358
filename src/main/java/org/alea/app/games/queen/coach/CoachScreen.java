package org.alea.app.games.queen.coach;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.TableScreen;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.Refit;
import org.alea.app.shell.Screen;
import org.alea.app.shell.Sheets;
import org.alea.engine.Match;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.RoundDecision;

/** The coach: the decisions of a round, the one looked at, all that could have been done, and what to learn from it. */
public final class CoachScreen implements Screen {
    /** Below so many em the window is too low for three columns. */
    private static final double LOW = 60;

    private final Desk desk;
    private final QueenBox box;
    private final Match<QueenTable, QueenMove> match;
    private final Function<GameSession<QueenTable, QueenMove>, TableScreen> tables;
    private final Optional<CoachedDrill> drill;
    private final CoachModel model;
    private final CoachWords words;
    private final CoachHeader header;
    private final DecisionList list;
    private final DecisionPanel decision;
    private final CandidatePanel candidates;
    private final AccuracyPanel accuracy;
    private final AdvicePanel advice;
    private final LabelKey key;
    private final HBox body = new HBox();
    private final VBox root;
    private final InvalidationListener refresh = changed -> show();
    private boolean compact;

    /**
     * @param round the round to look at first
     * @param tables opens the table of a session
     */
    public CoachScreen(
            Desk desk,
            QueenBox box,
            Match<QueenTable, QueenMove> match,
            int round,
            Function<GameSession<QueenTable, QueenMove>, TableScreen> tables) {
        this(desk, box, match, round, Optional.empty(), tables);
    }

    /** @param drill the drill, if this is no round of a game */
    public CoachScreen(
            Desk desk,
            QueenBox box,
            Match<QueenTable, QueenMove> match,
            int round,
            Optional<CoachedDrill> drill,
            Function<GameSession<QueenTable, QueenMove>, TableScreen> tables) {
        this.desk = desk;
        this.drill = drill;
        this.box = box;
        this.match = match;
        this.tables = tables;
        model = new CoachModel(desk, box, match, round);
        words = new CoachWords(desk.texts(), box);
        header = new CoachHeader(model, words, drill, this::leave);
        list = new DecisionList(desk, model, words);
        decision = new DecisionPanel(desk, model, words);
        candidates = new CandidatePanel(model, words);
        accuracy = new AccuracyPanel(desk, model, words);
        advice = new AdvicePanel(model, words, this::tryIt);
        key = new LabelKey(words);
        body.getStyleClass().add("coach-body");
        VBox.setVgrow(body, Priority.ALWAYS);
        root = new VBox(header, body);
        root.getStyleClass().addAll("coach", "game-queen");
        Sheets.attach(root, List.of("forms", "table", "queen", "practice", "coach"));
        root.setFocusTraversable(true);
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        Refit.at(root.heightProperty(), root, this::fit);
        desk.texts().languageProperty().addListener(refresh);
        desk.em().addListener(refresh);
        model.changesProperty().addListener(refresh);
        model.roundProperty().addListener(refresh);
        model.decisionProperty().addListener(refresh);
        arrange();
        show();
    }

    /** Looks at one decision of the round, from 0. */
    public void look(int index) {
        model.step(index - model.decisionProperty().get());
    }

    private void fit() {
        boolean low = root.getHeight() > 0 && root.getHeight() < LOW * desk.em().get();
        if (low != compact) {
            compact = low;
            root.getStyleClass().removeAll("compact");
            root.getStyleClass().addAll(low ? List.of("compact") : List.of());
            arrange();
            show();
        }
    }

    private void arrange() {
        if (model.rounds().isEmpty()) {
            Label nothing = new Label();
            nothing.textProperty().bind(desk.texts().text("coach.nothing"));
            nothing.getStyleClass().addAll("display", "coach-title");
            body.getChildren().setAll(nothing);
            return;
        }
        VBox left = new VBox(list);
        VBox.setVgrow(list, Priority.ALWAYS);
        left.getStyleClass().add("coach-left");
        VBox centre = new VBox(decision, candidates);
        centre.getStyleClass().add("coach-centre");
        VBox.setVgrow(candidates, Priority.ALWAYS);
        HBox.setHgrow(centre, Priority.ALWAYS);
        if (compact) {
            FindingRows findings = new FindingRows(model, words);
            findings.getStyleClass().addAll("panel", "low-findings");
            findings.setMinHeight(Region.USE_PREF_SIZE);
            findings.show();
            left.getChildren().addAll(findings, new CoachStrip(model, words, this::tryIt));
            body.getChildren().setAll(left, centre);
        } else {
            left.getChildren().add(key);
            VBox right = new VBox(accuracy, advice);
            VBox.setVgrow(advice, Priority.ALWAYS);
            right.getStyleClass().add("coach-right");
            body.getChildren().setAll(left, centre, right);
        }
    }

    private void show() {
        header.show();
        list.show(compact);
        decision.show();
        candidates.show();
        accuracy.show();
        advice.show();
        key.show();
        if (compact) {
            arrange();
        }
    }

    private void press(KeyEvent event) {
        switch (event.getCode()) {
            case UP -> model.step(-1);
            case DOWN -> model.step(1);
            case LEFT -> model.stepRound(-1);
            case RIGHT -> model.stepRound(1);
            case E -> tryIt();
            case ESCAPE -> leave();
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** QUEEN-227: the decision looked at as an untimed drill with the same dice. */
    private void tryIt() {
        model.decision()
                .map(RoundDecision::before)
                .ifPresent(table -> desk.navigator().show(new TryScreen(desk, box, match, table, drill, tables)));
    }

    private void leave() {
        desk.navigator().back();
    }

    @Override
    public Node node() {
        return root;
    }

    @Override
    public ObservableValue<String> title() {
        return desk.texts().text("coach.title");
    }

    @Override
    public boolean besideRail() {
        return false;
    }

    @Override
    public List<KeyHint> keys() {
        return List.of(
                new KeyHint("↑ ↓", "coach.keys.decision"),
                new KeyHint("← →", "coach.keys.round"),
                new KeyHint("E", "coach.keys.try"),
                new KeyHint(KeyCode.ESCAPE.getName(), "coach.keys.back"));
    }

    @Override
    public void shown() {
        root.requestFocus();
        model.think();
    }

    @Override
    public void dispose() {
        model.cancel();
        desk.texts().languageProperty().removeListener(refresh);
        desk.em().removeListener(refresh);
    }
}
