package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.css.CssParser;
import javafx.css.Declaration;
import javafx.css.Stylesheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class SheetCompilerTest {
    static Stream<Path> sheets() throws IOException {
        try (Stream<Path> files =
                Files.list(Path.of(URI.create(Sheets.find("shell"))).getParent())) {
            return files.filter(file -> file.toString().endsWith(".css")).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("sheets")
    void a_sheet_says_the_same_compiled(Path sheet) throws IOException {
        Stylesheet written = new CssParser().parse(sheet.toUri().toURL());
        Stylesheet compiled =
                Stylesheet.loadBinary(SheetCompiler.compiled(sheet).toUri().toURL());
        assertThat(words(compiled)).isNotEmpty().isEqualTo(words(written));
    }

    /** What every rule is for, and what it sets. */
    private static List<String> words(Stylesheet sheet) {
        return sheet.getRules().stream()
                .map(rule -> rule.getSelectors() + " "
                        + rule.getDeclarations().stream()
                                .map(Declaration::getProperty)
                                .toList())
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void the_controls_wear_the_lean_theme(Theme theme) throws IOException {
        Path sheet = Path.of(URI.create(Sheets.find(theme.controls())));
        assertThat(Files.readString(sheet)).contains(".button", ".scroll-bar").doesNotContain(".date-picker");
    }

    @Test
    void a_lean_theme_keeps_every_rule_that_something_wears() {
        assertThat(LeanTheme.of(
                        "/* a } */ .button, .date-picker > .arrow,\n.menu-button:hover { -fx-fill: red; } .tab {}"))
                .isEqualTo(".button, .menu-button:hover { -fx-fill: red; }\n");
    }
}
