package org.alea.app.games.fateforge.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.app.games.fateforge.input.Reach;
import org.alea.app.play.Shot;
import org.alea.app.play.Step;
import org.alea.engine.Event;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;

/** What the step of an enemy that is being watched does on the map: who acts, at whom, along which way. */
final class Acting {
    private Acting() {}

    private static List<Event> chain(Shot<FateforgeTable, FateforgeMove, Reach> shot) {
        return shot.reel()
                .filter(reel -> shot.watching())
                .map(reel -> {
                    List<Event> events = new ArrayList<>();
                    List<Step<FateforgeTable>> steps = reel.chain();
                    for (int i = 0; i <= reel.inChain(); i++) {
                        events.addAll(steps.get(i).events());
                    }
                    return events;
                })
                .orElse(List.of());
    }

    /** The enemy that acts: the one named by the latest thing that an enemy did. */
    static Optional<String> foe(Shot<FateforgeTable, FateforgeMove, Reach> shot) {
        Optional<String> last = Optional.empty();
        for (Event event : chain(shot)) {
            if (event instanceof FateforgeEvent.FoeActed acted) {
                last = Optional.of(acted.foe());
            } else if (event instanceof FateforgeEvent.FoeIdle idle) {
                last = Optional.of(idle.foe());
            }
        }
        return last;
    }

    /** Those who have just been hit. */
    static List<String> victims(Shot<FateforgeTable, FateforgeMove, Reach> shot) {
        List<String> hit = new ArrayList<>();
        shot.step()
                .ifPresent(step -> step.events().forEach(event -> {
                    if (event instanceof FateforgeEvent.HeroHurt hurt) {
                        hit.add(hurt.hero());
                    }
                }));
        return hit;
    }

    /** The zones in which it happens. */
    static List<String> danger(Shot<FateforgeTable, FateforgeMove, Reach> shot) {
        return victims(shot).stream()
                .map(hero -> shot.table().hero(hero).fight().zone())
                .toList();
    }

    /** The way of whoever has moved in the present step. */
    static Optional<List<String>> path(Shot<FateforgeTable, FateforgeMove, Reach> shot) {
        Optional<List<String>> path = Optional.empty();
        if (shot.step().isPresent()) {
            for (Event event : shot.step().get().events()) {
                if (event instanceof FateforgeEvent.FoeMoved moved) {
                    path = Optional.of(List.of(moved.from(), moved.to()));
                }
            }
        }
        return path;
    }
}
