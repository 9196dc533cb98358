package org.alea.app.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.css.CssParser;
import javafx.css.Stylesheet;

/**
 * Part of the build: adds the themes of the controls to the style sheets, and puts a compiled sheet beside each of them.
 * JavaFX takes that one of its own accord and need not read the words of a sheet whenever a screen comes that wears it.
 */
public final class SheetCompiler {
    private SheetCompiler() {}

    /** @param args the folder of the style sheets */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        for (Theme theme : Theme.values()) {
            Files.writeString(folder.resolve(theme.controls() + ".css"), LeanTheme.of(theme.original()));
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> sheets =
                    files.filter(file -> file.toString().endsWith(".css")).toList();
            for (Path sheet : sheets) {
                Stylesheet.convertToBinary(sheet.toFile(), compiled(sheet).toFile());
            }
        }
        if (!CssParser.errorsProperty().isEmpty()) {
            throw new IllegalStateException("style sheets cannot be read: " + CssParser.errorsProperty());
        }
    }

    static Path compiled(Path sheet) {
        return sheet.resolveSibling(sheet.getFileName().toString().replaceFirst("css$", "bss"));
    }
}
