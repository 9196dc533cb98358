package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.alea.app.CutWords;
import org.alea.app.PurseViews;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.store.Choices;
import org.alea.store.DataFolder;
import org.alea.store.FinishedGame;
import org.alea.store.Setting;
import org.alea.store.Slot;
import org.alea.store.Store;
import org.junit.jupiter.api.Test;

class WindowTest extends UiTest {

    @Test
    void opens_on_the_library() {
        open();
        assertThat(text("#new-queen")).isEqualTo("Nouvelle partie");
        assertThat(lookup("#new-royal").tryQuery())
                .as("what is not there yet offers no button")
                .isEmpty();
    }

    @Test
    void the_keyboard_alone_leads_to_the_settings_and_back() {
        open();
        tabTo("rail-settings");
        type(KeyCode.ENTER);
        assertThat(text(".title")).isEqualTo("Réglages");
        tabTo("rail-library");
        type(KeyCode.ENTER);
        assertThat(text(".title")).isEqualTo("Alea Solo");
    }

    @Test
    void the_keyboard_alone_starts_a_game() {
        open();
        tabTo("new-queen");
        type(KeyCode.ENTER);
        settle();
        type(KeyCode.ENTER);
        settle();
        assertThat(tableState()).isEqualTo("Manche 1 · bourse 0 · pot 0");
    }

    @Test
    void escape_leaves_the_set_up_screen() {
        open();
        clickOn("#new-queen");
        settle();
        type(KeyCode.ESCAPE);
        assertThat(text(".title")).isEqualTo("Alea Solo");
    }

    @Test
    void a_line_of_the_history_that_cannot_be_read_is_told() throws IOException {
        Files.createDirectories(folder().root());
        Files.writeString(folder().history(), "not a game\n");
        open();
        assertThat(notices()).singleElement().asString().contains("ligne 1");
    }

    @Test
    void control_l_switches_the_language_at_once_and_for_good() {
        open();
        press(KeyCode.CONTROL, KeyCode.L).release(KeyCode.L, KeyCode.CONTROL);
        assertThat(text("#new-queen")).isEqualTo("New game");
        assertThat(text("#rail-settings")).isEqualTo("Settings");
        restart();
        assertThat(text("#rail-settings")).isEqualTo("Settings");
    }

    @Test
    void the_way_back_does_not_widen_the_rail() {
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        Region rail = lookup(".rail").query();
        double width = rail.getWidth();
        onFxThread(() -> window.desk().navigator().rulebook("queen", "QUEEN-032"));
        await(() -> lookup("#rail-back").query().isVisible());
        onFxThread(() -> rail.getScene().getRoot().layout());
        assertThat(rail.getWidth()).isEqualTo(width);
        assertThat(CutWords.in(rail)).isEmpty();
    }

    @Test
    void the_rail_switches_the_language_too() {
        open();
        clickOn("#language");
        assertThat(text("#rail-settings")).isEqualTo("Settings");
        clickOn("#language");
        assertThat(text("#rail-settings")).isEqualTo("Réglages");
    }

    @Test
    void a_theme_is_worn_at_once_and_remembered() {
        open();
        clickOn("#rail-settings").clickOn("Clair");
        assertThat(sheets()).anyMatch(sheet -> sheet.endsWith("tokens-light.css"));
        restart();
        assertThat(sheets()).anyMatch(sheet -> sheet.endsWith("tokens-light.css"));
    }

    @Test
    void the_text_scale_changes_the_size_of_everything() {
        AleaWindow window = open();
        double before = window.desk().em().get();
        clickOn("#rail-settings").clickOn("130\u00a0%");
        assertThat(window.desk().em().get()).isGreaterThan(before * 1.25);
        assertThat(store().settings().read().settings().get(Setting.FONT_SCALE)).isEqualTo(130);
    }

