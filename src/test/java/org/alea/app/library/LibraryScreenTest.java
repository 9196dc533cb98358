package org.alea.app.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Node;
import org.alea.app.CutWords;
import org.alea.app.UiTest;
import org.alea.app.games.Suite;
import org.alea.app.shell.Desk;
import org.junit.jupiter.api.Test;

class LibraryScreenTest extends UiTest {

    @Test
    void a_match_that_waits_can_be_taken_up_before_its_file_has_been_read() throws IOException {
        Path save = folder().saves("queen").resolve("autosave.json");
        Files.createDirectories(save.getParent());
        Files.writeString(save, "nobody has looked into it yet");
        Desk desk = aDesk();
        interact(() -> {
            Node library = new LibraryScreen(desk).node();
            assertThat(library.lookup("#resume-queen")).isNotNull();
            assertThat(library.lookup(".tile-badge").isVisible()).isFalse();
        });
    }

    @Test
    void the_welcome_stands_clear_of_the_games_below_it() {
        openWindow(Suite.registered(), 1280, 720);
        await(() -> lookup("#streak").tryQuery().isPresent());
        onFxThread(() -> lookup(".library").query().getScene().getRoot().layout());
        double gap = top(".game-tile") - bottom(".library-header > .muted");
        assertThat(gap).isGreaterThan(12);
    }

    @Test
    void whoever_has_kept_a_game_is_no_newcomer_and_every_button_can_be_read() throws IOException {
        Path save = folder().saves("queen").resolve("save-3.json");
        Files.createDirectories(save.getParent());
        Files.writeString(save, "{}");
        openWindow(Suite.registered(), 1280, 720);
        await(() -> lookup("#saves-queen").tryQuery().isPresent());
        onFxThread(() -> lookup(".library").query().getScene().getRoot().layout());
        assertThat(CutWords.in(lookup("#tile-queen .tile-buttons").query())).isEmpty();
        assertThat(lookup("#new-queen").query().getStyleClass()).contains("primary");
    }

    private double top(String query) {
        Node node = lookup(query).query();
        return node.localToScene(node.getLayoutBounds()).getMinY();
    }

    private double bottom(String query) {
        Node node = lookup(query).query();
        return node.localToScene(node.getLayoutBounds()).getMaxY();
    }
}
