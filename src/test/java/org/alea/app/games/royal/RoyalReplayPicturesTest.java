package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Map;
import javafx.scene.input.KeyCode;
import org.alea.app.Look;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.replay.Replays;
import org.alea.app.table.Pictures;
import org.alea.engine.Match;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;
import org.alea.store.FinishedGame;
import org.alea.store.Save;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of a Royal game watched again, to look at. They go to {@code target/screens}. */
@Tag("screens")
class RoyalReplayPicturesTest extends UiTest {

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void a_royal_replay_can_be_seen(Look look) {
        Match<RoyalTable, RoyalMove> match = RoyalMatches.playedUntil(
                        RoyalMatches.fresh(3), 3, table -> table.state() == State.GAME_OVER)
                .orElseThrow();
        FinishedGame finished =
                store().history().add(Save.of("royal", RoyalMatches.BOX, match, Instant.EPOCH), true, Map.of());
        AleaWindow window = openWindow(TableViews.suite(), look.width(), look.height());
        onFxThread(() -> look.dress(window.desk().preferences()));
        onFxThread(() -> Replays.open(window.desk(), finished));
        onFxThread(() -> {});
        type(KeyCode.PAGE_DOWN, 1);
        type(KeyCode.RIGHT, 6);
        onFxThread(() -> {});
        assertThat(Pictures.take("replay-royal-" + look)).isNotEmptyFile();
        type(KeyCode.END, 1);
        onFxThread(() -> {});
        assertThat(Pictures.take("replay-royal-end-" + look)).isNotEmptyFile();
    }
}
