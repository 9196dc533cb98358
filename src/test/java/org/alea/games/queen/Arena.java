package org.alea.games.queen;

import java.util.Map;
import java.util.function.Consumer;
import org.alea.content.ContentSource;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;

/** Tables as a test needs them. */
public final class Arena {
    public static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());

    private Arena() {}

    public static Setup setup(Map<String, String> options) {
        return Setup.of(BOX.options(), options, 7);
    }

    public static QueenTable fresh(Map<String, String> options) {
        return BOX.game().setUp(setup(options), new SeededChance(7));
    }

    /** A round without Conspirators and dial whose first throw shows these values, in the order W1 to W5, G1, Y1, B1. */
    public static QueenTable rolling(Map<String, String> options, int... values) {
        return rolling(fresh(options), values);
    }

    public static QueenTable rolling(QueenTable table, int... values) {
        BOX.game().play(table, new QueenMove.StartRound(), Turn.silent());
        int next = 0;
        for (int die = 0; die < table.dice.size(); die++) {
            if (table.dice.in(Zone.ARENA, die)) {
                table.dice.value[die] = (byte) values[next++];
            }
        }
        return table;
    }

    public static QueenTable arranged(QueenTable table, Consumer<QueenTable> change) {
        change.accept(table);
        return table;
    }

    /** Puts this enemy in a slot with its marker on this square; its own card goes to the bottom of the deck. */
    public static void put(QueenTable table, int slot, String card, int marker) {
        int number = BOX.cards().enemies().indexOf(BOX.cards().enemy(card).orElseThrow());
        Ring ring = table.ring;
        for (int other = 1; other <= Ring.SLOTS; other++) {
            if (ring.card[other] == number) {
                swap(ring, slot, other);
            }
        }
        if (ring.card[slot] != number) {
            Pile deck = Pile.EMPTY;
            for (int each : ring.deck.toArray()) {
                deck = each == number ? deck : deck.with(each);
            }
            ring.deck = deck.with(ring.card[slot]);
        }
        ring.deal(slot, number);
        ring.marker[slot] = (byte) marker;
    }

    private static void swap(Ring ring, int first, int second) {
        int card = ring.card[first];
        ring.deal(first, ring.card[second]);
        ring.deal(second, card);
    }

    public static QueenTable play(QueenTable table, QueenMove... moves) {
        for (QueenMove move : moves) {
            BOX.game().refusal(table, move).ifPresent(refusal -> {
                throw new AssertionError(move + " is refused: " + refusal);
            });
            BOX.game().play(table, move, Turn.silent());
        }
        return table;
    }
}
