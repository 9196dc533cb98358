package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import org.alea.app.CutWords;
import org.alea.app.PurseViews;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.store.Store;
import org.junit.jupiter.api.Test;

/** A save that cannot be taken up is renamed aside and explained, and nothing offers it any longer. */
class UnusableSavesTest extends UiTest {

    @Test
    void a_save_torn_in_the_middle_like_its_backup() throws IOException {
        playAndLeave();
        String whole = Files.readString(autosave());
        Files.writeString(autosave(), whole.substring(0, whole.indexOf("\"stake\"")));
        Files.copy(autosave(), saves().resolve("autosave.json.bak"), StandardCopyOption.REPLACE_EXISTING);
        open();
        assertThat(labels()).anyMatch(label -> label.startsWith("Partie en cours"));
        clickOn("#resume-queen");
        isGone();
        assertThat(notice())
                .startsWith("Cette partie est illisible à partir de la ligne ")
                .endsWith("Le fichier est gardé sous «\u00a0autosave.json.broken-001\u00a0».");
        assertThat(files()).containsExactly("autosave.json.bak.broken-001", "autosave.json.broken-001");
    }

    @Test
    void a_save_of_a_newer_version() throws IOException {
        playAndLeave();
        edit("\"format\": 1", "\"format\": 2");
        edit("\"program\": \"test\"", "\"program\": \"9.9\"");
        Files.delete(saves().resolve("autosave.json.bak"));
        open();
        clickOn("#resume-queen");
        isGone();
        assertThat(notice()).contains("version 9.9", "autosave.json.other-version-001", "reviendra d’elle-même");
        assertThat(CutWords.in(lookup(".notices").queryParent()))
                .as("long as it is, its buttons can be read")
                .isEmpty();
    }

    @Test
    void a_save_with_a_move_that_is_refused_gives_way_to_the_one_before() throws IOException {
        playAndLeave();
        edit("\"stake\":1", "\"stake\":7");
        open();
        clickOn("#resume-queen");
        await(() -> lookup("#table-state").tryQuery().isPresent());
        assertThat(lookup("Bet").tryQuery()).as("it stands before the bet").isPresent();
        assertThat(notice())
                .isEqualTo("La dernière sauvegarde n’a pas pu être reprise\u00a0; la précédente l’a été. Le fichier est"
                        + " gardé sous «\u00a0autosave.json.refused-001\u00a0».");
    }

    @Test
    void a_save_whose_end_is_another() throws IOException {
        playAndLeave();
        Files.writeString(
                autosave(), Files.readString(autosave()).replaceFirst("\"end\": \"[0-9a-f]+\"", "\"end\": \"0\""));
        Files.delete(saves().resolve("autosave.json.bak"));
        open();
        clickOn("#resume-queen");
        isGone();
        assertThat(notice()).contains("n’arrive pas à la table", "autosave.json.refused-001");
        assertThat(buttons()).contains("Nouvelle partie", "Ouvrir le dossier");
    }

    @Test
    void a_new_game_tells_what_it_found_in_its_place() throws IOException {
        playAndLeave();
        edit("\"format\": 1", "\"format\": 2");
        Files.delete(saves().resolve("autosave.json.bak"));
        open();
        startGame();
        await(() -> lookup("#table-state").tryQuery().isPresent());
        assertThat(notice()).contains("autosave.json.other-version-001");
        assertThat(buttons()).as("a game is on the table").doesNotContain("Nouvelle partie");
        store().flush();
        assertThat(files()).containsExactly("autosave.json", "autosave.json.other-version-001");
    }

    @Test
    void a_named_save_is_no_longer_listed() throws IOException {
        playAndLeave();
        Files.move(autosave(), saves().resolve("save-2.json"));
        Files.delete(saves().resolve("autosave.json.bak"));
        Path named = saves().resolve("save-2.json");
        Files.writeString(named, Files.readString(named).replace("\"stake\":1", "\"stake\":7"));
        open();
        clickOn("#saves-queen");
        clickOn("#load-2");
        await(() -> lookup(".notice").tryQuery().isPresent());
        assertThat(lookup("#load-2").tryQuery()).as("the dialog is gone").isEmpty();
        assertThat(notice()).contains("save-2.json.refused-001");
        assertThat(lookup("#saves-queen").tryQuery()).as("there is none left").isEmpty();
    }

