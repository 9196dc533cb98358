package org.alea.games.royal;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;

/** Combating an event of the row (ROYAL-127 to ROYAL-135). */
final class EventCombat {
    private EventCombat() {}

    static Optional<Refusal> refusal(RoyalTable table, RoyalMove.Combat move) {
        if (move.event().equals(table.content().marauding().id())) {
            return Refusals.because("WRONG_STATE", "ROYAL-135");
        }
        int card = table.content().eventIndex(move.event());
        if (card < 0 || table.events().find(card) < 0) {
            return Refusals.outsideTheRow(table, card);
        }
        EventCard event = table.content().event(card);
        String colourRule = event.needs().size() > 1 ? "ROYAL-128" : "ROYAL-127";
        return GroupUse.refusal(table, move.group(), move.modifier(), event.neededColours(), colourRule)
                .or(() -> countRefusal(table, card, move));
    }

    private static Optional<Refusal> countRefusal(RoyalTable table, int card, RoyalMove.Combat move) {
        int total = GroupUse.of(table, move.group(), move.modifier()).total();
        int cubes = total / table.content().event(card).value();
        if (cubes < 1) {
            return Refusals.because("TOTAL_TOO_LOW", "ROYAL-129");
        }
        int most = Math.min(cubes, table.events().free(card));
        return move.n() < 1 || move.n() > most ? Refusals.because("COUNT_RANGE", "ROYAL-129") : Optional.empty();
    }

    static void play(RoyalTable table, RoyalMove.Combat move, Turn turn) {
        GroupUse use = GroupUse.of(table, move.group(), move.modifier());
        use.pay(table, move.modifier(), turn);
        if (turn.listening()) {
            turn.add(new RoyalEvent.Combated(move.event(), use.total(), move.n()));
        }
        EventScoring.placeYours(table, table.content().eventIndex(move.event()), move.n(), turn);
        Turns.afterYours(table, turn);
    }
}
