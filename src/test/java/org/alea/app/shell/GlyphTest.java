package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GlyphTest {
    @ParameterizedTest
    @EnumSource
    void the_icon_font_has_it_under_its_literal(Glyph glyph) {
        assertThat(glyph.getCode()).isEqualTo(Icon.glyph(glyph.getDescription()).getCode());
    }
}
