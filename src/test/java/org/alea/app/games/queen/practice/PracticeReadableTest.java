package org.alea.app.games.queen.practice;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.alea.app.CutWords;
import org.alea.app.FaintWords;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.content.ContentSource;
import org.alea.engine.Language;
import org.alea.games.queen.QueenKit;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PracticeReadableTest extends UiTest {

    @ParameterizedTest
    @EnumSource
    void words_and_scores_stand_out_in_either_theme(Choices.Theme theme) {
        PracticeHistory.write(store(), new QueenKit().open(ContentSource.builtIn()), CALENDAR.instant());
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> window.desk().preferences().set(Setting.THEME, theme));
        clickOn("#rail-practice");
        await(() -> lookup(".attempt-cell .button").tryQuery().isPresent());
        onFxThread(
                () -> assertThat(FaintWords.in(window(0).getScene().getRoot())).isEmpty());
    }

    @Test
    void the_attempts_are_read_whole_with_large_words_in_the_smallest_window() {
        PracticeHistory.write(store(), new QueenKit().open(ContentSource.builtIn()), CALENDAR.instant());
        AleaWindow window = openWindow(TableViews.suite(), 1180, 680);
        onFxThread(() -> window.desk().preferences().set(Setting.FONT_SCALE, 130));
        clickOn("#rail-practice");
        await(() -> lookup(".attempt-cell .button").tryQuery().isPresent());
        for (Language language : Language.values()) {
            onFxThread(() -> window.desk().preferences().speak(language));
            onFxThread(() -> {});
            Node table = lookup(".attempt-table").query();
            assertThat(CutWords.in(table)).isEmpty();
            Bounds place = table.localToScene(table.getLayoutBounds());
            assertThat(place.getMaxX()).isLessThanOrEqualTo(table.getScene().getWidth());
            lookup(".attempt-cell .button")
                    .queryAll()
                    .forEach(again -> assertThat(
                                    again.localToScene(again.getLayoutBounds()).getMaxX())
                            .isLessThanOrEqualTo(place.getMaxX()));
        }
    }
}
