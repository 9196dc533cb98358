package org.alea.content;

import org.alea.engine.Words;

/** A game as it is registered: what is known of it before its content has been read. */
public interface GameKit {

    /** The id of the game: its folder in {@code rules-data} and its name on the command line. */
    String id();

    Words title();

    /** Reads and checks the content; a {@link ContentException} says what is wrong with it. */
    GameBox<?, ?> open(ContentSource source);
}
