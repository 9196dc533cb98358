package org.alea.app.main;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import org.alea.app.games.TableScreen;
import org.alea.app.games.TableViewKit;
import org.alea.app.shell.Autosave;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.content.GameBox;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Setup;
import org.alea.engine.Table;
import org.alea.store.Loading;
import org.alea.store.Save;
import org.alea.store.Saves;
import org.alea.store.Slot;
import org.jspecify.annotations.Nullable;

/** Seats the player at a table: with a fresh match, or with the one that waits. */
final class Seating {
    private final Desk desk;
    private @Nullable Autosave<?, ?> present;
    private Supplier<Set<String>> faceUp = Set::of;

    Seating(Desk desk) {
        this.desk = desk;
    }

    /** The match that was opened last, for reports. */
    Optional<Save<?, ?>> present() {
        return Optional.ofNullable(present).map(Autosave::save);
    }

    /** The game that was opened last. */
    Optional<String> game() {
        return present().map(Save::game);
    }

    /** The cards that lie open on the table that was opened last. */
    Set<String> faceUp() {
        return faceUp.get();
    }

    /** Tells, on the JavaFX thread, whether a fresh match would take nobody's place: one that is lost has none. */
    void whenFree(String game, GameBox<?, ?> box, Consumer<Boolean> then) {
        whenFree(game, view(game), box, then);
    }

    private <T extends Table<T>, M extends Move> void whenFree(
            String game, TableViewKit<T, M> kit, GameBox<?, ?> box, Consumer<Boolean> then) {
        Slot slot = Slot.autosave(game);
        desk.background().execute(() -> {
            Loading<T, M> waiting = desk.store().saves().load(slot, own(kit, begunWith(slot, box)));
            boolean free = waiting instanceof Loading.Missing || waiting instanceof Loading.Kept;
            boolean setAside = waiting instanceof Loading.Loaded<T, M> loaded
                    ? loaded.passedOver().isPresent()
                    : waiting instanceof Loading.Kept;
            Platform.runLater(() -> {
                if (setAside) {
                    desk.navigator().explain(game, waiting);
                }
                then.accept(free);
            });
        });
    }

    TableScreen fresh(String game, GameBox<?, ?> box, Setup setup) {
        return fresh(game, view(game), box, setup);
    }

    /** A table to try a set-up out: nobody keeps its match, and everything can be taken back. */
    TableScreen trial(String game, GameBox<?, ?> box, Setup setup) {
        return trial(game, view(game), box, setup);
    }

    private <T extends Table<T>, M extends Move> TableScreen trial(
            String game, TableViewKit<T, M> kit, GameBox<?, ?> box, Setup setup) {
        GameBox<T, M> own = own(kit, box);
        Match<T, M> match = Match.practice(own.game(), kit.settled(setup, desk.preferences()));
        return kit.open(desk, new GameSession<>(game, own, match, desk.clock()));
    }

    /** Goes on with the table of the match that waits; what keeps it from being taken up is told instead. */
    void resume(String game, GameBox<?, ?> box, Consumer<TableScreen> then) {
        take(Slot.autosave(game), view(game), box, then);
    }

    /** Goes on with the table of a match kept under a name; it stays there, too. */
    void load(Slot slot, GameBox<?, ?> box, Consumer<TableScreen> then) {
        take(slot, view(slot.game()), box, then);
    }

    /** Keeps the match that waits, or is on the table, under a name as well. */
    void keep(String game, GameBox<?, ?> box, String name, Runnable then) {
        keep(game, view(game), box, name, then);
    }

    private <T extends Table<T>, M extends Move> void keep(
            String game, TableViewKit<T, M> kit, GameBox<?, ?> box, String name, Runnable then) {
        desk.background().execute(() -> {
            Saves saves = desk.store().saves();
            GameBox<T, M> own = own(kit, begunWith(Slot.autosave(game), box));
            Loading<T, M> loading = saves.load(Slot.autosave(game), own);
            if (loading instanceof Loading.Loaded<T, M> loaded) {
                Save<T, M> save =
                        Save.of(game, own, loaded.match(), loaded.header().startedAt());
                saves.free(game).ifPresent(slot -> saves.write(slot, save.named(name)));
            }
            Platform.runLater(() -> {
                desk.navigator().explain(game, loading);
                then.run();
            });
        });
    }

    private <T extends Table<T>, M extends Move> TableScreen fresh(
            String game, TableViewKit<T, M> kit, GameBox<?, ?> box, Setup setup) {
        GameBox<T, M> own = own(kit, box);
        Setup settled = kit.settled(setup, desk.preferences());
        return seat(
                game,
                kit,
                own,
                Match.start(own.game(), settled),
                desk.calendar().instant());
    }

    private <T extends Table<T>, M extends Move> void take(
            Slot slot, TableViewKit<T, M> kit, GameBox<?, ?> box, Consumer<TableScreen> then) {
        String game = slot.game();
        BooleanSupplier stillHere = desk.navigator().stillHere();
        desk.background().execute(() -> {
            GameBox<T, M> own = own(kit, begunWith(slot, box));
            Loading<T, M> loading = desk.store().saves().load(slot, own);
            Platform.runLater(() -> {
                if (!(loading instanceof Loading.Loaded<T, M> loaded)) {
                    desk.navigator().explain(game, loading);
                } else if (stillHere.getAsBoolean()) {
                    // else two tables of one match would overwrite each other's save
                    desk.navigator().explain(game, loading);
                    then.accept(
                            seat(game, kit, own, loaded.match(), loaded.header().startedAt()));
                }
            });
        });
    }

    private GameBox<?, ?> begunWith(Slot slot, GameBox<?, ?> today) {
        return desk.store()
                .saves()
                .header(slot)
                .<GameBox<?, ?>>map(save -> desk.boxes().begunWith(save, today))
                .orElse(today);
    }

    private <T extends Table<T>, M extends Move> TableScreen seat(
            String game, TableViewKit<T, M> kit, GameBox<T, M> box, Match<T, M> match, Instant startedAt) {
        GameSession<T, M> session = new GameSession<>(game, box, match, desk.clock());
        present = Autosave.keep(session, desk.store(), Slot.autosave(game), startedAt, desk.background());
        faceUp = () -> kit.faceUp(match.table());
        return kit.open(desk, session);
    }

    private TableViewKit<?, ?> view(String game) {
        return desk.suite().view(game).orElseThrow();
    }

    /** A kit and a box of the same game are of the same types: their registration promises it. */
    @SuppressWarnings({"unchecked", "unused"})
    private static <T extends Table<T>, M extends Move> GameBox<T, M> own(TableViewKit<T, M> kit, GameBox<?, ?> box) {
        return (GameBox<T, M>) box;
    }
}
