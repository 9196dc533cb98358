package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.alea.Rule;
import org.junit.jupiter.api.Test;

class QueenForecastTest {

    @Test
    void itSaysWhatEachSlotWouldSuffer() {
        QueenTable table = Arena.rolling(Map.of(), 1, 1, 2, 4, 4, 6, 6, 6);
        Arena.put(table, 1, "N19", 3);
        Arena.put(table, 2, "N20", 1);
        Arena.put(table, 3, "N12", 1);
        Arena.put(table, 4, "N08", 1);
        Arena.put(table, 5, "N06", 1);
        Arena.put(table, 6, "N05", 2);
        assertThat(QueenForecast.of(table))
                .containsExactly(
                        new QueenForecast(1, 2, 1, 0, false, false, false, 0, true, 4, true),
                        new QueenForecast(2, 1, 0, 1, false, false, false, 1, false, 1, true),
                        new QueenForecast(3, 0, 0, 0, false, false, false, 0, false, 1, true),
                        new QueenForecast(4, 2, 0, 0, true, false, false, 0, false, 1, true),
                        new QueenForecast(5, 0, 0, 0, false, false, false, 0, false, 1, true),
                        new QueenForecast(6, 3, 1, 0, false, false, false, 0, true, 3, true));
    }

    @Test
    void withShieldsAFailedSetRaisesOneAndASoloBreaksIt() {
        QueenTable table = Arena.rolling(Map.of("modules", "shields"), 4, 4, 2, 1, 1, 1, 1, 1);
        Arena.put(table, 4, "N08", 1);
        Arena.put(table, 2, "N20", 1);
        table.ring.shields |= 1 << 2;
        assertThat(QueenForecast.of(table))
                .contains(
                        new QueenForecast(4, 2, 0, 0, true, true, false, 0, false, 1, true),
                        new QueenForecast(2, 1, 0, 0, false, false, true, 0, false, 1, true));
    }

    @Test
    void chariotsThatNobodyDefendsAreReckonedWith() {
        QueenTable table = Arena.rolling(Map.of("modules", "chariots"), 1, 1, 2, 4, 4, 6, 6, 6);
        Arena.put(table, 1, "N19", 3);
        Arena.put(table, 3, "N12", 1);
        assertThat(QueenForecast.of(table).get(0).defeats()).isTrue();
        turnUp(table, "C16");
        assertThat(QueenForecast.of(table).get(0).fails())
                .as("every square needs one more die")
                .isTrue();
        turnUp(table, "C19");
        assertThat(QueenForecast.of(table).get(2).wounds())
                .as("without dice it goes down")
                .isEqualTo(1);
        table.dice.put(3, Zone.chariot(1));
        assertThat(QueenForecast.of(table).get(2).wounds())
                .as("the Chariot is defended")
                .isZero();
    }

    @Test
    void aChariotThatNobodyDefendsLowersAMarkerBeforeTheAttack() {
        QueenTable table = Arena.rolling(Map.of("modules", "chariots"), 1, 1, 2, 4, 4, 5, 5, 5);
        Arena.put(table, 1, "N19", 3);
        Arena.put(table, 5, "N20", 2);
        turnUp(table, "C09");
        assertThat(QueenForecast.of(table).get(4))
                .isEqualTo(new QueenForecast(5, 3, 1, 1, false, false, false, 0, false, 2, true));
        assertThat(QueenForecast.of(table).get(0).defeats()).isTrue();
        turnUp(table, "C04");
        assertThat(QueenForecast.of(table).get(0))
                .as("the most advanced enemy, pulled down first, is not defeated")
                .isEqualTo(new QueenForecast(1, 2, 1, 1, false, false, false, 0, false, 3, true));
        table.dice.put(2, Zone.chariot(1));
        assertThat(QueenForecast.of(table).get(0).defeats())
                .as("the Chariot is defended")
                .isTrue();
    }

    @Test
    void aMarkerThatAChariotBringsToTheBottomWounds() {
        QueenTable table = Arena.rolling(Map.of("modules", "chariots"), 1, 1, 2, 4, 4, 5, 5, 5);
        Arena.put(table, 5, "N20", 1);
        turnUp(table, "C09");
        QueenForecast struck = QueenForecast.of(table).get(4);
        assertThat(struck.wounds()).isEqualTo(1);
        assertThat(struck.up())
                .as("from the start square, where the wound leaves it")
                .isEqualTo(1);
        turnUp(table, "C15");
        assertThat(QueenForecast.of(table).get(4).wounds())
                .as("the player's choice")
                .isZero();
    }

