package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.games.royal.Partial;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.junit.jupiter.api.Test;

/** A target is chosen first, and the hint shows the cheapest group for it. */
class RoyalWishTest extends AtTheRoyalTable {

    private static Match<RoyalTable, RoyalMove> action() {
        return RoyalMatches.someMatch(
                "wishing",
                Map.of(),
                table -> table.state() == State.ACTION
                        && table.round() == 2
                        && table.districts().dice(Side.YOU).size() >= 3
                        && table.purse().deniers() >= 6);
    }

    @Test
    void withAnEmptyTrayTabAimsAtTargetsAndTheHintLaysTheCheapestGroupOut() {
        sitDown(action());
        RoyalTable before = table();
        push(KeyCode.TAB);
        String first = play().wish().orElseThrow();
        push(KeyCode.TAB);
        assertThat(play().wish()).isPresent().isNotEqualTo(Optional.of(first));
        for (int guard = 0; guard < 40 && reachable().isEmpty(); guard++) {
            push(KeyCode.TAB);
        }
        RoyalMove cheapest = reachable().orElseThrow();
        push(KeyCode.F3);
        assertThat(play().proposal().map(Proposal::target)).contains(Aim.of(cheapest));
        assertThat(play().tray().isEmpty()).isFalse();
        assertThat(play().proposal().flatMap(Proposal::move)).contains(cheapest);
        assertThat(lookup(".action-line").queryAll())
                .anyMatch(line ->
                        line instanceof Labeled said && said.getText().equals("Le groupe le moins cher pour ce but."));
        assertThat(table()).isSameAs(before);
        assertThat(play().match().learning()).isFalse();
    }

    private Optional<RoyalMove> reachable() {
        return play().wish()
                .flatMap(
                        target -> play().game().moves(table(), Partial.nothing().on(target)).stream()
                                .findFirst());
    }

    @Test
    void aTargetNoGroupReachesIsSaidToBeOutOfReachAndCostsNothing() {
        sitDown(action());
        for (int guard = 0;
                guard < 40 && (play().wish().isEmpty() || reachable().isPresent());
                guard++) {
            push(KeyCode.TAB);
        }
        Node lines = view().board().action().lines();
        push(KeyCode.F3);
        assertThat(view().note().words()).startsWith("Aucun groupe");
        assertThat(lines.isVisible())
                .as("the note stands in the place of the help")
                .isFalse();
        assertThat(lines.localToScene(lines.getLayoutBounds()))
                .matches(room ->
                        room.contains(view().note().localToScene(view().note().getLayoutBounds())));
        assertThat(play().match().learning()).isFalse();
        push(KeyCode.ESCAPE);
        assertThat(play().wish()).isEmpty();
    }

    @Test
    @Rule("ROYAL-018")
    void aWarningComesOnlyWhenInfluenceIsReallyLost() {
        Match<RoyalTable, RoyalMove> match = RoyalMatches.someMatch(
                "influence runs over",
                table -> table.state() == State.ACTION && overshoots(table).isPresent());
        RoyalTable table = match.table();
        Preview preview =
                Preview.of(RoyalMatches.BOX.game(), table, overshoots(table).orElseThrow());
        assertThat(table.purse().influence() + preview.influence()).isEqualTo(20);
        assertThat(preview.wasted()).isPositive();
    }

    private static Optional<RoyalMove> overshoots(RoyalTable table) {
        if (table.purse().influence() < 15) {
            return Optional.empty();
        }
        return RoyalMatches.BOX.game().moves(table, Partial.nothing().on(Aim.CATHEDRAL)).stream()
                .filter(move -> Preview.of(RoyalMatches.BOX.game(), table, move).wasted() > 0)
                .findFirst();
    }
}
