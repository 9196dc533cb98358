package org.alea.app.games.royal;

import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Texts;
import org.alea.app.table.BarTool;
import org.alea.app.table.panel.RuleNote;
import org.alea.games.royal.Side;
import org.alea.store.Setting;

/** What is built anew for another size, theme or language: the board, the bar above it, the Roy's side, his marks. */
final class RoyalParts {
    private static final double NOTE_GAP = 8;

    private final Desk desk;
    private final RoyalView view;
    private final RoyalSpeech speech;
    private final RoyalLayout plan;
    private final RoySide roy;
    private final RoyalBoard board;
    private final RoyalBar bar;
    private final RoyMarks marks;
    private final DropForecast drop;
    private final Button hint;
    private final Button undo;
    private final Advice advice;

    RoyalParts(Desk desk, RoyalView view, RoyalSpeech speech, RoyalLayout plan) {
        this.desk = desk;
        this.view = view;
        this.speech = speech;
        this.plan = plan;
        this.advice = new Advice(desk, view.play(), speech);
        roy = new RoySide(
                plan, view.play().table().content(), view.play().game().foresight(), speech.texts(), view.play()::look);
        roy.leadTo(new RoySide.Ways(card -> desk.navigator().card("royal", card), this::rule));
        hint = BarTool.of(
                "mdi2l-lightbulb-on-outline", speech.get("hint", speech.key(RoyalKeyActions.HINT)), view::hint);
        board = new RoyalBoard(
                plan, view.hand(), speech, view.play().table().content().board(), roy, hint, this::fly);
        undo = BarTool.of("mdi2u-undo-variant", desk.texts().get("table.undo"), view.gestures()::undo);
        bar = newBar();
        drop = new DropForecast(view.play(), speech, view.hand(), this::forecasts);
        marks = new RoyMarks(board, roy, bar.score(), view.hand());
    }

    private boolean forecasts() {
        return switch (desk.preferences().get(Setting.FORECASTS)) {
            case ALWAYS -> true;
            case OFF_CLOCK -> !view.clock().running();
            case NEVER -> false;
        };
    }

    private void rule(String id) {
        desk.navigator().rule("royal", id);
    }

    private void fly(Node card, Side taker) {
        view.moving().flight().fly(card, bar.points(taker));
    }

    private RoyalBar newBar() {
        Button back = BarTool.of(
                "mdi2c-chevron-left",
                desk.texts().get("action.back"),
                () -> desk.navigator().back());
        back.getStyleClass().add("framed");
        Button game = BarTool.of(
                "mdi2c-castle", speech.get("game.open", speech.key(RoyalKeyActions.GAME)), view.covers()::game);
        RoyalBar made = new RoyalBar(
                plan, back, game, new RoyalBar.Ways(view.covers()::standing, view.covers()::pages, this::rule));
        boolean mute = desk.preferences().get(Setting.MUTE);
        made.tools(
                BarTool.of(
                        "mdi2c-cards-outline",
                        speech.get("taken.open", speech.key(RoyalKeyActions.TAKEN)),
                        view.covers()::taken),
                undo,
                BarTool.of("mdi2r-redo-variant", desk.texts().get("table.redo"), view.gestures()::redo),
                BarTool.of(
                        mute ? "mdi2v-volume-off" : "mdi2v-volume-high",
                        desk.texts().get("table.sound"),
                        () -> desk.preferences().set(Setting.MUTE, !mute)),
                BarTool.of("mdi2h-help-circle-outline", desk.texts().get("table.help"), view::rule));
        return made;
    }

    /** Lays everything on the board; pieces lie above it, notes above all. */
    void lay(Pane pane, Pane pieces, RuleNote note) {
        bar.resizeRelocate(0, 0, plan.bar().getWidth(), plan.bar().getHeight());
        board.resizeRelocate(0, 0, plan.width(), plan.height());
        pane.getChildren().setAll(board, pieces, bar, marks, note, drop.note());
        marks.resizeRelocate(0, 0, plan.width(), plan.height());
        view.hand().register(Spots.INFLUENCE, bar.influence());
    }

    Texts texts() {
        return speech.texts();
    }

    RoyalLayout plan() {
        return plan;
    }

    RoySide roy() {
        return roy;
    }

    RoyalBoard board() {
        return board;
    }

    RoyalBar bar() {
        return bar;
    }

    /** Lays a hint out, or says in the panel of its button what speaks against it. */
    void hint() {
        view.note().hush();
        ActionPanel panel = board.action();
        Bounds lines =
                board.sceneToLocal(panel.lines().localToScene(panel.lines().getLayoutBounds()));
        Rectangle2D room = new Rectangle2D(
                lines.getMinX() + NOTE_GAP,
                lines.getMinY() + NOTE_GAP,
                lines.getWidth() - NOTE_GAP * 2,
                lines.getHeight() - NOTE_GAP);
        advice.give(
                (words, rule) -> view.note().tellInstead(words, rule, panel.lines(), room),
                (costs, helping) -> view.covers().consent(costs, helping));
    }

    /** There is nothing to take back, or nothing to play again. */
    void nothingThere(String key) {
        view.note().say(speech.get(key), Rules.UNDO, undo);
    }

    RoyMarks marks() {
        return marks;
    }
}
