package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;

class AdviserTest extends AtTheQueensTable {

    private Match<QueenTable, QueenMove> roll(String speed) {
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(7, "", speed);
        sitDown(match);
        push(KeyCode.SPACE);
        letDiceLand();
        return match;
    }

    @Test
    @Rule("QUEEN-230")
    void without_a_clock_the_coach_says_what_he_would_do() {
        Match<QueenTable, QueenMove> match = roll("untimed");

        push(KeyCode.H);
        onFxThread(() -> {});

        assertThat(navigator.calls()).contains("toast Le coach réfléchit…");
        assertThat(navigator.calls()).last().asString().startsWith("toast Conseil");
        assertThat(match.learning()).isTrue();
    }

    @Test
    @Rule("QUEEN-230")
    void against_the_clock_he_says_nothing() {
        Match<QueenTable, QueenMove> match = roll("official");

        push(KeyCode.H);

        assertThat(navigator.calls()).last().asString().startsWith("toast Le coach ne conseille");
        assertThat(match.learning()).isFalse();
    }

    @Test
    @Rule("QUEEN-229")
    void the_demonstration_makes_one_move_in_four_seconds_and_says_why() {
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(7, "", "untimed");
        sitDown(match);
        press(KeyCode.SHIFT).press(KeyCode.H).release(KeyCode.H).release(KeyCode.SHIFT);

        pass(3900);
        assertThat(phase()).isEqualTo(QueenPhase.START_ROUND);
        pass(200);
        assertThat(phase()).isEqualTo(QueenPhase.ROLLING);

        int moves = match.history().size();
        pass(4100);
        assertThat(match.history()).hasSizeGreaterThan(moves);
        assertThat(navigator.calls()).last().asString().matches("toast (Elle|Plus de série).*");
        assertThat(match.learning()).isTrue();
    }
}
