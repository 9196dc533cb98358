package org.alea.lab;

import java.util.Optional;

/** The lines a player types, waited for no longer than asked. */
interface Typing {
    long AS_LONG_AS_IT_TAKES = Long.MAX_VALUE;

    /** The next line, or nothing if none came within {@code millis} or none will ever come. */
    Optional<String> next(long millis);

    /** Whether nothing will ever come again. */
    boolean ended();
}
