package org.alea.games.royal;

import java.util.List;
import org.alea.content.ContentEntry;
import org.alea.content.Fault;
import org.alea.engine.Words;

/** A character: both sides get the VP of the highest threshold their count reaches (ROYAL-181). */
public record CharacterCard(
        String id,
        Words name,
        Metric metric,
        List<Integer> thresholds,
        List<Integer> vp,
        boolean royScores,
        Words text) {
    private static final Words THREE_RISING = new Words("trois nombres croissants", "three rising numbers");

    /** What a character counts. */
    public enum Metric {
        EVENTS_WON,
        INFLUENCE,
        DENIERS,
        CATHEDRAL_CUBES,
        STANDING_CITIZENS,
        TRADESMEN
    }

    /** What this character counts for a side right now. */
    public int count(RoyalTable table, Side side) {
        return switch (metric) {
            case EVENTS_WON -> table.events().won(side);
            case INFLUENCE -> side == Side.YOU ? table.purse().influence() : 0;
            case DENIERS -> side == Side.YOU ? table.purse().deniers() : 0;
            case CATHEDRAL_CUBES -> table.cathedral().cubes(side);
            case STANDING_CITIZENS -> table.city().standing(side);
            case TRADESMEN -> table.activities().tradesmen(side);
        };
    }

    /** The VP this character would give a side right now. */
    public int vp(RoyalTable table, Side side) {
        return side == Side.ROY && !royScores ? 0 : vpFor(count(table, side));
    }

    /** The VP of the highest threshold this count reaches. */
    public int vpFor(int count) {
        int reached = 0;
        for (int tier = 0; tier < thresholds.size(); tier++) {
            if (count >= thresholds.get(tier)) {
                reached = vp.get(tier);
            }
        }
        return reached;
    }

    static CharacterCard read(ContentEntry entry) {
        CharacterCard card = new CharacterCard(
                entry.id(),
                entry.words("name"),
                entry.constant("metric", Metric.class),
                entry.numbers("thresholds", 1, 99),
                entry.numbers("vp", 0, 30),
                entry.flag("royScores"),
                entry.words("text"));
        if (!rising(card.thresholds)) {
            throw entry.refuse("thresholds", Fault.expected(THREE_RISING));
        }
        if (!rising(card.vp)) {
            throw entry.refuse("vp", Fault.expected(THREE_RISING));
        }
        return card;
    }

    private static boolean rising(List<Integer> numbers) {
        return numbers.size() == 3 && numbers.get(0) < numbers.get(1) && numbers.get(1) < numbers.get(2);
    }
}
