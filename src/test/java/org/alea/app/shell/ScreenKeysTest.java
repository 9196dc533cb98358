package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.alea.app.main.Destination;
import org.alea.app.main.TableViews;
import org.alea.content.ContentSource;
import org.alea.games.royal.RoyalKit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** F1 tells the keys of the screen it is pressed on, and they do what it says. */
class ScreenKeysTest extends InTheWholeWindow {

    @BeforeEach
    void open() {
        finish("royal", new RoyalKit().open(ContentSource.builtIn()));
        openWindow(TableViews.suite(), 1280, 720);
    }

    private Map<String, Runnable> ways() {
        Map<String, Runnable> ways = new LinkedHashMap<>();
        Destination.ALL.forEach(place -> ways.put(place.id(), () -> fire("#rail-" + place.id())));
        for (String button : List.of("#new-queen", "#new-royal", "#learn-royal", ".recent-row")) {
            ways.put(button, () -> fire(button));
        }
        ways.put("a lesson", () -> {
            fire("#learn-royal");
            fire(".lesson-row .button");
        });
        return ways;
    }

    @Test
    void the_help_of_every_screen_lists_keys_of_its_own() {
        Set<String> silent = new TreeSet<>();
        ways().forEach((screen, way) -> {
            fire("#rail-library");
            way.run();
            onFxThread(() -> {});
            type(KeyCode.F1);
            await(() -> lookup(".keyboard-help").tryQuery().isPresent());
            int columns = lookup(".key-column").queryAll().size();
            if (columns < 2
                    || lookup(".key-column .label").queryAllAs(Label.class).stream()
                            .anyMatch(label -> label.getText().isBlank()
                                    && !label.getStyleClass().contains("cap"))) {
                silent.add(screen);
            }
            type(KeyCode.ESCAPE);
            leave();
        });
        assertThat(silent).isEmpty();
    }

    /** Out of a lesson or a replay, where there is no rail. */
    private void leave() {
        if (lookup("#rail-library").tryQuery().isEmpty()) {
            type(KeyCode.ESCAPE);
            await(() -> lookup("#rail-library").tryQuery().isPresent());
        }
    }

    private Node focus() {
        return window(0).getScene().getFocusOwner();
    }

    @Test
    void among_the_statistics_a_slash_looks_for_a_game_and_enter_watches_it() {
        fire("#rail-statistics");
        await(() -> lookup("#history .history-row").tryQuery().isPresent());
        type(KeyCode.SLASH);
        assertThat(focus().getId()).isEqualTo("search");
        type(KeyCode.DOWN);
        assertThat(focus()).isInstanceOf(ListView.class);
        type(KeyCode.DOWN);
        type(KeyCode.ENTER);
        await(() -> lookup(".replay").tryQuery().isPresent());
    }

    @Test
    void before_a_game_space_puts_a_module_in() {
        fire("#new-queen");
        await(() -> lookup(".module-card").tryQuery().isPresent());
        ToggleButton card = lookup(".module-card").queryAs(ToggleButton.class);
        boolean before = card.isSelected();
        onFxThread(card::requestFocus);
        type(KeyCode.SPACE);
        assertThat(card.isSelected()).isNotEqualTo(before);
    }

    @Test
    void before_a_game_enter_starts_it() {
        fire("#new-royal");
        await(() -> focus() != null && "start".equals(focus().getId()));
        type(KeyCode.ENTER);
        await(() -> lookup(".royal-table").tryQuery().isPresent());
    }

    @Test
    void arrows_go_from_lesson_to_lesson() {
        fire("#learn-queen");
        await(() -> focus() != null && String.valueOf(focus().getId()).startsWith("lesson-"));
        String first = focus().getId();
        type(KeyCode.DOWN);
        assertThat(focus().getId()).startsWith("lesson-").isNotEqualTo(first);
        type(KeyCode.UP);
        assertThat(focus().getId()).isEqualTo(first);
    }

    @Test
    void arrows_go_from_section_to_section_of_the_settings() {
        fire("#rail-settings");
        await(() -> focus() != null && String.valueOf(focus().getId()).startsWith("section-"));
        String first = focus().getId();
        type(KeyCode.DOWN);
        assertThat(focus().getId()).startsWith("section-").isNotEqualTo(first);
        assertThat(((ToggleButton) focus()).isSelected()).isTrue();
    }
}
