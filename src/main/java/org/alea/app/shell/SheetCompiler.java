package org.alea.app.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.css.CssParser;
import javafx.css.Stylesheet;

/**
 * Part of the build: puts a compiled sheet beside every style sheet. JavaFX takes that one of its own accord and need not
 * read the words of a sheet whenever a screen comes that wears it.
 */
public final class SheetCompiler {
    private SheetCompiler() {}

    /** @param args the folder of the style sheets */
    public static void main(String[] args) throws IOException {
        try (Stream<Path> files = Files.list(Path.of(args[0]))) {
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
