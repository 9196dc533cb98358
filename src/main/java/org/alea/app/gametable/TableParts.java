package org.alea.app.gametable;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.play.Draft;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.play.Reel;
import org.alea.app.play.Shot;
import org.alea.app.shell.Icon;
import org.alea.app.shell.KeyAction;
import org.alea.app.table.BarTool;
import org.alea.engine.Move;
import org.alea.engine.Table;
import org.alea.store.Setting;

/** What is built anew for another size, theme or language: the board, the bar above it, the deck below, the journal. */
final class TableParts<T extends Table<T>, M extends Move, D extends Draft<M>> {
    private final GameTable<T, M, D> table;
    private final TableDesign<T, M, D> design;
    private final GameSpeech<T, M> speech;
    private final Plan plan;
    private final BoardView<T, M, D> board;
    private final BarPane bar;
    private final QuestionPane<M, D> question;
    private final CommandPane<M, D> commands = new CommandPane<>();
    private final StepPane<T> steps = new StepPane<>();
    private final PacePane pace;
    private final Region stage = new Region();
    private final Region deck = new Region();
    private final JournalDrawer journal;
    private final Button undo;
    private final Button hint;
    private Optional<Question<M, D>> asked = Optional.empty();

    TableParts(GameTable<T, M, D> table, Plan plan, Look look) {
        this.table = table;
        this.design = table.design();
        this.speech = design.speech();
        this.plan = plan;
        board = design.board(plan, look);
        TableDeeds<T, M, D> does = table.does();
        undo = tool("mdi2u-undo-variant", TableKeys.UNDO, does::undo);
        hint = tool("mdi2l-lightbulb-on-outline", TableKeys.HINT, does::hint);
        bar = new BarPane(back(), Icon.of(table.cover().icon(), "bar-emblem"), tools());
        question = new QuestionPane<>(table.play()::showAgain, does::rule);
        pace = new PacePane(
                speech,
                new PacePane.Ways(table.play()::next, table.play()::previous, table.play()::skip, table.play()::pace));
        journal = new JournalDrawer(table.play()::look);
        stage.getStyleClass().add("table-deck");
        deck.getStyleClass().add("table-deck");
    }

    private Button back() {
        Button back = BarTool.of("mdi2c-chevron-left", table.desk().navigator().wayBack(), table.does()::leave);
        back.setId("leave");
        back.getStyleClass().add("framed");
        return back;
    }

    private List<Button> tools() {
        boolean mute = table.desk().preferences().get(Setting.MUTE);
        Button sound = BarTool.of(
                mute ? "mdi2v-volume-off" : "mdi2v-volume-high",
                speech.shared("sound"),
                () -> table.desk().preferences().set(Setting.MUTE, !mute));
        return List.of(
                hint,
                undo,
                tool("mdi2r-redo-variant", TableKeys.REDO, table.does()::redo),
                tool("mdi2f-format-list-bulleted", TableKeys.JOURNAL, table.does()::journal),
                sound,
                tool("mdi2h-help-circle-outline", TableKeys.RULE, table.does()::ruleNow),
                tool("mdi2m-menu", TableKeys.MENU, table.does()::menu));
    }

    private Button tool(String icon, KeyAction key, Runnable act) {
        Button tool = BarTool.of(icon, speech.texts().get(key.text()) + " (" + speech.key(key) + ")", act);
        tool.setId(key.id().replace('.', '-'));
        return tool;
    }

    /** Lays everything on the table; pieces lie above it, notes above all. */
    void lay(Pane pane, Node pieces, Node note, Node drop) {
        put(deck, plan.deck());
        put(board.node(), new Rectangle2D(0, 0, plan.width(), plan.height()));
        put(bar, plan.bar());
        put(question, plan.question());
        put(commands, plan.commands());
        put(stage, plan.deck());
        put(steps, plan.steps());
        put(pace, plan.controls());
        put(journal, plan.drawer());
        pane.getChildren()
                .setAll(deck, board.node(), question, commands, pieces, stage, steps, pace, bar, journal, note, drop);
    }

    private static void put(Region part, Rectangle2D place) {
        part.setManaged(false);
        part.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
    }

    void show(Shot<T, M, D> shot, Pieces pieces) {
        T lying = shot.table();
        board.show(shot, pieces);
        bar.show(
                speech.texts().get(table.cover().titleKey()),
                design.subtitle(lying),
                design.phases(lying),
                design.figures(lying),
                pieces,
                table.does()::rule);
        asked = table.use() == GameTable.Use.LOOK_ON ? Optional.empty() : ask(shot);
        boolean watching = shot.watching();
        asked.ifPresent(now -> {
            question.show(now, speech, pieces, table.advisedRow(now));
            commands.show(now.commands(), this::key, pieces, table.does()::press);
        });
        question.setVisible(asked.isPresent() && !watching);
        commands.setVisible(asked.isPresent() && !watching);
        stage.setVisible(watching);
        steps.setVisible(watching);
        pace.setVisible(watching);
        if (watching) {
            watch(shot.reel().orElseThrow());
        }
        journal.setVisible(table.journalOpen());
        if (table.journalOpen()) {
            journal.show(speech.shared("journal"), table.journal(), shot.at());
        }
    }

    private void watch(Reel<T> reel) {
        steps.show(
                reel,
                design.actor(reel),
                design.portrait(reel, plan),
                design::words,
                speech,
                () -> table.does().rule(reel.current().rule()));
        pace.show(reel, table.play().pace());
    }

    private Optional<Question<M, D>> ask(Shot<T, M, D> shot) {
        return switch (shot.mode()) {
            case PLAYING -> Optional.of(design.ask(shot));
            case PAST ->
                Optional.of(Question.<M, D>of(speech.shared("past", shot.at(), shot.of()), "")
                        .command(Question.Command.main(
                                TableDeeds.RETURN,
                                "mdi2a-arrow-right",
                                speech.shared("present"),
                                press(TableDeeds.RETURN))));
            case OVER ->
                Optional.of(Question.<M, D>of(speech.shared("over"), "")
                        .command(Question.Command.main(
                                TableDeeds.RESULT,
                                "mdi2f-flag-checkered",
                                speech.shared("result"),
                                press(TableDeeds.RESULT))));
            case WATCHING -> Optional.empty();
        };
    }

    private Gesture<M, D> press(String command) {
        return new Gesture.Press<>(command);
    }

    private String key(Question.Command<M, D> command) {
        Optional<KeyAction> own = table.ownKey(command.id());
        return own.map(speech::key)
                .orElseGet(() -> command.main() ? speech.texts().get("key.enter") : "");
    }

    /** What is asked now; nothing while an automaton is watched. */
    Optional<Question<M, D>> asked() {
        return asked;
    }

    QuestionPane<M, D> question() {
        return question;
    }

    BoardView<T, M, D> board() {
        return board;
    }

    Plan plan() {
        return plan;
    }

    Button undo() {
        return undo;
    }

    Button hint() {
        return hint;
    }
}
