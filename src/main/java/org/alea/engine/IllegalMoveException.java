package org.alea.engine;

/** A move was played that the rules refuse; nothing has changed. */
public final class IllegalMoveException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    public IllegalMoveException(Move move, Refusal refusal) {
        super(move + " is refused: " + refusal.reason() + " (" + refusal.rule() + ")");
        this.refusal = refusal;
    }

    public Refusal refusal() {
        return refusal;
    }
}
