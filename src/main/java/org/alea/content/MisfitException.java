package org.alea.content;

import org.alea.engine.Explained;
import org.alea.engine.Words;

/** A move or a table as JSON that is none of this game. */
public final class MisfitException extends IllegalArgumentException implements Explained {
    private static final long serialVersionUID = 1L;

    private final transient Words words;

    public MisfitException(Words words) {
        super(words.en());
        this.words = words;
    }

    public MisfitException(Words words, Exception cause) {
        super(words.en(), cause);
        this.words = words;
    }

    @Override
    public Words words() {
        return words;
    }
}
