package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import org.alea.app.shell.Desk;
import org.alea.app.table.Curtain;
import org.alea.app.table.FirstGlance;
import org.alea.app.table.Glyph;
import org.alea.engine.Countdown;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;

/**
 * What lies over the table for a while: the curtain of a pause, a card held close, a question, a first-time note, the
 * result. When the table is built anew, so is what lies open.
 */
final class Overlays {
    private final Desk desk;
    private final QueenView view;
    private final QueenPlay play;
    private final Speech speech;
    private final Curtain curtain = new Curtain();
    private final StackPane front = new StackPane();
    private final CoverFocus coverFocus = new CoverFocus(front);
    private final CoverFocus curtainFocus = new CoverFocus(curtain);
    private final Label banner = new Label();
    private final FirstTimes firstTimes;
    private Optional<Supplier<? extends Node>> opened = Optional.empty();
    private boolean resultShown;
    private boolean counting;
    private boolean hushed;

    Overlays(Desk desk, QueenView view, QueenPlay play, Speech speech) {
        this.desk = desk;
        this.view = view;
        this.play = play;
        this.speech = speech;
        this.firstTimes = new FirstTimes(desk.preferences(), speech);
        front.setVisible(false);
        front.getStyleClass().add("scrim");
        front.setOnMousePressed(pressed -> {
            if (pressed.getTarget() == front && !resultShown) {
                dismiss();
            }
        });
        banner.getStyleClass().add("banner");
        banner.setGraphic(Glyph.icon("mdi2a-alert-circle", 18));
        banner.setMouseTransparent(true);
        banner.setManaged(false);
    }

    void lay(Pane board) {
        for (StackPane cover : List.of(front, curtain)) {
            cover.setManaged(false);
            cover.resizeRelocate(
                    0, 0, view.root().frame().width(), view.root().frame().height());
        }
        board.getChildren().addAll(banner, front, curtain);
        if (resultShown) {
            result();
        } else {
            boolean held = coverFocus.holds();
            opened.ifPresent(content -> put(content.get()));
            if (held) {
                coverFocus.enter();
            }
        }
    }

    /** Follows the table: a paused one is covered. */
    void show() {
        QueenTable table = play.table();
        // where no clock runs there is nothing to hide
        boolean paused =
                table.paused() && table.options().speed().timed() && play.past().isEmpty();
        if (paused && !curtain.isVisible()) {
            fall(table);
        } else if (!paused && curtain.isVisible()) {
            curtain.rise();
            view.root().requestFocus();
        }
        banner(table);
        // at the end of a round what is spoken of still lies there
        if (!hushed && !play.ticking() && (!play.watching() || play.summing()) && !covered()) {
            boolean exchanging = !play.watching() && table.phase() == QueenPhase.EXCHANGE;
            firstTimes
                    .next(exchanging)
                    .ifPresent(note -> open(() -> note.node(this::dismiss, () -> rule(note.rule()))));
        }
    }

    /** Takes a card or a note away for the next note that waits. */
    void dismiss() {
        close();
        show();
    }

    private void rule(String rule) {
        close();
        desk.navigator().rule("queen", rule);
    }

    private void fall(QueenTable table) {
        close();
        desk.navigator().hush();
        Button resume = new Action(
                        desk.texts().get("table.resume"),
                        "mdi2p-play",
                        QueenKeyActions.cap(QueenKeyActions.PAUSE, desk),
                        Action.Weight.PRIMARY,
                        this::countDown)
                .button();
        resume.setMaxWidth(260);
        resume.setMinHeight(52);
        Button leave = new Action(
                        desk.navigator().wayBack(),
                        "mdi2a-arrow-left",
                        "",
                        Action.Weight.QUIET,
                        () -> desk.navigator().back())
                .button();
        leave.setMaxWidth(260);
        String words = table.options().occasion().daily()
                ? speech.get("pause.daily", table.pausesLeft())
                : speech.get("pause.hidden");
        curtain.fall(desk.texts().get("table.paused"), words, resume, leave);
        curtainFocus.enter();
    }

