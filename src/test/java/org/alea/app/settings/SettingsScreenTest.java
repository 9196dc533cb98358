package org.alea.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.alea.app.PurseViews;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.shell.Desk;
import org.alea.engine.Language;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

class SettingsScreenTest extends UiTest {

    @Test
    void a_key_that_is_moved_works_at_once_and_after_a_restart() {
        open("keyboard");
        clickOn("#key-window-language");
        assertThat(text("#key-window-language")).isEqualTo("appuyez sur une touche…");
        press(KeyCode.CONTROL, KeyCode.G).release(KeyCode.G, KeyCode.CONTROL);
        assertThat(text("#key-window-language")).isEqualTo("Ctrl+G");
        press(KeyCode.CONTROL, KeyCode.G).release(KeyCode.G, KeyCode.CONTROL);
        assertThat(text("#rail-settings")).isEqualTo("Settings");
        press(KeyCode.CONTROL, KeyCode.L).release(KeyCode.L, KeyCode.CONTROL);
        assertThat(text("#rail-settings")).as("the old key is free").isEqualTo("Settings");
        closeStore();
        open("keyboard");
        assertThat(text("#key-window-language")).isEqualTo("Ctrl+G");
    }

    @Test
    void a_preview_that_was_asked_for_hides_no_setting() {
        openWindow(PurseViews.suite(), 1280, 720);
        clickOn("#rail-settings");
        await(() -> lookup("#preview-open").tryQuery().isPresent());
        clickOn("#preview-open");
        await(() -> lookup("#preview").tryQuery().isPresent() && right("#preview") > 1000);
        assertThat(right(".setting-panel")).isLessThanOrEqualTo(left("#preview"));
        push(KeyCode.ESCAPE);
        await(() -> lookup("#preview").tryQuery().isEmpty());
    }

    private double left(String query) {
        Node part = lookup(query).query();
        return part.localToScene(part.getLayoutBounds()).getMinX();
    }

    private double right(String query) {
        Node part = lookup(query).query();
        return part.localToScene(part.getLayoutBounds()).getMaxX();
    }

    @Test
    void no_section_is_marked_while_lines_of_several_are_found() {
        open("sounds");
        clickOn("#search").write("a");
        assertThat(lookup(".key-group").queryAll()).hasSizeGreaterThan(1);
        assertThat(marked()).isEmpty();
        push(KeyCode.ESCAPE);
        assertThat(marked()).containsExactly("section-sounds");
        clickOn("#search").write("a");
        clickOn("#section-comfort");
        assertThat(marked()).containsExactly("section-comfort");
        assertThat(lookup("#search").queryAs(TextField.class).getText()).isEmpty();
    }

    private List<String> marked() {
        return lookup(".section-tab").queryAllAs(ToggleButton.class).stream()
                .filter(ToggleButton::isSelected)
                .map(Node::getId)
                .toList();
    }

    @Test
    void a_key_that_is_taken_is_refused_by_the_name_of_what_has_it() {
        AleaWindow window = open("keyboard");
        clickOn("#key-window-language").type(KeyCode.F11);
        assertThat(refusals()).containsExactly("F11 est déjà prise\u00a0: plein écran.");
        assertThat(window.desk().preferences().get(Setting.KEYS)).isEmpty();
    }

    @Test
    void why_a_key_was_refused_is_said_in_the_language_of_the_moment_and_until_another_row_is_gone_to() {
        AleaWindow window = open("keyboard");
        clickOn("#key-window-language").type(KeyCode.F11);
        onFxThread(() -> window.desk().preferences().speak(Language.EN));
        assertThat(refusals()).containsExactly("F11 is taken: full screen.");
        type(KeyCode.TAB);
        assertThat(refusals()).isEmpty();
    }

    @Test
    void keys_the_screens_are_worked_with_are_refused() {
        open("keyboard");
        clickOn("#key-window-help").type(KeyCode.ENTER);
        assertThat(refusals()).singleElement().asString().startsWith("Entrée");
        clickOn("#key-window-help").type(KeyCode.H);
        assertThat(refusals()).singleElement().asString().startsWith("H gênerait la saisie");
    }

    @Test
    void escape_leaves_a_key_as_it_is_and_the_button_beside_it_gives_the_usual_one_back() {
        open("keyboard");
        clickOn("#key-window-help").type(KeyCode.ESCAPE);
        assertThat(text("#key-window-help")).isEqualTo("F1");
        clickOn("#key-window-help").type(KeyCode.F8);
        assertThat(text("#key-window-help")).isEqualTo("F8");
        clickOn("#reset-window-help");
        assertThat(text("#key-window-help")).isEqualTo("F1");
    }

    @Test
    void the_help_shows_the_keys_as_they_are_now() {
        open("keyboard");
        clickOn("#key-window-fullScreen").type(KeyCode.F9);
        type(KeyCode.F1);
        assertThat(labels()).contains("F9").doesNotContain("F11");
    }

    @Test
    void the_standard_values_give_all_usual_keys_back() {
        open("keyboard");
        clickOn("#key-window-help").type(KeyCode.F8);
        clickOn("#standard");
        assertThat(text("#key-window-help")).isEqualTo("F8");
        assertThat(labels()).contains("Les touches aussi\u00a0: vous en avez changé 1.");
        clickOn("#settings-standardDo");
        assertThat(text("#key-window-help")).isEqualTo("F1");
        assertThat(lookup(".confirm-dialog").tryQuery()).isEmpty();
    }

