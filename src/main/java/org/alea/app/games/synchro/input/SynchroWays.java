package org.alea.app.games.synchro.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.app.play.Gesture;
import org.alea.app.play.Shot;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;

/** All that a hand can do: drag one thing on another, or touch them one after the other. */
public final class SynchroWays {
    private SynchroWays() {}

    public static List<Way<Gesture<SynchroMove, Touched>>> of(Shot<SynchroTable, SynchroMove, Touched> shot) {
        HandOptions options = new HandOptions(shot.table(), shot.moves());
        List<Spot> touched = shot.draft().spots();
        Map<Spot, Gesture<SynchroMove, Touched>> touches = new LinkedHashMap<>();
        options.first().forEach(spot -> touches.put(spot, options.gesture(List.of(spot))));
        if (!touched.isEmpty()) {
            options.next(touched).forEach(spot -> touches.put(spot, options.gesture(Touched.plus(touched, spot))));
            Gesture<SynchroMove, Touched> again = shot.draft()
                    .ready()
                    .<Gesture<SynchroMove, Touched>>map(Gesture.Play::new)
                    .orElse(new Gesture.Change<>(Touched.NOTHING));
            touched.stream()
                    .filter(spot -> !spot.kind().equals(HandSpots.SHARD) || touched.size() == 1)
                    .forEach(spot -> touches.put(spot, again));
        }
        List<Way<Gesture<SynchroMove, Touched>>> ways = new ArrayList<>();
        touches.forEach((spot, does) -> ways.add(Way.touch(spot, does)));
        for (List<Spot> pair : options.pairs()) {
            ways.add(new Way<>(pair.get(0), pair.get(1), options.gesture(ordered(pair))));
        }
        if (!touched.isEmpty()) {
            for (Spot spot : options.next(touched)) {
                if (spot.kind().equals(HandSpots.SHARD)) {
                    touched.stream()
                            .filter(place -> !place.kind().equals(HandSpots.SHARD))
                            .findFirst()
                            .ifPresent(place ->
                                    ways.add(new Way<>(spot, place, options.gesture(Touched.plus(touched, spot)))));
                }
            }
        }
        return ways;
    }

    private static List<Spot> ordered(List<Spot> pair) {
        return pair.get(0).kind().equals(HandSpots.SHARD) ? List.of(pair.get(1), pair.get(0)) : pair;
    }

    /** What a key for a place of the board does: the same as touching it. */
    public static Optional<Gesture<SynchroMove, Touched>> press(
            Shot<SynchroTable, SynchroMove, Touched> shot, Spot spot) {
        if (shot.draft().has(spot) && shot.draft().ready().isPresent()) {
            return Optional.of(new Gesture.Play<>(shot.draft().ready().get()));
        }
        HandOptions options = new HandOptions(shot.table(), shot.moves());
        return options.leads(List.of(spot)) ? Optional.of(options.gesture(List.of(spot))) : Optional.empty();
    }

    /** What a digit does while the party is chosen: first it names a hero, then its board; a hero that has one leaves it. */
    public static Optional<Gesture<SynchroMove, Touched>> party(
            Shot<SynchroTable, SynchroMove, Touched> shot, Ask.ChooseHeroes choosing, int place) {
        if (!shot.draft().isEmpty()) {
            return place >= Marble.values().length
                    ? Optional.empty()
                    : next(shot, HandSpots.board(Marble.values()[place]))
                            .or(() -> Optional.of(new Gesture.Change<>(shot.draft())));
        } else if (place >= choosing.shown().size()) {
            return Optional.empty();
        }
        String card = choosing.shown().get(place);
        return choosing.placed().stream()
                .filter(placed -> placed.card().equals(card))
                .findFirst()
                .map(placed -> HandSpots.action("placed." + placed.board()))
                .or(() -> Optional.of(HandSpots.card(card)))
                .flatMap(spot -> next(shot, spot));
    }

    /** What touching a place does after what has been touched already; nothing if it leads nowhere. */
    private static Optional<Gesture<SynchroMove, Touched>> next(
            Shot<SynchroTable, SynchroMove, Touched> shot, Spot spot) {
        HandOptions options = new HandOptions(shot.table(), shot.moves());
        List<Spot> touched = Touched.plus(shot.draft().spots(), spot);
        return options.leads(touched) ? Optional.of(options.gesture(touched)) : Optional.empty();
    }

    /** The first place that a half-made move can go to. */
    public static Optional<Spot> onward(Shot<SynchroTable, SynchroMove, Touched> shot) {
        if (shot.draft().isEmpty() || shot.draft().ready().isPresent()) {
            return Optional.empty();
        }
        return new HandOptions(shot.table(), shot.moves())
                .next(shot.draft().spots()).stream().findFirst();
    }

    /** The draft that lays a move before the player. */
    public static Optional<Touched> layOut(Shot<SynchroTable, SynchroMove, Touched> shot, SynchroMove move) {
        return new HandOptions(shot.table(), shot.moves()).path(move).map(path -> new Touched(path, Optional.of(move)));
    }
}
