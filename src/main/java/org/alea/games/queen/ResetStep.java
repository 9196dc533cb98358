package org.alea.games.queen;

import java.util.ArrayList;
import java.util.List;

/** Phase 3: dice come back, tracks move on, empty slots are filled, and the next round begins (QUEEN-103 to 108). */
final class ResetStep {
    static final int LAST_ROUND = 99;

    private ResetStep() {}

    static void step(Play play) {
        QueenTable table = play.table();
        table.chance.close(Streams.roll(table.round));
        table.chance.close(Streams.conspiratorDie(table.round));
        if (table.round == LAST_ROUND) {
            table.lose(play, QueenEvent.Fate.ROUND_LIMIT);
            return;
        }
        returnDice(play);
        dealEnemies(play);
        if (table.options.with(QueenModule.CHARIOTS)) {
            Chariots.draw(play);
        }
        table.round++;
        table.startOfRound();
    }

    /** QUEEN-103, 104, 140: from beside the enemies, from the bottom Exhaustion space, and last from the Stock. */
    private static void returnDice(Play play) {
        QueenTable table = play.table();
        List<String> returned = new ArrayList<>(0);
        for (int die = 0; die < table.dice.size(); die++) {
            switch (table.dice.zone(die)) {
                case ARENA, BOTTOM, STOCK -> {
                    table.dice.put(die, Zone.RESERVE);
                    if (play.listening()) {
                        returned.add(table.cards.dieId(die));
                    }
                }
                case MIDDLE -> table.dice.put(die, Zone.BOTTOM);
                case TOP -> table.dice.put(die, Zone.MIDDLE);
                default -> {}
            }
        }
        if (play.listening()) {
            play.tell(new QueenEvent.DiceReturned(List.copyOf(returned)));
        }
    }

    private static void dealEnemies(Play play) {
        Ring ring = play.table().ring;
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            if (ring.empty(slot)) {
                deal(play, slot);
            }
        }
    }

    private static void deal(Play play, int slot) {
        Ring ring = play.table().ring;
        if (ring.deck.isEmpty() && !ring.discard.isEmpty()) {
            // QUEEN-107: only with fewer cards than the box holds
            ring.deck = Pile.shuffled(ring.discard.sorted(), play.table().chance, Streams.ENEMY_DECK);
            ring.discard = Pile.EMPTY;
            play.tell(new QueenEvent.DeckReshuffled(QueenEvent.Deck.ENEMIES));
        }
        if (!ring.deck.isEmpty()) {
            ring.deal(slot, ring.deck.top());
            ring.deck = ring.deck.withoutTop();
            play.reveal();
            play.tell(new QueenEvent.EnemyDealt(slot, ring.id(slot)));
        }
    }
}
