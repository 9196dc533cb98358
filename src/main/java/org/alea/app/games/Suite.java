package org.alea.app.games;

import java.util.List;
import java.util.Optional;
import org.alea.content.GameKit;
import org.alea.games.Games;

/** The games a window offers: their rules and their views. */
public record Suite(List<GameKit> games, List<TableViewKit<?, ?>> views) {

    /** Everything that is registered. */
    public static Suite registered() {
        return new Suite(Games.all(), TableViews.all());
    }

    /** What the program offers, tables in the making included. */
    public static Suite offered() {
        return new Suite(Games.all(), TableViews.offered());
    }

    public Optional<GameKit> game(String id) {
        return games.stream().filter(kit -> kit.id().equals(id)).findFirst();
    }

    public Optional<TableViewKit<?, ?>> view(String id) {
        return views.stream().filter(kit -> kit.cover().id().equals(id)).findFirst();
    }

    /** The style sheets of the pieces of every game. */
    public List<String> sheets() {
        return views.stream().flatMap(kit -> kit.sheets().stream()).distinct().toList();
    }

    /** A game can be played once it has both its rules and its table. */
    public boolean playable(String id) {
        return game(id).isPresent() && view(id).isPresent();
    }
}
