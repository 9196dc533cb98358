package org.alea.app.games.queen.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import org.alea.app.Look;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.table.Pictures;
import org.alea.content.ContentSource;
import org.alea.engine.Bot;
import org.alea.engine.Result;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Scoring;
import org.alea.games.queen.practice.DailyBook;
import org.alea.games.queen.practice.DailyGame;
import org.alea.games.queen.practice.Drill;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of the practice screens, to look at. They go to {@code target/screens}. */
@Tag("screens")
class PracticePicturesTest extends UiTest {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void practice_can_be_seen(Look look) {
        PracticeHistory.write(store(), BOX, CALENDAR.instant());
        Desk desk = aDesk(look.em());
        onFxThread(() -> look.dress(desk.preferences()));
        PracticeScreen[] screen = new PracticeScreen[1];
        show(desk, look.width() - 76 * look.em() / 14, look.height(), () -> {
            screen[0] = new PracticeScreen(desk, BOX, session -> {
                throw new IllegalStateException("no table");
            });
            return (Parent) screen[0].node();
        });
        onFxThread(screen[0]::shown);
        onFxThread(() -> {});
        assertThat(Pictures.take("practice-" + look)).isNotEmptyFile();
    }

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void the_daily_challenge_can_be_seen(Look look) {
        Desk desk = aDesk(look.em());
        onFxThread(() -> look.dress(desk.preferences()));
        LocalDate today = LocalDate.now(CALENDAR);
        List<DailyGame> games = List.of(
                game(today.minusDays(12), false, 300),
                game(today.minusDays(9), true, 1290),
                game(today.minusDays(3), true, 1462),
                game(today.minusDays(2), false, 420),
                game(today.minusDays(1), true, 1711),
                game(today, true, 1502));
        show(
                desk,
                look.width() - 76 * look.em() / 14,
                look.height(),
                () -> {
                    DailyPage page = new DailyPage(desk, BOX, new DailyRoom(desk, BOX, session -> {
                        throw new IllegalStateException("no table");
                    }));
                    page.show(new DailyRoom.Facts(new DailyBook(games), List.of()));
                    page.getStyleClass().addAll("practice", "game-queen");
                    return page;
                },
                "forms",
                "charts",
                "practice");
        assertThat(Pictures.take("daily-" + look)).isNotEmptyFile();
    }

    private static DailyGame game(LocalDate date, boolean won, int score) {
        return new DailyGame(
                date,
                new Result(
                        won ? Result.Outcome.WON : Result.Outcome.LOST,
                        score,
                        won ? Scoring.Rank.of(score).name() : "",
                        13,
                        List.of(new Result.Term(won ? "health" : "defeats", won ? 300 : score))));
    }

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void the_end_of_a_drill_can_be_seen(Look look) {
        Desk desk = aDesk(look.em());
        onFxThread(() -> look.dress(desk.preferences()));
        PracticeModel model = new PracticeModel(BOX, new PracticeFiles(store()));
        Drill drill = BOX.drills().find("P12").orElseThrow();
        DrillRun run = DrillRun.again(model, drill, 3);
        show(desk, look.width(), look.height(), () -> (Parent) new DrillScreen(desk, run, PlainTable::new).node());
        onFxThread(() -> {
            run.match().play(new QueenMove.StartRound(), 0);
            Bot<QueenTable, QueenMove> bot =
                    Objects.requireNonNull(BOX.bots().get("hurried")).apply(1);
            while (run.match().result().isEmpty()) {
                run.match().play(bot.choose(run.match().table()), 0);
            }
        });
        assertThat(Pictures.take("drill-end-" + look)).isNotEmptyFile();
    }

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void the_composer_can_be_seen(Look look) {
        Desk desk = aDesk(look.em());
        onFxThread(() -> look.dress(desk.preferences()));
        show(desk, look.width(), look.height(), () -> {
            DrillComposer composer =
                    new DrillComposer(desk, new PracticeModel(BOX, new PracticeFiles(store())), () -> {});
            composer.getStyleClass().add("dialog");
            return new StackPane(composer);
        });
        assertThat(Pictures.take("composer-" + look)).isNotEmptyFile();
    }
}
