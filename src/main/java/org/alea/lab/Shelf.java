package org.alea.lab;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.content.GameKit;
import org.alea.games.Games;

/** The games at hand and where their cards come from; each box is opened once. */
public final class Shelf {
    private final List<GameKit> kits;
    private final ContentSource source;
    private final Map<String, GameBox<?, ?>> opened = new HashMap<>();

    public Shelf(List<GameKit> kits, ContentSource source) {
        this.kits = List.copyOf(kits);
        this.source = source;
    }

    /** Every registered game with the cards the program ships. */
    public static Shelf builtIn() {
        return new Shelf(Games.all(), ContentSource.builtIn());
    }

    public List<GameKit> kits() {
        return kits;
    }

    public boolean has(String game) {
        return kits.stream().anyMatch(kit -> kit.id().equals(game));
    }

    public GameBox<?, ?> box(String game) {
        return opened.computeIfAbsent(game, id -> kit(id).open(source));
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
