package org.alea.app.table.gallery;

import java.util.Locale;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.table.Pictures;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The widgets of the next tables on pictures, to look at. */
@Tag("screens")
class WidgetGalleryTest extends UiTest {
    private static final String[] SHEETS = {"forms", "table", "pieces", "panels"};

    @ParameterizedTest
    @EnumSource(Choices.Theme.class)
    void theSharedComponentsAreDrawn(Choices.Theme theme) {
        Desk desk = aDesk();
        desk.preferences().set(Setting.THEME, theme);
        show(desk, 1440, 900, () -> SharedComponents.page(desk.texts(), theme == Choices.Theme.LIGHT), SHEETS);
        Pictures.take("widgets-" + theme.name().toLowerCase(Locale.ROOT));
    }

    @ParameterizedTest
    @EnumSource(Choices.Theme.class)
    void mapsCardsAndPanelsAreDrawn(Choices.Theme theme) {
        boards(theme, 1440, 900, 100, "boards-" + theme.name().toLowerCase(Locale.ROOT));
    }

    @Test
    void largeWordsFitToo() {
        boards(Choices.Theme.DARK, 1440, 900, 130, "boards-large-words");
    }

    @ParameterizedTest
    @CsvSource({"1280, 720, 100", "1280, 720, 130", "1440, 900, 100", "1920, 1080, 100", "1920, 1080, 90"})
    void anEnemyTurnIsDrawnInEverySize(int width, int height, int percent) {
        Desk desk = aDesk();
        show(desk, width, height, () -> EnemyTurn.page(desk.texts(), false, percent), SHEETS);
        Pictures.take("widgets-turn-" + width + "-" + percent);
    }

    private void boards(Choices.Theme theme, double width, double height, int percent, String name) {
        Desk desk = aDesk();
        desk.preferences().set(Setting.THEME, theme);
        show(
                desk,
                width,
                height,
                () -> BoardsAndPanels.page(desk.texts(), theme == Choices.Theme.LIGHT, percent),
                SHEETS);
        Pictures.take("widgets-" + name);
    }
}
