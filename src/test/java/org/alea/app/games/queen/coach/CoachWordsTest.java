package org.alea.app.games.queen.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.Rule;
import org.alea.app.shell.Texts;
import org.alea.engine.Language;
import org.alea.games.queen.Arena;
import org.alea.games.queen.Lying;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.bots.Demonstration;
import org.alea.games.queen.coach.Rerolls;
import org.junit.jupiter.api.Test;

class CoachWordsTest {
    private static final CoachWords WORDS = new CoachWords(new Texts(Language.EN), Arena.BOX);
    private static final Demonstration.Reason REASON =
            new Demonstration.Reason(0.5, Optional.of(new Rerolls.Candidate(3, false, 0.2)));

    @Test
    @Rule("QUEEN-229")
    void whoDefendsAChariotDoesNotSayThatSheStops() {
        QueenTable table = Lying.on(Map.of("speed", "untimed", "modules", "chariots"))
                .chariot("C13")
                .dice("W3 W3 W1 W5")
                .table();
        List<String> threes = table.dice().stream()
                .filter(die -> die.value() == 3)
                .map(QueenDie::id)
                .toList();

        assertThat(WORDS.reason(table, new QueenMove.PlaceOnChariot(1, threes, 0), REASON, false))
                .isEqualTo("She defends a Chariot: two 3s on “"
                        + table.chariots().get(0).card().name().en() + "”.");
        assertThat(WORDS.reason(table, new QueenMove.Stop(0), REASON, false)).startsWith("She stops at +0.50");
    }

    @Test
    @Rule("QUEEN-229")
    void whoThrowsOnThoughAThrowLosesOnAverageDoesNotBoastOfIt() {
        QueenTable table =
                Lying.on(Map.of("speed", "untimed")).dice("W3 W3 W1 W5").table();
        QueenMove threes = new QueenMove.RerollSet(3, false, 0);

        assertThat(WORDS.reason(table, threes, REASON, true))
                .isEqualTo("Stopping at +0.50 is not enough for her: she rerolls the 3s (+0.20 on average;"
                        + " 1 = 100 points of the goal).");
        assertThat(WORDS.reason(
                        table,
                        threes,
                        new Demonstration.Reason(0.1, Optional.of(new Rerolls.Candidate(3, false, 0.2))),
                        false))
                .isEqualTo("She rerolls the 3s: +0.20 on average, against +0.10 for stopping"
                        + " (1 = about one enemy defeated).");
    }

    @Test
    @Rule("QUEEN-229")
    void whoUsesAPowerNamesIt() {
        QueenTable table = Lying.on(Map.of("speed", "untimed", "modules", "spirit"))
                .spirit("E01")
                .dice("W3 W3 W1 W5")
                .table();

        assertThat(WORDS.reason(table, new QueenMove.RerollSolo(5, 0), REASON, false))
                .isEqualTo("She uses her power: "
                        + table.spirit().orElseThrow().name().en() + " on the 5.");
    }
}
