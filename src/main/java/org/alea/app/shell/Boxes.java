package org.alea.app.shell;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.collections.ObservableMap;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.content.GameKit;

/**
 * The boxes of the games, each opened once and away from the JavaFX thread. Where the player's own cards are broken,
 * that is told in {@link #problems()} and the box is opened without them.
 */
public final class Boxes {
    private final ContentSource builtIn;
    private final ContentSource own;
    private final Function<String, GameKit> kits;
    private final Executor background;
    private final Map<String, CompletableFuture<GameBox<?, ?>>> opened = new ConcurrentHashMap<>();
    private final ObservableMap<String, String> problems = FXCollections.observableHashMap();

    public Boxes(ContentSource builtIn, ContentSource own, Function<String, GameKit> kits, Executor background) {
        this.builtIn = builtIn;
        this.own = own;
        this.kits = kits;
        this.background = background;
    }

    /** The box of a registered game; it fails only if the program's own content is broken. */
    public CompletableFuture<GameBox<?, ?>> open(String game) {
        return opened.computeIfAbsent(game, id -> CompletableFuture.supplyAsync(() -> read(id), background));
    }

    /** What is wrong with the player's own cards, by game; changes on the JavaFX thread. */
    public ObservableMap<String, String> problems() {
        return problems;
    }

    private GameBox<?, ?> read(String game) {
        GameKit kit = kits.apply(game);
        try {
            return kit.open(own);
        } catch (ContentException e) {
            if (!own.changes(game)) {
                throw e;
            }
            GameBox<?, ?> box = kit.open(builtIn);
            Platform.runLater(() -> problems.put(game, e.getMessage()));
            return box;
        }
    }
}
