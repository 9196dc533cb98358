package org.alea.engine;

/**
 * A refusal that a player may read: {@link Throwable#getMessage()} says it in English, for logs, and this in both
 * languages.
 */
public interface Explained {

    Words words();

    /** What an exception says, in both languages; one that speaks only English gets this French in its place. */
    static Words of(Exception e, String french) {
        return e instanceof Explained explained ? explained.words() : new Words(french, String.valueOf(e.getMessage()));
    }
}
