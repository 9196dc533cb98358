package org.alea.app.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.app.games.GameFigures;
import org.alea.app.games.GameFigures.Kind;
import org.alea.app.games.TableViewKit;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Texts;
import org.alea.content.GameBox;
import org.alea.store.FinishedGame;
import org.alea.store.Ledger;

/**
 * Every game that was finished, the oldest first, and what is known of those games.
 *
 * @param problems the lines of the history that cannot be read: they stay where they are and do not count
 */
record Chronicle(
        List<FinishedGame> games, Map<String, GameBox<?, ?>> boxes, Map<String, GameFigures> figures, int problems) {
    static final Chronicle NOTHING = new Chronicle(List.of(), Map.of(), Map.of(), 0);

    /** Reads the disk; not for the JavaFX thread. */
    static Chronicle read(Desk desk) {
        Ledger.Reading<FinishedGame> history = desk.store().history().read();
        Map<String, GameBox<?, ?>> boxes = new HashMap<>();
        Map<String, GameFigures> figures = new HashMap<>();
        for (TableViewKit<?, ?> view : desk.suite().views()) {
            String id = view.cover().id();
            boxes.put(id, desk.boxes().open(id).join());
            figures.put(id, view.figures());
        }
        List<FinishedGame> games = history.entries().stream()
                .sorted(Comparator.comparing(FinishedGame::endedAt))
                .toList();
        return new Chronicle(games, boxes, figures, history.problems().size());
    }

    GameFigures figuresOf(String game) {
        return figures.getOrDefault(game, GameFigures.PLAIN);
    }

    boolean counts(FinishedGame game) {
        return figuresOf(game.game()).counts(game);
    }

    /** From the coarse to the fine; a game that is no longer in the suite is of no kind. */
    List<Kind> kinds(FinishedGame game, Texts texts) {
        GameBox<?, ?> box = boxes.get(game.game());
        if (box == null) {
            return List.of();
        }
        List<Kind> kinds = new ArrayList<>();
        for (Kind kind : figuresOf(game.game()).kinds(box, game.setup(), texts)) {
            kinds.add(kind.name().isEmpty() ? new Kind(kind.id(), texts.get("statistics.usual")) : kind);
        }
        return kinds;
    }

    /** The name of a piece in the player's language. */
    String piece(String game, String id, Texts texts) {
        GameBox<?, ?> box = boxes.get(game);
        return box == null ? id : figuresOf(game).piece(box, id, texts);
    }

    /** The rank or verdict a game earned, in the player's language. */
    Optional<String> rank(FinishedGame game, Texts texts) {
        String key = "rank." + game.result().rank();
        return Optional.ofNullable(boxes.get(game.game()))
                .filter(box -> box.wording().knows(key))
                .map(box -> box.wording().say(key, texts.language()));
    }
}
