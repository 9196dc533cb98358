package org.alea.app.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javafx.scene.input.KeyCode;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.engine.Language;
import org.alea.store.Setting;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** JavaFX complains of rows whose size it cannot make sense of in the log only: there it has to be silent. */
class QuietGridTest extends UiTest {
    private static final Logger CONTROLS = Logger.getLogger("javafx.scene.control");

    private final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private final Handler noting = new Handler() {
        @Override
        public void publish(LogRecord line) {
            log.add(line.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @BeforeEach
    void listen() {
        CONTROLS.addHandler(noting);
    }

    @AfterEach
    void nothingWasLogged() {
        CONTROLS.removeHandler(noting);
        assertThat(log).isEmpty();
    }

    @Test
    void a_list_is_filled_and_waits_behind_another_screen() {
        AleaWindow window = openCards(1440, 900);
        push(KeyCode.V);
        await(() -> shown(".card-listed"));
        push(KeyCode.SLASH);
        write("eclaireur des");
        await(() -> lookup(".card-listed").queryAll().size() == 1);
        // the list is drawn anew where it is not seen
        onFxThread(() -> {
            window.desk().navigator().card("queen", "N04");
            window.desk().navigator().rulebook("queen", "QUEEN-073");
            window.desk().preferences().set(Setting.CARDS_AS_LIST, false);
            window.desk().preferences().set(Setting.CARDS_AS_LIST, true);
        });
        await(() -> shown("#rule-page"));
    }

    @Test
    @Tag("soak")
    void cards_and_list_change_their_size_at_their_end() {
        AleaWindow window = openCards(1280, 720);
        for (boolean listed : List.of(false, true)) {
            onFxThread(() -> window.desk().preferences().set(Setting.CARDS_AS_LIST, listed));
            await(() -> shown(".card-listed") == listed);
            push(KeyCode.END);
            push(KeyCode.ENTER);
            await(() -> shown("#card-detail"));
            for (int scale : List.of(130, 90, 100)) {
                onFxThread(() -> window.desk().preferences().set(Setting.FONT_SCALE, scale));
            }
            for (Language language : List.of(Language.EN, Language.FR)) {
                onFxThread(() -> window.desk().preferences().speak(language));
            }
            push(KeyCode.ESCAPE);
            await(() -> !shown("#card-detail"));
        }
    }

    private AleaWindow openCards(double width, double height) {
        AleaWindow window = openWindow(TableViews.suite(), width, height);
        clickOn("#rail-reference");
        await(() -> shown(".card-tile"));
        return window;
    }

    private boolean shown(String query) {
        return lookup(query).tryQuery().isPresent();
    }
}
