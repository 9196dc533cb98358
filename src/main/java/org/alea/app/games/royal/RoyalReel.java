package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.app.games.royal.roy.RoyStep;
import org.alea.app.games.royal.roy.RoyTurn;
import org.alea.app.play.Reel;
import org.alea.app.play.Step;
import org.alea.engine.Because;
import org.alea.engine.Event;
import org.alea.engine.Film;
import org.alea.games.royal.RoyalTable;

/**
 * Cuts the film of a turn of the Roy into his five steps. Until his pieces move the table is shown as it was; from then on
 * as he leaves it, whatever follows his turn.
 */
final class RoyalReel {
    private RoyalReel() {}

    static Optional<Reel<RoyalTable>> of(Film<RoyalTable> film) {
        List<Event> events = film.frames().stream().map(Film.Frame::event).toList();
        return RoyTurn.of(events).map(turn -> new Reel<>(film.before(), steps(turn, film, events), 0));
    }

    private static List<Step<RoyalTable>> steps(RoyTurn turn, Film<RoyalTable> film, List<Event> events) {
        int end = events.indexOf(turn.roll()) + turn.length();
        RoyalTable acted = film.frames().get(end - 1).table();
        List<Step<RoyalTable>> steps = new ArrayList<>();
        for (RoyStep step : turn.steps()) {
            boolean moved = step.number() >= RoyStep.Kind.PIECES.number();
            List<Event> told = new ArrayList<>(step.events());
            if (step.kind() == RoyStep.Kind.ROW) {
                told.clear(); // the roll has been heard in the step before
            }
            if (step.kind() == RoyStep.Kind.PRICE) {
                told.addAll(events.subList(end, events.size()));
            }
            if (told.isEmpty()) {
                told.add(new Because(step.kind().name(), Map.of(), "", List.of()));
            }
            RoyalTable lying = moved ? acted : film.before();
            List<Film.Frame<RoyalTable>> frames =
                    told.stream().map(event -> new Film.Frame<>(event, lying)).toList();
            steps.add(new Step<>(0, frames, told.get(0), Optional.empty()));
        }
        return steps;
    }
}
