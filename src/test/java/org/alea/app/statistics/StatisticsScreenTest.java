package org.alea.app.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Shape;
import org.alea.app.CutWords;
import org.alea.app.PurseViews;
import org.alea.app.UiTest;
import org.alea.app.chart.Chart;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.store.Choices;
import org.alea.store.FinishedGame;
import org.alea.store.Setting;
import org.alea.store.statistics.Past;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.util.NodeQueryUtils;

class StatisticsScreenTest extends UiTest {

    @Test
    void games_are_filtered_by_the_days_they_were_played_on() {
        aPast(5);
        open();
        assertThat(history()).hasSize(5);
        onFxThread(() -> menu("#spans").getItems().get(0).fire());
        assertThat(history()).hasSize(5);
        assertThat(menu("#spans").getText()).isEqualTo("4 semaines");
        clickOn("#search").write("no such rank");
        assertThat(history()).isEmpty();
    }

    @Test
    void the_history_is_written_as_csv_and_the_player_is_told_where() throws IOException {
        aPast(3);
        open();
        clickOn("#csv");
        onFxThread(() -> {});
        Path file = folder().root().resolve("export").resolve("history-" + PurseViews.ID + ".csv");
        assertThat(Files.readAllLines(file)).hasSize(4).first().asString().startsWith("ended,game,outcome,score");
        assertThat(lookup("#history-foot").queryAs(Label.class).getText()).endsWith(file.toString());
    }

    @Test
    void only_the_games_looked_for_are_written() throws IOException {
        aPast(3);
        open();
        onFxThread(() -> lookup("#search").queryTextInputControl().setText("nowhere to be found"));
        clickOn("#csv");
        onFxThread(() -> {});
        Path file = folder().root().resolve("export").resolve("history-" + PurseViews.ID + ".csv");
        assertThat(Files.readAllLines(file)).hasSize(1);
    }

    @Test
    void a_chart_is_chosen_by_its_title_and_walked_through_by_keys() {
        aPast(6);
        open();
        onFxThread(() -> menu("#course-title").getItems().get(1).fire());
        assertThat(menu("#course-title").getText()).isEqualTo("Scores");
        Chart chart = lookup("#course-chart").queryAs(Chart.class);
        assertThat(chart.getAccessibleText()).contains("6 parties");
        onFxThread(chart::requestFocus);
        type(KeyCode.RIGHT);
        assertThat(chart.getAccessibleText()).isEqualTo(chart.values().get(0).words());
    }

    @Test
    void a_game_of_the_history_is_watched_again_move_by_move_and_goes_on_in_practice() {
        aPast(2);
        openWindow(PurseViews.suite(), 1440, 900);
        clickOn("#rail-statistics");
        onFxThread(() -> {});
        clickOn("#history");
        onFxThread(() ->
                lookup("#history").queryAs(ListView.class).getSelectionModel().select(0));
        type(KeyCode.ENTER);
        onFxThread(() -> {});
        String begin = lookup("#table-words").queryAs(Label.class).getText();
        type(KeyCode.RIGHT, 2);
        assertThat(lookup("#table-words").queryAs(Label.class).getText()).isNotEqualTo(begin);
        type(KeyCode.HOME);
        type(KeyCode.B);
        assertThat(lookup("#table-state").queryAs(Label.class).getText()).isEqualTo(begin);
    }

    @Test
    void what_cannot_be_pressed_at_the_end_of_a_replay_can_still_be_read() {
        aPast(1);
        openWindow(PurseViews.suite(), 1440, 900);
        clickOn("#rail-statistics");
        onFxThread(() -> {});
        clickOn("#history");
        onFxThread(() ->
                lookup("#history").queryAs(ListView.class).getSelectionModel().select(0));
        type(KeyCode.ENTER);
        onFxThread(() -> {});
        type(KeyCode.END);
        assertThat(lookup("#branch").query().isDisabled()).isTrue();
        assertThat(lookup("#branch .label").queryAllAs(Label.class))
                .isNotEmpty()
                .allMatch(words -> words.getOpacity() == 1);
    }

    @Test
    void a_newcomer_sees_no_scroll_bar_beside_the_few_words_for_him() {
        AleaWindow window = openWindow(PurseViews.suite(), 1280, 720);
        onFxThread(() -> window.desk().preferences().set(Setting.FONT_SCALE, 130));
        clickOn("#rail-statistics");
        await(() -> lookup("#play-first")
                .match(NodeQueryUtils.isVisible())
                .tryQuery()
                .isPresent());
        assertThat(lookup(".scroll-pane").match(NodeQueryUtils.isVisible()).queryAll())
                .isEmpty();
    }