    @Test
    void the_standard_values_leave_the_language_alone() {
        AleaWindow window = open();
        clickOn("#language")
                .clickOn("#rail-settings")
                .clickOn("Light")
                .clickOn("#standard")
                .clickOn("#settings-standardDo");
        assertThat(window.desk().preferences().get(Setting.THEME)).isEqualTo(Choices.Theme.DARK);
        assertThat(window.desk().preferences().get(Setting.LANGUAGE)).isEqualTo(Choices.Tongue.EN);
    }

    @Test
    void a_match_is_taken_up_again_after_a_restart() {
        open();
        startGame();
        clickOn("Bet").clickOn("Roll");
        String left = tableState();
        restart();
        clickOn("#resume-queen");
        settle();
        assertThat(tableState()).isEqualTo(left);
    }

    @Test
    void a_match_that_waits_is_not_replaced_without_asking() {
        open();
        startGame();
        clickOn("Bet").clickOn("Take");
        String left = tableState();
        restart();
        startGame();
        assertThat(lookup("#table-state").tryQuery()).isEmpty();
        await(() -> lookup("#setup-keep").query().isFocused());
        push(KeyCode.ENTER);
        settle();
        assertThat(tableState()).isEqualTo(left);
    }

    @Test
    void a_finished_match_goes_into_the_history_and_waits_no_longer() {
        AleaWindow window = open();
        startGame();
        for (int round = 1; round <= 6; round++) {
            clickOn("Bet").clickOn("Bank");
        }
        onFxThread(() -> window.desk().navigator().home());
        settle();
        assertThat(lookup("#resume-queen").tryQuery()).isEmpty();
        assertThat(store().history().read().entries())
                .extracting(FinishedGame::game)
                .containsExactly(PurseViews.ID);
        assertThat(labels()).contains("Défaite");
    }

    @Test
    void however_many_notices_there_are_the_screen_keeps_its_room() throws IOException {
        Files.createDirectories(folder().root());
        Files.writeString(folder().settings(), """
            {"language": "KLINGON", "theme": 7, "fontScale": 5000, "volumeTable": -3, "volumeClock": -3,
             "diceSize": "big", "colourMarks": 1, "mute": "no", "flow": 3, "lastSetups": 4}\
            """);
        open();
        assertThat(notices()).hasSize(10);
        await(() -> bottom("#rail-settings") <= 720);
        Region first = (Region) lookup(".notice").queryAll().iterator().next();
        assertThat(first.localToScene(0, 0).getY()).as("the first comes first").isZero();
        onFxThread(() -> lookup(".notice .button").queryAllAs(Button.class).forEach(Button::fire));
        assertThat(notices()).isEmpty();
        assertThat(lookup("#rail-library").query().localToScene(0, 0).getY()).isLessThan(120);
    }

    private double bottom(String query) {
        Node node = lookup(query).query();
        return node.localToScene(node.getLayoutBounds()).getMaxY();
    }

    @Test
    void a_damaged_save_is_explained_and_kept() throws IOException {
        open();
        startGame();
        closeStore();
        Path save = folder().saves(PurseViews.ID).resolve("autosave.json");
        Files.writeString(save, "{\"torn");
        open();
        assertThat(labels()).contains("Sauvegarde à vérifier");
        clickOn("#resume-queen");
        settle();
        assertThat(notices()).singleElement().asString().contains("illisible");
        try (Stream<Path> files = Files.list(folder().saves(PurseViews.ID))) {
            assertThat(files.map(file -> file.getFileName().toString())).contains("autosave.json.broken-001");
        }
        assertThat(labels()).as("set aside, it waits no longer").doesNotContain("Sauvegarde à vérifier");
        assertThat(lookup("#resume-queen").tryQuery()).isEmpty();
    }

