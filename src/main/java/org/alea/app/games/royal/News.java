package org.alea.app.games.royal;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.app.games.royal.roy.RoyTurn;
import org.alea.engine.Event;
import org.alea.engine.Played;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;

/** What happened without the player: what the Roy did, the money of a new round, and what the clock did. */
final class News {
    private final RoyalSpeech speech;

    News(RoyalSpeech speech) {
        this.speech = speech;
    }

    /** Something to be read again, with its sign. */
    record Line(String words, String icon) {}

    List<Line> of(List<Played<RoyalMove>> history) {
        int last = history.size() - 1;
        while (last >= 0 && passesOver(history.get(last).move())) {
            last--;
        }
        if (last < 0) {
            return List.of();
        }
        List<Event> events = history.get(last).events();
        return Stream.of(
                        RoyTurn.of(events).map(turn -> new Line(speech.told(turn), "mdi2c-crown")),
                        line(events, News::removesBlack, "mdi2c-crown"),
                        line(events, News::changesPurse, "mdi2c-circle-multiple"))
                .flatMap(Optional::stream)
                .toList();
    }

    /** What the clock has just done in the player's stead. */
    String timeUp(List<Played<RoyalMove>> history) {
        Event first = history.get(history.size() - 1).events().get(0);
        // a lost die already says why
        return first instanceof RoyalEvent.TimedOut ? speech.event(first) : speech.get("timer.up", speech.event(first));
    }

    private static boolean passesOver(RoyalMove move) {
        return move.interruption()
                || move instanceof RoyalMove.Reroll
                || move instanceof RoyalMove.TurnOver
                || move instanceof RoyalMove.Recruit;
    }

    private static boolean removesBlack(Event event) {
        return event instanceof RoyalEvent.RoyCountered || event instanceof RoyalEvent.RoyCounteredFreely;
    }

    private static boolean changesPurse(Event event) {
        return event instanceof RoyalEvent.DistrictCollected
                || event instanceof RoyalEvent.IncomeReceived
                || event instanceof RoyalEvent.SalariesPaid;
    }

    private Optional<Line> line(List<Event> events, Predicate<Event> kind, String icon) {
        String words = events.stream().filter(kind).map(speech::event).collect(Collectors.joining(" "));
        return words.isEmpty() ? Optional.empty() : Optional.of(new Line(words, icon));
    }
}
