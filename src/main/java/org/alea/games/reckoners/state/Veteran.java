package org.alea.games.reckoners.state;

import java.util.List;
import org.alea.games.reckoners.cards.DieKind;

/**
 * Somebody on the roster of a campaign.
 *
 * @param wounded whether the next mission is begun with a die fewer
 * @param satOut whether the last attempt was sat out
 * @param trained the colours that have replaced basic dice
 */
public record Veteran(String id, boolean wounded, boolean satOut, List<DieKind> trained) {

    public Veteran withWounded(boolean newWounded) {
        return new Veteran(id, newWounded, satOut, trained);
    }

    public Veteran withSatOut(boolean newSatOut) {
        return new Veteran(id, wounded, newSatOut, trained);
    }

    public Veteran trainedIn(DieKind kind) {
        return new Veteran(id, wounded, satOut, Lists.plus(trained, kind));
    }
}
