package org.alea.app.guide;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import org.alea.app.games.TableScreen;
import org.alea.app.shell.KeyHint;
import org.alea.engine.Move;

/** A table a guide can stand over: it finds what a lesson names, and says when it is ready to be spoken about. */
public interface GuidedTable<M extends Move> extends TableScreen {

    /** The table itself. */
    TableScreen screen();

    /** What goes by this name now; nothing while it is not to be seen. */
    Optional<Node> find(String name);

    /** Turns to the page on which this lies, of which a lesson is about to speak; asked again as long as it speaks. */
    default void turnTo(String name) {
        // a table of one page has it in sight
    }

    /** What is lit when a lesson speaks of this: the thing itself and whatever of its own overlaps its edge. */
    default List<Node> lit(String name) {
        return find(name).stream().toList();
    }

    /** The names of what a bubble keeps clear of where it can, for the player looks there at every step. */
    default List<String> spared() {
        return List.of();
    }

    /** Whether what goes by this name is lit as a circle. */
    default boolean round(String name) {
        return false;
    }

    /** What goes by this name and is drawn beside the words of a lesson, made anew; nothing if there is no such thing. */
    default Optional<Node> figure(String name) {
        return Optional.empty();
    }

    /** Whether nothing moves and nothing is left to be shown: the player can be spoken to. */
    boolean atRest();

    /** Whether the table shows what has happened and waits to be told to go on. */
    boolean waits();

    /** Goes on from what is shown. */
    void goOn();

    /** Whether time runs against the player: a guide is silent then. */
    boolean clockRuns();

    /** Whether something lies over the whole table, with buttons of its own: a guide adds nothing to it. */
    default boolean covered() {
        return false;
    }

    /** Why the table has just refused something, while it says so. */
    Optional<String> objection();

    /** Whether Tab belongs to the table just now, to go over the places where what was taken may go. */
    default boolean walksByTab() {
        return false;
    }

    /** Around which point, in shares of its width and height, a line can lie over the table and hide nothing. */
    default Point2D freePlace() {
        return new Point2D(0.5, 0.7);
    }

    /** How wide that line may be, as a share of the table's width. */
    default double freeWidth() {
        return 1;
    }

    /** This stretch of the lesson has been played to its end: what it has shown is not told again as a first time. */
    default void taught() {
        // a table that tells nothing for the first time has nothing to remember
    }

    /** Plays a move as if the player had made it. */
    void play(M move);

    /** Takes moves back until so many are left. */
    void rewind(int moves);

    @Override
    default Node node() {
        return screen().node();
    }

    @Override
    default ObservableValue<String> title() {
        return screen().title();
    }

    @Override
    default List<KeyHint> keys() {
        return screen().keys();
    }

    @Override
    default void shown() {
        screen().shown();
    }

    @Override
    default void dispose() {
        screen().dispose();
    }
}
