package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.alea.Rule;
import org.alea.app.Tips;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.junit.jupiter.api.Test;

/** The summary between two rounds, and the coach in it. */
class CoachBetweenRoundsTest extends AtTheQueensTable {

    private Match<QueenTable, QueenMove> aRoundOf(String occasion) {
        Setup setup = Setup.of(
                QueenMatches.BOX.options(), Map.of("modules", "", "speed", "official", "occasion", occasion), 7);
        Match<QueenTable, QueenMove> match = Match.start(QueenMatches.BOX.game(), setup);
        QueenMatches.playedUntil(
                match, 7, table -> table.phase() == QueenPhase.ROLLING && table.rerolls() > 0 && table.hasSet());
        toItsSummary(match);
        pass(1000);
        return match;
    }

    private void toItsSummary(Match<QueenTable, QueenMove> match) {
        sitDown(match);
        onFxThread(() -> {
            QueenPlay play = view().play();
            play.play(new QueenMove.Stop(table().lockEndMs()));
            while (!play.summing()) {
                play.all();
                if (!play.watching()) {
                    play.play(play.moves().get(0));
                }
            }
        });
    }

    @Test
    @Rule("QUEEN-210")
    void aClickMeantForTheButtonThatStoodThereDoesNotCallHim() {
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(7, "", "official");
        QueenMatches.playedUntil(
                match, 7, table -> table.phase() == QueenPhase.ROLLING && table.rerolls() > 0 && table.hasSet());
        match.markLearning();
        toItsSummary(match);
        pass(600);
        clickOn("Coach");
        assertThat(coachCalled()).isFalse();
        pass(1000);
        clickOn("Coach");
        assertThat(coachCalled()).isTrue();
    }

    @Test
    void aPressMeantForTheLastAttackDoesNotClearTheSummaryAway() {
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(7, "", "official");
        QueenMatches.playedUntil(match, 7, table -> table.phase() == QueenPhase.ROLLING && table.hasSet());
        toItsSummary(match);
        push(KeyCode.ENTER);
        push(KeyCode.SPACE);
        clickOn(view().board().buttons().get(0));
        assertThat(view().play().summing()).isTrue();
        pass(500);
        push(KeyCode.ENTER);
        assertThat(view().play().summing()).as("a glance is enough").isFalse();
    }

    /** The second half of a double click, which a machine at work may be too slow for. */
    private void clickOnceMore(Node under) {
        onFxThread(() -> Stream.of(MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED)
                .forEach(type -> under.fireEvent(new MouseEvent(
                        type,
                        0,
                        0,
                        0,
                        0,
                        MouseButton.PRIMARY,
                        2,
                        false,
                        false,
                        false,
                        false,
                        type == MouseEvent.MOUSE_PRESSED,
                        false,
                        false,
                        true,
                        false,
                        true,
                        null))));
    }

    private boolean coachCalled() {
        return navigator.calls().stream().anyMatch(call -> call.startsWith("show") && call.contains("Coach"));
    }

    @Test
    @Rule("QUEEN-210")
    void heComesAtTheSecondWordAndTheGameIsALearningOne() {
        Match<QueenTable, QueenMove> match = aRoundOf("ordinary");

        clickOn("Coach");
        assertThat(lookup("Activer le coach").tryQuery()).isPresent();
        assertThat(match.learning()).isFalse();
        assertThat(coachCalled()).isFalse();

        moveBy(0, -120);
        clickOn("Activer le coach");
        assertThat(match.learning()).isTrue();
        Label round = lookup(".bar-round").query();
        assertThat(round.getTooltip().getText())
                .as("the bar says so from now on")
                .contains("apprentissage");
        assertThat(coachCalled()).isTrue();
        clickOn(round);
        assertThat(navigator.calls()).endsWith("rule QUEEN-194");
        int before = navigator.calls().size();
        onFxThread(() -> {
            assertThat(Tips.in(screen().node())).containsExactly(round);
            assertThat(Tips.leadingNowhere(
                            screen().node(), () -> navigator.calls().size() > before))
                    .isEmpty();
        });
    }

    @Test
    @Rule("QUEEN-210")
    void aClickTooManyDoesNotCallHim() {
        Match<QueenTable, QueenMove> match = aRoundOf("ordinary");

        clickOn("Coach");
        clickOnceMore(lookup("Activer le coach").query());

        assertThat(view().coach().asked()).isTrue();
        assertThat(match.learning()).isFalse();
        assertThat(coachCalled()).isFalse();
    }

    @Test
    @Rule("QUEEN-210")
    void whoGoesOnInsteadKeepsTheRecordAndIsAskedAnewNextTime() {
        Match<QueenTable, QueenMove> match = aRoundOf("ordinary");

        clickOn("Coach");
        push(KeyCode.SPACE);

        assertThat(view().play().summing()).isFalse();
        assertThat(view().coach().asked()).isFalse();
        assertThat(match.learning()).isFalse();
    }

    @Test
    void aMatchTakenUpAgainShowsASummaryThatWasNotClearedAwayAndNoOther() {
        Match<QueenTable, QueenMove> match = aRoundOf("ordinary");
        sitDown(match);
        assertThat(view().play().summing()).isTrue();

        push(KeyCode.SPACE);
        assertThat(view().play().summing()).isFalse();
        sitDown(match);
        assertThat(view().play().summing()).isFalse();
    }

    @Test
    void theDiceToComeBackAreThoseInSight() {
        aRoundOf("ordinary");
        Picture picture = view().play().picture();
        int away = Stream.of(Zone.TOP, Zone.MIDDLE, Zone.BOTTOM, Zone.STOCK)
                .mapToInt(zone -> picture.dice(zone).size())
                .sum();
        assertThat(picture.dice(Zone.TOP)).as("exhausted in this very round").isNotEmpty();
        onFxThread(view().inspection()::piles);
        assertThat(lookup(".zoom .die").queryAll()).hasSize(away);
    }

    @Test
    @Rule("QUEEN-200")
    void inADailyChallengeHeIsNotThere() {
        aRoundOf("daily");

        assertThat(view().play().summing()).isTrue();
        assertThat(lookup("Coach").tryQuery()).isEmpty();
        assertThat(view().coach().possible()).isFalse();
    }
}
