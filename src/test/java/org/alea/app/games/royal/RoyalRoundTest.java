package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import javafx.scene.input.KeyCode;
import org.alea.engine.Match;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.junit.jupiter.api.Test;

class RoyalRoundTest extends AtTheRoyalTable {

    private static Match<RoyalTable, RoyalMove> action() {
        return RoyalMatches.someMatch(
                "plain action",
                Map.of(),
                table -> table.state() == State.ACTION
                        && table.round() == 2
                        && table.districts().dice(Side.YOU).size() >= 3
                        && table.purse().deniers() >= 6);
    }

    /** A die of yours that can work alone somewhere on the table, and where. */
    private Map.Entry<Integer, String> somethingForOneDie() {
        for (Districts.Lying die : dice(Side.YOU)) {
            Targets targets = new Targets(play().game(), table(), Tray.EMPTY.with(die.id()));
            for (Map.Entry<String, List<RoyalMove>> target : targets.legal().entrySet()) {
                boolean action = Targets.takesDice(target.getKey())
                        && !target.getKey().equals(Aim.REROLL)
                        && !target.getKey().equals(Aim.TURN);
                if (action
                        && Proposal.of(target.getKey(), target.getValue())
                                .move()
                                .isPresent()) {
                    return Map.entry(die.id(), target.getKey());
                }
            }
        }
        throw new AssertionError("no die works alone");
    }

    @Test
    void anActionIsPlayedByClickingDiceTargetAndButton() {
        sitDown(action());
        int before = dice(Side.YOU).size();
        Map.Entry<Integer, String> way = somethingForOneDie();
        clickAt(Spots.die(way.getKey()));
        assertThat(play().tray().dice()).hasSize(1);
        clickAt(Spots.to(way.getValue()));
        assertThat(play().proposal()).isPresent();
        assertThat(state()).isEqualTo(State.ACTION);
        clickOn(view().board().commands().confirm());
        assertThat(dice(Side.YOU)).hasSize(before - 1);
        assertThat(play().tray().isEmpty()).isTrue();
    }

    @Test
    void escapeTakesBackTheProposalAndThenTheTrayWithoutATrace() {
        sitDown(action());
        RoyalTable before = table();
        Map.Entry<Integer, String> way = somethingForOneDie();
        carry(Spots.die(way.getKey()), Spots.to(way.getValue()));
        assertThat(play().proposal()).isPresent();
        push(KeyCode.ESCAPE);
        assertThat(play().proposal()).isEmpty();
        assertThat(play().tray().dice()).hasSize(1);
        push(KeyCode.ESCAPE);
        assertThat(play().tray()).isEqualTo(Tray.EMPTY);
        assertThat(table()).isSameAs(before);
    }
}
