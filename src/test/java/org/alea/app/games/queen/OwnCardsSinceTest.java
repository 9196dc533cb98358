package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.replay.Replays;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.store.FinishedGame;
import org.alea.store.Save;
import org.alea.store.SaveHeader;
import org.alea.store.Slot;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A player who has added a card since he played: what was played without it stays as it was. */
class OwnCardsSinceTest extends UiTest {

    @BeforeEach
    void addACard() throws IOException {
        Path cards = folder().rulesData().resolve("queen");
        Files.createDirectories(cards);
        Files.writeString(cards.resolve("enemies.json"), """
            [{"id": "X01", "name": {"fr": "Ogre de marée", "en": "Tide Ogre"}, "start": 1,
              "squares": [{"need": 0}, {"need": 0}, {"need": 2}, {"need": 3}],
              "ability": {"type": "LAST_BREATH"}, "dragon": null}]
            """);
    }

    @Test
    void a_game_from_before_is_watched_to_its_end() {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                "a finished game",
                "dragon,chariots",
                "official",
                table -> table.phase().over());
        FinishedGame finished =
                store().history().add(Save.of("queen", QueenMatches.BOX, match, Instant.EPOCH), true, Map.of());
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> Replays.open(window.desk(), finished));
        await(() -> lookup("#round-line").tryQuery().isPresent());
        type(KeyCode.END);
        long steps = match.history().stream()
                .filter(played -> !(played.move() instanceof QueenMove.Pause))
                .count();
        assertThat(lookup("#round-line").query().getAccessibleText())
                .startsWith("Coup " + steps + " sur " + steps + ", ");
    }

    @Test
    void a_game_that_waits_goes_on_with_the_cards_it_was_begun_with() {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                "a second round",
                "",
                "official",
                table -> table.round() == 2 && table.phase() == QueenPhase.START_ROUND);
        store().saves().write(Slot.autosave("queen"), Save.of("queen", QueenMatches.BOX, match, Instant.EPOCH));
        openWindow(TableViews.suite(), 1440, 900);
        clickOn("#resume-queen");
        await(() -> lookup(".queen-table").tryQuery().isPresent());
        assertThat(lookup(".notice").tryQuery()).isEmpty();
    }

    @Test
    @Rule("QUEEN-196")
    void a_daily_challenge_is_dealt_from_the_cards_everybody_has_and_taken_up_with_them() {
        Slot today = Slot.autosave("queen-daily-" + LocalDate.now(CALENDAR));
        openWindow(TableViews.suite(), 1440, 900);
        clickOn("#daily");
        await(() -> lookup(".queen-table").tryQuery().isPresent());
        closeStore();
        assertThat(store().saves().header(today).map(SaveHeader::content)).contains(QueenMatches.BOX.contentHash());

        openWindow(TableViews.suite(), 1440, 900);
        clickOn("#daily");
        await(() -> lookup(".queen-table").tryQuery().isPresent());
        assertThat(lookup(".notice").tryQuery()).isEmpty();
    }

    @Test
    void pressing_twice_takes_a_game_up_once() {
        Match<QueenTable, QueenMove> match =
                QueenMatches.someMatch("a game that waits", "", "official", table -> table.round() == 2);
        store().saves().write(Slot.autosave("queen"), Save.of("queen", QueenMatches.BOX, match, Instant.EPOCH));
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        await(() -> lookup("#resume-queen").tryQuery().isPresent());
        Button resume = lookup("#resume-queen").queryButton();
        onFxThread(() -> {
            resume.fire();
            resume.fire();
        });
        await(() -> lookup(".queen-table").tryQuery().isPresent());
        onFxThread(() -> window.desk().navigator().back());
        assertThat(lookup(".queen-table").tryQuery()).isEmpty();
    }
}
