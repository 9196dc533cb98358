package org.alea.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.alea.store.Slot;
import org.junit.jupiter.api.Test;

/** Where learning a game is found, and that it is offered once. */
class GuideWindowTest extends UiTest {

    @Test
    void theLessonsOfAGameAreOnItsTile() {
        openWindow(TableViews.suite(), 1440, 900);
        clickOn("#learn-queen");
        await(() -> lookup("#lesson-sets").tryQuery().filter(Node::isFocused).isPresent());
        type(KeyCode.ENTER);
        await(() -> lookup(".guide-screen").tryQuery().isPresent());
        type(KeyCode.ESCAPE);
        await(() -> lookup("#lesson-sets").tryQuery().isPresent());
    }

    @Test
    void theVeryFirstStartLeadsIntoTheFirstGame() {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        await(() -> lookup("#learn-queen").tryQuery().filter(Node::isFocused).isPresent());
        assertThat(lookup("#learn-queen").query().getStyleClass()).contains("primary");
        assertThat(lookup("#new-queen").query().getStyleClass()).doesNotContain("primary");
        assertThat(lookup("#learn-queen").queryAs(Button.class).getText()).isEqualTo("Première partie guidée");
        onFxThread(() -> {
            new GuideProgress(window.desk().preferences(), "queen").decline();
            window.desk().navigator().home();
        });
        await(() -> lookup("#new-queen").tryQuery().filter(Node::isFocused).isPresent());
        assertThat(lookup("#new-queen").query().getStyleClass()).contains("primary");
        assertThat(lookup("#learn-queen").queryAs(Button.class).getText()).isEqualTo("Apprendre");
    }

    @Test
    void aNewcomersFirstSetUpIsTrainingWithoutAClock() {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        clickOn("#new-queen");
        clickOn("#start");
        await(() -> store().saves().header(Slot.autosave("queen")).isPresent());
        assertThat(window.desk().preferences().get(Setting.LAST_SETUPS).get("queen"))
                .contains("modules=;", "speed=untimed", "level=official");
        assertThat(window.desk().preferences().get(Setting.FORECASTS)).isEqualTo(Choices.Forecasts.ALWAYS);
    }

    @Test
    void enterInTheSameBreathBeginsTheFirstLesson() {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> {
            LessonsScreen.open(window.desk(), "queen");
            assertThat(window(0).getScene().getFocusOwner().getId()).isEqualTo("lesson-sets");
        });
    }

    @Test
    void beforeTheFirstGameLearningIsOffered() {
        openWindow(TableViews.suite(), 1440, 900);
        clickOn("#new-queen");
        clickOn("#guide-accept");
        assertThat(lookup("#lesson-sets").tryQuery()).isPresent();
    }

    @Test
    void anOfferThatWasDeclinedIsNotMadeAgain() {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        clickOn("#new-queen");
        clickOn("#guide-decline");
        assertThat(lookup("#guide-offer").query().isVisible()).isFalse();
        assertThat(window.desk().preferences().get(Setting.TOLD)).containsKey("guide.queen");
        onFxThread(() -> window.desk().navigator().home());
        clickOn("#new-queen");
        assertThat(lookup("#guide-offer").query().isVisible()).isFalse();
    }
}
