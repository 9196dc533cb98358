package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import org.alea.engine.Refusal;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.QueenPhase;
import org.junit.jupiter.api.Test;

/** What is refused leads to its rule. */
class ReproofTest extends AtTheQueensTable {
    private static final Refusal SOLO = new Refusal("NOT_SOLO", "QUEEN-037");

    private boolean said() {
        return lookup(".toast").tryQuery().filter(Node::isVisible).isPresent();
    }

    @Test
    void a_click_on_the_reason_opens_the_rule() {
        sitDown(QueenMatches.someMatch("", "official", table -> table.phase() == QueenPhase.CHOOSE_DIE_TO_EXHAUST));
        onFxThread(() -> view().refused(SOLO));
        await(this::said);
        clickOn(".toast");
        await(() -> navigator.calls().contains("rule QUEEN-037"));
        assertThat(said()).isFalse();
    }

    @Test
    void nobody_reads_while_the_clock_runs() {
        sitDown(QueenMatches.someMatch("", "official", table -> table.phase() == QueenPhase.ROLLING && table.hasSet()));
        onFxThread(() -> view().refused(SOLO));
        await(this::said);
        assertThat(lookup(".toast").<Node>query().isMouseTransparent()).isTrue();
    }

    @Test
    void without_a_limit_the_rule_is_a_click_away_in_the_middle_of_a_round() {
        sitDown(QueenMatches.someMatch("", "untimed", table -> table.phase() == QueenPhase.ROLLING && table.hasSet()));
        onFxThread(() -> view().refused(SOLO));
        await(this::said);
        clickOn(".toast");
        await(() -> navigator.calls().contains("rule QUEEN-037"));
    }

    @Test
    void a_solo_that_is_pressed_says_why_it_stays() {
        sitDown(QueenMatches.someMatch(
                "",
                "untimed",
                table -> table.phase() == QueenPhase.ROLLING
                        && table.groups().stream().anyMatch(DiceGroup::solo)));
        clickOn(".lane-button.idle");
        await(this::said);
        clickOn(".toast");
        await(() -> navigator.calls().stream().anyMatch(call -> call.startsWith("rule QUEEN-")));
    }
}
