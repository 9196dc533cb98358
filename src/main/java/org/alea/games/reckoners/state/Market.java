package org.alea.games.reckoners.state;

import java.util.List;

/**
 * The equipment for sale.
 *
 * @param swept whether it was swept in this buy step
 * @param gone consumables that were used: they are out of the game
 */
public record Market(List<String> row, HiddenDeck deck, boolean swept, List<String> gone) {

    public Market withRow(List<String> newRow) {
        return new Market(newRow, deck, swept, gone);
    }

    public Market withDeck(HiddenDeck newDeck) {
        return new Market(row, newDeck, swept, gone);
    }

    public Market withSwept(boolean newSwept) {
        return new Market(row, deck, newSwept, gone);
    }

    public Market withGone(List<String> newGone) {
        return new Market(row, deck, swept, newGone);
    }
}
