package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.junit.jupiter.api.Test;

/** The table follows the Roy's turn step by step. */
class RoyalWatchTest extends AtTheRoyalTable {

    /** Before a turn in which the Roy pays dice and gains VP. */
    private static Match<RoyalTable, RoyalMove> beforeHeScores() {
        return LongStream.range(1, 500)
                .mapToObj(seed -> RoyalMatches.playedUntil(
                                RoyalMatches.fresh(seed),
                                seed,
                                table -> table.state() == State.ROY_TURN && table.round() == 2)
                        .orElseThrow())
                .filter(RoyalWatchTest::scores)
                .findFirst()
                .orElseThrow();
    }

    private static boolean scores(Match<RoyalTable, RoyalMove> match) {
        Match<RoyalTable, RoyalMove> tried = match.upTo(match.history().size());
        List<Event> events = tried.play(new RoyalMove.RoyRoll(), 0).events();
        return tried.table().round() == 2
                && events.stream().anyMatch(event -> event instanceof RoyalEvent.RoyPaid)
                && events.stream()
                        .anyMatch(event -> event instanceof RoyalEvent.VpGained gained && gained.side() == Side.ROY);
    }

    private List<Districts.Lying> lying() {
        return dice(Side.ROY).stream()
                .filter(die -> view().hand().node(Spots.die(die.id())).isPresent())
                .toList();
    }

    @Test
    void hisDiceLieOnTheTableUntilHeIsSeenToPay() {
        Match<RoyalTable, RoyalMove> match = beforeHeScores();
        sitDown(match);
        List<Districts.Lying> before = dice(Side.ROY);
        push(KeyCode.SPACE);
        push(KeyCode.SPACE);
        push(KeyCode.SPACE);
        push(KeyCode.SPACE);
        assertThat(view().watch().steps().orElseThrow().current().number()).isEqualTo(4);
        assertThat(before)
                .allMatch(die -> view().hand().node(Spots.die(die.id())).isPresent());
        push(KeyCode.SPACE);
        assertThat(lying()).hasSizeLessThan(before.size());
        assertThat(before)
                .filteredOn(die -> view().hand().node(Spots.die(die.id())).isPresent())
                .hasSameSizeAs(lying());
    }

    @Test
    void theNumberOfTheStepStandsOnTheEdgeOfTheScoreAndHidesNoFigure() {
        sitDown(beforeHeScores());
        push(KeyCode.SPACE);
        push(KeyCode.SPACE);
        push(KeyCode.SPACE);
        push(KeyCode.SPACE);
        Bounds score = onScreen(lookup(".score-pill").query());
        List<Bounds> figures = lookup(".score-pill .label").<Node>queryAll().stream()
                .map(RoyalWatchTest::onScreen)
                .toList();
        assertThat(lookup(".royal-step-badge").<Node>queryAll().stream()
                        .map(RoyalWatchTest::onScreen)
                        .filter(badge -> badge.getMinY() < score.getMaxY()))
                .isNotEmpty()
                .allMatch(badge -> badge.intersects(score))
                .noneMatch(badge -> figures.stream().anyMatch(badge::intersects));
    }

    @Test
    void aTurnThatIsTakenBackIsNoLongerShown() {
        Match<RoyalTable, RoyalMove> match = beforeHeScores();
        RoyalTable before = match.table().copy();
        sitDown(match);
        push(KeyCode.SPACE);
        push(KeyCode.SPACE);
        push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(view().watching()).isFalse();
        assertThat(table()).isEqualTo(before);
        assertThat(play().past()).isEmpty();
    }

    @Test
    void inAnotherLanguageTheTurnBeginsAnewAndWaitsWhateverWasStillRunning() {
        Match<RoyalTable, RoyalMove> match = beforeHeScores();
        RoyalTable before = match.table().copy();
        sitDown(match);
        push(KeyCode.SPACE);
        Button runs = lookup(".roy-controls .button.primary").queryButton();
        push(KeyCode.L);
        onFxThread(() -> {
            for (int step = 0; step < 5; step++) {
                runs.fire();
            }
        });
        assertThat(view().watch().steps().orElseThrow().current().number()).isEqualTo(1);
        assertThat(table()).isEqualTo(before);
    }

    private static Bounds onScreen(Node node) {
        return node.localToScreen(node.getLayoutBounds());
    }
}
