package org.alea.app.games.queen.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.Parent;
import org.alea.app.UiTest;
import org.alea.app.games.queen.QueenTableKit;
import org.alea.app.shell.Desk;
import org.alea.app.table.Pictures;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of the coach, to look at. They go to {@code target/screens}. */
@Tag("screens")
class CoachPicturesTest extends UiTest {
    private static final String ALL_MODULES = "dragon,chariots,spirit,shields,conspirators,sunmoon";

    record Variant(Language language, Choices.Theme theme, int width, int height) {
        @Override
        public String toString() {
            return (language + "-" + theme + "-" + width).toLowerCase(Locale.ROOT);
        }

        double em() {
            return Math.max(13, 14 * Math.min(width / 1440.0, height / 900.0));
        }
    }

    static Stream<Variant> variants() {
        String only = System.getProperty("looks", "");
        return Stream.of(
                        new Variant(Language.FR, Choices.Theme.DARK, 1440, 900),
                        new Variant(Language.EN, Choices.Theme.LIGHT, 1280, 720),
                        new Variant(Language.FR, Choices.Theme.DARK, 1280, 720),
                        new Variant(Language.EN, Choices.Theme.LIGHT, 1920, 1080))
                .filter(variant -> variant.toString().contains(only));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void the_coach_can_be_seen(Variant variant) {
        take(variant, "modules", CoachMatches.played(ALL_MODULES, 3), 3);
        take(variant, "training", CoachMatches.played("", 4), 2);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void the_coach_can_be_seen_while_he_reckons(Variant variant) {
        Desk desk = aDesk(variant.em());
        Desk idle = new Desk(
                desk.texts(),
                desk.preferences(),
                desk.sounds(),
                desk.navigator(),
                desk.suite(),
                desk.boxes(),
                desk.store(),
                work -> {},
                desk.clock(),
                desk.calendar(),
                desk.em(),
                desk.animated());
        open(idle, variant, CoachMatches.played("", 1), 1);
        assertThat(Pictures.take("coach-reckoning-" + variant)).isNotEmptyFile();
    }

    private void take(Variant variant, String state, Match<QueenTable, QueenMove> match, int round) {
        CoachScreen screen = open(aDesk(variant.em()), variant, match, round);
        press(javafx.scene.input.KeyCode.DOWN).release(javafx.scene.input.KeyCode.DOWN);
        assertThat(Pictures.take("coach-" + state + "-" + variant)).isNotEmptyFile();
        onFxThread(screen::dispose);
    }

    private CoachScreen open(Desk desk, Variant variant, Match<QueenTable, QueenMove> match, int round) {
        onFxThread(() -> {
            desk.preferences().speak(variant.language());
            desk.preferences().set(Setting.THEME, variant.theme());
        });
        List<CoachScreen> made = new java.util.ArrayList<>();
        show(desk, variant.width(), variant.height(), () -> {
            made.add(new CoachScreen(
                    desk, CoachMatches.BOX, match, round, session -> new QueenTableKit().open(desk, session)));
            return (Parent) made.get(0).node();
        });
        onFxThread(made.get(0)::shown);
        return made.get(0);
    }
}
