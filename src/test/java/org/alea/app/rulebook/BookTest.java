package org.alea.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.games.queen.QueenKit;
import org.alea.games.royal.RoyalKit;
import org.junit.jupiter.api.Test;

/** The order in which a newcomer reads: how the game is won, how it is played, and last what the program adds. */
class BookTest {

    @Test
    void the_queens_rules_of_play_come_before_what_the_program_adds() {
        assertThat(chapters("queen", new QueenKit().open(ContentSource.builtIn())))
                .startsWith("goal", "components", "setup", "round")
                .endsWith("score", "options", "daily", "practice", "coach", "assistance");
    }

    @Test
    void the_royal_rules_of_play_come_before_what_the_program_adds() {
        assertThat(chapters("royal", new RoyalKit().open(ContentSource.builtIn())))
                .startsWith("goal", "setup", "placement", "round")
                .endsWith("characters", "end", "options", "replay");
    }

    private static List<String> chapters(String game, GameBox<?, ?> box) {
        return Book.of(game, box.rules(), box.wording()).chapters().stream()
                .map(Book.Chapter::id)
                .toList();
    }
}
