package org.alea.app.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Parent;
import org.alea.app.CutWords;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.engine.Language;
import org.alea.store.Setting;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every word before a game has the room to be read, in the smallest window and at every text scale. */
class SetupReadableTest extends UiTest {

    @ParameterizedTest
    @ValueSource(strings = {"queen", "royal", "fateforge", "synchro", "reckoners"})
    void noWordIsCutOrSqueezed(String game) {
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        await(() -> lookup("#new-" + game).tryQuery().isPresent());
        clickOn("#new-" + game);
        await(() -> lookup(".seed-line").tryQuery().isPresent());
        List<String> wrong = new ArrayList<>();
        for (Language language : Language.values()) {
            for (int scale : List.of(90, 100, 115, 130)) {
                onFxThread(() -> {
                    window.desk().preferences().speak(language);
                    window.desk().preferences().set(Setting.FONT_SCALE, scale);
                });
                onFxThread(() -> {
                    Parent root = window(0).getScene().getRoot();
                    root.applyCss();
                    root.layout();
                    String where = language + " " + scale + " %: ";
                    CutWords.in(root).forEach(words -> wrong.add(where + "cut: " + words));
                    CutWords.squeezed(root).forEach(words -> wrong.add(where + "squeezed: " + words));
                });
            }
        }
        assertThat(wrong).isEmpty();
    }
}
