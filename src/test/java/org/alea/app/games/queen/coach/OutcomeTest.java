package org.alea.app.games.queen.coach;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.Rule;
import org.alea.app.shell.Texts;
import org.alea.engine.Language;
import org.alea.engine.Turn;
import org.alea.games.queen.Arena;
import org.alea.games.queen.MoonForecast;
import org.alea.games.queen.QueenForecast;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;

/** What the coach says of a lane is what would happen there, the Moon included. */
class OutcomeTest {
    private static final CoachWords WORDS = new CoachWords(new Texts(Language.EN), Arena.BOX);

    /** The Sun on 6 and the Moon on 3. */
    private static QueenTable underTheMoon(String enemy, int marker, int... dice) {
        QueenTable table = Arena.fresh(Map.of("modules", "dragon,shields,sunmoon,spirit"));
        Arena.BOX.game().play(table, new QueenMove.TurnDial(6), Turn.silent());
        Arena.rolling(table, dice);
        Arena.put(table, 3, enemy, marker);
        Arena.put(table, 6, "N22", 1);
        return with("E02", table);
    }

    private static QueenTable with(String spirit, QueenTable table) {
        ObjectNode json = Arena.BOX.tables().write(table).put("spirit", spirit).put("dragon", "WING");
        return Arena.BOX.tables().read(json, table.chance().copy());
    }

    private static Optional<String> third(QueenTable table) {
        List<QueenForecast> forecasts = QueenForecast.of(table);
        return Outcome.of(table, forecasts.get(2), MoonForecast.of(table, forecasts), WORDS)
                .map(Outcome::words);
    }

    @Test
    @Rule("QUEEN-175")
    void theMoonLowersALaneWithoutDamage() {
        assertThat(third(underTheMoon("N20", 3, 3, 1, 1, 2, 2, 2, 4, 4))).contains("Moon −2");
    }

    @Test
    @Rule("QUEEN-175")
    void aWoundByTheMoonIsCalledOne() {
        assertThat(third(underTheMoon("N20", 2, 3, 1, 1, 2, 2, 2, 4, 4))).contains("Moon: wound");
    }

    @Test
    @Rule("QUEEN-176")
    void anEnemyThatWoundsTwiceIsToldTwice() {
        assertThat(third(underTheMoon("N20", 1, 3, 1, 1, 2, 2, 2, 4, 4))).contains("2 wounds");
        assertThat(third(underTheMoon("N30", 1, 3, 1, 1, 2, 2, 2, 4, 4))).contains("wound");
    }

    @Test
    @Rule({"QUEEN-150", "QUEEN-151"})
    void aShieldIsToldBesideTheMoon() {
        QueenTable table = underTheMoon("N12", 1, 3, 3, 1, 2, 2, 2, 4, 4);
        assertThat(third(table)).contains("wound, shield");
        ObjectNode shielded = Arena.BOX.tables().write(underTheMoon("N20", 3, 3, 1, 1, 2, 2, 2, 4, 4));
        ((ObjectNode) shielded.at("/enemies/2")).put("shield", true);
        assertThat(third(Arena.BOX.tables().read(shielded, table.chance().copy())))
                .contains("Moon −1, broken");
    }

    @Test
    @Rule("QUEEN-124")
    void aLaneThatChaosMayChangeIsInDoubt() {
        ObjectNode json = Arena.BOX.tables().write(underTheMoon("N20", 3, 3, 1, 1, 2, 2, 2, 4, 4));
        json.put("dragon", "CHAOS");
        assertThat(third(Arena.BOX
                        .tables()
                        .read(json, Arena.fresh(Map.of()).chance().copy())))
                .contains("Moon −2?");
    }

    @Test
    @Rule("QUEEN-147")
    void theMirrorKeepsTheMoonOffWhenTheSunIsHit() {
        QueenTable hit = underTheMoon("N20", 3, 3, 6, 6, 2, 2, 2, 4, 4);
        assertThat(third(hit)).contains("Moon −2");
        assertThat(third(with("E14", hit))).contains("−1");
    }
}
