package org.alea.games.royal;

import java.util.Arrays;

/** Where the game stands in its course: all the state that is no piece on the table. */
final class Progress {
    State state = State.SETUP_ROLL;
    int round;
    boolean royFirst;

    /** The moves so far that were more than spending influence: a clock starts anew with each. */
    int decisions;

    /** Where the clock of the present decision stood when the table was left; 0 if it was not. */
    int clockMs;

    /** The citizens you have placed since the beginning, 0 to 6. */
    int placed;

    boolean passed;
    int royTurnsSincePass;

    /** The Roy's last two dice; 0 before his first turn. */
    int royFirstDie;

    int roySecondDie;

    /** How far the events of this round have acted: position in the row (-1 is Marauding) and effect of that card. */
    int eventPosition;

    int eventEffect;
    int piecesToGive;
    int blackGathered;
    boolean fellShort;

    /** The cubes an activation still has to place one by one, and whether it has placed one. */
    int cubesToPlace;

    boolean cubePlaced;

    Progress() {}

    Progress(Progress other) {
        state = other.state;
        round = other.round;
        royFirst = other.royFirst;
        decisions = other.decisions;
        clockMs = other.clockMs;
        placed = other.placed;
        passed = other.passed;
        royTurnsSincePass = other.royTurnsSincePass;
        royFirstDie = other.royFirstDie;
        roySecondDie = other.roySecondDie;
        eventPosition = other.eventPosition;
        eventEffect = other.eventEffect;
        piecesToGive = other.piecesToGive;
        blackGathered = other.blackGathered;
        fellShort = other.fellShort;
        cubesToPlace = other.cubesToPlace;
        cubePlaced = other.cubePlaced;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Progress other && state == other.state && Arrays.equals(numbers(), other.numbers());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(numbers());
    }

    private int[] numbers() {
        return new int[] {
            round,
            royFirst ? 1 : 0,
            decisions,
            clockMs,
            placed,
            passed ? 1 : 0,
            royTurnsSincePass,
            royFirstDie,
            roySecondDie,
            eventPosition,
            eventEffect,
            piecesToGive,
            blackGathered,
            fellShort ? 1 : 0,
            cubesToPlace,
            cubePlaced ? 1 : 0
        };
    }
}
