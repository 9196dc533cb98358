package org.alea.lab;

import java.util.List;
import org.alea.engine.Words;

/** One thing the command line can do. */
interface Command {
    int FINE = 0;
    int FAILED = 1;
    int WRONG_USE = 2;

    String name();

    /** What may follow the name. */
    String arguments();

    /** What it does, in a line. */
    Words purpose();

    /** Does it; a {@link BadInputException} says what is wrong with {@code words}. */
    int run(List<String> words, Terminal terminal);
}
