package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.alea.Rule;
import org.alea.app.shell.Texts;
import org.alea.engine.Language;
import org.alea.engine.Turn;
import org.alea.games.queen.Arena;
import org.alea.games.queen.MoonForecast;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenForecast;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;

/** What the table foretells of a slot. */
class VerdictTest {
    private static final Speech SPEECH = new Speech(new Texts(Language.EN), Arena.BOX);

    /** Dice of a first throw, with the Moon on this slot and an enemy there. */
    private static QueenTable lying(int moon, String enemy, int marker, int... dice) {
        QueenTable table = Arena.fresh(Map.of("modules", "dragon,shields,sunmoon"));
        Arena.BOX.game().play(table, new QueenMove.TurnDial(moon > 3 ? moon - 3 : moon + 3), Turn.silent());
        Arena.rolling(table, dice);
        Arena.put(table, 3, enemy, marker);
        return showing("WING", table);
    }

    private static QueenTable shielded(QueenTable table) {
        ObjectNode json = Arena.BOX.tables().write(table);
        ((ObjectNode) json.at("/enemies/2")).put("shield", true);
        return Arena.BOX.tables().read(json, table.chance().copy());
    }

    private static QueenTable showing(String dragon, QueenTable table) {
        ObjectNode json = Arena.BOX.tables().write(table).put("dragon", dragon);
        return Arena.BOX.tables().read(json, table.chance().copy());
    }

    private static String third(QueenTable table) {
        List<QueenForecast> forecasts = QueenForecast.of(table);
        return Verdict.of(forecasts.get(2), table, MoonForecast.of(table, forecasts), SPEECH)
                .words();
    }

    @Test
    @Rule({"QUEEN-150", "QUEEN-175"})
    void underTheMoonAFailedSetStillRaisesAShield() {
        assertThat(third(lying(3, "N30", 4, 3, 3, 1, 2, 2, 2, 4, 4))).isEqualTo("Moon: −1, Shield raised");
        assertThat(third(lying(3, "N12", 1, 3, 3, 1, 2, 2, 2, 4, 4))).isEqualTo("Moon: wound, Shield raised");
    }

    @Test
    @Rule({"QUEEN-151", "QUEEN-175"})
    void underTheMoonASoloStillBreaksAShield() {
        assertThat(third(shielded(lying(3, "N20", 3, 3, 1, 1, 2, 2, 2, 4, 4)))).isEqualTo("Moon: −1, Shield broken");
        assertThat(third(shielded(lying(2, "N20", 3, 3, 1, 1, 2, 2, 2, 4, 4)))).isEqualTo("Shield broken");
    }

    @Test
    @Rule("QUEEN-150")
    void aRiposteDoesNotHideTheShieldItComesWith() {
        assertThat(third(lying(2, "N28", 3, 3, 3, 1, 2, 2, 2, 4, 4))).isEqualTo("−1 square, Shield raised");
    }

    @Test
    @Rule("QUEEN-152")
    void aSetAgainstAShieldLeavesItThere() {
        assertThat(third(shielded(lying(3, "N20", 3, 3, 3, 1, 2, 2, 2, 4, 4)))).isEqualTo("Moon: −2");
        assertThat(third(shielded(lying(2, "N20", 3, 3, 3, 1, 2, 2, 2, 4, 4)))).isEqualTo("Shield: −1");
    }

    @Test
    @Rule("QUEEN-124")
    void whatChaosMayChangeIsInDoubt() {
        QueenTable table = lying(2, "N20", 3, 3, 1, 1, 2, 2, 2, 4, 4);
        assertThat(third(table)).isEqualTo("−1 square");
        assertThat(third(showing("CHAOS", table))).isEqualTo("−1 square?");
    }

    @Test
    @Rule({"QUEEN-087", "QUEEN-175"})
    void aWoundOfTheMoonStaysOneAfterTheMarkerHasGoneBack() {
        Picture struck = Picture.of(lying(3, "N12", 1, 1, 1, 2, 2, 4, 4, 5, 5))
                .after(new QueenEvent.MarkerMoved(3, "N12", 1, 0, QueenEvent.Cause.MOON));
        Picture back = struck.after(new QueenEvent.MarkerMoved(3, "N12", 0, 1, QueenEvent.Cause.WOUND));
        assertThat(Verdict.of(struck, 3, SPEECH).words()).isEqualTo("Moon: wound");
        assertThat(Verdict.of(back, 3, SPEECH).words()).isEqualTo("Moon: wound");
    }
}
