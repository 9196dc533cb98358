package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.Rule;
import org.alea.engine.Turn;
import org.junit.jupiter.api.Test;

/** The Moon is foretold together with the attack it comes after. */
class MoonForecastTest {

    /** The Sun on 6 and the Moon on 3. */
    private static QueenTable underTheMoon(String modules, int... dice) {
        QueenTable table = Arena.fresh(Map.of("modules", modules));
        Arena.BOX.game().play(table, new QueenMove.TurnDial(6), Turn.silent());
        Arena.rolling(table, dice);
        Arena.put(table, 3, "N20", 2);
        Arena.put(table, 6, "N22", 1);
        return table;
    }

    private static Optional<MoonForecast> moon(QueenTable table) {
        List<QueenForecast> attacks = QueenForecast.of(table);
        return MoonForecast.of(table, attacks);
    }

    @Test
    @Rule("QUEEN-175")
    void itLowersAnEnemyThatNoDieAttacks() {
        assertThat(moon(underTheMoon("sunmoon", 1, 1, 1, 2, 2, 2, 4, 4))).contains(new MoonForecast(3, 1, false));
    }

    @Test
    @Rule("QUEEN-175")
    void afterASoloItWounds() {
        assertThat(moon(underTheMoon("sunmoon", 3, 1, 1, 2, 2, 2, 4, 4))).contains(new MoonForecast(3, 2, true));
    }

    @Test
    @Rule("QUEEN-176")
    void anEnemyThatHasWoundedIsLoweredFromItsStart() {
        QueenTable table = underTheMoon("sunmoon", 3, 1, 1, 2, 2, 2, 4, 4);
        Arena.put(table, 3, "N20", 1);
        assertThat(QueenForecast.of(table).get(2).wounds()).isEqualTo(1);
        assertThat(moon(table)).contains(new MoonForecast(3, 2, true));
        Arena.put(table, 3, "N30", 1);
        assertThat(moon(table)).as("it starts on the second square").contains(new MoonForecast(3, 2, false));
    }

    @Test
    @Rule({"QUEEN-093", "QUEEN-176"})
    void anEnemyThatAChariotHasLetWoundIsLoweredFromWhereTheAttackLeavesIt() {
        QueenTable table = underTheMoon("sunmoon,chariots", 3, 1, 1, 2, 2, 2, 4, 4);
        table.chariots.inPlay[1] =
                (byte) table.cards.chariots().indexOf(table.cards.chariot("C05").orElseThrow());
        Arena.put(table, 3, "N30", 1);
        assertThat(QueenForecast.of(table).get(2).wounds())
                .as("the Chariot brings it to the bottom and the solo only one square below its start")
                .isEqualTo(1);
        assertThat(moon(table)).map(MoonForecast::wounds).contains(true);
    }

    @Test
    @Rule("QUEEN-174")
    void itSparesAnEnemyThatTakesDamage() {
        assertThat(moon(underTheMoon("sunmoon", 3, 3, 1, 2, 2, 2, 4, 4))).isEmpty();
    }

    @Test
    void theMirrorKeepsItOffWhenTheSunIsHit() {
        QueenTable table = underTheMoon("sunmoon,spirit", 3, 6, 6, 2, 2, 2, 4, 4);
        assertThat(moon(table)).isPresent();
        table.spirit = table.cards.spirits().indexOf(table.cards.spirit("E14").orElseThrow());
        assertThat(moon(table)).isEmpty();
    }

    @Test
    void withoutTheModuleThereIsNoMoon() {
        assertThat(moon(Arena.rolling(Map.of(), 3, 1, 1, 2, 2, 2, 4, 4))).isEmpty();
    }

    @Test
    @Rule("QUEEN-118")
    void theDragonDieIsReckonedWithBeforeItJoins() {
        QueenTable table = Arena.rolling(Map.of("modules", "dragon"), 3, 1, 1, 2, 2, 2, 4, 4);
        Arena.put(table, 3, "N20", 1);
        table.dragon = Optional.of(DragonFace.TAIL);
        assertThat(QueenForecast.of(table).get(2).down()).isEqualTo(1);
        assertThat(QueenForecast.withDragon(table, 3).get(2).up()).isEqualTo(1);
        assertThat(table.dragonSlot).isZero();
    }
}
