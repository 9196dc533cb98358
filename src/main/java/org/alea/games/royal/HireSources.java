package org.alea.games.royal;

/** Where your tradesmen can come from, in the order of the moves: supply, lying, spaces, other cards. */
final class HireSources {
    private static final HireSource[] SPACES = new HireSource[Building.SPACES];

    static {
        for (int space = 0; space < Building.SPACES; space++) {
            SPACES[space] = new HireSource.Space(Building.ofSpace(space), Building.faceOfSpace(space));
        }
    }

    private final HireSource[] sources = new HireSource[2 + Building.SPACES + ActivityBoard.SLOTS];
    private int count;

    HireSources(RoyalTable table) {
        if (table.city().supply() > 0) {
            sources[count++] = HireSource.Stock.SUPPLY;
        }
        if (table.city().lying(Side.YOU) > 0) {
            sources[count++] = HireSource.Stock.LYING;
        }
        for (int space = 0; space < Building.SPACES; space++) {
            if (table.city().held(space, Side.YOU)) {
                sources[count++] = SPACES[space];
            }
        }
        int firstCard = count;
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            if (table.activities().placeOf(slot, Side.YOU) != 0) {
                insert(firstCard, new HireSource.Card(table.card(slot).id()));
            }
        }
    }

    private void insert(int from, HireSource.Card card) {
        int at = count++;
        for (; at > from && sources[at - 1].text().compareTo(card.text()) > 0; at--) {
            sources[at] = sources[at - 1];
        }
        sources[at] = card;
    }

    int count() {
        return count;
    }

    HireSource get(int index) {
        return sources[index];
    }

    /** Whether a citizen of yours is there to be hired for a card. */
    static boolean available(RoyalTable table, HireSource source, int forSlot) {
        if (source instanceof HireSource.Space space) {
            return space.face() >= 1
                    && space.face() <= Building.FACES
                    && table.city().held(space.building().space(space.face()), Side.YOU);
        }
        if (source instanceof HireSource.Card card) {
            int index = table.content().activityIndex(card.id());
            int slot = index < 0 ? -1 : table.activities().find(index);
            return slot >= 0 && slot != forSlot && table.activities().placeOf(slot, Side.YOU) != 0;
        }
        return source == HireSource.Stock.SUPPLY
                ? table.city().supply() > 0
                : table.city().lying(Side.YOU) > 0;
    }

    /** Takes the citizen from there. */
    static int take(RoyalTable table, HireSource source) {
        if (source instanceof HireSource.Space space) {
            return table.city().leave(space.building().space(space.face()));
        }
        if (source instanceof HireSource.Card card) {
            return table.activities()
                    .leave(table.activities().find(table.content().activityIndex(card.id())));
        }
        return source == HireSource.Stock.SUPPLY
                ? table.city().takeFromSupply()
                : table.city().takeLying(Side.YOU);
    }
}
