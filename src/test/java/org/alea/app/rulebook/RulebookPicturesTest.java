package org.alea.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import org.alea.app.Look;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.table.Pictures;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of the rulebook, to look at. */
@Tag("screens")
class RulebookPicturesTest extends UiTest {

    @ParameterizedTest(name = "{0}")
    @MethodSource("org.alea.app.Look#all")
    void the_rulebook_is_drawn(Look look) {
        AleaWindow window = openWindow(TableViews.suite(), look.width(), look.height());
        onFxThread(() -> look.dress(window.desk().preferences()));
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

    private static void take(String state, Look look) {
        assertThat(Pictures.take("rulebook-" + state + "-" + look)).isNotEmptyFile();
    }
}
