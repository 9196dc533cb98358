package org.alea.app.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.alea.app.games.TableReplay;
import org.alea.app.games.TableScreen;
import org.alea.app.games.TableViewKit;
import org.alea.app.replay.Recording.Step;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.Icon;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.Texts;
import org.alea.engine.Move;
import org.alea.engine.Table;
import org.alea.store.FinishedGame;
import org.alea.store.Setting;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** A finished game at its own table, to be watched step by step. Nothing done here changes the recorded game. */
final class ReplayScreen<T extends Table<T>, M extends Move> implements TableScreen {
    private final Desk desk;
    private final TableViewKit<T, M> kit;
    private final GameSession<T, M> recorded;
    private final FinishedGame finished;
    private final TableReplay<T, M> table;
    private final Recording<T, M> recording;
    private final ReplayModel model;
    private final Judging judging;
    private final Transport transport;
    private final StepLine line;
    private final PauseTransition beat = new PauseTransition();
    private final BorderPane node = new BorderPane();
    private final InvalidationListener retell = changed -> tell();
    private final InvalidationListener redress = changed -> redress();

    ReplayScreen(Desk desk, TableViewKit<T, M> kit, GameSession<T, M> recorded, FinishedGame finished) {
        this.desk = desk;
        this.kit = kit;
        this.recorded = recorded;
        this.finished = finished;
        Texts texts = desk.texts();
        this.table = kit.replay(desk.forLookingOn(), recorded).orElseGet(() -> new TextTable<>(texts, recorded));
        this.recording = new Recording<>(recorded.box(), recorded.match(), table);
        this.model = new ReplayModel(recording.steps(), recording.rounds());
        this.judging = new Judging(desk, recording::judge);
        this.transport = new Transport(texts, model, this::branch);
        this.line = new StepLine(texts);
        line.offerWhole(this::openWhole);
        if (recording.judges()) {
            transport.offerMistakes(judging, this::nextMistake);
            line.offerCoach(this::openCoach);
        }
        MoveList moves = new MoveList(texts, model, judging, step -> recording.words(step, texts.language()));
        VBox foot = new VBox(new RoundLine(texts, model), transport, line);
        foot.getStyleClass().add("replay-foot");
        HBox stage = new HBox(table.node(), moves);
        stage.getStyleClass().add("replay-stage");
        HBox.setHgrow(table.node(), Priority.ALWAYS);
        table.node().setMinSize(0, 0);
        node.getStyleClass().addAll("replay", kit.cover().styleClass());
        Sheets.attach(node, List.of("forms", "charts", "replay"));
        node.setTop(bar());
        node.setCenter(stage);
        node.setBottom(foot);
        node.accessibleTextProperty().bind(title());
        new ReplayKeys(
                        model,
                        this::branch,
                        this::nextMistake,
                        this::openCoach,
                        this::openWhole,
                        () -> desk.navigator().back())
                .listenTo(node);
        beat.setOnFinished(over -> beat());
        model.atProperty().addListener((all, old, now) -> show());
        model.playingProperty().addListener((all, old, now) -> follow());
        model.paceProperty().addListener((all, old, now) -> follow());
        judging.foundProperty().addListener(retell);
        texts.languageProperty().addListener(redress);
        desk.preferences().of(Setting.THEME).addListener(redress);
        show();
    }