    boolean curtainDown() {
        return curtain.isVisible();
    }

    /** QUEEN-056: three seconds behind the curtain, if a clock runs, then play goes on. */
    void countDown() {
        // the figures take the place of the buttons: the keyboard must not wander off with the one that had it
        view.root().requestFocus();
        play.resume();
        tick();
    }

    /** Shows the countdown; one that was interrupted leaves the curtain as it was. */
    void tick() {
        int left = play.countdownLeftMs();
        if (left > 0) {
            curtain.count(Countdown.seconds(left));
            counting = true;
        } else if (counting) {
            counting = false;
            if (play.table().paused()) {
                fall(play.table());
            }
        }
    }

    /** QUEEN-064: says that no set is left, and what keeps the round open if anything does. */
    private void banner(QueenTable table) {
        boolean rolling = table.phase() == QueenPhase.ROLLING
                && !table.paused()
                && play.past().isEmpty()
                && play.picture().stage() == Picture.Stage.ROLL;
        boolean stuck = rolling && !table.hasSet() && view.landed();
        banner.setVisible(stuck);
        if (stuck) {
            banner.setText(speech.get(table.mustStop() ? "banner.noSet" : "banner.placeOrStop"));
            banner.applyCss();
            double width = banner.prefWidth(-1);
            QueenLayout.Area tray = view.board().plan().tray();
            banner.resizeRelocate((tray.width() - width) / 2, tray.y() - 18, width, 36);
        }
    }

    private void open(Supplier<? extends Node> content) {
        opened = Optional.of(content);
        put(content.get());
        coverFocus.enter();
    }

    private void put(Node content) {
        front.getChildren().setAll(content);
        StackPane.setAlignment(content, Pos.CENTER);
        front.setVisible(true);
        front.toFront();
    }

    /** Presses the button that has the keyboard, on a cover or on the curtain; the result has keys of its own. */
    boolean press() {
        return !resultShown && (curtainFocus.press() || coverFocus.press());
    }

    boolean covered() {
        return front.isVisible();
    }

    /** Whether a point of the scene lies on what is shown. */
    boolean onContent(Point2D scene) {
        return front.getChildren().stream().anyMatch(shown -> shown.contains(shown.sceneToLocal(scene)));
    }

    /** Takes a card or a note away; the result stays. */
    void close() {
        if (!resultShown) {
            boolean held = coverFocus.holds();
            opened = Optional.empty();
            front.setVisible(false);
            front.getChildren().clear();
            if (held) {
                view.root().requestFocus();
            }
        }
    }

    /** Something to look at, unless the table is covered already. */
    void inspect(Supplier<? extends Node> content) {
        if (!resultShown && !curtain.isVisible()) {
            open(content);
        }
    }

    void firstTime(List<QueenEvent> events) {
        firstTimes.note(events, play.table());
    }

    /** What somebody else has explained is not told at the table any more. */
    void taught() {
        firstTimes.tellAll();
    }

    /** Explains nothing: somebody else does. */
    void hush() {
        hushed = true;
    }

    /** The result takes the place of the table. */
    void result() {
        play.match().result().ifPresent(result -> {
            resultShown = true;
            ResultView shown = new Ending(desk, view, speech, this::backToTable).of(result);
            front.getChildren().setAll(shown);
            front.setVisible(true);
            front.toFront();
            focus();
            FirstGlance.guard(shown, desk.clock());
        });
    }

    /** The keyboard goes to what lies over the table if anything does, and Tab stays on a result; else to the table. */
    void focus() {
        view.root().setFocusTraversable(!resultShown);
        if (resultShown && front.getChildren().get(0) instanceof ResultView shown) {
            shown.focus();
            return;
        }
        view.root().requestFocus();
        if (curtain.isVisible()) {
            curtainFocus.enter();
        } else if (covered()) {
            coverFocus.enter();
        }
    }

    private void backToTable() {
        resultShown = false;
        close();
        focus();
    }

    boolean resultShown() {
        return resultShown;
    }
}
