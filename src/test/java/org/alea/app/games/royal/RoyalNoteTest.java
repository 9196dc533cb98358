package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.alea.app.shell.GameSession;
import org.alea.games.royal.Colour;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.ScoreSource;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.junit.jupiter.api.Test;

/** What the table says about its rules, and that the rule itself is one click away. */
class RoyalNoteTest extends AtTheRoyalTable {
    private static final PseudoClass TELLING = PseudoClass.getPseudoClass("telling");

    private void sitDownSmall() {
        sitDown(
                new GameSession<>(
                        "royal",
                        RoyalMatches.BOX,
                        RoyalMatches.someMatch(
                                "a first action with several dice",
                                table -> table.state() == State.ACTION
                                        && table.round() == 1
                                        && table.districts().dice(Side.YOU).size() >= 3),
                        clock),
                1280,
                720);
    }

    private Bounds onScreen(Node node) {
        return node.localToScreen(node.getLayoutBounds());
    }

    @Test
    void theWayFromAGreyedCardToTheRuleItNamesIsNotCrossedByOtherCards() {
        sitDownSmall();
        Districts.Lying die = dice(Side.YOU).get(0);
        Colour other = die.die().colour() == Colour.WHITE ? Colour.YELLOW : Colour.WHITE;
        String card = table().activity(other, 1).orElseThrow().id();
        onFxThread(() -> view().perform(new RoyalAct.Take(die.id())));
        Bounds place = onScreen(node(Spots.to(card)));
        moveTo(new Point2D(place.getMinX() + 8, place.getCenterY()));
        await(() -> !view().note().words().isEmpty());
        String words = view().note().words();
        String rule = view().note().id();
        assertThat(view().note().rule().getText()).isEqualTo("La règle");
        Bounds link = onScreen(view().note().rule());
        moveTo(new Point2D(link.getCenterX(), link.getCenterY()));
        assertThat(view().note().words()).isEqualTo(words);
        clickOn(view().note().rule());
        assertThat(navigator.calls()).contains("rule " + rule);
    }

    private void setTheWeakestDieAgainstTheBlackOnes() {
        sitDown(
                new GameSession<>(
                        "royal",
                        RoyalMatches.BOX,
                        RoyalMatches.someMatch("black dice", table -> table.state() == State.COUNTER),
                        clock),
                1280,
                720);
        Districts.Lying weakest = dice(Side.YOU).stream()
                .min(Comparator.comparingInt(die -> die.die().face()))
                .orElseThrow();
        onFxThread(() -> view().perform(new RoyalAct.Take(weakest.id())));
    }

    @Test
    void theGreyedMainButtonLeadsInOneClickToTheRuleOfWhatItWaitsFor() {
        sitDownSmall();
        assertThat(lookup("#royal-confirm").queryButton().isDisabled()).isTrue();
        clickOn("#royal-confirm");
        assertThat(navigator.calls()).containsExactly("rule ROYAL-076");
    }

    @Test
    void theGreyedMainButtonLeadsToTheRuleThatSpeaksAgainstTheDiceChosen() {
        setTheWeakestDieAgainstTheBlackOnes();
        String rule = play().targets().refusal(Aim.COUNTER).orElseThrow().rule();
        clickOn("#royal-confirm");
        assertThat(navigator.calls()).containsExactly("rule " + rule);
    }

    @Test
    void whoeverRestsOnAGreyedCommandFindsTheWayToItsRule() {
        sitDownSmall();
        moveTo(node(Spots.to(Aim.REROLL)));
        await(() -> !view().note().words().isEmpty());
        clickOn(view().note().rule());
        assertThat(navigator.calls()).containsExactly("rule ROYAL-089");
    }

    @Test
    void aKeyOpensTheRuleOfWhatIsAsked() {
        sitDownSmall();
        push(KeyCode.Q);
        assertThat(navigator.calls()).containsExactly("rule ROYAL-076");
    }

    @Test
    void aKeyOpensTheRuleOfWhatIsRefused() {
        sitDownSmall();
        push(KeyCode.R);
        push(KeyCode.Q);
        assertThat(navigator.calls()).containsExactly("rule ROYAL-089");
    }

    @Test
    void whyDiceDoNotCounterLeadsToTheRule() {
        setTheWeakestDieAgainstTheBlackOnes();
        await(() -> lookup(".action-line.to-rule").tryQuery().isPresent());
        clickOn(".action-line.to-rule");
        assertThat(navigator.calls()).anyMatch(call -> call.startsWith("rule ROYAL-"));
    }

    @Test
    void whoeverTurnsAwayFromTheNoteHearsAboutTheNextCard() {
        sitDownSmall();
        onFxThread(() -> view().perform(new RoyalAct.Take(dice(Side.YOU).get(0).id())));
        Colour other = dice(Side.YOU).get(0).die().colour() == Colour.WHITE ? Colour.YELLOW : Colour.WHITE;
        moveTo(node(Spots.to(table().activity(other, 1).orElseThrow().id())));
        await(() -> !view().note().words().isEmpty());
        String words = view().note().words();
        moveTo(node(Spots.to(Aim.faceDown(other, 3))));
        moveBy(0, 12);
        await(() -> !view().note().words().equals(words));
    }

    @Test
    void aRuleThatStrikesForTheFirstTimeIsToldAsNewsAboveTheTable() {
        sitDownSmall();
        onFxThread(() -> view().heard(List.of(new RoyalEvent.Conceded(5))));
        assertThat(view().note().words()).isNotEmpty();
        assertThat(view().note().getPseudoClassStates()).contains(TELLING);
        assertCoversNoCardAndNoDie();
        assertThat(onScreen(view().note())
                        .intersects(onScreen(lookup(".royal-side").query())))
                .isFalse();
    }

    @Test
    void newsOfOneLineLieOverTheTitleAndNotHalfBelowIt() {
        sitDownSmall();
        RoyalEvent penalty = new RoyalEvent.VpLost(Side.YOU, 2, ScoreSource.PENALTIES);
        onFxThread(() -> view().heard(List.of(penalty)));
        Bounds note = onScreen(view().note());
        assertThat(note.getHeight()).isLessThan(30);
        assertThat(note.getCenterY())
                .isCloseTo(onScreen(lookup(".bar-title").query()).getCenterY(), within(1.5));
    }

    @Test
    void theQuestionBeforeAHintLeavesTheBulbFreeToBePressedAgain() {
        sitDownSmall();
        Node bulb = lookup(".royal-action .bar-tool").query();
        clickOn(bulb);
        clickOn("#consent-no");
        assertThat(lookup("#consent").tryQuery()).isEmpty();
        moveBy(0, -120);
        clickOn(bulb);
        assertThat(lookup("#consent").tryQuery()).isPresent();
    }

    private void assertCoversNoCardAndNoDie() {
        Bounds note = onScreen(view().note());
        assertThat(view().board().large())
                .noneMatch(piece -> onScreen(piece).intersects(note))
                .isNotEmpty();
        assertThat(onScreen(view().board().square()).intersects(note)).isFalse();
    }
}
