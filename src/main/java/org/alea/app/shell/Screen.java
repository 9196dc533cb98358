package org.alea.app.shell;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/** One thing the window can show. A screen is made when it is shown and disposed of when it is left for good. */
public interface Screen {

    Node node();

    /** The name of the screen, for the window title, in the player's language. */
    ObservableValue<String> title();

    /** Whether the navigation rail stands beside it; a table takes the whole window. */
    default boolean besideRail() {
        return true;
    }

    /** The place of the rail it belongs to, by its id; most screens belong to where the player came from. */
    default Optional<String> railPlace() {
        return Optional.empty();
    }

    /** The keys that work here besides those that work everywhere, for the keyboard help. */
    default List<KeyHint> keys() {
        return List.of();
    }

    /** Whether the player may look something up now and come back; while a clock runs a table says no. */
    default boolean canBeCovered() {
        return true;
    }

    /** How much of its foot a passing line leaves free, for what has to be seen and clicked there. */
    default double foot() {
        return 0;
    }

    /** Called each time the screen has come to the front, also on the way back to it. */
    default void shown() {}

    /** Stops whatever still runs: the player has left. */
    default void dispose() {}
}
