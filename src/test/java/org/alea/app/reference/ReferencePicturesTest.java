package org.alea.app.reference;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.alea.app.Look;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.table.Pictures;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of the card reference, to look at. */
@Tag("screens")
class ReferencePicturesTest extends UiTest {

    @ParameterizedTest(name = "{0}")
    @MethodSource("org.alea.app.Look#all")
    void the_reference_is_drawn(Look look) {
        AleaWindow window = openWindow(TableViews.suite(), look.width(), look.height());
        onFxThread(() -> look.dress(window.desk().preferences()));
        clickOn("#rail-reference");
        take("all", look);
        push(KeyCode.F);
        push(KeyCode.V);
        take("list", look);
        push(KeyCode.V);
        onFxThread(() -> lookup("#filter-kind-chariot").<ToggleButton>query().fire());
        take("chariots", look);
        onFxThread(() -> window.desk().navigator().card("queen", "K2"));
        take("conspirator", look);
        onFxThread(() -> window.desk().navigator().card("queen", "E03"));
        press(KeyCode.C).release(KeyCode.C).press(KeyCode.RIGHT).release(KeyCode.RIGHT);
        press(KeyCode.C).release(KeyCode.C);
        take("compare", look);
        press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        onFxThread(() -> window.desk().navigator().card("queen", "dragonDie"));
        take("pieces", look);
        onFxThread(() -> window.desk().navigator().card("royal", "R1A"));
        take("royal", look);
        clickOn("#search").write("zzz");
        take("nothing", look);
    }

    private static void take(String state, Look look) {
        assertThat(Pictures.take("reference-" + state + "-" + look)).isNotEmptyFile();
    }
}
