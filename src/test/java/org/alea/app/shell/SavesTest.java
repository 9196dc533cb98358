package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.alea.app.PurseViews;
import org.alea.app.UiTest;
import org.alea.store.SaveHeader;
import org.alea.store.Saves;
import org.junit.jupiter.api.Test;

class SavesTest extends UiTest {

    @Test
    void the_match_on_the_table_is_kept_under_a_name_and_taken_up_after_a_restart() {
        startGame();
        clickOn("Bet").clickOn("Roll");
        String left = tableState();
        keepAs("duel");
        assertThat(names()).containsExactly("", "duel");
        type(KeyCode.ESCAPE);
        clickOn("Take");
        closeStore();
        open();
        clickOn("#saves-queen");
        settle();
        clickOn("#load-1");
        settle();
        clickOn("#setup-replace");
        settle();
        assertThat(tableState()).isEqualTo(left);
        assertThat(names()).as("it stays where it was kept").containsExactly("", "duel");
    }

    @Test
    void whoever_opens_the_saves_at_the_table_types_the_name_at_once() {
        startGame();
        press(KeyCode.CONTROL, KeyCode.S).release(KeyCode.S, KeyCode.CONTROL);
        await(() -> lookup("#save-name").tryQuery().filter(Node::isFocused).isPresent());
        write("my duel").type(KeyCode.ENTER);
        settle();
        assertThat(names()).containsExactly("", "my duel");
    }

    @Test
    void a_match_that_waits_is_not_lost_to_one_that_was_kept() {
        startGame();
        keepAs("before the bet");
        type(KeyCode.ESCAPE);
        clickOn("Bet").clickOn("Take");
        String left = tableState();
        closeStore();
        open();
        clickOn("#saves-queen");
        settle();
        clickOn("#load-1");
        settle();
        clickOn("#setup-keep");
        settle();
        assertThat(tableState()).isEqualTo(left);
    }

    @Test
    void a_match_that_waits_may_be_kept_under_a_name_before_the_next_one_begins() {
        startGame();
        clickOn("Bet").clickOn("Roll");
        keepAs("first");
        type(KeyCode.ESCAPE);
        clickOn("Take");
        String left = tableState();
        closeStore();
        open();
        clickOn("#saves-queen");
        settle();
        clickOn("#load-1");
        await(() -> lookup("#setup-keepName").tryQuery().isPresent());
        clickOn("#setup-keepName")
                .push(KeyCode.CONTROL, KeyCode.A)
                .write("second")
                .type(KeyCode.ENTER);
        settle();
        assertThat(names()).containsExactly("", "first", "second");
        assertThat(tableState()).isNotEqualTo(left);
    }

    @Test
    void a_save_is_deleted_when_the_player_is_sure() {
        startGame();
        keepAs("duel");
        clickOn("#delete-1");
        settle();
        assertThat(names()).containsExactly("", "duel");
        clickOn("#delete-1");
        settle();
        assertThat(names()).containsExactly("");
        assertThat(lookup("#delete-1").tryQuery()).isEmpty();
    }

    @Test
    void a_save_that_cannot_be_read_is_listed_and_explained() throws IOException {
        startGame();
        keepAs("duel");
        closeStore();
        Files.writeString(folder().saves(PurseViews.ID).resolve("save-1.json"), "{\"torn");
        Files.deleteIfExists(folder().saves(PurseViews.ID).resolve("autosave.json"));
        open();
        clickOn("#saves-queen");
        settle();
        assertThat(labels()).contains("Sauvegarde 1", "Sauvegarde à vérifier");
        clickOn("#load-1");
        settle();
        assertThat(lookup(".notice").queryAllAs(Node.class))
                .extracting(Node::getAccessibleText)
                .singleElement()
                .asString()
                .contains("illisible");
    }

    private void open() {
        openWindow(PurseViews.suite(), 1280, 720);
    }

    private void startGame() {
        open();
        clickOn("#new-queen");
        settle();
        // with this seed the first roll leaves the pot where it is
        onFxThread(() -> lookup("#seed").queryTextInputControl().setText("1"));
        clickOn("#start");
        settle();
    }

    /** Control and S at the table, the name, Enter. */
    private void keepAs(String name) {
        press(KeyCode.CONTROL, KeyCode.S).release(KeyCode.S, KeyCode.CONTROL);
        settle();
        clickOn("#save-name").write(name).type(KeyCode.ENTER);
        settle();
    }

    private List<String> names() {
        return store().saves().list(PurseViews.ID).stream()
                .map(Saves.Listed::header)
                .map(header -> header.map(SaveHeader::name).orElse("?"))
                .toList();
    }

    private String tableState() {
        Labeled labeled = lookup("#table-state").query();
        return labeled.getText();
    }

    private List<String> labels() {
        return lookup(".label").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .toList();
    }

    private void settle() {
        onFxThread(() -> {});
        onFxThread(() -> {});
    }
}