    @Test
    void the_search_a_slash_leads_to_is_in_sight_in_large_words() {
        aPast(2);
        AleaWindow window = openWindow(PurseViews.suite(), 1280, 720);
        onFxThread(() -> window.desk().preferences().set(Setting.FONT_SCALE, 130));
        clickOn("#rail-statistics");
        await(() -> lookup("#history .watch").tryQuery().isPresent());
        type(KeyCode.SLASH);
        assertThat(lookup("#search").query().isFocused()).isTrue();
        onFxThread(() -> {});
        Bounds field =
                lookup("#search").query().localToScene(lookup("#search").query().getLayoutBounds());
        assertThat(field.getMaxY()).isLessThan(720);
    }

    @Test
    void who_would_branch_at_the_end_of_a_replay_is_told_why_not() {
        aPast(1);
        openWindow(PurseViews.suite(), 1440, 900);
        clickOn("#rail-statistics");
        clickOn("#history .watch");
        await(() -> lookup("#branch").tryQuery().isPresent());
        type(KeyCode.END);
        clickOn("#branch");
        assertThat(lookup(".passing-line").queryAs(Label.class).getText()).startsWith("La partie finit ici");
    }

    @Test
    void whoever_has_watched_a_game_comes_back_to_its_line() {
        aPast(4);
        openWindow(PurseViews.suite(), 1440, 900);
        clickOn("#rail-statistics");
        await(() -> lookup("#history .watch").tryQuery().isPresent());
        ListView<?> list = lookup("#history").queryAs(ListView.class);
        onFxThread(() -> {
            list.requestFocus();
            list.getSelectionModel().select(2);
        });
        Object chosen = list.getSelectionModel().getSelectedItem();
        type(KeyCode.ENTER);
        await(() -> lookup(".replay").tryQuery().isPresent());
        type(KeyCode.ESCAPE);
        await(() -> lookup("#history").tryQuery().isPresent());
        await(list::isFocused);
        onFxThread(() -> {});
        assertThat(list.getSelectionModel().getSelectedItem()).isEqualTo(chosen);
    }

    @Test
    void a_recording_that_is_gone_is_told_as_such() throws IOException {
        FinishedGame game = store().history().add(PurseViews.finished(1, 40_000), true, Map.of());
        store().flush();
        Files.delete(folder().replay(game.id()));
        open();
        clickOn(".watch");
        assertThat(navigator.calls())
                .contains("toast L’enregistrement de cette partie n’est plus dans le dossier de données\u00a0: seul son"
                        + " résultat reste.");
    }

    @Test
    void a_line_of_the_history_is_heard_as_a_sentence_and_tab_stops_at_the_list_alone() {
        store().ledger("history", FinishedGame.class).add(aReign());
        openWindow(TableViews.suite(), 1280, 720);
        clickOn("#rail-statistics");
        await(() -> lookup("#game-all").tryQuery().isPresent());
        clickOn("#game-all");
        await(() -> lookup("#history .history-cell").queryAllAs(ListCell.class).stream()
                .anyMatch(cell ->
                        "Hier, 12:00, Le Défi de la Reine, Dragon, Chars, Gagnée, 1\u202f555 points, 12 manches, Gladiatrice"
                                .equals(cell.getAccessibleText())));
        assertThat(lookup("#history .watch").<Button>query().isFocusTraversable())
                .isFalse();
    }

    @Test
    void among_all_games_the_kind_of_each_is_read_in_a_small_window() {
        store().ledger("history", FinishedGame.class).add(aReign());
        openWindow(TableViews.suite(), 1280, 720);
        clickOn("#rail-statistics");
        await(() -> lookup("#game-all").tryQuery().isPresent());
        clickOn("#game-all");
        await(() ->
                lookup("#history .history-kind .label").queryAllAs(Label.class).size() == 2);
        onFxThread(() -> lookup("#history").query().getScene().getRoot().layout());
        assertThat(lookup("#history .history-kind .label").queryAllAs(Label.class))
                .extracting(Label::getText)
                .containsExactly("Reine", "Dragon, Chars");
        assertThat(CutWords.in(lookup("#history").query())).isEmpty();
    }

    @Test
    void among_all_games_no_record_is_made_of_different_games() {
        store().ledger("history", FinishedGame.class).add(aReign());
        openWindow(TableViews.suite(), 1280, 720);
        clickOn("#rail-statistics");
        await(() -> lookup("#game-all").tryQuery().isPresent());
        clickOn("#game-queen");
        await(() -> figures().anyMatch(figure -> figure.contains("temps record. 12 manches")));
        clickOn("#game-all");
        await(() -> figures().anyMatch("1 jour de jeu. parties par jour\u00a0: 1"::equals));
        assertThat(figures()).noneMatch(figure -> figure.contains("manches") || figure.contains("temps record"));
    }

