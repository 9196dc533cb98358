package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import org.alea.engine.Event;
import org.alea.engine.Played;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;

/** What the events of this round have done besides gathering black dice, each under the name of its card. */
final class EventNews {
    private final RoyalSpeech speech;

    EventNews(RoyalSpeech speech) {
        this.speech = speech;
    }

    /** In the order in which the events acted, since the dice of the round were rolled. */
    List<String> of(List<Played<RoyalMove>> history) {
        int first = history.size();
        while (first > 0 && !(history.get(first - 1).move() instanceof RoyalMove.RollDice)) {
            first--;
        }
        List<String> news = new ArrayList<>();
        String card = "";
        for (Played<RoyalMove> played : history.subList(Math.max(0, first - 1), history.size())) {
            for (Event event : played.events()) {
                if (event instanceof RoyalEvent.EventActed acted) {
                    card = acted.card();
                } else if (namesItsCard(event)) {
                    news.add(speech.event(event));
                } else if (strikes(event)) {
                    news.add(speech.get("events.news", speech.term(card), speech.event(event)));
                }
            }
        }
        return news;
    }

    private static boolean namesItsCard(Event event) {
        return event instanceof RoyalEvent.DeniersLost
                || event instanceof RoyalEvent.InfluenceLost
                || event instanceof RoyalEvent.CitizenLost
                || event instanceof RoyalEvent.FellShort;
    }

    private static boolean strikes(Event event) {
        return event instanceof RoyalEvent.Expelled
                || event instanceof RoyalEvent.CitizenPlaced
                || event instanceof RoyalEvent.CubeBuilt
                || event instanceof RoyalEvent.VpGained
                || event instanceof RoyalEvent.VpLost
                || event instanceof RoyalEvent.CathedralCubeLost
                || event instanceof RoyalEvent.EventCubeLost
                || event instanceof RoyalEvent.LaidDown;
    }
}
