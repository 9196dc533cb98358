package org.alea.app.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import org.alea.app.CutWords;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.engine.Language;
import org.alea.store.FinishedGame;
import org.alea.store.Setting;
import org.alea.store.statistics.Past;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page of the game that has the most figures of its own, in the window of the program. */
class QueenPageTest extends UiTest {
    private static final PseudoClass FOCUSED = PseudoClass.getPseudoClass("focused");

    @ParameterizedTest
    @CsvSource({"90, FR", "100, FR", "100, EN", "130, EN"})
    void modules_with_long_names_stand_in_as_many_lines_as_they_need(int scale, Language language) {
        played(1, "conspirators,sunmoon", true);
        played(2, "dragon,chariots,spirit,shields,conspirators", false);
        AleaWindow window = open();
        onFxThread(() -> {
            window.desk().preferences().speak(language);
            window.desk().preferences().set(Setting.FONT_SCALE, scale);
        });
        onFxThread(() -> window(0).getScene().getRoot().layout());
        assertThat(lookup("#history .history-kind .label").queryAllAs(Label.class))
                .hasSize(2);
        assertThat(CutWords.in(lookup("#history").query())).isEmpty();
    }

    @Test
    void the_longest_row_of_wins_is_told() {
        for (int day = 1; day <= 6; day++) {
            played(day, "", day != 2 && day != 6);
        }
        open();
        assertThat(remarks()).contains("4 gagnées, dont 3 de suite");
    }

    @Test
    void where_a_file_was_written_is_said_in_the_language_of_the_moment() {
        played(1, "", true);
        AleaWindow window = open();
        clickOn("#csv");
        Label foot = lookup("#history-foot").queryAs(Label.class);
        assertThat(foot.getText()).startsWith("1 partie écrite");
        onFxThread(() -> window.desk().preferences().speak(Language.EN));
        assertThat(foot.getText()).startsWith("1 game written");
    }

    @Test
    void what_enter_would_choose_in_a_menu_is_marked_by_brass() {
        played(1, "", true);
        open();
        MenuButton spans = lookup("#spans").queryAs(MenuButton.class);
        onFxThread(spans::requestFocus);
        type(KeyCode.SPACE);
        type(KeyCode.DOWN);
        await(() -> lookup(".menu-item").queryAllAs(Region.class).stream().anyMatch(QueenPageTest::isLit));
        Region lit = lookup(".menu-item").queryAllAs(Region.class).stream()
                .filter(QueenPageTest::isLit)
                .findFirst()
                .orElseThrow();
        assertThat(lit.getBackground().getFills())
                .<Paint>extracting(BackgroundFill::getFill)
                .contains(Color.web("#DDB665"));
    }

    private static boolean isLit(Region item) {
        return item.getPseudoClassStates().contains(FOCUSED) && item.getBackground() != null;
    }

    private List<String> remarks() {
        return lookup(".figure-tile .small").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .toList();
    }

    private void played(int day, String modules, boolean won) {
        Past past = Past.on(LocalDate.of(2026, 11, 8 + day))
                .with(Map.of("modules", modules, "speed", "official", "level", "official", "occasion", "ordinary"))
                .counting(Map.of("accuracy", 78.0, "wounds", 3.0));
        store().ledger("history", FinishedGame.class)
                .add((won ? past.won(1_555, 12).earning("GLADIATOR") : past.lost(240)).build());
    }

    private AleaWindow open() {
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        clickOn("#rail-statistics");
        await(() -> lookup("#history .history-own").tryQuery().isPresent());
        return window;
    }
}
