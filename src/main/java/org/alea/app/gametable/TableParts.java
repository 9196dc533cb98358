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
import org.alea.app.play.JournalLines;
import org.alea.app.play.Phases;
import org.alea.app.play.Question;
import org.alea.app.play.Shot;
import org.alea.app.shell.KeyAction;
import org.alea.app.table.BarTool;
import org.alea.app.table.Spot;
import org.alea.app.table.panel.DropNote;
import org.alea.app.table.panel.JournalPanel;
import org.alea.app.table.panel.TableBar;
import org.alea.engine.Move;
import org.alea.engine.Table;
import org.alea.store.Setting;
import org.kordamp.ikonli.Ikon;

/** What is built anew for another size, theme or language: the board, the bar above it, the deck below, the journal. */
final class TableParts<T extends Table<T>, M extends Move, D extends Draft<M>> {
    private final GameTable<T, M, D> table;
    private final TableDesign<T, M, D> design;
    private final GameSpeech<T, M> speech;
    private final Plan plan;
    private final BoardView<T, M, D> board;
    private final TableBar bar;
    private final QuestionView<T, M, D> question;
    private final StepView<T, M, D> steps;
    private final Region deck = new Region();
    private final JournalPanel journal;
    private final DropNote preview = new DropNote();
    private final Button undo;
    private Optional<Question<M, D>> asked = Optional.empty();

    TableParts(GameTable<T, M, D> table, Plan plan, Look look) {
        this.table = table;
        this.design = table.design();
        this.speech = design.speech();
        this.plan = plan;
        board = design.board(plan, look);
        undo = tool("mdi2u-undo-variant", TableKeys.UNDO, table.does()::undo);
        bar = new TableBar(
                back(), table.does()::rule, plan.bar().getWidth(), plan.bar().getHeight());
        bar.tools(tools());
        question = new QuestionView<>(table, plan);
        steps = new StepView<>(table, plan);
        journal = new JournalPanel(speech.texts(), table.play()::look);
        journal.setId("journal");
        journal.getStyleClass().add("journal-drawer");
        deck.getStyleClass().add("table-deck");
    }

    private Button back() {
        Button back = BarTool.of("mdi2c-chevron-left", table.desk().navigator().wayBack(), table.does()::leave);
        back.setId("leave");
        back.getStyleClass().add("framed");
        return back;
    }

    private Node[] tools() {
        boolean mute = table.desk().preferences().get(Setting.MUTE);
        TableDeeds<T, M, D> does = table.does();
        return new Node[] {
            tool("mdi2l-lightbulb-on-outline", TableKeys.HINT, does::hint),
            undo,
            tool("mdi2r-redo-variant", TableKeys.REDO, does::redo),
            tool("mdi2f-format-list-bulleted", TableKeys.JOURNAL, does::journal),
            BarTool.of(
                    mute ? "mdi2v-volume-off" : "mdi2v-volume-high",
                    speech.shared("sound"),
                    () -> table.desk().preferences().set(Setting.MUTE, !mute)),
            tool("mdi2h-help-circle-outline", TableKeys.RULE, does::ruleNow),
            tool("mdi2m-menu", TableKeys.MENU, does::menu)
        };
    }

    private Button tool(String icon, KeyAction key, Runnable act) {
        Button tool = BarTool.of(icon, speech.texts().get(key.text()) + " (" + speech.key(key) + ")", act);
        tool.setId(key.id().replace('.', '-'));
        return tool;
    }

    /** Lays everything on the table; pieces lie above board and question, steps above them, notes above all. */
    void lay(Pane pane, Node pieces, Node note) {
        put(deck, plan.deck());
        put(board.node(), new Rectangle2D(0, 0, plan.width(), plan.height()));
        put(bar, plan.bar());
        put(journal, plan.drawer());
        pane.getChildren().setAll(deck, board.node());
        question.lay(pane);
        pane.getChildren().add(pieces);
        steps.lay(pane);
        pane.getChildren().addAll(bar, journal, note, preview);
    }

    static void put(Region part, Rectangle2D place) {
        part.setManaged(false);
        part.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
    }

    void show(Shot<T, M, D> shot, Pieces pieces) {
        board.show(shot, pieces);
        showBar(shot.table(), pieces);
        asked = table.use() == GameTable.Use.LOOK_ON || shot.watching() ? Optional.empty() : Optional.of(ask(shot));
        question.show(asked, pieces);
        steps.show(shot);
        journal.setVisible(table.journalOpen());
        if (table.journalOpen()) {
            showJournal(shot);
        }
    }

    /** What follows from where everything lies now. */
    void mark(Shot<T, M, D> shot) {
        steps.mark(shot);
    }

    private void showBar(T lying, Pieces pieces) {
        Ikon emblem = table.cover().icon();
        Phases phases = design.phases(lying);
        bar.show(new TableBar.Reading(
                emblem.getDescription(),
                speech.texts().get(table.cover().titleKey()),
                design.subtitle(lying),
                phases.names(),
                phases.present(),
                design.figures(lying)));
        List<Node> figures = bar.figures();
        for (int i = 0; i < figures.size(); i++) {
            pieces.place(Spot.of("figure", i), figures.get(i));
        }
    }

    private void showJournal(Shot<T, M, D> shot) {
        List<JournalLines.Line> all = table.journal();
        int round = design.round(shot.table());
        journal.show(
                all.stream()
                        .filter(line -> line.round() == round)
                        .map(JournalWords::line)
                        .toList(),
                all.stream().map(JournalWords::line).toList());
        journal.mark(shot.at() < shot.of() ? Optional.of(shot.at()) : Optional.empty());
    }

    private Question<M, D> ask(Shot<T, M, D> shot) {
        return switch (shot.mode()) {
            case PLAYING, WATCHING -> design.ask(shot);
            case PAST ->
                Question.<M, D>of(speech.shared("past", shot.at(), shot.of()), "")
                        .command(Question.Command.main(
                                TableDeeds.RETURN,
                                "mdi2a-arrow-right",
                                speech.shared("present"),
                                new Gesture.Press<>(TableDeeds.RETURN)));
            case OVER ->
                Question.<M, D>of(speech.shared("over"), "")
                        .command(Question.Command.main(
                                TableDeeds.RESULT,
                                "mdi2f-flag-checkered",
                                speech.shared("result"),
                                new Gesture.Press<>(TableDeeds.RESULT)));
        };
    }

    /** What is asked now; nothing while an automaton is watched. */
    Optional<Question<M, D>> asked() {
        return asked;
    }

    QuestionView<T, M, D> question() {
        return question;
    }

    BoardView<T, M, D> board() {
        return board;
    }

    Plan plan() {
        return plan;
    }

    DropNote preview() {
        return preview;
    }

    Button undo() {
        return undo;
    }
}
