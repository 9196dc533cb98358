package org.alea.games.queen;

import org.alea.engine.Chance;

/** The table before the first round (QUEEN-013 to 020, 109, 128, 144, 149, 158, 168). */
final class SettingUp {
    private static final int WHITE_DICE_IN_RESERVE = 5;

    private SettingUp() {}

    static QueenTable table(QueenCards cards, QueenOptions options, Chance chance) {
        QueenTable table = new QueenTable(cards, options, chance);
        layOutDice(table);
        dealEnemies(table);
        if (options.with(QueenModule.CHARIOTS)) {
            table.chariots.setUp(cards.chariots().size(), chance);
        }
        if (options.with(QueenModule.SPIRIT)) {
            drawSpirit(table);
        }
        if (options.with(QueenModule.CONSPIRATORS)) {
            table.conspirators.setUp(cards.conspirators().size(), chance);
        }
        return table;
    }

    private static void layOutDice(QueenTable table) {
        for (int die = 0; die < table.dice.size(); die++) {
            int number = table.cards.numberInColour(die);
            table.dice.put(
                    die,
                    table.dice.colour(die) == DieColour.W ? whitePlace(number) : colouredPlace(table.options, number));
        }
    }

    /** QUEEN-016, 018. */
    private static Zone whitePlace(int number) {
        return switch (number - WHITE_DICE_IN_RESERVE) {
            case 0 -> Zone.TOP;
            case 1 -> Zone.MIDDLE;
            case 2 -> Zone.BOTTOM;
            default -> number < WHITE_DICE_IN_RESERVE ? Zone.RESERVE : Zone.BOX;
        };
    }

    /** QUEEN-017, 018, 168. */
    private static Zone colouredPlace(QueenOptions options, int number) {
        return switch (number) {
            case 0 -> Zone.RESERVE;
            case 1 -> options.with(QueenModule.SUNMOON) ? Zone.DIAL : Zone.STACK;
            default -> Zone.BOX;
        };
    }

    private static void dealEnemies(QueenTable table) {
        Ring ring = table.ring;
        ring.deck = Pile.shuffled(QueenCards.numbers(table.cards.enemies().size()), table.chance, Streams.ENEMY_DECK);
        for (int slot = 1; slot <= Ring.SLOTS; slot++) {
            ring.deal(slot, ring.deck.top());
            ring.deck = ring.deck.withoutTop();
        }
    }

    /** QUEEN-144: one of the cards whose module is in play; the others leave the game. */
    private static void drawSpirit(QueenTable table) {
        int[] inPlay = java.util.stream.IntStream.range(0, table.cards.spirits().size())
                .filter(card ->
                        table.options.with(table.cards.spirits().get(card).module()))
                .toArray();
        table.spirit = Pile.shuffled(inPlay, table.chance, Streams.SPIRIT).top();
    }
}
