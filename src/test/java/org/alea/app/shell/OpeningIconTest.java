package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OpeningIconTest {
    @ParameterizedTest
    @EnumSource
    void the_icon_font_has_it_under_its_literal(OpeningIcon icon) {
        assertThat(icon.getCode()).isEqualTo(Icon.glyph(icon.getDescription()).getCode());
    }
}
