package org.alea.app.games.queen;

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
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.store.FinishedGame;
import org.alea.store.Save;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of the replay, to look at. They go to {@code target/screens}. */
@Tag("screens")
class ReplayPicturesTest extends UiTest {
    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void a_replay_can_be_seen(Look look) {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                QueenMatches.ALL_MODULES, "official", table -> table.phase().over() && table.round() > 4);
        FinishedGame finished =
                store().history().add(Save.of("queen", QueenMatches.BOX, match, Instant.EPOCH), true, Map.of());
        AleaWindow window = openWindow(TableViews.suite(), look.width(), look.height());
        onFxThread(() -> look.dress(window.desk().preferences()));
        onFxThread(() -> Replays.open(window.desk(), finished));
        onFxThread(() -> {});
        assertThat(Pictures.take("replay-start-" + look)).isNotEmptyFile();
        type(KeyCode.PAGE_DOWN, 3);
        type(KeyCode.RIGHT, 4);
        onFxThread(() -> {});
        assertThat(Pictures.take("replay-" + look)).isNotEmptyFile();
        type(KeyCode.PAGE_DOWN, 1);
        type(KeyCode.LEFT, 1);
        onFxThread(() -> {});
        assertThat(Pictures.take("replay-round-end-" + look)).isNotEmptyFile();
        type(KeyCode.END, 1);
        onFxThread(() -> {});
        assertThat(Pictures.take("replay-end-" + look)).isNotEmptyFile();
    }

    @Test
    void the_coachs_marks_can_be_seen() {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                QueenMatches.ALL_MODULES, "official", table -> table.phase().over() && table.round() > 4);
        FinishedGame finished =
                store().history().add(Save.of("queen", QueenMatches.BOX, match, Instant.EPOCH), true, Map.of());
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> Replays.open(window.desk(), finished));
        onFxThread(() -> {});
        clickOn("#mistake");
        onFxThread(() -> {});
        onFxThread(() -> {});
        assertThat(Pictures.take("replay-coach")).isNotEmptyFile();
    }
}