    @Test
    void the_standard_values_come_back_only_if_they_are_wanted() {
        AleaWindow window = open("display");
        clickOn("#standard");
        assertThat(lookup(".confirm-dialog").tryQuery()).isEmpty();
        onFxThread(() -> window.desk().preferences().set(Setting.VOLUME_CLOCK, 15));
        clickOn("#standard");
        assertThat(labels()).noneMatch(words -> words.startsWith("Les touches aussi"));
        type(KeyCode.ENTER);
        assertThat(lookup(".confirm-dialog").tryQuery()).isEmpty();
        assertThat(window.desk().preferences().get(Setting.VOLUME_CLOCK)).isEqualTo(15);
    }

    @Test
    void the_focus_stays_in_sight_on_what_an_arrow_key_changed() {
        AleaWindow window = open("display");
        reach("language").type(KeyCode.RIGHT);
        await(() -> text("#rail-settings").equals("Settings"));
        await(() -> showsFocus(chosen("language")));
        reach("theme").type(KeyCode.RIGHT);
        await(() -> window.desk().preferences().get(Setting.THEME) == Choices.Theme.LIGHT);
        await(() -> showsFocus(chosen("theme")));
        clickOn(chosen("theme"));
        await(() -> !showsFocus(chosen("theme")));
    }

    @Test
    void a_line_that_was_looked_for_stays_when_it_changes_the_language() {
        open("display");
        clickOn("#search").write("langue");
        reach("language").type(KeyCode.RIGHT);
        await(() -> text("#rail-settings").equals("Settings"));
        await(() -> showsFocus(chosen("language")));
    }

    @Test
    void an_arrow_key_opens_the_next_section() {
        open("display");
        type(KeyCode.DOWN);
        await(() -> lookup("#setting-colourMarks").tryQuery().isPresent());
        await(() -> showsFocus(lookup("#section-table").query()));
    }

    private SettingsScreenTest reach(String setting) {
        onFxThread(() -> chosen(setting).requestFocus());
        return this;
    }

    private Node chosen(String setting) {
        return lookup("#setting-" + setting + " .choice").queryAllAs(ToggleButton.class).stream()
                .filter(ToggleButton::isSelected)
                .findFirst()
                .orElseThrow();
    }

    private static boolean showsFocus(Node node) {
        return node.isFocused() && node.getPseudoClassStates().contains(PseudoClass.getPseudoClass("focus-visible"));
    }

    @Test
    void high_contrast_turns_words_white_at_once_and_for_good() {
        open("comfort");
        clickOn("#setting-highContrast");
        Label title = lookup(".title").query();
        await(() -> title.getTextFill().equals(javafx.scene.paint.Color.WHITE));
        closeStore();
        open("display");
        Label again = lookup(".title").query();
        assertThat(again.getTextFill()).isEqualTo(javafx.scene.paint.Color.WHITE);
    }

    @Test
    void bad_entries_of_the_file_are_told_and_kept() throws IOException {
        Files.createDirectories(folder().root());
        Files.writeString(folder().settings(), """
            {"keys": {"window.help": "the big one", "chess.castle": "C"}}\
            """);
        AleaWindow window = openWindow(PurseViews.suite(), 1280, 720);
        assertThat(lookup(".notice").queryAllAs(Node.class))
                .extracting(Node::getAccessibleText)
                .singleElement()
                .asString()
                .contains("touches");
        assertThat(labels()).anyMatch(text -> text.contains("the big one") && text.contains("chess.castle"));
        onFxThread(() -> window.desk().preferences().set(Setting.MUTE, true));
        closeStore();
        assertThat(store().settings().read().settings().get(Setting.KEYS))
                .isEqualTo(Map.of("window.help", "the big one", "chess.castle", "C"));
    }

    @Test
    void a_folder_that_cannot_be_opened_is_told_with_its_path() {
        Desk desk = aDesk();
        show(
                desk,
                800,
                400,
                () -> new javafx.scene.layout.VBox(new DataRows(desk, new FileManager("no-such-program-here"))
                        .all()
                        .toArray(Node[]::new)),
                "forms",
                "settings");
        clickOn("#open-ownCards");
        onFxThread(() -> {});
        assertThat(navigator.calls())
                .singleElement()
                .asString()
                .contains(folder().rulesData().toString(), "no-such-program-here");
    }

    private AleaWindow open(String section) {
        AleaWindow window = openWindow(PurseViews.suite(), 1280, 720);
        clickOn("#rail-settings").clickOn("#section-" + section);
        return window;
    }

    private String text(String query) {
        Labeled labeled = lookup(query).query();
        return labeled.getText();
    }

    private List<String> refusals() {
        return lookup(".key-refusal").queryAllAs(Label.class).stream()
                .filter(Label::isVisible)
                .map(Label::getText)
                .toList();
    }

    private List<String> labels() {
        return lookup(".label").queryAllAs(Label.class).stream()
                .filter(Label::isVisible)
                .map(Label::getText)
                .toList();
    }
}
