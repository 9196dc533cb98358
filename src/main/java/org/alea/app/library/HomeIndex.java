package org.alea.app.library;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.alea.app.shell.Folded;

/** Everything the library can look up: the games, and the cards and rules of those that have been read. */
final class HomeIndex {
    private final Map<String, List<Hit>> byGame = new LinkedHashMap<>();
    private List<Hit> games = List.of();

    /** The games themselves, in the order they are listed. */
    void name(List<Hit> newGames) {
        games = List.copyOf(newGames);
        games.forEach(game -> byGame.putIfAbsent(game.game(), List.of()));
    }

    /** The cards and rules of a game. */
    void put(String game, List<Hit> hits) {
        byGame.put(game, List.copyOf(hits));
    }

    /**
     * The best hits for what was typed: those that are called so before those that only say so, and
     * of those the ones that speak of little else.
     */
    List<Hit> find(String typed, int most) {
        List<String> wanted = Folded.words(typed);
        if (wanted.isEmpty()) {
            return List.of();
        }
        List<Hit> all = new ArrayList<>(games);
        byGame.values().forEach(all::addAll);
        return all.stream()
                .filter(hit -> hit.says(wanted))
                .sorted(Comparator.comparing((Hit hit) -> !hit.isCalled(wanted))
                        .thenComparing(Hit::kind)
                        .thenComparing(Comparator.comparingDouble((Hit hit) -> hit.density(wanted))
                                .reversed()))
                .limit(most)
                .toList();
    }
}