    @Test
    void a_page_of_one_game_offers_no_challenge_of_another_and_no_rounds_that_are_always_as_many() {
        store().ledger("history", FinishedGame.class).add(aReign());
        store().ledger("history", FinishedGame.class)
                .add(Past.on(LocalDate.of(2026, 11, 15)).of("royal").won(12, 4).build());
        openWindow(TableViews.suite(), 1280, 720);
        clickOn("#rail-statistics");
        await(() -> lookup("#game-all").tryQuery().isPresent());
        clickOn("#game-all");
        await(() -> offered());
        clickOn("#game-royal");
        await(() -> !offered());
        assertThat(lookup("#daily-words").queryLabeled().getText()).doesNotContain("Défi du jour");
        assertThat(figures()).noneMatch(figure -> figure.contains("manches"));
        clickOn("#game-queen");
        await(() -> offered());
    }

    private boolean offered() {
        return lookup("#play-daily").query().isVisible();
    }

    private Stream<String> figures() {
        return lookup(".figure-tile").queryAll().stream().map(Node::getAccessibleText);
    }

    @ParameterizedTest
    @CsvSource({"SOUP, 'Correct, comme la soupe'", "NECK, 'Une tête de trop, 15 nov.'"})
    void the_remark_of_a_figure_keeps_to_one_line_in_a_small_window(String rank, String remark) {
        store().ledger("history", FinishedGame.class)
                .add(Past.on(LocalDate.of(2026, 11, 15))
                        .of("royal")
                        .won(12, 4)
                        .earning(rank)
                        .build());
        openWindow(TableViews.suite(), 1280, 720);
        clickOn("#rail-statistics");
        await(() -> lookup("#game-royal").tryQuery().isPresent());
        clickOn("#game-royal");
        await(() -> figures().anyMatch(figure -> figure.endsWith("meilleur score. " + remark)));
        onFxThread(() -> lookup("#figures").query().getScene().getRoot().layout());
        assertThat(lookup(".figure-tile > .small").queryAllAs(Label.class))
                .extracting(Label::getHeight)
                .containsOnly(
                        lookup(".figure-tile > .small").queryAs(Label.class).getHeight());
    }

    private static FinishedGame aReign() {
        return Past.on(LocalDate.of(2026, 11, 15))
                .with(Map.of(
                        "modules", "dragon,chariots", "speed", "official", "level", "official", "occasion", "ordinary"))
                .won(1_555, 12)
                .earning("GLADIATOR")
                .build();
    }

    @Test
    void a_newcomer_is_sent_to_the_games() {
        open();
        clickOn("#play-first");
        assertThat(navigator.calls()).contains("home");
    }

    @Test
    void a_damaged_line_is_reported_and_the_others_count() throws IOException {
        aPast(2);
        store().flush();
        Files.writeString(folder().history(), Files.readString(folder().history()) + "{torn\n");
        open();
        assertThat(history()).hasSize(2);
        assertThat(lookup("#history-foot").queryAs(Label.class).getText()).startsWith("1 ligne illisible");
    }

    @ParameterizedTest
    @CsvSource({"1180, 680", "1280, 720"})
    void no_word_of_the_history_is_cut_beside_the_accuracy(int width, int height) {
        Past past = Past.on(LocalDate.of(2026, 11, 15))
                .with(Map.of("modules", "", "speed", "official", "level", "official", "occasion", "ordinary"))
                .counting(Map.of("accuracy", 78.0, "wounds", 3.0));
        store().ledger("history", FinishedGame.class)
                .add(past.won(1_555, 12).earning("GLADIATOR").build());
        openWindow(TableViews.suite(), width, height);
        clickOn("#rail-statistics");
        await(() -> lookup("#game-queen").tryQuery().isPresent());
        clickOn("#game-queen");
        await(() -> lookup("#history .history-own").tryQuery().isPresent());
        onFxThread(() -> lookup("#history").query().getScene().getRoot().layout());
        assertThat(CutWords.in(lookup(".history-table").query())).isEmpty();
    }

