package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A table that went wrong is told what is wrong with it. */
class QueenInvariantsTest {
    private static final Map<String, String> ALL = Map.of("modules", "dragon,chariots,spirit,sunmoon,conspirators");
    private static final Map<String, String> NONE = Map.of("modules", "");

    private static void fresh(Map<String, String> options, Consumer<QueenTable> change, String... violations) {
        QueenTable table = Arena.fresh(options);
        while (table.phase() != QueenPhase.START_ROUND) {
            Arena.play(table, Arena.BOX.game().moves(table).get(0));
        }
        change.accept(table);
        assertThat(Invariants.violations(table)).containsExactly(violations);
    }

    private static void rolling(Consumer<QueenTable> change, String... violations) {
        QueenTable table = Arena.rolling(NONE, 1, 1, 2, 2, 3, 3, 4, 6);
        change.accept(table);
        assertThat(Invariants.violations(table)).containsExactly(violations);
    }

    @Test
    void aSoundTableBreaksNothing() {
        fresh(ALL, table -> {});
        fresh(NONE, table -> {});
        rolling(table -> {});
        rolling(table -> table.clock.elapsedMs = 0);
        rolling(table -> table.health = 0);
        rolling(table -> table.ring.marker[1] = 0);
        rolling(table -> table.ring.marker[1] = (byte) table.ring.track(1).top);
    }

    @Test
    void onlyThrownDiceShowAValue() {
        rolling(table -> table.dice.value[0] = 0, "W1 shows 0 in ARENA");
        rolling(table -> table.dice.value[0] = 7, "W1 shows 7 in ARENA");
        fresh(NONE, table -> table.dice.value[0] = 2, "W1 shows 2 in RESERVE");
        for (Zone zone : new Zone[] {Zone.CHARIOT_1, Zone.CHARIOT_2}) {
            rolling(table -> {
                table.dice.put(0, zone);
                table.dice.value[0] = 6;
            });
        }
    }

    @Test
    void diceLieOnlyWhereTheirModuleIsInPlay() {
        rolling(table -> table.dice.put(0, Zone.DIAL), "W1 is on a dial not in play");
        fresh(ALL, table -> table.dice.put(0, Zone.DIAL));
        rolling(table -> table.dice.put(0, Zone.STACK));
        fresh(ALL, table -> table.dice.put(0, Zone.STACK), "W1 is on a stack not in play");
    }

    @Test
    void beforeTheRollTheTableIsCleared() {
        fresh(NONE, table -> table.dice.put(0, Zone.STOCK), "the Stock is not empty before the roll");
        fresh(
                NONE,
                table -> {
                    table.dice.put(0, Zone.ARENA);
                    table.dice.value[0] = 1;
                },
                "dice are left in the arena before the roll");
        rolling(table -> table.dice.put(0, Zone.STOCK));
        fresh(NONE, table -> table.ring.marker[2] = 0, "slot 2 was not accounted for");
        fresh(NONE, table -> table.ring.marker[2] = (byte) table.ring.track(2).top, "slot 2 was not accounted for");
    }

    @Test
    void theDragonDieNeedsItsModule() {
        rolling(table -> table.dragon = Optional.of(DragonFace.CLAW), "the dragon die is not in the game");
    }

    @Test
    void markersStayOnTheirTracks() {
        rolling(table -> table.ring.marker[6] = -1, "the marker of slot 6 is off its track");
        rolling(
                table -> table.ring.marker[1] = (byte) (table.ring.track(1).top + 1),
                "the marker of slot 1 is off its track");
    }

    @Test
    void anEmptySlotHasNoShield() {
        rolling(
                table -> {
                    table.ring.discard = table.ring.discard.with(table.ring.card[3]);
                    table.ring.card[3] = Ring.EMPTY;
                    table.ring.shields |= 1 << 3;
                },
                "an empty slot has a Shield");
        rolling(table -> table.ring.shields |= 1 << 3);
    }

    @Test
    void everyCardIsThereOnce() {
        fresh(ALL, table -> table.ring.discard = table.ring.deck, "a enemy card is lost or there twice");
        fresh(ALL, table -> table.chariots.discard = table.chariots.deck, "a Chariot card is lost or there twice");
        fresh(
                ALL,
                table -> table.conspirators.faceUp = table.conspirators.faceDown,
                "a Conspirator card is lost or there twice");
        fresh(NONE, table -> table.chariots.discard = table.chariots.deck);
    }

    @Test
    void maiaFightsOnlyWhileSheHasHealth() {
        rolling(table -> table.health = -1, "health is off its track");
        rolling(table -> table.health = table.lastHealthSpace(), "Maia fights on at the last health space");
        rolling(
                table -> table.health = table.lastHealthSpace() + 1,
                "health is off its track",
                "Maia fights on at the last health space");
        rolling(table -> {
            table.health = table.lastHealthSpace();
            table.phase = QueenPhase.LOST;
        });
    }

    @Test
    void theClockRunsForward() {
        rolling(table -> table.clock.elapsedMs = -1, "the clock runs backwards");
        rolling(table -> table.timeLeftMs = -1, "the clock runs backwards");
    }

    @Test
    void somebodyIsAskedUntilTheEnd() {
        rolling(table -> table.asking = false, "nobody is asked");
    }
}
