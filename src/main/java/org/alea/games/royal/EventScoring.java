package org.alea.games.royal;

import org.alea.engine.Turn;

/** Cubes on events, and what happens when the last place of one is filled (ROYAL-130 to ROYAL-134). */
final class EventScoring {
    private EventScoring() {}

    /** Puts cubes of yours on an event and completes it if no place is left. */
    static void placeYours(RoyalTable table, int card, int cubes, Turn turn) {
        table.events().addCubes(card, cubes);
        if (turn.listening()) {
            turn.add(new RoyalEvent.EventCubesPlaced(
                    Side.YOU, table.content().event(card).id(), cubes));
        }
        if (table.events().free(card) == 0) {
            complete(table, card, 0, turn);
        }
    }

    /** The Roy fills all free places. @return how many */
    static int fillByRoy(RoyalTable table, int card, Turn turn) {
        int free = table.events().free(card);
        if (turn.listening()) {
            turn.add(new RoyalEvent.EventCubesPlaced(
                    Side.ROY, table.content().event(card).id(), free));
        }
        complete(table, card, free, turn);
        return free;
    }

    private static void complete(RoyalTable table, int card, int royCubes, Turn turn) {
        EventCard event = table.content().event(card);
        int yourCubes = table.events().cubes(card);
        // ROYAL-206: with a cube there you own place 1, so every tie is yours
        Side leader = yourCubes > 0 && yourCubes >= royCubes ? Side.YOU : Side.ROY;
        table.events().win(card, leader);
        if (turn.listening()) {
            turn.add(new RoyalEvent.EventCompleted(event.id(), leader, yourCubes, royCubes));
        }
        if (yourCubes > 0) {
            EventCard.Reward reward = leader == Side.YOU ? event.first() : event.second();
            table.gainVp(Side.YOU, reward.vp(), ScoreSource.EVENTS, turn);
            table.purse().gainInfluence(reward.influence(), turn);
        }
        if (royCubes > 0) {
            EventCard.Reward reward = leader == Side.ROY ? event.first() : event.second();
            table.gainVp(Side.ROY, reward.vp(), ScoreSource.EVENTS, turn);
        }
    }
}
