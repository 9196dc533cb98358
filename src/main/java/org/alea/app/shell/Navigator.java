package org.alea.app.shell;

import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import org.alea.engine.Setup;
import org.alea.store.Loading;

/** Takes the player from screen to screen. */
public interface Navigator {

    /** Shows a screen on top of the present one; {@link #back()} returns to the present one. */
    void show(Screen screen);

    /**
     * Whether the player is, when he is asked, still at the screen that is the present one now. For what takes a moment to
     * be read: asked for twice, or given up meanwhile, it must not come on top of another screen.
     */
    BooleanSupplier stillHere();

    /** Leaves the present screen for the one it was opened from. */
    void back();

    /** Says where {@link #back()} leads from the present screen. */
    String wayBack();

    /** Leaves everything and shows the library. */
    void home();

    /** The set-up screen of a game, filled in as the player left it last time. */
    void setUp(String game);

    /** Starts a fresh match and shows its table in place of the present screen. */
    void start(String game, Setup setup);

    /** Starts a match to try a set-up out, in place of the present screen: it is neither kept nor counted. */
    void tryOut(String game, Setup setup);

    /** Takes up the unfinished match of a game. */
    void resume(String game);

    /** Tells what became of a saved match that did not load as it was left, and of a screen that told otherwise. */
    void explain(String game, Loading<?, ?> loading);

    /** Shows the matches of a game that are kept under a name: the present one can join them. */
    void saves(String game);

    /** Shows one rule of a game above the present screen. */
    void rule(String game, String rule);

    /**
     * Opens the rulebook of a game at one rule; {@link #back()} returns to the present screen as it is. A table whose
     * clock runs is not left ({@link Screen#canBeCovered()}).
     */
    void rulebook(String game, String rule);

    /**
     * Opens the card reference at one piece of a game, by the id it has in the content; {@link #back()} returns to the
     * present screen, so a table loses nothing. A table whose clock runs is not left ({@link Screen#canBeCovered()}).
     */
    void card(String game, String card);

    /** Opens the card reference at the pieces of a game; {@link #back()} returns to the present screen. */
    void reference(String game);

    /** Opens the settings; {@link #back()} returns to the present screen. */
    void settings();

    /** Puts a dialog above the present screen; Escape or {@link #closeDialog()} takes it away. */
    void dialog(Node content);

    void closeDialog();

    /** Shows the keys of the present screen, and those that work everywhere. */
    void keys();

    /** Says one line at the foot of the window for a few seconds. */
    void toast(String line);

    /** Takes a line away that {@link #toast} said, if it is still there: it no longer holds. */
    void hush(String line);

    /** Takes any line away that is still there: what it lies over now is to be seen. */
    void hush();
}
