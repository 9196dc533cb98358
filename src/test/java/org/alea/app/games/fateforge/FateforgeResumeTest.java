package org.alea.app.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.alea.Rule;
import org.alea.app.table.Spot;
import org.alea.engine.Match;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.state.Prompt;
import org.alea.store.Loading;
import org.alea.store.Save;
import org.alea.store.Slot;
import org.junit.jupiter.api.Test;

/** A program that is killed in the middle of an enemy's turn goes on where it was. */
class FateforgeResumeTest extends AtTheFateforgeTable {

    @Rule("FATE-471")
    @Test
    void theDamageOfAnEnemyIsStillToBeSpreadAfterwards() {
        Match<FateforgeTable, FateforgeMove> before = newMatch(6, Map.of("scene", "S11"));
        goOn(
                before,
                6,
                table -> table.prompt()
                        .filter(Prompt.Absorbing.class::isInstance)
                        .isPresent());
        store().saves().write(Slot.autosave("fateforge"), Save.of("fateforge", BOX, before, CALENDAR.instant()));
        closeStore();

        Loading<FateforgeTable, FateforgeMove> loading = store().saves().load(Slot.autosave("fateforge"), BOX);
        Match<FateforgeTable, FateforgeMove> resumed =
                ((Loading.Loaded<FateforgeTable, FateforgeMove>) loading).match();
        sitDown(resumed);

        assertThat(resumed.table()).isEqualTo(before.table());
        assertThat(find(Spot.of("command", "absorb"))).isPresent();
    }
}
