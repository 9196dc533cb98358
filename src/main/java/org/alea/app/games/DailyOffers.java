package org.alea.app.games;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.alea.app.shell.Desk;
import org.alea.content.GameBox;
import org.alea.engine.Move;
import org.alea.engine.Table;

/** Today's challenge of the first game that has one. */
public final class DailyOffers {
    private final Desk desk;
    private final Optional<TableViewKit<?, ?>> kit;

    public DailyOffers(Desk desk) {
        this.desk = desk;
        kit = desk.suite().views().stream().filter(TableViewKit::hasDaily).findFirst();
    }

    /** Whether there will be anything to play today. */
    public boolean any() {
        return kit.isPresent();
    }

    /** Whether it is this game's. */
    public boolean of(String game) {
        return kit.filter(one -> one.cover().id().equals(game)).isPresent();
    }

    /** Reads it in the background and hands it over on the JavaFX thread. */
    public void read(Consumer<Optional<DailyOffer>> then) {
        kit.ifPresent(game -> desk.boxes().whenOpen(game.cover().id(), box -> read(game, box, then)));
    }

    @SuppressWarnings("unchecked") // a kit and a box of the same game are of the same types
    private <T extends Table<T>, M extends Move> void read(
            TableViewKit<T, M> game, GameBox<?, ?> box, Consumer<Optional<DailyOffer>> then) {
        desk.background().execute(() -> {
            Optional<DailyOffer> today = game.daily(desk, (GameBox<T, M>) box);
            Platform.runLater(() -> then.accept(today));
        });
    }
}
