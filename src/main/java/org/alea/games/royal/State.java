package org.alea.games.royal;

/** What the table waits for. Chance states have one move, a roll; in decision states the player chooses. */
public enum State {
    SETUP_ROLL(Kind.CHANCE),
    SETUP_PLACE(Kind.DECISION),
    ROLL(Kind.CHANCE),
    EV_CHOICE(Kind.DECISION),
    BLACK_ROLL(Kind.CHANCE),
    COUNTER(Kind.DECISION),
    ROY_COUNTER(Kind.CHANCE),
    ACTION(Kind.DECISION),
    SUB_EVENT_CUBE(Kind.DECISION),
    SUB_COLUMN(Kind.DECISION),
    ROY_TURN(Kind.CHANCE),
    GAME_OVER(Kind.END);

    private final Kind kind;

    /** Who brings the game on from here. */
    public enum Kind {
        CHANCE,
        DECISION,
        END
    }

    State(Kind kind) {
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    /** Whether a turn timer runs here; it starts anew each time such a state is entered (ROYAL-008). */
    public boolean timed() {
        return kind == Kind.DECISION && this != SETUP_PLACE;
    }
}
