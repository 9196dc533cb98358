package org.alea.content;

import org.alea.engine.Words;

/** A card, a character or a table of the box as it can be read in the terminal: its name, and all that it does. */
public record CardEntry(Words name, Words text) {

    /** Whether its name holds this, in either language. */
    public boolean goesBy(String name) {
        return name().holds(name);
    }
}
