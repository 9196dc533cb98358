package org.alea.app.main;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.alea.app.games.TableScreen;
import org.alea.app.shell.Screen;

/** The screens the player has gone through: the present one on top, the way back below it. */
final class Journey {
    private final Deque<Screen> screens = new ArrayDeque<>();
    private final Consumer<Screen> stage;

    /** @param stage shows a screen */
    Journey(Consumer<Screen> stage) {
        this.stage = stage;
    }

    Optional<Screen> present() {
        return Optional.ofNullable(screens.peek());
    }

    /** The screen that {@link #back()} returns to. */
    Optional<Screen> behind() {
        return screens.stream().skip(1).findFirst();
    }

    boolean canGoBack() {
        return screens.size() > 1;
    }

    /** Goes on to a screen that leads back to the present one; a game takes the place of the game before it. */
    void on(Screen screen) {
        if (screen instanceof TableScreen table && table.played()) {
            leaveTables(TableScreen::played);
        }
        screens.push(screen);
        enter(screen);
    }

    /** Goes on to a screen that takes the place of the present one. */
    void instead(Screen screen) {
        leave();
        on(screen);
    }

    /** Goes on to a table that takes the place of the present screen and of the tables right below; it is laid then. */
    void instead(Supplier<TableScreen> table) {
        leave();
        leaveTables(any -> true);
        on(table.get());
    }

    /** From a new game nobody wants to go back to the table of an old one, or of a lesson. */
    private void leaveTables(Predicate<TableScreen> which) {
        while (present()
                .filter(screen -> screen instanceof TableScreen table && which.test(table))
                .isPresent()) {
            leave();
        }
    }

    /** Returns to the screen before. */
    void back() {
        leave();
        enter(screens.getFirst());
    }

    /** Begins anew at a screen; whatever was open is left. */
    void anew(Screen screen) {
        leaveAll();
        on(screen);
    }

    void leaveAll() {
        while (!screens.isEmpty()) {
            leave();
        }
    }

    private void leave() {
        screens.pop().dispose();
    }

    private void enter(Screen screen) {
        stage.accept(screen);
        screen.shown();
    }
}
