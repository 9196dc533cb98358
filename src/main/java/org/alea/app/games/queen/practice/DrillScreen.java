package org.alea.app.games.queen.practice;

import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.stage.Window;
import org.alea.app.games.TableScreen;
import org.alea.app.games.queen.QueenKeyActions;
import org.alea.app.games.queen.coach.CoachModel;
import org.alea.app.games.queen.coach.CoachScreen;
import org.alea.app.games.queen.coach.CoachedDrill;
import org.alea.app.games.queen.coach.CoachedRound;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.KeyMap;
import org.alea.app.shell.Sheets;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.practice.Exercise;

/**
 * A drill on the real table: its goal stands above, and once the clock has stopped the result lies over it. R lays out
 * the next exercise at any time.
 */
final class DrillScreen implements TableScreen {
    private static final String GAME = "queen";

    private final Desk desk;
    private final DrillRun run;
    private final Function<GameSession<QueenTable, QueenMove>, TableScreen> tables;
    private final BorderPane frame = new BorderPane();
    private final StackPane root = new StackPane(frame);
    private final GoalBanner banner;
    private final KeyMap keys;
    private final Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);
    private TableScreen table;
    private Runnable stopListening = () -> {};
    private Optional<DrillResult> result = Optional.empty();
    private Optional<Node> veil = Optional.empty();

    DrillScreen(Desk desk, DrillRun run, Function<GameSession<QueenTable, QueenMove>, TableScreen> tables) {
        this.desk = desk;
        this.keys = new KeyMap(desk.preferences());
        this.run = run;
        this.tables = tables;
        banner = new GoalBanner(desk, run);
        frame.setTop(banner);
        root.getStyleClass().addAll("drill-screen", "game-queen");
        Sheets.attach(root, List.of("forms", "practice", "coach"));
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        root.addEventFilter(KeyEvent.KEY_RELEASED, event -> down.remove(event.getCode()));
        // a window that loses the keyboard never hears the keys go up
        root.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::focusedProperty)
                .orElse(true)
                .addListener((window, before, focused) -> down.clear());
        table = layOut();
    }

    /** Lays the exercise at hand on the table, ready to be started. */
    private TableScreen layOut() {
        Match<QueenTable, QueenMove> match = run.match();
        stopListening = match.listen(change -> changed());
        TableScreen fresh = tables.apply(new GameSession<>(GAME, run.model().box(), match, desk.clock()));
        frame.setCenter(fresh.node());
        banner.show();
        measure();
        return fresh;
    }

    /** A goal that is measured by simulation is not known at once: until then nothing can be started. */
    private void measure() {
        Exercise exercise = run.exercise();
        veil.ifPresent(root.getChildren()::remove);
        veil = Optional.empty();
        if (exercise.ready()) {
            return;
        }
        Label words = new Label();
        words.textProperty().bind(desk.texts().text("practice.measuring"));
        words.getStyleClass().addAll("display", "result-verdict");
        StackPane cover = new StackPane(words);
        cover.setId("measuring");
        cover.getStyleClass().add("drill-veil");
        veil = Optional.of(cover);
        root.getChildren().add(cover);
        desk.background().execute(() -> {
            exercise.drawn();
            Platform.runLater(() -> measured(exercise));
        });
    }

    private void measured(Exercise exercise) {
        if (run.exercise() == exercise) {
            veil.ifPresent(root.getChildren()::remove);
            veil = Optional.empty();
            banner.show();
        }
    }

    private void changed() {
        if (result.isEmpty() && run.stopped()) {
            DrillRun.Outcome outcome = run.finish(now());
            DrillResult shown = new DrillResult(
                    desk,
                    run,
                    outcome,
                    coached(outcome),
                    new DrillResult.Ways(this::next, this::again, this::leave, this::coach));
            result = Optional.of(shown);
            root.getChildren().add(shown);
            shown.requestFocus();
        }
        banner.showStanding();
    }

    /** QUEEN-210: after a drill the coach speaks unasked, and his accuracy goes into the history. */
    private CoachModel coached(DrillRun.Outcome outcome) {
        CoachModel coach = new CoachModel(desk, run.model().box(), run.match(), 1);
        coach.changesProperty()
                .addListener(changed -> coach.round()
                        .filter(CoachedRound::complete)
                        .ifPresent(round -> outcome.attempt()
                                .ifPresent(attempt -> round.accuracy()
                                        .ifPresent(percent -> run.model().amend(attempt.coached(percent))))));
        coach.think();
        return coach;
    }

    private void coach() {
        if (result.isPresent()) {
            desk.navigator()
                    .show(new CoachScreen(
                            desk,
                            run.model().box(),
                            run.match(),
                            1,
                            Optional.of(CoachedDrill.of(run.model().box(), run.exercise())),
                            tables));
        }
    }

    /** QUEEN-246: the key that stopped the clock and is still held does nothing to the result, nor to what follows it. */
    private void press(KeyEvent event) {
        if (!down.add(event.getCode()) && event.getCode() != KeyCode.UNDEFINED) {
            event.consume();
            return;
        }
        boolean over = result.isPresent();
        if (veil.isPresent()
                && event.getCode() != KeyCode.ESCAPE
                && !keys.hits(QueenKeyActions.RESTART, event)
                && !keys.hits(QueenKeyActions.AGAIN, event)) {
            event.consume();
            return;
        }
        if (keys.hits(QueenKeyActions.RESTART, event)) {
            event.consume();
            next();
        } else if (keys.hits(QueenKeyActions.AGAIN, event)) {
            event.consume();
            again();
        } else if (over && (event.getCode() == KeyCode.SPACE || event.getCode() == KeyCode.ENTER)) {
            event.consume();
            next();
        } else if (over && event.getCode() == KeyCode.C) {
            event.consume();
            coach();
        } else if (over && event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            leave();
        }
    }

    private void next() {
        if (run.waits()) {
            desk.navigator().toast(desk.texts().get("practice.throwFirst"));
            return;
        }
        clear();
        if (run.next(now())) {
            restart();
        } else {
            leave();
        }
    }

    private void again() {
        if (run.circuit().isEmpty() && !run.waits()) {
            clear();
            run.again(now());
            restart();
        }
    }

    /** The clock stops before the attempt is written down: until then the match does not know how long it ran. */
    private void clear() {
        stopListening.run();
        table.dispose();
    }

    private void restart() {
        result.ifPresent(root.getChildren()::remove);
        result = Optional.empty();
        table = layOut();
        table.shown();
    }

    private void leave() {
        desk.navigator().back();
    }

    private Instant now() {
        return desk.calendar().instant();
    }

    @Override
    public Node node() {
        return root;
    }

    @Override
    public ObservableValue<String> title() {
        return desk.texts().words(run.exercise().drill().name());
    }

    @Override
    public List<KeyHint> keys() {
        List<KeyHint> hints = new java.util.ArrayList<>(List.of(
                keys.hint(QueenKeyActions.RESTART, desk.texts()), keys.hint(QueenKeyActions.AGAIN, desk.texts())));
        hints.addAll(table.keys());
        return List.copyOf(hints);
    }

    @Override
    public boolean canBeCovered() {
        return table.canBeCovered();
    }

    @Override
    public double foot() {
        return table.foot();
    }

    @Override
    public void shown() {
        down.clear();
        table.shown();
        result.ifPresent(DrillResult::requestFocus);
    }

    @Override
    public void dispose() {
        clear();
        run.leave(now());
    }
}
