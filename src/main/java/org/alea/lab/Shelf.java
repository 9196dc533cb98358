package org.alea.lab;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.content.GameKit;
import org.alea.engine.Words;
import org.alea.games.Games;

/** The games at hand and where their cards come from; each box is opened once. */
public final class Shelf {
    private final List<GameKit> kits;
    private final ContentSource source;
    private final ContentSource fallback;
    private final Map<String, GameBox<?, ?>> opened = new HashMap<>();

    public Shelf(List<GameKit> kits, ContentSource source) {
        this(kits, source, source);
    }

    private Shelf(List<GameKit> kits, ContentSource source, ContentSource fallback) {
        this.kits = List.copyOf(kits);
        this.source = source;
        this.fallback = fallback;
    }

    /** Every registered game with the cards the program ships. */
    public static Shelf builtIn() {
        return new Shelf(Games.all(), ContentSource.builtIn());
    }

    /** The same games with the player's own cards; where those are broken, they are left out. */
    public Shelf with(Path ownCards) {
        return new Shelf(kits, source.overlaidBy(ownCards), source);
    }

    public List<GameKit> kits() {
        return kits;
    }

    public boolean has(String game) {
        return kits.stream().anyMatch(kit -> kit.id().equals(game));
    }

    public GameBox<?, ?> box(String game) {
        return box(game, problem -> {});
    }

    /** @param onProblem hears what is wrong with the player's own cards, if they are left out */
    GameBox<?, ?> box(String game, Consumer<Words> onProblem) {
        return opened.computeIfAbsent(game, id -> open(kit(id), onProblem));
    }

    private GameBox<?, ?> open(GameKit kit, Consumer<Words> onProblem) {
        try {
            return kit.open(source);
        } catch (ContentException e) {
            if (!source.changes(kit.id())) {
                throw e;
            }
            onProblem.accept(e.words());
            return kit.open(fallback);
        }
    }

    private GameKit kit(String game) {
        return kits.stream()
                .filter(kit -> kit.id().equals(game))
                .findFirst()
                .orElseThrow(() -> new BadInputException(unknown(game)));
    }

    String unknown(String game) {
        return "there is no game " + game + "; known are "
                + String.join(", ", kits.stream().map(GameKit::id).toList());
    }
}
