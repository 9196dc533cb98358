package org.alea.lab;

/** What was given cannot be used: the message is one line that says where and why. */
public final class BadInputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadInputException(String message) {
        super(message);
    }
}
