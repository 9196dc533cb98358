package org.alea.app.games;

import java.util.List;
import java.util.Optional;
import org.alea.content.GameKit;

/** The games a window offers: their rules and their views, in the order of the shelf; the first is the flagship. */
public record Suite(List<GameKit> games, List<TableViewKit<?, ?>> views) {

    public Optional<GameKit> game(String id) {
        return games.stream().filter(kit -> kit.id().equals(id)).findFirst();
    }

    public Optional<TableViewKit<?, ?>> view(String id) {
        return views.stream().filter(kit -> kit.cover().id().equals(id)).findFirst();
    }

    /** The face of a game; one that is not in the suite, as in a history of another version, has none. */
    public Optional<GameCover> cover(String id) {
        return view(id).map(TableViewKit::cover);
    }

    /** What a game counts; one that is not in the suite counts nothing of its own. */
    public GameFigures figures(String id) {
        return view(id).map(TableViewKit::figures).orElse(GameFigures.PLAIN);
    }

    /** The style sheets of the pieces of every game. */
    public List<String> sheets() {
        return views.stream().flatMap(kit -> kit.sheets().stream()).distinct().toList();
    }

    /** Whether a game is in this suite; one of another version, as in a history, may not be. */
    public boolean has(String id) {
        return view(id).isPresent();
    }
}
