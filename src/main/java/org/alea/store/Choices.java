package org.alea.store;

/** The values of the settings that are one of a few. */
public final class Choices {
    private Choices() {}

    /** The language of the program. */
    public enum Tongue {
        SYSTEM,
        FR,
        EN
    }

    /** The colours of the program. */
    public enum Theme {
        DARK,
        LIGHT
    }

    /** How fast pieces move. */
    public enum AnimationSpeed {
        OFF,
        FAST,
        NORMAL,
        SLOW
    }

    /** What coloured dice wear besides their colour and shape. */
    public enum ColourMarks {
        SIGN,
        LETTER,
        BOTH
    }

    /** When cards say what would happen now. */
    public enum Forecasts {
        ALWAYS,
        OFF_CLOCK,
        NEVER
    }

    /** How fast the steps of a resolution follow each other. */
    public enum ResolutionSpeed {
        SLOW,
        NORMAL,
        INSTANT
    }

    /** How long the turns of an automatic opponent are explained step by step. */
    public enum OpponentExplained {
        ALWAYS,
        FIRST_TURNS,
        NEVER
    }

    /** What opens the detail of a card on the table. */
    public enum CardDetail {
        RIGHT_CLICK,
        HOVER
    }

    /** What the key that ends a timed phase wants. */
    public enum StopKey {
        HOLD,
        PRESS,
        DOUBLE
    }
}
