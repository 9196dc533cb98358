package org.alea.app.rulebook;

import java.util.Optional;

/**
 * A piece of a sentence that is drawn in one way.
 *
 * @param hit whether it is what was searched for
 * @param link where a press on it leads
 */
record Run(String text, boolean hit, Optional<Link> link) {

    /** Another rule, or a card. */
    record Link(Kind kind, String id) {

        /** What a link leads to. */
        enum Kind {
            RULE,
            CARD
        }
    }
}