    ReplayModel model() {
        return model;
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public ObservableValue<String> title() {
        return desk.texts().text("replay.title");
    }

    @Override
    public List<KeyHint> keys() {
        List<KeyHint> hints = new ArrayList<>(List.of(
                new KeyHint("← →", "replay.keys.step"),
                new KeyHint("␣", "replay.keys.play"),
                new KeyHint("PgUp PgDn", "replay.keys.round"),
                new KeyHint("Home End", "replay.keys.ends"),
                new KeyHint("1 2 4 S", "replay.keys.pace"),
                new KeyHint("L", "replay.keys.whole"),
                new KeyHint("B", "replay.keys.branch")));
        if (recording.judges()) {
            hints.add(new KeyHint("M", "replay.keys.mistake"));
            hints.add(new KeyHint("C", "replay.keys.coach"));
        }
        return hints;
    }

    @Override
    public void shown() {
        node.requestFocus();
    }

    @Override
    public boolean played() {
        return false;
    }

    @Override
    public void dispose() {
        beat.stop();
        judging.stop();
        desk.texts().languageProperty().removeListener(redress);
        desk.preferences().of(Setting.THEME).removeListener(redress);
    }

    private void redress() {
        table.redress();
        tell();
    }

    private HBox bar() {
        Texts texts = desk.texts();
        Button back = new Button("", Icon.of(MaterialDesignC.CHEVRON_LEFT));
        back.setId("back");
        back.getStyleClass().add("icon-button");
        back.accessibleTextProperty().bind(texts.text("replay.back"));
        back.setOnAction(event -> desk.navigator().back());
        Label title = new Label("", Icon.of(MaterialDesignP.PLAY_CIRCLE_OUTLINE, "replay-sign"));
        title.textProperty().bind(texts.text("replay.title"));
        title.getStyleClass().addAll("display", "panel-title");
        Label about = new Label();
        GameLine game = new GameLine(desk, recorded.box(), kit.figures(), finished);
        about.textProperty().bind(texts.live(game::words));
        about.getStyleClass().add("muted");
        about.setWrapText(true);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        boolean won = finished.result().won();
        Label score =
                new Label("", Icon.of(won ? MaterialDesignT.TROPHY_VARIANT : MaterialDesignC.CLOSE_CIRCLE_OUTLINE));
        score.textProperty().bind(texts.live(() -> texts.get("replay.score", game.score(), game.verdict())));
        score.getStyleClass().addAll("chip", won ? "won" : "lost");
        Label readOnly = new Label("", Icon.of(MaterialDesignE.EYE_OUTLINE));
        readOnly.textProperty().bind(texts.text("replay.readOnly"));
        readOnly.getStyleClass().add("chip");
        HBox bar = new HBox(back, title, about, gap, score, readOnly, help());
        bar.getStyleClass().add("replay-bar");
        return bar;
    }

    /** What the keys do; undo and sound have no place where nothing is played. */
    private Button help() {
        Button help = new Button("", Icon.of(MaterialDesignH.HELP_CIRCLE_OUTLINE));
        help.setId("replay-help");
        help.getStyleClass().add("bare");
        help.accessibleTextProperty().bind(desk.texts().text("replay.help"));
        Tooltip name = new Tooltip();
        name.textProperty().bind(help.accessibleTextProperty());
        help.setTooltip(name);
        help.setOnAction(event -> desk.navigator().keys());
        return help;
    }

    private void show() {
        recording.show(model.at());
        transport.branchable(recording.open(model.at()));
        tell();
        follow();
    }

    /** What the present step brought about, in one line. */
    private void tell() {
        Texts texts = desk.texts();
        if (model.at() == 0) {
            line.show(texts.get("replay.begin"), Optional.empty(), "");
            return;
        }
        Step step = model.steps().get(model.at() - 1);
        line.show(made(step), judging.of(step.number()), String.join(" ", recording.journal(step, texts.language())));
    }

    private String made(Step step) {
        Texts texts = desk.texts();
        return texts.get("replay.made", step.number(), recording.words(step, texts.language()));
    }

    /** The same on a sheet, where nothing of it is cut. */
    private void openWhole() {
        if (model.at() == 0) {
            return;
        }
        Step step = model.steps().get(model.at() - 1);
        List<String> happened = recording.journal(step, desk.texts().language());
        if (!happened.isEmpty()) {
            model.playingProperty().set(false);
            desk.navigator().dialog(new WholeStep(desk.texts(), made(step), happened, desk.navigator()::closeDialog));
        }
    }

    private void follow() {
        if (model.playingProperty().get()) {
            beat.setDuration(Duration.millis((double) model.millisToNext()));
            beat.playFromStart();
        } else {
            beat.stop();
        }
    }

    private void beat() {
        if (model.playingProperty().get()) {
            model.next();
        }
    }

    private void nextMistake() {
        if (recording.judges()) {
            model.playingProperty().set(false);
            judging.seekMistake(model, () -> desk.navigator().toast(desk.texts().get("replay.noMistake")));
        }
    }

    /** Asks the coach about the decision that the present step is part of. */
    private void openCoach() {
        model.playingProperty().set(false);
        recording.coach(desk, model.at()).ifPresent(desk.navigator()::show);
    }

    /** Takes the position to a table of its own, where nothing is ranked and nothing saved. */
    private void branch() {
        if (!recording.open(model.at())) {
            desk.navigator().toast(desk.texts().get("replay.over"));
            return;
        }
        model.playingProperty().set(false);
        GameSession<T, M> practice =
                new GameSession<>(recorded.game(), recorded.box(), recording.branch(model.at()), desk.clock());
        desk.navigator().show(kit.open(desk, practice));
        desk.navigator().toast(desk.texts().get("replay.branched", model.at()));
    }
}
