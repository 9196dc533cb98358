package org.alea.app.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.alea.app.games.TableViewKit;
import org.alea.app.shell.Desk;
import org.alea.content.GameBox;
import org.alea.engine.Move;
import org.alea.engine.Table;

/** Opens the catalogues of the games of the suite, away from the JavaFX thread. */
public final class Catalogues {
    private final Desk desk;

    public Catalogues(Desk desk) {
        this.desk = desk;
    }

    /** All catalogues in the order of the suite, on the JavaFX thread, each as soon as the ones before it are there. */
    public void whenOpen(Consumer<Map<String, Catalogue>> then) {
        Map<String, Catalogue> open = new LinkedHashMap<>();
        for (TableViewKit<?, ?> kit : desk.suite().views()) {
            String game = kit.cover().id();
            open.put(game, Catalogue.EMPTY);
            desk.boxes()
                    .whenOpen(
                            game,
                            box -> desk.background().execute(() -> {
                                Catalogue catalogue = of(kit, box);
                                Platform.runLater(() -> {
                                    open.put(game, catalogue);
                                    then.accept(Map.copyOf(open));
                                });
                            }));
        }
    }

    /**
     * All their pieces in the order of the suite, ready to be searched, on the JavaFX thread: those of the first games as
     * soon as they are there, and again when more follow.
     */
    void whenShelved(Consumer<List<Card>> then) {
        Map<String, List<Card>> shelf = new ConcurrentHashMap<>();
        AtomicInteger told = new AtomicInteger();
        for (TableViewKit<?, ?> kit : desk.suite().views()) {
            String game = kit.cover().id();
            desk.boxes()
                    .whenOpen(
                            game,
                            box -> desk.background().execute(() -> {
                                shelf.put(game, cards(game, of(kit, box)));
                                Platform.runLater(() -> {
                                    List<List<Card>> open = inOrder(shelf);
                                    if (told.getAndSet(open.size()) < open.size()) {
                                        then.accept(open.stream()
                                                .flatMap(List::stream)
                                                .toList());
                                    }
                                });
                            }));
        }
    }

    /** As far as no game is missing: cards that came in front of others would push those away. */
    private List<List<Card>> inOrder(Map<String, List<Card>> shelf) {
        return desk.suite().views().stream()
                .map(kit -> kit.cover().id())
                .takeWhile(shelf::containsKey)
                .map(shelf::get)
                .toList();
    }

    private List<Card> cards(String game, Catalogue catalogue) {
        Set<String> own = desk.boxes().ownCards(game);
        List<Card> cards = new ArrayList<>();
        for (CatalogueEntry entry : catalogue.entries()) {
            cards.add(new Card(game, entry, cards.size() + 1, own.contains(entry.id())));
        }
        return cards;
    }

    /** What a game lays open; slow, so not for the JavaFX thread. */
    @SuppressWarnings("unchecked") // a kit and a box of the same game are of the same types
    public static <T extends Table<T>, M extends Move> Catalogue of(TableViewKit<T, M> kit, GameBox<?, ?> box) {
        return kit.catalogue((GameBox<T, M>) box);
    }
}
