package org.alea.app.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import javafx.scene.input.KeyCode;
import org.alea.app.table.Spot;
import org.alea.engine.Move;
import org.alea.games.fateforge.FateforgeMove;
import org.junit.jupiter.api.Test;

/** What is dragged on what, with the fixed dice of the tutorial's first round. */
class FateforgeDragTest extends AtTheFateforgeTable {

    @Test
    void inPreparationFailsGoToTheEnergyAndHeroesToTheirZones() {
        sitDown(newMatch(21, Map.of("mode", "tutorial", "heroes", "merc,guard")));
        enter(3);

        put(Spot.of("die", "merc.4"), Spot.of("energy", "merc"));
        assertThat(last()).isInstanceOf(FateforgeMove.EnergyReroll.class);

        put(Spot.of("hero", "guard"), Spot.of("zone", "A1"));
        assertThat(last()).isEqualTo(new FateforgeMove.Sprint("guard", "A1"));
    }

    @Test
    void inATurnResultsGoToZonesEnemiesAndCards() {
        sitDown(newMatch(21, Map.of("mode", "tutorial", "heroes", "merc,guard")));
        enter(3);
        put(Spot.of("die", "merc.4"), Spot.of("energy", "merc"));
        enter(1);

        int before = match.history().size();
        put(Spot.of("die", "merc.2"), Spot.of("zone", "B2"));
        assertThat(match.history()).as("a Strike does not walk").hasSize(before);

        put(Spot.of("die", "merc.3"), Spot.of("skill", "M01"));
        click(Spot.of("command", "confirm"));
        assertThat(last()).isInstanceOf(FateforgeMove.UseSkill.class);

        put(Spot.of("die", "merc.2"), Spot.of("foe", "recruit-1"));
        assertThat(last()).isEqualTo(new FateforgeMove.ActStrike("merc.2", "recruit-1", false));

        click(Spot.of("command", "frenzyEnergy"));
        put(Spot.of("energy", "merc"), Spot.of("zone", "C2"));
        assertThat(last()).isInstanceOf(FateforgeMove.EnergyMove.class);
    }

    private void enter(int times) {
        for (int i = 0; i < times; i++) {
            type(KeyCode.ENTER);
        }
    }

    private void put(Spot what, Spot where) {
        var end = middle(where);
        drag(middle(what)).dropTo(end);
    }

    private Move last() {
        return played().get(played().size() - 1);
    }
}
