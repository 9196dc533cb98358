package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.alea.app.PurseViews;
import org.alea.app.UiTest;
import org.alea.app.main.TableViews;
import org.alea.content.French;
import org.junit.jupiter.api.Test;

/** What is wrong with a player's own files is told in his language, down to the detail. */
class FrenchNoticesTest extends UiTest {

    @Test
    void of_a_broken_card() throws IOException {
        Path own = Files.createDirectories(folder().rulesData().resolve("queen"));
        Files.writeString(own.resolve("enemies.json"), """
            [{"id": "N31", "name": {"fr": "Nouvelle", "en": "Newcomer"}, "start": 1,
              "squares": [{"need": 0}, {"need": 0}, {"need": "four"}], "ability": null, "dragon": null}]
            """);
        openWindow(TableViews.suite(), 1280, 720);
        assertThat(notices())
                .containsExactly(
                        "Vos propres cartes contiennent une erreur\u00a0: la partie utilise les cartes fournies."
                                + " Corrigez le fichier, puis relancez Alea Solo.",
                        "votre fichier queen/enemies.json, N31 squares[2]\u00a0: champ need\u00a0: il faut un nombre"
                                + " entier de 0 à 20 (trouvé\u00a0: \"four\")");
        press(KeyCode.CONTROL, KeyCode.L).release(KeyCode.L, KeyCode.CONTROL);
        assertThat(notices())
                .as("the notice follows the language")
                .endsWith("your queen/enemies.json, N31 squares[2]: field need: expected a whole number from 0 to 20,"
                        + " found \"four\"");
    }

    @Test
    void of_a_bad_value_in_the_settings() throws IOException {
        Files.createDirectories(folder().root());
        Files.writeString(folder().settings(), "{\"volumeTable\": 300}");
        openWindow(PurseViews.suite(), 1280, 720);
        assertThat(notices())
                .containsExactly(
                        "«\u00a0settings.json\u00a0»\u00a0: la valeur de «\u00a0volumeTable\u00a0» n’est pas"
                                + " utilisable\u00a0; une copie du fichier est gardée à côté.",
                        "il faut un nombre entier de 0 à 100 (trouvé\u00a0: 300)");
    }

    @Test
    void of_torn_settings() throws IOException {
        Files.createDirectories(folder().root());
        Files.writeString(folder().settings(), "{\"volumeTable\": ");
        openWindow(PurseViews.suite(), 1280, 720);
        assertThat(notices())
                .endsWith("ligne 1, colonne 17\u00a0: ce n’est pas du JSON valide (le texte s’arrête trop tôt)");
        assertThat(notices())
                .allSatisfy(line -> assertThat(French.englishIn(line)).isEmpty());
    }

    @Test
    void of_a_damaged_save() throws IOException {
        Path saves = Files.createDirectories(folder().saves(PurseViews.ID));
        Files.writeString(saves.resolve("autosave.json"), "{\"header\": 7}");
        openWindow(PurseViews.suite(), 1280, 720);
        clickOn("#resume-queen");
        await(() -> !notices().isEmpty());
        assertThat(notices())
                .containsExactly(
                        "Cette partie enregistrée est illisible. Le fichier est gardé sous"
                                + " «\u00a0autosave.json.broken-001\u00a0».",
                        "champ header\u00a0: il faut un objet (trouvé\u00a0: NUMBER)");
    }

    @Test
    void of_a_line_of_the_history() throws IOException {
        Files.createDirectories(folder().root());
        Files.writeString(folder().history(), "not a game\n");
        openWindow(PurseViews.suite(), 1280, 720);
        assertThat(notices()).endsWith("ce n’est pas du JSON valide");
        assertThat(notices())
                .allSatisfy(line -> assertThat(French.englishIn(line)).isEmpty());
    }

    /** Everything the notices say, from above. */
    private List<String> notices() {
        return lookup(".notice .label").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .filter(text -> !text.isEmpty())
                .toList();
    }
}
