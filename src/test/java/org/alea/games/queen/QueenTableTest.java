package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.alea.Rule;
import org.junit.jupiter.api.Test;

/** What everybody may read on the table. */
class QueenTableTest {
    private static final Map<String, String> NONE = Map.of("modules", "");

    @Test
    void theEnemiesNobodyHasSeenAreThoseOfTheDeckInTheOrderOfTheirIds() {
        QueenTable table = Arena.fresh(NONE);
        assertThat(table.enemyDeckSize()).isEqualTo(24);
        assertThat(table.unseenEnemies())
                .hasSize(24)
                .isSortedAccordingTo((one, other) -> one.id().compareTo(other.id()))
                .doesNotContainAnyElementsOf(
                        table.enemies().stream().map(EnemyInPlay::card).toList());
        assertThat(table.enemyDiscard()).isEmpty();
    }

    @Test
    void diceLieInGroupsOfTheirValue() {
        QueenTable table = Arena.rolling(NONE, 1, 1, 1, 1, 6, 6, 6, 4);
        assertThat(table.groups()).extracting(DiceGroup::value).containsExactly(1, 4, 6);
        assertThat(table.groups())
                .extracting(group -> group.dice().stream().map(QueenDie::id).toList())
                .containsExactly(List.of("W1", "W2", "W3", "W4"), List.of("B1"), List.of("W5", "G1", "Y1"));
        assertThat(table.hasSet()).isTrue();
        for (int die = 0; die < table.dice.size(); die++) {
            if (table.dice.in(Zone.ARENA, die) && die > 0) {
                table.dice.put(die, Zone.RESERVE);
            }
        }
        assertThat(table.hasSet()).isFalse();
    }

    @Test
    void nothingIsChosenOnAFreshTable() {
        QueenTable table = Arena.fresh(NONE);
        assertThat(table.dragonSlot()).isEmpty();
        assertThat(table.paintedDie()).isEmpty();
        assertThat(table.attackedSlot()).isEmpty();
        assertThat(table.rerollCap()).isEmpty();
        assertThat(table.attacksResolved()).isFalse();
        assertThat(table.wounding()).isFalse();
        assertThat(table.tied()).isFalse();
        assertThat(table.defeatsThisRound()).isZero();
        assertThat(table.stackSpace()).isEqualTo(2);
    }

    @Test
    void whatWasChosenIsShown() {
        QueenTable table = Arena.rolling(NONE, 1, 1, 2, 2, 3, 3, 4, 6);
        table.dragonSlot = 3;
        table.dice.painted = 1;
        table.dice.paint = DieColour.G;
        table.clock.rerollCap = 2;
        table.defeatsThisRound = 2;
        assertThat(table.dragonSlot()).hasValue(3);
        assertThat(table.paintedDie()).contains("W2");
        assertThat(table.paint()).isEqualTo(DieColour.G);
        assertThat(table.rerollCap()).isEqualTo(OptionalInt.of(2));
        assertThat(table.defeatsThisRound()).isEqualTo(2);
    }

    @Test
    @Rule("QUEEN-058")
    void anOrdinaryRoundMayBePausedAndADailyChallengeThreeTimes() {
        QueenTable table = Arena.rolling(NONE, 1, 1, 2, 2, 3, 3, 4, 6);
        assertThat(table.mayPause()).isTrue();
        assertThat(table.pausesLeft()).isEqualTo(3);
    }

    @Test
    void aDieToExhaustIsAskedForByAWoundOrByACard() {
        QueenTable wounded = Arena.rolling(NONE, 1, 1, 1, 2, 2, 2, 2, 1);
        Arena.put(wounded, 3, "N20", 1);
        Arena.put(wounded, 4, "N07", 1);
        wounded.dice.value[3] = 3;
        Arena.play(wounded, new QueenMove.Stop(1500));
        while (wounded.phase() == QueenPhase.CHOOSE_STEPS) {
            assertThat(wounded.attackedSlot()).hasValue(1);
            assertThat(wounded.attacksResolved()).isFalse();
            Arena.play(wounded, Arena.BOX.game().moves(wounded).get(0));
        }
        assertThat(wounded.phase()).isEqualTo(QueenPhase.CHOOSE_DIE_TO_EXHAUST);
        assertThat(wounded.wounding()).isTrue();
        assertThat(wounded.attacksResolved()).isTrue();
        wounded.agenda = Agenda.EMPTY;
        assertThat(wounded.wounding()).isFalse();
    }

    @Test
    @Rule("QUEEN-137")
    void aChariotThatOnlyChangesTheRoundIsGoneOnceItHasStruck() {
        QueenTable table = new Struck("C06").table();
        QueenTable defended = table.settled("C06", true);
        assertThat(defended.chariots()).isEmpty();
        assertThat(defended.modifiers()).isEqualTo(table.modifiers());
        QueenTable struck = table.settled("C06", false);
        assertThat(struck.chariots()).isEmpty();
        assertThat(struck.modifiers()).isNotEqualTo(table.modifiers());
        assertThat(table.chariots()).as("a copy is asked").hasSize(1);
        assertThat(table.settled("C05", true).chariots()).hasSize(1);
    }

    @Test
    @Rule("QUEEN-137")
    void aChariotWithMoreToDoStaysUntilItIsDone() {
        QueenTable table = new Struck("C14").table();
        assertThat(table.settled("C14", false).chariots()).hasSize(1);
        assertThat(table.settled("C14", true).chariots()).isEmpty();
    }

    /** A round with this Chariot alone. */
    private record Struck(String card) {
        QueenTable table() {
            return Lying.on(Map.of("modules", "chariots")).chariot(card).table();
        }
    }
}
