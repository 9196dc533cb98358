package org.alea.app.games.royal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.games.royal.end.FinalView;
import org.alea.app.gametable.TableCovers;
import org.alea.app.replay.Replays;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Navigator;
import org.alea.app.table.FirstGlance;
import org.alea.app.table.Motion;
import org.alea.app.table.ScaledBoard;
import org.alea.app.table.panel.ConsentPane;
import org.alea.engine.Result;
import org.alea.engine.Seeds;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.State;
import org.alea.store.FinishedGame;

/** What can lie over the table for a while: forecast, score so far, seed and options, rules, cards, the result. */
final class Covers {
    private final Desk desk;
    private final RoyalBox box;
    private final RoyalPlay play;
    private final RoyalSpeech speech;
    private Motion motion;
    private final Runnable review;
    private final ScaledBoard root;
    private final TableCovers covers;
    private ScaledBoard.Frame frame;

    /** @param review looks at the game once more, at this table */
    Covers(
            Desk desk,
            RoyalBox box,
            RoyalPlay play,
            RoyalSpeech speech,
            Motion motion,
            ScaledBoard root,
            Runnable review) {
        this.desk = desk;
        this.box = box;
        this.motion = motion;
        this.root = root;
        this.covers = new TableCovers(root);
        this.frame = root.frame();
        this.review = review;
        this.play = play;
        this.speech = speech;
    }

    void lay(Pane board, ScaledBoard.Frame now) {
        frame = now;
        covers.lay(board, now.width(), now.height());
        giveKeys();
    }

    /** How much things move from now on. */
    void motion(Motion now) {
        motion = now;
    }

    Optional<Node> shown() {
        return covers.shown();
    }

    void close() {
        covers.close();
    }

    private void open(Supplier<Region> content) {
        covers.open(content);
        giveKeys();
    }

    /** What is longer than the window is read by key, and the final sheet answered; anything else is walked over by Tab. */
    private void giveKeys() {
        shown().ifPresent(content -> {
            if (content instanceof ConsentPane question) {
                question.main().requestFocus();
                return;
            }
            Node scrolled = content.lookup(".scroll-pane");
            (content instanceof FinalView ? content : scrolled == null ? root : scrolled).requestFocus();
        });
    }

    /**
     * Does something that costs the game its record, at once if there is none to lose; otherwise it is asked about first.
     *
     * @param costs the key of the sentence that says what is given up
     */
    void consent(String costs, Runnable then) {
        if (play.match().learning()) {
            then.run();
        } else {
            open(() -> new ConsentPane(speech.texts(), speech.get(costs), this::close, () -> {
                close();
                then.run();
            }));
        }
    }

    /** What the Roy would do now, as long as he does anything. */
    void forecast() {
        if (shown().isPresent()) {
            close();
        } else if (play.table().state() != State.GAME_OVER) {
            open(() -> new RoyForecast(play.game(), play.table(), speech, frame.height() * 0.93, this::close));
        }
    }

    void standing() {
        open(() -> new StandingPane(play.game(), play.table(), speech, this::close));
    }

    /** Seed and options. */
    void game() {
        if (shown().isPresent()) {
            close();
        } else {
            open(() -> new GamePane(box, play.match(), speech, ways(), this::close));
        }
    }

    /** Out of the game, and to what else there is to know, from which one comes back to this table. */
    private List<Command> ways() {
        Navigator to = desk.navigator();
        return List.of(
                new Command(to.wayBack(), "mdi2a-arrow-left", "", to::back),
                way("settings", "mdi2c-cog-outline", to::settings),
                way("rules", "mdi2b-book-open-page-variant-outline", () -> to.rulebook("royal", Rules.now(play))),
                way("cards", "mdi2c-cards-outline", () -> to.reference("royal")),
                way("keys", "mdi2k-keyboard-outline", to::keys),
                way("saves", "mdi2c-content-save-outline", () -> to.saves("royal")));
    }

    private Command way(String name, String icon, Runnable leads) {
        return new Command(desk.texts().get("table.menu." + name), icon, "", () -> {
            close();
            leads.run();
        });
    }

    /** The cards that are out of the game. */
    void taken() {
        if (shown().isPresent()) {
            close();
        } else {
            open(() -> new TakenPane(play.table(), speech, this::close));
        }
    }

    /** The rules of a phase on a page. */
    void pages(String phase) {
        if (shown().isPresent()) {
            close();
        } else {
            open(() -> new PhasePagesPane(box.pages(), phase, speech, this::rule, this::close));
        }
    }

    private void rule(String id) {
        desk.navigator().rule("royal", id);
    }

    /** The final sheet; what was best before is looked up first: this game may have been written down already. */
    void result() {
        Map<String, String> setup = play.match().setup().options();
        Predicate<FinishedGame> mine = mine();
        desk.background().execute(() -> {
            OptionalInt best = new RoyalKinds()
                    .best(desk.store().history().read().entries().stream().filter(mine.negate()), setup);
            Platform.runLater(() -> showResult(best));
        });
    }

    /** Whether this match is the one that was written down. */
    private Predicate<FinishedGame> mine() {
        String seed = Seeds.format(play.match().setup().seed());
        Optional<Result> result = play.match().result();
        return game -> game.seed().equals(seed) && result.equals(Optional.of(game.result()));
    }

    /** The game once more from its beginning; one that was not written down is looked through at its table. */
    private void watchAgain() {
        Predicate<FinishedGame> mine = mine();
        desk.background().execute(() -> {
            Optional<FinishedGame> last = desk.store().history().read().entries().stream()
                    .filter(mine)
                    .reduce((first, second) -> second);
            Platform.runLater(() -> last.ifPresentOrElse(game -> Replays.open(desk, game), this::reviewHere));
        });
    }

    private void reviewHere() {
        close();
        review.run();
    }

    private void showResult(OptionalInt best) {
        if (play.match().result().isEmpty()) {
            return; // taken back meanwhile
        }
        AtomicReference<Motion> once = new AtomicReference<>(motion);
        open(() -> {
            FinalView sheet = sheet(best);
            FirstGlance.guard(sheet, desk.clock());
            sheet.play(once.getAndSet(Motion.NONE));
            return sheet;
        });
    }

    private FinalView sheet(OptionalInt best) {
        return new FinalView(
                frame,
                play.match(),
                box,
                speech.texts(),
                best,
                new FinalView.Ways(
                        () -> desk.navigator().setUp("royal"),
                        () -> desk.navigator().start("royal", play.match().setup()),
                        () -> desk.navigator().home(),
                        this::watchAgain,
                        this::rule));
    }
}