    @Test
    void the_second_window_explains_and_renames_nothing() throws IOException {
        playAndLeave();
        edit("\"format\": 1", "\"format\": 2");
        Files.delete(saves().resolve("autosave.json.bak"));
        open();
        try (Store second = Store.open(folder(), "test", CALENDAR, failure -> {})) {
            openWindow(second, PurseViews.suite(), 1280, 720);
            clickOn("#resume-queen");
            await(() -> lookup(".notice").queryAll().size() == 2);
            assertThat(notices().get(1)).contains("Le fichier reste à sa place, sous «\u00a0autosave.json\u00a0».");
        }
        assertThat(files()).containsExactly("autosave.json");
    }

    @Test
    void a_file_that_cannot_be_read_just_now_stays() throws IOException {
        Files.createDirectories(autosave());
        open();
        clickOn("#resume-queen");
        await(() -> lookup(".notice").tryQuery().isPresent());
        assertThat(notice()).contains("ne peut pas être lu pour l’instant");
        assertThat(lookup("#resume-queen").tryQuery())
                .as("it can be tried again")
                .isPresent();
        assertThat(files()).containsExactly("autosave.json");
    }

    @Test
    void what_was_set_aside_for_another_version_comes_back_with_it() throws IOException {
        playAndLeave();
        Files.delete(saves().resolve("autosave.json.bak"));
        Files.move(autosave(), saves().resolve("autosave.json.other-version-001"));
        open();
        await(() -> lookup("#resume-queen").tryQuery().isPresent());
        assertThat(notice()).contains("mise de côté peut de nouveau être reprise");
        clickOn("#resume-queen");
        await(() -> lookup("#table-state").tryQuery().isPresent());
        assertThat(lookup("Bet").tryQuery()).as("it stands after the bet").isEmpty();
    }

    @Test
    void what_is_told_of_a_match_goes_with_its_table() throws IOException {
        playAndLeave();
        Files.writeString(
                autosave(), Files.readString(autosave()).replaceFirst("\"content\": \"[^\"]+\"", "\"content\": \"0\""));
        AleaWindow window = openWindow(PurseViews.suite(), 1280, 720);
        clickOn("#resume-queen");
        await(() -> lookup("#table-state").tryQuery().isPresent());
        assertThat(notices()).hasSize(1);
        onFxThread(() -> window.desk().navigator().back());
        assertThat(notices()).isEmpty();
    }

    private void open() {
        openWindow(PurseViews.suite(), 1280, 720);
    }

    /** A match with one move, and the table before it as backup. */
    private void playAndLeave() {
        open();
        startGame();
        await(() -> lookup("#table-state").tryQuery().isPresent());
        clickOn("Bet");
        closeStore();
    }

    private void startGame() {
        clickOn("#new-queen");
        onFxThread(() -> lookup("#seed").queryTextInputControl().setText("1"));
        clickOn("#start");
    }

    private void isGone() {
        await(() -> lookup(".notice").tryQuery().isPresent());
        assertThat(lookup("#resume-queen").tryQuery()).isEmpty();
        assertThat(labels()).noneMatch(label -> label.startsWith("Partie en cours"));
    }

    private Path saves() {
        return folder().saves(PurseViews.ID);
    }

    private Path autosave() {
        return saves().resolve("autosave.json");
    }

    private void edit(String old, String changed) throws IOException {
        String text = Files.readString(autosave());
        assertThat(text).contains(old);
        Files.writeString(autosave(), text.replace(old, changed));
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(saves())) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private List<String> notices() {
        return lookup(".notice").queryAll().stream()
                .map(Node::getAccessibleText)
                .toList();
    }

    private String notice() {
        assertThat(notices()).hasSize(1);
        return notices().get(0);
    }

    private List<String> buttons() {
        return lookup(".notice .button").queryAllAs(Button.class).stream()
                .map(Button::getText)
                .toList();
    }

    private List<String> labels() {
        return lookup(".label").queryAllAs(Labeled.class).stream()
                .filter(Node::isVisible)
                .map(Labeled::getText)
                .toList();
    }
}
