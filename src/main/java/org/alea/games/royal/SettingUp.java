package org.alea.games.royal;

import java.util.Arrays;
import org.alea.engine.Chance;

/** Lays out a fresh table, or what a player may believe of one. Draws come in the order of ROYAL-200. */
final class SettingUp {
    private static final int RED_EVENTS = 4;

    private SettingUp() {}

    static RoyalTable table(RoyalContent content, RoyalOptions options, Chance chance) {
        boolean royFirst = options.first().equals("random")
                ? chance.index(2, "firstPlayer") == 1
                : options.first().equals("roy");
        int[] cards = new int[ActivityBoard.SLOTS];
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            cards[slot] = draw(content, slot, chance);
        }
        int[] red = shuffled(content.events(Colour.RED), "redEvents", chance);
        int[] white = shuffled(content.events(Colour.WHITE), "whiteEvents", chance);
        int[] yellow = shuffled(content.events(Colour.YELLOW), "yellowEvents", chance);
        int[] characters = new int[content.characters().size()];
        Arrays.setAll(characters, i -> i);
        chance.shuffle(characters, "characters");
        RoyalTable table = new RoyalTable(
                content,
                options,
                chance,
                new ActivityBoard(cards),
                new EventRow(content.events(), Arrays.copyOf(red, RED_EVENTS), yellow, white),
                new CharacterColumn(content.characters(), characters),
                options.measured() ? KingsMood.measured(chance) : KingsMood.dice());
        table.progress.royFirst = royFirst;
        Board.Constants start = content.board().constants();
        Difficulty difficulty = options.difficulty();
        table.purse()
                .set(
                        start.startDeniers() + difficulty.bonusDeniers() + options.bonusDeniers(),
                        start.startInfluence() + difficulty.bonusInfluence(),
                        0);
        table.ledger().gain(Side.ROY, ScoreSource.DIFFICULTY, difficulty.royVp() + options.royVp());
        return table;
    }

    private static int draw(RoyalContent content, int slot, Chance chance) {
        int[] cards = content.activities(ActivityBoard.colour(slot), ActivityBoard.stage(slot));
        return cards[chance.index(cards.length, "activity")];
    }

    private static int[] shuffled(int[] cards, String stream, Chance chance) {
        chance.shuffle(cards, stream);
        return cards;
    }

    /** The same table as you see it: face-down cards, decks and the king's deck are dealt anew. */
    static RoyalTable imagine(RoyalTable table, Chance chance) {
        ActivityBoard activities = new ActivityBoard(table.activities());
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            if (!activities.revealed(slot)) {
                activities.setCard(slot, draw(table.content(), slot, chance));
            }
        }
        EventRow events = new EventRow(
                table.events(),
                Arrays.copyOf(unseen(table, Colour.RED, chance), table.events().left(Colour.RED)),
                unseen(table, Colour.YELLOW, chance),
                unseen(table, Colour.WHITE, chance));
        KingsMood mood = table.mood;
        if (mood.measured()) {
            mood = KingsMood.measured(shuffled(mood.toCome(), KingsMood.DECK, chance));
        }
        return table.copyWith(chance, activities, events, mood.copy());
    }

    /** The events of a colour that have not been turned up, in some order; of the red ones four are out unseen. */
    private static int[] unseen(RoyalTable table, Colour colour, Chance chance) {
        int[] unseen = Arrays.stream(table.content().events(colour))
                .filter(card -> table.events().find(card) < 0
                        && !table.events().won(card, Side.YOU)
                        && !table.events().won(card, Side.ROY))
                .toArray();
        return shuffled(unseen, "imagined", chance);
    }
}
