package org.alea.app.shell;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

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

    /** Goes on to a screen that leads back to the present one. */
    void on(Screen screen) {
        screens.push(screen);
        enter(screen);
    }

    /** Goes on to a screen that takes the place of the present one. */
    void instead(Screen screen) {
        leave();
        on(screen);
    }

    /** Goes on to a screen that takes the place of the present one and of all of a kind right below; it is made then. */
    void insteadOf(Class<? extends Screen> kind, Supplier<Screen> screen) {
        leave();
        while (present().filter(kind::isInstance).isPresent()) {
            leave();
        }
        on(screen.get());
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
