package org.alea.engine;

/** A game was asked for with options it does not have; the message says what is allowed. */
public final class IllegalSetupException extends RuntimeException implements Explained {
    private static final long serialVersionUID = 1L;

    private final transient Words words;

    public IllegalSetupException(Words words) {
        super(words.en());
        this.words = words;
    }

    @Override
    public Words words() {
        return words;
    }
}
