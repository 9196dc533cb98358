package org.alea.games.royal;

/** The deferred cubes you may spend, one an action (ROYAL-108): number 0 is to spend none, then by card id. */
final class Cubes {
    private static final Modifier NONE = new Modifier.None();

    private final Modifier[] modifiers = new Modifier[ActivityBoard.SLOTS + 1];
    private final int[] cards = new int[ActivityBoard.SLOTS + 1];
    private final RoyalContent content;
    private int count;

    Cubes(RoyalTable table) {
        content = table.content();
        add(-1, NONE);
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            if (table.activities().cubes(slot) > 0) {
                int card = table.activities().card(slot);
                add(card, content.activity(card).modifier().orElseThrow());
            }
        }
    }

    /** Only the cube of this card, or none at all. */
    Cubes(RoyalTable table, String only) {
        content = table.content();
        int card = content.activityIndex(only);
        int slot = card < 0 ? -1 : table.activities().find(card);
        if (only.equals(RoyalMove.NO_MODIFIER)) {
            add(-1, NONE);
        } else if (slot >= 0 && table.activities().cubes(slot) > 0) {
            add(card, content.activity(card).modifier().orElseThrow());
        }
    }

    private void add(int card, Modifier modifier) {
        int at = count++;
        for (; at > 0 && cards[at - 1] > card; at--) {
            cards[at] = cards[at - 1];
            modifiers[at] = modifiers[at - 1];
        }
        cards[at] = card;
        modifiers[at] = modifier;
    }

    int count() {
        return count;
    }

    Modifier modifier(int number) {
        return modifiers[number];
    }

    /** The id of the card the cube comes from, as moves name it. */
    String id(int number) {
        return cards[number] < 0
                ? RoyalMove.NO_MODIFIER
                : content.activity(cards[number]).id();
    }

    /** What the bought dice of a group cost at least. */
    int cheapest(int size, int bought, Board board) {
        int cheapest = Integer.MAX_VALUE;
        for (int number = 0; number < count; number++) {
            Modifier modifier = modifiers[number];
            cheapest = Math.min(cheapest, modifier.price(bought, board.dicePrice(size)));
        }
        return cheapest;
    }
}
