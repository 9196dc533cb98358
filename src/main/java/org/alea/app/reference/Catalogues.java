package org.alea.app.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
        List<TableViewKit<?, ?>> kits = desk.suite().views().stream()
                .filter(kit -> desk.suite().playable(kit.cover().id()))
                .toList();
        for (TableViewKit<?, ?> kit : kits) {
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

    /** All their pieces, in the order of the suite. */
    List<Card> cards(Map<String, Catalogue> open) {
        List<Card> cards = new ArrayList<>();
        desk.suite().views().stream().map(kit -> kit.cover().id()).forEach(game -> {
            Set<String> own = desk.boxes().ownCards(game);
            int number = 0;
            for (CatalogueEntry entry : open.getOrDefault(game, Catalogue.EMPTY).entries()) {
                cards.add(new Card(game, entry, ++number, own.contains(entry.id())));
            }
        });
        return cards;
    }

    /** What a game lays open; slow, so not for the JavaFX thread. */
    @SuppressWarnings("unchecked") // a kit and a box of the same game are of the same types
    public static <T extends Table<T>, M extends Move> Catalogue of(TableViewKit<T, M> kit, GameBox<?, ?> box) {
        return kit.catalogue((GameBox<T, M>) box);
    }
}
