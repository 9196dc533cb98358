package org.alea.engine;

/** A game was asked for with options it does not have; the message says what is allowed. */
public final class IllegalSetupException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public IllegalSetupException(String message) {
        super(message);
    }
}
