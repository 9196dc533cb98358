package org.alea.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import org.alea.app.UiTest;
import org.alea.app.games.Suite;
import org.alea.app.shell.AleaWindow;
import org.alea.app.table.Pictures;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of the rulebook, to look at. */
@Tag("screens")
class RulebookPicturesTest extends UiTest {

    static Stream<Arguments> looks() {
        List<Arguments> looks = new ArrayList<>();
        String only = System.getProperty("looks", "all");
        for (Choices.Tongue tongue : List.of(Choices.Tongue.FR, Choices.Tongue.EN)) {
            for (Choices.Theme theme : Choices.Theme.values()) {
                for (int[] size : new int[][] {{1440, 900}, {1280, 720}, {1920, 1080}}) {
                    String name = (tongue + "-" + theme + "-" + size[0]).toLowerCase(Locale.ROOT);
                    if (only.equals("all") || only.contains(name)) {
                        looks.add(Arguments.of(name, tongue, theme, size[0], size[1]));
                    }
                }
            }
        }
        return looks.stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("looks")
    void the_rulebook_is_drawn(String look, Choices.Tongue tongue, Choices.Theme theme, int width, int height) {
        AleaWindow window = openWindow(Suite.registered(), width, height);
        onFxThread(() -> {
            window.desk().preferences().set(Setting.LANGUAGE, tongue);
            window.desk().preferences().set(Setting.THEME, theme);
        });
        onFxThread(() -> window.desk().navigator().rule("queen", "QUEEN-003"));
        take("dialog", look);
        clickOn("#open-rulebook");
        take("goal", look);
        onFxThread(() -> window.desk().navigator().rulebook("queen", "QUEEN-032"));
        clickOn("#search").write("solo");
        take("search", look);
        onFxThread(() -> window.desk().navigator().rulebook("queen", "QUEEN-129"));
        push(KeyCode.C);
        take("chapters", look);
        clickOn("#both-languages");
        take("both", look);
    }

    private static void take(String state, String look) {
        assertThat(Pictures.take("rulebook-" + state + "-" + look)).isNotEmptyFile();
    }
}
