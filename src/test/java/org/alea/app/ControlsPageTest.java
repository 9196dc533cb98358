package org.alea.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.alea.app.games.TableViewKit;
import org.alea.app.main.TableViews;
import org.alea.app.shell.KeyAction;
import org.alea.app.shell.Texts;
import org.alea.engine.Language;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The page of the keys lists every key a player may move, as the program has it. */
class ControlsPageTest {
    private static final Path PAGE = Path.of("CONTROLS.md");

    @TestFactory
    List<DynamicTest> everyKeyOfAGameStandsOnItsPage() throws IOException {
        String page = Files.readString(PAGE);
        Texts texts = new Texts(Language.EN);
        return TableViews.suite().views().stream()
                .map(kit -> DynamicTest.dynamicTest(
                        kit.cover().id(), () -> assertThat(chapter(page, kit)).contains(rows(kit, texts))))
                .toList();
    }

    private static String chapter(String page, TableViewKit<?, ?> kit) {
        String title = "## " + new Texts(Language.EN).get(kit.cover().titleKey());
        assertThat(page).contains(title + "\n");
        int start = page.indexOf(title);
        int end = page.indexOf("\n## ", start + 1);
        return page.substring(start, end < 0 ? page.length() : end);
    }

    private static List<String> rows(TableViewKit<?, ?> kit, Texts texts) {
        return kit.keys().stream().map(action -> row(action, texts)).toList();
    }

    private static String row(KeyAction action, Texts texts) {
        String key = action.usual().replace("Shortcut", "Ctrl").replace("+", " + ");
        return "| " + key + " | " + texts.get(action.text()) + " |";
    }
}
