package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import org.alea.app.UiTest;
import org.alea.app.games.Suite;
import org.alea.app.replay.Replays;
import org.alea.app.shell.AleaWindow;
import org.alea.app.table.Pictures;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.store.Choices;
import org.alea.store.FinishedGame;
import org.alea.store.Save;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of the replay, to look at. They go to {@code target/screens}. */
@Tag("screens")
class ReplayPicturesTest extends UiTest {
    record Variant(Language language, Choices.Theme theme, int width, int height) {
        @Override
        public String toString() {
            return (language + "-" + theme + "-" + width + "x" + height).toLowerCase(Locale.ROOT);
        }
    }

    static Stream<Variant> variants() {
        return Stream.of(
                new Variant(Language.FR, Choices.Theme.DARK, 1440, 900),
                new Variant(Language.FR, Choices.Theme.DARK, 1280, 720),
                new Variant(Language.EN, Choices.Theme.LIGHT, 1280, 720),
                new Variant(Language.EN, Choices.Theme.DARK, 1920, 1080),
                new Variant(Language.FR, Choices.Theme.LIGHT, 1920, 1080));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_replay_can_be_seen(Variant variant) {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                QueenMatches.ALL_MODULES, "official", table -> table.phase().over() && table.round() > 4);
        FinishedGame finished =
                store().history().add(Save.of("queen", QueenMatches.BOX, match, Instant.EPOCH), true, Map.of());
        AleaWindow window = openWindow(Suite.registered(), variant.width(), variant.height());
        onFxThread(() -> {
            window.desk().preferences().speak(variant.language());
            window.desk().preferences().set(Setting.THEME, variant.theme());
        });
        onFxThread(() -> Replays.open(window.desk(), finished));
        onFxThread(() -> {});
        assertThat(Pictures.take("replay-start-" + variant)).isNotEmptyFile();
        type(KeyCode.PAGE_DOWN, 3);
        type(KeyCode.RIGHT, 4);
        onFxThread(() -> {});
        assertThat(Pictures.take("replay-" + variant)).isNotEmptyFile();
        type(KeyCode.PAGE_DOWN, 1);
        type(KeyCode.LEFT, 1);
        onFxThread(() -> {});
        assertThat(Pictures.take("replay-round-end-" + variant)).isNotEmptyFile();
        type(KeyCode.END, 1);
        onFxThread(() -> {});
        assertThat(Pictures.take("replay-end-" + variant)).isNotEmptyFile();
    }

    @Test
    void the_coachs_marks_can_be_seen() {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                QueenMatches.ALL_MODULES, "official", table -> table.phase().over() && table.round() > 4);
        FinishedGame finished =
                store().history().add(Save.of("queen", QueenMatches.BOX, match, Instant.EPOCH), true, Map.of());
        AleaWindow window = openWindow(Suite.registered(), 1440, 900);
        onFxThread(() -> Replays.open(window.desk(), finished));
        onFxThread(() -> {});
        clickOn("#mistake");
        onFxThread(() -> {});
        onFxThread(() -> {});
        assertThat(Pictures.take("replay-coach")).isNotEmptyFile();
    }
}
