package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.application.Platform;
import org.alea.app.games.queen.practice.DailyHome;
import org.alea.app.replay.Replays;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.engine.Match;
import org.alea.engine.Result;
import org.alea.engine.Seeds;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenOptions;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Coach;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.coach.Verdict;
import org.alea.store.FinishedGame;

/** The end of a game with what is found out beside the window: the record before it, and what the coach thinks of it. */
final class Ending {
    private final Desk desk;
    private final QueenView view;
    private final Speech speech;
    private final Match<QueenTable, QueenMove> match;
    private final Runnable backToTable;

    Ending(Desk desk, QueenView view, Speech speech, Runnable backToTable) {
        this.desk = desk;
        this.view = view;
        this.speech = speech;
        this.match = view.play().match();
        this.backToTable = backToTable;
    }

    ResultView of(Result result) {
        ResultView shown = new ResultView(
                view.root().frame(),
                match,
                result,
                speech,
                view.skins(),
                view.light(),
                new ResultView.Ways(
                        this::again,
                        () -> desk.navigator().setUp("queen"),
                        () -> desk.navigator().home(),
                        backToTable,
                        view.coach()::call,
                        this::watch));
        DailyHome.line(desk, speech.box(), match.setup(), result, this::table).ifPresent(shown::share);
        compare(shown);
        judge(shown);
        return shown;
    }

    /** A Daily Challenge is played again in its own place, and does not count (QUEEN-198). */
    private void again() {
        if (match.table().options().occasion().daily()) {
            DailyHome.again(desk, speech.box(), match.setup(), this::table);
        } else {
            desk.navigator().start("queen", match.setup());
        }
    }

    private QueenTableScreen table(GameSession<QueenTable, QueenMove> session) {
        return new QueenTableScreen(desk, session);
    }

    /** Whether this is the game that was written down, as far as its line tells. */
    private boolean mine(FinishedGame game) {
        return game.seed().equals(Seeds.format(match.setup().seed()))
                && match.result().equals(Optional.of(game.result()));
    }

    private List<FinishedGame> history() {
        return desk.store().history().read().entries();
    }

    /** The record is read from the disk; this game may have been written there already. */
    private void compare(ResultView shown) {
        desk.background().execute(() -> {
            List<FinishedGame> history = history();
            OptionalInt before = new QueenRecords(
                            history.stream().filter(game -> !mine(game)).toList())
                    .best(match.setup());
            QueenOptions options = match.table().options();
            boolean offers = match.result().filter(Result::won).isPresent()
                    && !options.occasion().daily();
            Optional<QueenModule> next = offers ? NextModule.after(options, history) : Optional.empty();
            Platform.runLater(() -> {
                shown.record(before);
                next.ifPresent(module -> shown.propose(module, () -> start(options, module)));
            });
        });
    }

    private void start(QueenOptions options, QueenModule module) {
        desk.navigator().start("queen", NextModule.with(match.setup(), options, module, Seeds.fresh()));
    }

    /** Most rounds have been judged while the next one was played. */
    private void judge(ResultView shown) {
        Coach coach = Coach.of(match, view.coachNotes());
        List<List<RoundDecision>> rounds = IntStream.rangeClosed(
                        1, match.table().round())
                .mapToObj(round -> RoundDecision.of(match, round))
                .toList();
        desk.background().execute(() -> {
            List<Verdict> verdicts = rounds.stream()
                    .flatMap(round -> coach.report(round).verdicts().stream())
                    .toList();
            Platform.runLater(() -> shown.judged(verdicts));
        });
    }

    /** The game once more from its beginning. */
    private void watch() {
        desk.background().execute(() -> {
            Optional<FinishedGame> last = history().stream().filter(this::mine).reduce((first, second) -> second);
            Platform.runLater(() -> last.ifPresentOrElse(
                    game -> Replays.open(desk, game), () -> desk.navigator().toast(speech.get("result.replay.none"))));
        });
    }
}
