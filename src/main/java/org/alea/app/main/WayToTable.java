package org.alea.app.main;

import java.time.ZoneId;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.alea.app.games.TableScreen;
import org.alea.app.shell.Dates;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Navigator;
import org.alea.app.shell.ReplaceDialog;
import org.alea.app.shell.SavesDialog;
import org.alea.content.GameBox;
import org.alea.engine.Setup;
import org.alea.store.Slot;

/**
 * Leads to a table: to a fresh match, to the one that waits, or to one kept under a name. The match that waits would be
 * gone for another one, so the player is asked first.
 */
final class WayToTable {
    private final Navigation.Room room;
    private final Journey journey;
    private final Navigator navigator;

    WayToTable(Navigation.Room room, Journey journey, Navigator navigator) {
        this.room = room;
        this.journey = journey;
        this.navigator = navigator;
    }

    /** Whether the player sits at one. */
    boolean there() {
        return journey.present().filter(TableScreen.class::isInstance).isPresent();
    }

    /** @param stillHere whether the player is still where he wanted to */
    void start(String game, GameBox<?, ?> box, Setup setup, BooleanSupplier stillHere) {
        seating().whenFree(game, box, free -> {
            if (!stillHere.getAsBoolean()) {
                return;
            }
            if (free) {
                seatAnew(game, box, setup);
            } else {
                askFirst(
                        game,
                        box,
                        () -> seatAnew(game, box, setup),
                        () -> seating().resume(game, box, journey::instead));
            }
        });
    }

    /** @param stillHere whether the player is still where he wanted to */
    void tryOut(String game, GameBox<?, ?> box, Setup setup, BooleanSupplier stillHere) {
        if (stillHere.getAsBoolean()) {
            room.shell().notices().tableLeft();
            journey.instead(() -> seating().trial(game, box, setup));
        }
    }

    private void seatAnew(String game, GameBox<?, ?> box, Setup setup) {
        room.shell().notices().tableLeft();
        journey.instead(() -> seating().fresh(game, box, setup));
    }

    void resume(String game, GameBox<?, ?> box) {
        seating().resume(game, box, journey::on);
    }

    /** The matches kept under a name, to keep the present one or to take one up. */
    void saves(String game, GameBox<?, ?> box) {
        navigator.dialog(new SavesDialog(
                room.desk(),
                game,
                new SavesDialog.Ways(
                        (name, then) -> seating().keep(game, box, name, then),
                        slot -> load(slot, box),
                        navigator::closeDialog)));
    }

    private void load(Slot slot, GameBox<?, ?> box) {
        Consumer<TableScreen> then = there() ? journey::instead : journey::on;
        seating().whenFree(slot.game(), box, free -> {
            if (free) {
                seating().load(slot, box, then);
            } else {
                askFirst(
                        slot.game(),
                        box,
                        () -> seating().load(slot, box, then),
                        () -> seating().resume(slot.game(), box, then));
            }
        });
    }

    private void askFirst(String game, GameBox<?, ?> box, Runnable replace, Runnable resume) {
        Desk desk = room.desk();
        desk.background().execute(() -> {
            boolean place = desk.store().saves().free(game).isPresent();
            Optional<Consumer<String>> keepAs =
                    place ? Optional.of(name -> seating().keep(game, box, name, replace)) : Optional.empty();
            Platform.runLater(() -> navigator.dialog(new ReplaceDialog(
                    desk.texts(),
                    Dates.moment(desk.calendar().instant().atZone(ZoneId.systemDefault()), desk.texts()),
                    new ReplaceDialog.Ways(resume, replace, keepAs, navigator::closeDialog))));
        });
    }

    private Seating seating() {
        return room.seating();
    }
}
