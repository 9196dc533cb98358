package org.alea.app.library;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.alea.app.games.Suite;
import org.alea.app.games.TableViewKit;
import org.alea.store.FinishedGame;
import org.alea.store.Saves;
import org.alea.store.Slot;
import org.alea.store.Store;
import org.alea.store.statistics.Streak;

/**
 * What the library shows of the player's past: read from the disk, never made up.
 *
 * @param read whether the finished games are known, be it that there are none
 */
record HomeFacts(
        Suite suite,
        boolean read,
        Map<String, GameStanding.Waiting> waiting,
        Set<String> kept,
        List<FinishedGame> finished) {
    /** Which matches wait, and no more: what a window that opens needs to know. */
    static HomeFacts glance(Store store, Suite suite) {
        Map<String, GameStanding.Waiting> waiting = suite.views().stream()
                .map(view -> view.cover().id())
                .filter(game -> store.saves().taken(Slot.autosave(game)))
                .collect(Collectors.toUnmodifiableMap(game -> game, game -> GameStanding.Waiting.UNREAD));
        return new HomeFacts(suite, false, waiting, Set.of(), List.of());
    }

    /** Reads saves and history; slow, so not on the JavaFX thread. */
    static HomeFacts read(Store store, Suite suite) {
        Map<String, GameStanding.Waiting> waiting = new HashMap<>();
        Set<String> kept = new HashSet<>();
        for (TableViewKit<?, ?> view : suite.views()) {
            String game = view.cover().id();
            for (Saves.Listed save : store.saves().list(game)) {
                if (!save.slot().isAutosave()) {
                    kept.add(game);
                } else {
                    waiting.put(game, GameStanding.Waiting.of(save.header()));
                }
            }
        }
        return new HomeFacts(
                suite,
                true,
                Map.copyOf(waiting),
                Set.copyOf(kept),
                store.history().read().entries());
    }

    /** The game whose match was left last. */
    Optional<String> leftLast() {
        return waiting.entrySet().stream()
                .filter(match -> match.getValue().savedAt().isPresent())
                .max(Comparator.comparing(match -> match.getValue().savedAt().orElseThrow()))
                .map(Map.Entry::getKey);
    }

    GameStanding standing(String game) {
        return new GameStanding(
                suite,
                Optional.ofNullable(waiting.get(game)),
                finished.stream().filter(past -> past.game().equals(game)).toList());
    }

    /** Whether there is a match to keep under a name, or one that has been. */
    boolean hasSaves(String game) {
        return waiting.containsKey(game) || kept.contains(game);
    }

    /** The last games, the newest first. */
    List<FinishedGame> recent(int most) {
        List<FinishedGame> all = new ArrayList<>(finished);
        Collections.reverse(all);
        return all.subList(0, Math.min(most, all.size()));
    }

    /** On how many days in a row a game was finished, up to today or yesterday. */
    int daysInARow(LocalDate today, ZoneId zone) {
        return Streak.ofDays(finished, today, zone).present();
    }
}
