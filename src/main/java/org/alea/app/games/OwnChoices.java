package org.alea.app.games;

import java.util.Map;
import java.util.Set;
import javafx.scene.Node;

/**
 * Options that a game lays out itself on the set-up screen, above the list of the others.
 *
 * @param node where they are chosen
 * @param options the options that the list leaves out because of it
 */
public record OwnChoices(Node node, Set<String> options) {

    /** What is chosen so far, for whoever lays out options. */
    public interface Chosen {

        /** What an option is set to. */
        String value(String option);

        /** Whether an option means anything as things are chosen now. */
        boolean applies(String option);

        /** Sets several options at once. */
        void choose(Map<String, String> values);

        /** Calls back whenever something has been chosen, and whenever the language has changed. */
        void follow(Runnable show);
    }
}
