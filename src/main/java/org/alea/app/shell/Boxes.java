package org.alea.app.shell;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.collections.ObservableMap;
import org.alea.app.games.Suite;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.content.GameKit;
import org.alea.engine.Words;
import org.alea.store.SaveHeader;

/**
 * The boxes of the games, each opened once and away from the JavaFX thread. Where the player's own cards are broken,
 * that is told in {@link #problems()} and the box is opened without them.
 */
public final class Boxes {
    private final Suite suite;
    private final Path ownCards;
    private final Executor background;
    private final Map<String, CompletableFuture<GameBox<?, ?>>> opened = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> own = new ConcurrentHashMap<>();
    private final ObservableMap<String, Words> problems = FXCollections.observableHashMap();

    /** @param ownCards the folder of the player's own cards, which need not exist */
    public Boxes(Suite suite, Path ownCards, Executor background) {
        this.suite = suite;
        this.ownCards = ownCards;
        this.background = background;
    }

    /** The box of a game of the suite; it fails only if the program's own content is broken. */
    public CompletableFuture<GameBox<?, ?>> open(String game) {
        return opened.computeIfAbsent(game, id -> CompletableFuture.supplyAsync(() -> read(id), background));
    }

    /** Opens the box and goes on with it on the JavaFX thread: at once if it is open already. */
    public void whenOpen(String game, Consumer<GameBox<?, ?>> then) {
        CompletableFuture<GameBox<?, ?>> box = open(game);
        if (box.isDone() && Platform.isFxApplicationThread()) {
            then.accept(opened(box));
        } else {
            background.execute(() -> {
                GameBox<?, ?> opened = opened(box);
                Platform.runLater(() -> then.accept(opened));
            });
        }
    }

    /** The same for lessons, which are given with the cards they were written for. */
    public void whenOpenForLessons(String game, Consumer<GameBox<?, ?>> then) {
        ContentSource overlaid = ContentSource.builtIn().overlaidBy(ownCards);
        ContentSource lessons = overlaid.forLessons(game);
        if (lessons == overlaid || !overlaid.changes(game)) {
            whenOpen(game, then);
        } else {
            open(game, lessons, then);
        }
    }

    /** The same for what must be alike for everybody: the box without the player's own cards. */
    public void whenOpenForAll(String game, Consumer<GameBox<?, ?>> then) {
        if (ContentSource.builtIn().overlaidBy(ownCards).changes(game)) {
            open(game, ContentSource.builtIn(), then);
        } else {
            whenOpen(game, then);
        }
    }

    private void open(String game, ContentSource content, Consumer<GameBox<?, ?>> then) {
        background.execute(() -> {
            GameBox<?, ?> box = kit(game).open(content);
            Platform.runLater(() -> then.accept(box));
        });
    }

    /**
     * The box a match was begun with: cards that the player has added or changed since do not come into it. Reads content,
     * so not for the JavaFX thread.
     *
     * @param today the box as it is opened now; stays the answer where the one of then is gone
     */
    public GameBox<?, ?> begunWith(SaveHeader save, GameBox<?, ?> today) {
        String game = save.game();
        if (save.content().equals(today.contentHash())
                || !ContentSource.builtIn().overlaidBy(ownCards).changes(game)) {
            return today;
        }
        GameBox<?, ?> shipped = kit(game).open(ContentSource.builtIn());
        return save.content().equals(shipped.contentHash()) ? shipped : today;
    }

    /** What is wrong with the player's own cards, by game; changes on the JavaFX thread. */
    public ObservableMap<String, Words> problems() {
        return problems;
    }

    /** The ids of the cards of an open game that the player has added or changed. */
    public Set<String> ownCards(String game) {
        return own.getOrDefault(game, Set.of());
    }

    private static GameBox<?, ?> opened(CompletableFuture<GameBox<?, ?>> box) {
        try {
            return box.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    private GameKit kit(String game) {
        return suite.game(game)
                .orElseThrow(() -> new IllegalArgumentException("there is no game " + game + " in the suite"));
    }

    private GameBox<?, ?> read(String game) {
        GameKit kit = kit(game);
        ContentSource builtIn = ContentSource.builtIn();
        ContentSource overlaid = builtIn.overlaidBy(ownCards);
        try {
            GameBox<?, ?> box = kit.open(overlaid);
            own.put(game, overlaid.ownIds(game));
            return box;
        } catch (ContentException e) {
            if (!overlaid.changes(game)) {
                throw e;
            }
            GameBox<?, ?> box = kit.open(builtIn);
            Platform.runLater(() -> problems.put(game, e.words()));
            return box;
        }
    }
}
