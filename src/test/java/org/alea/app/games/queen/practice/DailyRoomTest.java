package org.alea.app.games.queen.practice;

import static org.assertj.core.api.Assertions.assertThat;

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

    @Test
    @Rule({"QUEEN-198", "QUEEN-201"})
    void a_challenge_left_before_midnight_can_be_finished_after_it() {
        LocalDate yesterday = LocalDate.now(CALENDAR).minusDays(1);
        store().saves()
                .write(
                        Slot.autosave("queen-daily-" + yesterday),
                        Save.of(
                                "queen",
                                BOX,
                                Match.start(BOX.game(), new DailyChallenge(yesterday).setup(BOX)),
                                CALENDAR.instant()));
        Desk desk = aDesk();
        List<PlainTable> tables = new ArrayList<>();
        DailyRoom room = new DailyRoom(desk, BOX, session -> {
            PlainTable table = new PlainTable(session);
            tables.add(table);
            return table;
        });
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