    @Test
    void among_all_games_each_is_named_in_full_and_stands_below_its_caption() {
        for (int day = 5; day <= 16; day++) {
            store().ledger("history", FinishedGame.class)
                    .add(Past.on(LocalDate.of(2026, 11, day))
                            .with(Map.of(
                                    "modules", "", "speed", "official", "level", "official", "occasion", "ordinary"))
                            .won(1_555, 12)
                            .earning("GLADIATOR")
                            .build());
        }
        openWindow(TableViews.suite(), 1280, 720);
        clickOn("#rail-statistics");
        await(() -> lookup("#game-all").tryQuery().isPresent());
        clickOn("#game-all");
        await(() -> lookup("#history .history-wide-rank").tryQuery().isPresent());
        onFxThread(() -> lookup("#history").query().getScene().getRoot().layout());
        assertThat(CutWords.in(lookup("#history").query())).isEmpty();
        for (String column : List.of(".history-outcome", ".history-wide-rank", ".history-time")) {
            assertThat(left(".history-table > .history-row " + column))
                    .as(column)
                    .isCloseTo(left("#history " + column), within(1.0));
        }
    }

    private double left(String query) {
        return lookup(query).query().localToScene(0, 0).getX();
    }

    @Test
    void why_a_game_does_not_count_is_read_in_a_small_window() {
        Past past = Past.on(LocalDate.of(2026, 11, 5))
                .of("royal")
                .with(Map.of("difficulty", "custom", "abandoned", "strict", "mood", "dice"));
        store().ledger("history", FinishedGame.class)
                .add(past.won(15, 4).earning("SOUP").build());
        openWindow(TableViews.suite(), 1280, 720);
        clickOn("#rail-statistics");
        await(() -> lookup("#game-royal").tryQuery().isPresent());
        clickOn("#game-royal");
        await(() -> lookup("#history .history-kind").tryQuery().isPresent());
        onFxThread(() -> lookup("#history").query().getScene().getRoot().layout());
        assertThat(lookup("#history .history-kind .label").queryAllAs(Label.class))
                .extracting(Label::getText)
                .containsExactly("Sur mesure", "non comptée");
        assertThat(CutWords.in(lookup("#history").query())).isEmpty();
    }

    @Test
    void the_rank_of_the_best_game_is_read_in_a_small_window() {
        Past past = Past.on(LocalDate.of(2026, 10, 27))
                .of("royal")
                .with(Map.of("difficulty", "knight", "abandoned", "strict", "mood", "dice"));
        store().ledger("history", FinishedGame.class)
                .add(past.won(8, 4).earning("SOUP").build());
        openWindow(TableViews.suite(), 1280, 720);
        clickOn("#rail-statistics");
        await(() -> lookup("#game-royal").tryQuery().isPresent());
        clickOn("#game-royal");
        await(() -> lookup(".figure-tile .label").queryAllAs(Label.class).stream()
                .anyMatch(label -> label.getText().startsWith("Correct, comme la soupe")));
        onFxThread(() -> lookup("#history").query().getScene().getRoot().layout());
        assertThat(CutWords.in(lookup(".statistics-figures").query())).isEmpty();
    }

    @Test
    void the_legend_of_the_dice_wears_the_colours_of_their_bars_in_either_theme() {
        store().ledger("history", FinishedGame.class)
                .add(Past.on(LocalDate.of(2026, 11, 15))
                        .with(Map.of("modules", "", "speed", "official", "level", "official", "occasion", "ordinary"))
                        .counting(Map.of("luck", 0.7))
                        .won(1_555, 12)
                        .build());
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        clickOn("#rail-statistics");
        await(() -> lookup("#game-queen").tryQuery().isPresent());
        clickOn("#game-queen");
        await(() -> lookup(".sign-luck").tryQuery().isPresent());
        for (Choices.Theme theme : Choices.Theme.values()) {
            onFxThread(() -> window.desk().preferences().set(Setting.THEME, theme));
            await(() -> signOfLuck().equals(List.of(ink("below"), ink("even"), ink("info"))));
        }
    }

    private List<Paint> signOfLuck() {
        return lookup(".sign-luck").<Region>query().getBackground().getFills().stream()
                .map(BackgroundFill::getFill)
                .toList();
    }

    private Paint ink(String name) {
        return lookup("#dice-chart .ink-" + name).<Shape>query().getFill();
    }

    private void aPast(int games) {
        for (long seed = 1; seed <= games; seed++) {
            store().history().add(PurseViews.finished(seed, 40_000), true, Map.of());
        }
    }

    private void open() {
        var desk = aDesk(PurseViews.suite());
        StatisticsScreen[] screen = new StatisticsScreen[1];
        show(desk, 1364, 900, () -> {
            screen[0] = new StatisticsScreen(desk);
            return (javafx.scene.Parent) screen[0].node();
        });
        onFxThread(screen[0]::shown);
        onFxThread(() -> {});
    }

    private List<?> history() {
        return lookup("#history").queryAs(ListView.class).getItems();
    }

    private MenuButton menu(String id) {
        return lookup(id).queryAs(MenuButton.class);
    }
}
