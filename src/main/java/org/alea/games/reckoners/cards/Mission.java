package org.alea.games.reckoners.cards;

import org.alea.content.ContentEntry;
import org.alea.engine.Words;

/**
 * A mission of the campaign.
 *
 * @param letterShift how much its difficulty differs from that of the campaign
 * @param newcagoCards as the option of that name
 * @param cityRests whether the city's cards and board do nothing in round 1
 * @param dawnslight whether it begins with an aid from Dawnslight
 * @param readyTokens the plan tokens each Reckoner starts with
 */
public record Mission(
        String id,
        Words name,
        Words text,
        String highEpic,
        String city,
        String newcagoCards,
        int letterShift,
        boolean cityRests,
        boolean dawnslight,
        int money,
        int readyTokens) {

    static Mission read(ContentEntry entry) {
        return new Mission(
                entry.id(),
                entry.words("name"),
                entry.words("text"),
                entry.text("highEpic"),
                entry.text("city"),
                entry.text("newcagoCards"),
                entry.number("letterShift", -3, 3),
                entry.has("cityRests") && entry.flag("cityRests"),
                entry.has("dawnslight") && entry.flag("dawnslight"),
                entry.has("money") ? entry.number("money", 0, 99) : 0,
                entry.has("readyTokens") ? entry.number("readyTokens", 0, 9) : 0);
    }

    /** The letter it is played at in a campaign of this one. */
    public Letter letter(Letter base) {
        int shifted = Math.max(0, Math.min(Letter.DIFFICULTIES - 1, base.index() + letterShift));
        return Letter.of(shifted);
    }
}