    @Test
    @Rule({"QUEEN-092", "QUEEN-093"})
    void anEnemyMayWoundByAChariotAndAgainByItsAttack() {
        QueenTable table = Arena.rolling(Map.of("modules", "chariots"), 1, 1, 2, 4, 4, 6, 6, 5);
        Arena.put(table, 5, "N20", 1);
        turnUp(table, "C09");
        assertThat(QueenForecast.of(table).get(4))
                .isEqualTo(new QueenForecast(5, 1, 0, 2, false, false, false, 2, false, 1, true));
        Arena.put(table, 5, "N30", 1);
        assertThat(QueenForecast.of(table).get(4))
                .as("back on the second square it is only lowered")
                .isEqualTo(new QueenForecast(5, 1, 0, 2, false, false, false, 1, false, 1, true));
    }

    @Test
    @Rule("QUEEN-137")
    void aChariotThatTakesADieOfTheOneLargestSetIsReckonedWith() {
        QueenTable table = Arena.rolling(Map.of("modules", "chariots"), 4, 4, 4, 1, 1, 4, 2, 3);
        turnUp(table, "C10");
        Arena.put(table, 4, "N07", 2);
        assertThat(QueenForecast.of(table).get(3).defeats()).isTrue();
        turnUp(table, "C03");
        assertThat(QueenForecast.of(table).get(3))
                .as("three dice are left for a square of four")
                .isEqualTo(new QueenForecast(4, 3, 0, 0, true, false, false, 0, false, 2, true));
        Arena.put(table, 4, "N07", 1);
        assertThat(QueenForecast.of(table).get(3).up())
                .as("the green die it asks for is kept")
                .isEqualTo(1);
    }

    @Test
    @Rule("QUEEN-185")
    void whereTwoSetsAreTheLargestThePlayerWouldChoose() {
        QueenTable table = Arena.rolling(Map.of("modules", "chariots"), 4, 4, 4, 1, 1, 1, 2, 3);
        turnUp(table, "C03");
        assertThat(QueenForecast.of(table).get(3).dice()).isEqualTo(3);
        assertThat(QueenForecast.of(table).get(0).dice()).isEqualTo(3);
    }

    @Test
    @Rule("QUEEN-066")
    void aSetThatAChariotThrowsAgainIsInDoubtAndSoIsWhereItMayLand() {
        QueenTable table = Arena.rolling(Map.of("modules", "chariots"), 4, 4, 4, 4, 1, 1, 2, 3);
        turnUp(table, "C10");
        Arena.put(table, 4, "N07", 2);
        Arena.put(table, 6, "N20", 2);
        assertThat(QueenForecast.of(table)).allMatch(QueenForecast::sure);
        turnUp(table, "C11");
        assertThat(QueenForecast.of(table))
                .as("the pair is thrown; four dice defeat their enemy whatever joins them")
                .extracting(QueenForecast::sure)
                .containsExactly(false, false, false, true, false, false);
        table.dice.put(0, Zone.chariot(1));
        assertThat(QueenForecast.of(table)).as("defended").allMatch(QueenForecast::sure);
    }

    @Test
    @Rule("QUEEN-124")
    void chaosLeavesOnlyThatCertainWhichNoColouredDieCanChange() {
        QueenTable table = Arena.rolling(Map.of("modules", "dragon,spirit"), 4, 4, 1, 1, 1, 2, 2, 3);
        Arena.put(table, 4, "N18", 1);
        Arena.put(table, 1, "N19", 1);
        table.dragon = Optional.of(DragonFace.CHAOS);
        assertThat(QueenForecast.of(table))
                .as("one square and no more, however many join the three")
                .extracting(QueenForecast::sure)
                .containsExactly(true, false, false, false, false, false);
        table.spirit = table.cards.spirits().indexOf(table.cards.spirit("E07").orElseThrow());
        assertThat(QueenForecast.of(table)).as("ignored").allMatch(QueenForecast::sure);
    }

    private static void turnUp(QueenTable table, String chariot) {
        for (byte card = 0; card < table.cards.chariots().size(); card++) {
            if (table.cards.chariots().get(card).id().equals(chariot)) {
                table.chariots.inPlay[1] = card;
            }
        }
    }

    @Test
    void theFeintSparesOnlyTheFirstShield() {
        QueenTable table = Arena.rolling(Map.of("modules", "shields,spirit"), 4, 4, 2, 2, 1, 1, 1, 1);
        table.spirit = table.cards.spirits().indexOf(table.cards.spirit("E11").orElseThrow());
        Arena.put(table, 2, "N04", 2);
        Arena.put(table, 4, "N08", 1);
        assertThat(QueenForecast.of(table).get(1).raisesShield()).isFalse();
        assertThat(QueenForecast.of(table).get(3).raisesShield()).isTrue();
    }
}
