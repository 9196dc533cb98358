package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.text.Font;
import org.alea.app.UiTest;
import org.junit.jupiter.api.Test;

class FontsTest extends UiTest {

    @Test
    void every_family_the_style_sheets_name_is_there() {
        assertThat(List.of(Fonts.DISPLAY, Fonts.TEXT, Fonts.STRONG, Fonts.NUMBER, Fonts.ICONS))
                .allSatisfy(
                        family -> assertThat(Font.font(family, 14).getFamily()).isEqualTo(family));
    }
}
