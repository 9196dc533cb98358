package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.engine.Seeds;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.junit.jupiter.api.Test;

/** A game that does not count says so, and what game it is can be read at any time. */
class RoyalPracticeTest extends AtTheRoyalTable {

    private static Match<RoyalTable, RoyalMove> action() {
        return RoyalMatches.someMatch(
                "an action with influence",
                table -> table.state() == State.ACTION
                        && table.purse().influence() >= 2
                        && !table.districts().dice(Side.YOU).isEmpty());
    }

    private boolean badge() {
        return lookup(".practice-badge").query().isVisible();
    }

    @Test
    @Rule("ROYAL-197")
    void aRerollTakenBackMakesItPracticeAndTheBarKeepsSayingSo() {
        sitDown(action());
        assertThat(badge()).isFalse();
        onFxThread(() -> play().play(new RoyalMove.Reroll(dice(Side.YOU).get(0).die())));
        RoyalTable rerolled = table();
        push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(lookup("#consent").tryQuery()).as("asked first").isPresent();
        push(KeyCode.ESCAPE);
        assertThat(badge()).isFalse();
        assertThat(table()).isEqualTo(rerolled);
        push(KeyCode.CONTROL, KeyCode.Z);
        push(KeyCode.ENTER);
        assertThat(table()).isNotEqualTo(rerolled);
        assertThat(badge()).isTrue();
        assertThat(view().note().words()).contains("étude");
        assertThat(view().note().id()).isEqualTo("ROYAL-197");
        onFxThread(() -> play().play(new RoyalMove.Pass()));
        assertThat(badge()).isTrue();
    }

    @Test
    @Rule("ROYAL-196")
    void whereNothingCanBeTakenBackOrPlayedAgainTheRuleIsOneClickAway() {
        sitDown(RoyalMatches.fresh(7));
        push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(view().note().words()).isEqualTo("Rien à annuler.");
        push(KeyCode.CONTROL, KeyCode.Y);
        assertThat(view().note().words()).isEqualTo("Rien à rétablir.");
        clickOn(view().note().rule());
        assertThat(navigator.calls()).containsExactly("rule ROYAL-196");
    }

    @Test
    void aPositionTakenUpAgainIsPracticeFromTheStart() {
        Match<RoyalTable, RoyalMove> match = action();
        sitDown(match.upTo(match.history().size()));
        assertThat(badge()).isTrue();
        clickOn(".practice-badge");
        assertThat(navigator.calls()).containsExactly("rule ROYAL-197");
    }

    @Test
    @Rule("ROYAL-197")
    void theHintThatMakesItPracticeAsksFirstAndOnlyOnce() {
        sitDown(action());
        push(KeyCode.F3);
        assertThat(lookup("#consent .bubble-text").queryLabeled().getText()).contains("étude");
        clickOn("#consent-no");
        assertThat(lookup("#consent").tryQuery()).isEmpty();
        assertThat(play().match().learning()).isFalse();
        assertThat(play().proposal()).isEmpty();

        push(KeyCode.F3);
        clickOn("#consent-yes");
        await(() -> play().proposal().isPresent());
        assertThat(play().match().learning()).isTrue();
        assertThat(badge()).isTrue();

        push(KeyCode.ESCAPE);
        push(KeyCode.F3);
        assertThat(lookup("#consent").tryQuery()).isEmpty();
        await(() -> play().proposal().isPresent());
    }

    @Test
    void theQuestionSpeaksAnotherLanguageAsSoonAsTheTableDoes() {
        sitDown(action());
        push(KeyCode.F3);
        onFxThread(() -> view().speakOther());
        assertThat(lookup("#consent .bubble-title").queryLabeled().getText())
                .isEqualTo("This game would no longer count");
    }

    @Test
    void aHintThatComesTooLateIsForgottenThoughAsManyMovesWereMade() {
        Deque<Runnable> thinking = new ArrayDeque<>();
        workBy(thinking::add);
        sitDown(action());
        RoyalMove reroll = new RoyalMove.Reroll(dice(Side.YOU).get(0).die());
        onFxThread(() -> play().play(reroll));
        push(KeyCode.F3);
        push(KeyCode.ENTER);
        assertThat(thinking).hasSize(1);
        onFxThread(() -> {
            play().undo();
            play().play(new RoyalMove.Pass());
        });
        onFxThread(thinking.remove());
        assertThat(play().advice()).isEmpty();
        assertThat(play().tray().isEmpty()).isTrue();
    }

    @Test
    @Rule("ROYAL-009")
    void seedAndOptionsCanBeReadWhilePlaying() {
        sitDown(action());
        push(KeyCode.O);
        Node pane = view().covers().shown().orElseThrow();
        assertThat(from(pane).lookup(".standing-line").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .contains(Seeds.format(play().match().setup().seed()), "Chevalier");
        push(KeyCode.ESCAPE);
        assertThat(view().covers().shown()).isEmpty();
    }
}