    @Test
    void broken_cards_of_the_player_are_told_and_the_game_goes_on_without_them() throws IOException {
        Path own = folder().rulesData();
        Files.createDirectories(own.resolve(PurseViews.ID));
        Files.createDirectories(own.resolve("purse"));
        Files.writeString(own.resolve("purse").resolve("cards.json"), "[{\"id\": \"coin9\", \"value\": \"nine\"}]");
        open();
        startGame();
        assertThat(notices()).singleElement().asString().contains("cartes fournies");
        assertThat(labels()).anyMatch(label -> label.contains("cards.json") && label.contains("coin9"));
        assertThat(tableState()).isEqualTo("Manche 1 · bourse 0 · pot 0");
    }

    @Test
    void a_second_window_says_that_it_saves_nothing() {
        open();
        DataFolder same = folder();
        try (Store second = Store.open(same, "test", CALENDAR, failure -> {})) {
            openWindow(second, PurseViews.suite(), 1280, 720);
            assertThat(notices()).singleElement().asString().contains("déjà ouvert");
        }
    }

    @Test
    void an_error_nobody_expected_gives_a_report_with_seed_and_moves() {
        AleaWindow window = open();
        clickOn("#new-queen");
        settle();
        clickOn("#seed").eraseText(10).write("4711");
        clickOn("#start");
        settle();
        clickOn("Bet");
        onFxThread(() -> window.report(new IllegalStateException("the die fell off the table")));
        TextArea report = lookup(".crash-report").query();
        assertThat(report.getText()).contains("the die fell off the table", "seed 4711", "\"bet\"");
        assertThat(report.isVisible()).as("for whoever asks").isFalse();
        clickOn("#crash-details");
        assertThat(report.isVisible()).isTrue();
        type(KeyCode.ESCAPE);
        assertThat(lookup(".crash-report").tryQuery()).isEmpty();
        assertThat(folder().crashReports()).isDirectoryContaining("glob:**.txt");
        assertThat(store().saves().header(Slot.autosave(PurseViews.ID)))
                .hasValueSatisfying(header -> assertThat(header.moves()).isEqualTo(1));
    }

    @Test
    void f1_shows_the_keys_and_escape_returns_to_where_one_was() {
        open();
        tabTo("new-queen");
        type(KeyCode.F1);
        assertThat(labels()).contains("Clavier", "F11");
        type(KeyCode.TAB);
        type(KeyCode.TAB);
        assertThat(focused().getStyleClass()).as("Tab stays in the dialog").contains("bare");
        type(KeyCode.ESCAPE);
        assertThat(labels()).doesNotContain("Clavier");
        assertThat(focused().getId()).isEqualTo("new-queen");
    }

    private AleaWindow open() {
        return openWindow(PurseViews.suite(), 1280, 720);
    }

    private AleaWindow restart() {
        closeStore();
        return open();
    }

    private void startGame() {
        clickOn("#new-queen");
        settle();
        clickOn("#start");
        settle();
    }

    private void tabTo(String id) {
        for (int i = 0; i < 30; i++) {
            Node owner = focused();
            if (id.equals(owner.getId())) {
                return;
            }
            type(KeyCode.TAB);
        }
        throw new AssertionError("Tab never reaches " + id);
    }

    private Node focused() {
        Node owner = window(0).getScene().getFocusOwner();
        return owner == null ? window(0).getScene().getRoot() : owner;
    }

    private String tableState() {
        return text("#table-state");
    }

    private String text(String query) {
        Labeled labeled = lookup(query).query();
        return labeled.getText();
    }

    private Stream<String> labels(String query) {
        return lookup(query).queryAllAs(Label.class).stream()
                .filter(Label::isVisible)
                .map(Label::getText);
    }

    private List<String> labels() {
        return labels(".label").toList();
    }

    private List<String> notices() {
        return lookup(".notice").queryAll().stream()
                .map(Node::getAccessibleText)
                .toList();
    }

    private List<String> sheets() {
        return window(0).getScene().getStylesheets();
    }

    private void settle() {
        onFxThread(() -> {});
    }
}
