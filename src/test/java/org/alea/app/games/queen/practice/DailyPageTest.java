package org.alea.app.games.queen.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.content.ContentSource;
import org.alea.engine.Result;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.alea.games.queen.practice.DailyBook;
import org.alea.games.queen.practice.DailyGame;
import org.junit.jupiter.api.Test;

class DailyPageTest extends UiTest {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());

    @Test
    @Rule("QUEEN-201")
    void theCalendarShowsScoreAndRankOfEachDayAndTheStreak() {
        LocalDate today = LocalDate.now(CALENDAR);
        Desk desk = aDesk();
        show(
                desk,
                1200,
                720,
                () -> {
                    DailyPage page = new DailyPage(desk, BOX, new DailyRoom(desk, BOX, session -> {
                        throw new IllegalStateException("no table");
                    }));
                    page.show(new DailyRoom.Facts(
                            new DailyBook(List.of(
                                    game(today.minusDays(1), Result.Outcome.LOST, 420, ""),
                                    game(today, Result.Outcome.WON, 1502, "HEROINE"))),
                            List.of()));
                    return page;
                },
                "forms",
                "charts",
                "practice");

        assertThat(words(today)).containsExactly(Integer.toString(today.getDayOfMonth()), "1\u202f502", "Héroïne");
        assertThat(words(today.minusDays(1))).contains("420", "Défaite");
        assertThat(lookup(".daily-figure .figure").<Labeled>queryAll())
                .extracting(Labeled::getText)
                .containsExactly("2", "2", "2", "1\u202f502");
    }

    @Test
    void tab_stops_at_one_day_and_arrows_go_to_the_others() {
        LocalDate today = LocalDate.now(CALENDAR);
        openDaily();
        assertThat(stops()).containsExactly("day-" + today);
        onFxThread(() -> lookup("#day-" + today).query().requestFocus());
        type(KeyCode.RIGHT);
        assertThat(focused()).as("what comes cannot be chosen").isEqualTo("day-" + today);
        type(KeyCode.LEFT);
        type(KeyCode.UP);
        assertThat(focused()).isEqualTo("day-" + today.minusDays(8));
        assertThat(stops()).containsExactly("day-" + today.minusDays(8));
        type(KeyCode.SPACE);
        assertThat(focused()).as("a chosen day keeps the focus").isEqualTo("day-" + today.minusDays(8));
        assertThat(lookup(".daily-card .hero-name").queryAs(Labeled.class).getText())
                .startsWith("Dimanche 8 novembre");
        type(KeyCode.HOME);
        type(KeyCode.LEFT);
        assertThat(focused()).isEqualTo("day-2026-10-31");
        type(KeyCode.PAGE_UP);
        assertThat(focused()).isEqualTo("day-2026-09-30");
        type(KeyCode.PAGE_DOWN, 3);
        assertThat(focused()).isEqualTo("day-" + today);
    }

    @Test
    @Rule("QUEEN-198")
    void theSeedIsNotShownBeforeTheScoredTryAndWhatFollowsItSaysThatItDoesNotCount() {
        LocalDate today = LocalDate.now(CALENDAR);
        DailyPage page = openDaily();
        assertThat(lookup(".daily-seed").tryQuery()).isEmpty();
        assertThat(lookup("#daily-play").queryButton().getText()).isEqualTo("Relever le défi");
        onFxThread(() -> page.show(new DailyRoom.Facts(
                new DailyBook(List.of(game(today, Result.Outcome.WON, 1502, "CHAMPION"))), List.of(today))));
        assertThat(lookup(".daily-seed").tryQuery()).isPresent();
        assertThat(lookup("#daily-play").queryButton().getText()).isEqualTo("Reprendre l’essai hors classement");
    }

    @Test
    void the_days_to_come_can_be_read() {
        openDaily();
        LocalDate tomorrow = LocalDate.now(CALENDAR).plusDays(1);
        assertThat(lookup("#day-" + tomorrow + " .label").<Node>query())
                .satisfies(number -> assertThat(number.isDisabled()).isTrue())
                .satisfies(number -> assertThat(number.getOpacity()).isEqualTo(1));
        assertThat(lookup("#day-" + tomorrow).<Node>query().getOpacity()).isEqualTo(1);
    }

    private DailyPage openDaily() {
        Desk desk = aDesk();
        List<DailyPage> opened = new ArrayList<>();
        show(
                desk,
                1200,
                720,
                () -> {
                    opened.add(new DailyPage(desk, BOX, new DailyRoom(desk, BOX, session -> {
                        throw new IllegalStateException("no table");
                    })));
                    return opened.get(0);
                },
                "forms",
                "charts",
                "practice");
        return opened.get(0);
    }

    private List<String> stops() {
        return lookup(".day").queryAll().stream()
                .filter(Node::isFocusTraversable)
                .map(Node::getId)
                .toList();
    }

    private String focused() {
        return window(0).getScene().getFocusOwner().getId();
    }

    private List<String> words(LocalDate date) {
        return lookup("#day-" + date + " .label").<Labeled>queryAll().stream()
                .map(Labeled::getText)
                .toList();
    }

    private static DailyGame game(LocalDate date, Result.Outcome outcome, int score, String rank) {
        return new DailyGame(date, new Result(outcome, score, rank, 13, List.of()));
    }
}
