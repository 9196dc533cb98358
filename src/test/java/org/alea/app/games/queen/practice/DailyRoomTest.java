package org.alea.app.games.queen.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.alea.Rule;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.content.ContentSource;
import org.alea.engine.Match;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.alea.games.queen.practice.DailyChallenge;
import org.alea.store.Save;
import org.alea.store.Slot;
import org.junit.jupiter.api.Test;

class DailyRoomTest extends UiTest {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());

    private final List<PlainTable> tables = new ArrayList<>();

    private DailyRoom room(Desk desk) {
        return new DailyRoom(desk, BOX, session -> {
            PlainTable table = new PlainTable(session);
            tables.add(table);
            return table;
        });
    }

    private void leaveUnfinished(LocalDate date) {
        store().saves()
                .write(
                        Slot.autosave("queen-daily-" + date),
                        Save.of(
                                "queen",
                                BOX,
                                Match.start(BOX.game(), new DailyChallenge(date).setup(BOX)),
                                CALENDAR.instant()));
    }

    @Test
    @Rule("QUEEN-198")
    void a_challenge_played_once_more_does_not_count_and_leaves_the_ordinary_game_alone() {
        LocalDate today = LocalDate.now(CALENDAR);
        DailyChallenge challenge = new DailyChallenge(today);
        onFxThread(() -> room(aDesk()).again(challenge.setup(BOX)));
        assertThat(tables.get(0).session().match().setup()).isEqualTo(challenge.again(BOX));
        closeStore();
        assertThat(store().saves().header(Slot.autosave("queen"))).isEmpty();
        assertThat(store().saves().header(Slot.autosave("queen-daily-" + today)))
                .isPresent();
    }

    @Test
    @Rule("QUEEN-198")
    void an_earlier_challenge_waits_even_if_that_of_today_does_too() {
        LocalDate today = LocalDate.now(CALENDAR);
        leaveUnfinished(today);
        leaveUnfinished(today.minusDays(1));
        DailyRoom.Facts facts = room(aDesk()).read();
        assertThat(facts.waiting()).containsExactly(today, today.minusDays(1));
        assertThat(facts.waitsBefore(today)).contains(today.minusDays(1));
    }

    @Test
    void a_challenge_that_cannot_be_taken_up_is_explained_and_waits_no_longer() throws IOException {
        LocalDate today = LocalDate.now(CALENDAR);
        leaveUnfinished(today);
        closeStore();
        Path saves = folder().saves("queen-daily-" + today);
        Files.writeString(saves.resolve("autosave.json"), "{torn");
        DailyRoom room = room(aDesk());
        DailyRoom.Facts facts = room.read();
        assertThat(facts.waiting()).containsExactly(today);
        onFxThread(() -> room.play(facts));
        assertThat(navigator.calls())
                .containsExactly("explain Cette partie enregistrée est illisible. Le fichier est gardé sous"
                        + " «\u00a0autosave.json.broken-001\u00a0».");
        assertThat(room.read().waiting()).isEmpty();
        assertThat(saves.resolve("autosave.json.broken-001")).hasContent("{torn");
    }

    @Test
    @Rule({"QUEEN-198", "QUEEN-201"})
    void a_challenge_left_before_midnight_can_be_finished_after_it() {
        LocalDate yesterday = LocalDate.now(CALENDAR).minusDays(1);
        leaveUnfinished(yesterday);
        Desk desk = aDesk();
        DailyRoom room = room(desk);
        DailyRoom.Facts facts = room.read();
        assertThat(facts.waiting()).contains(yesterday);

        show(
                desk,
                1364,
                900,
                () -> {
                    DailyPage page = new DailyPage(desk, BOX, room);
                    page.show(facts);
                    return page;
                },
                "forms",
                "charts",
                "practice");
        clickOn("#daily-resume");
        await(() -> !tables.isEmpty());
        assertThat(tables.get(0).session().match().setup()).isEqualTo(new DailyChallenge(yesterday).setup(BOX));
    }
}
