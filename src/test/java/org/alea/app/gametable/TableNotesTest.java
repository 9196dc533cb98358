package org.alea.app.gametable;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.alea.app.UiTest;
import org.alea.app.play.EventBook;
import org.alea.app.shell.Desk;
import org.alea.engine.purse.PurseEvent;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

class TableNotesTest extends UiTest {
    private static final EventBook<PurseEvent> BOOK = EventBook.of(PurseEvent.class)
            .with(PurseEvent.StakeChosen.class, "mdi2c-circle-multiple", row -> row.firstTime("stake", "PURSE-001"))
            .silent(PurseEvent.Rolled.class, PurseEvent.CardTaken.class, PurseEvent.PotLost.class)
            .silent(PurseEvent.Banked.class, PurseEvent.Paused.class);

    @Test
    void whatALessonHasShownToItsEndIsNotToldAgainAtTheTable() {
        Desk desk = aDesk();
        onFxThread(() -> {
            TableNotes notes = TableNotes.at(desk, "purse", () -> {
                throw new AssertionError("a teacher does the telling");
            });
            notes.onlyObject();
            notes.hear(List.of(new PurseEvent.StakeChosen(2)), BOOK);
            assertThat(desk.preferences().get(Setting.TOLD)).isEmpty();
            notes.taught();
        });
        assertThat(desk.preferences().get(Setting.TOLD)).containsOnlyKeys("purse.stake");
    }
}
