package org.alea.app.games.royal;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.State;

/** The rule that says most about what is asked. */
final class Rules {
    /** How far back one may go. */
    static final String UNDO = "ROYAL-196";

    /** A game that does not count. */
    static final String PRACTICE = "ROYAL-197";

    /** What the difference of both scores is worth. */
    static final String BANDS = "ROYAL-192";

    /** What comes of a clock that has run out. */
    static final String TIMER = "ROYAL-008";

    /** What a group can be. */
    static final String GROUP = "ROYAL-080";

    /** Where a citizen who is hired comes from. */
    private static final String HIRED = "ROYAL-096";

    /** Where a citizen who is placed comes from. */
    private static final String PLACED = "ROYAL-138";

    private Rules() {}

    /** The rule behind what is still to be done before anything can be played. */
    static String now(RoyalPlay play) {
        if (play.proposal().filter(Proposal::open).isPresent()) {
            return Aim.building(play.proposal().get().target()).isEmpty() ? HIRED : PLACED;
        }
        State state = play.table().state();
        Optional<Refusal> refusal = state == State.COUNTER ? play.targets().refusal(Aim.COUNTER) : Optional.empty();
        return refusal.map(Refusal::rule).orElseGet(() -> of(play));
    }

    /** The rule of what an event takes. */
    private static String given(RoyalMove piece) {
        if (piece instanceof RoyalMove.LayDown) {
            return "ROYAL-056";
        }
        return piece instanceof RoyalMove.LoseEventCube ? "ROYAL-055" : "ROYAL-054";
    }

    private static String of(RoyalPlay play) {
        return switch (play.table().state()) {
            case SETUP_ROLL -> "ROYAL-027";
            case SETUP_PLACE -> "ROYAL-030";
            case ROLL -> "ROYAL-042";
            case EV_CHOICE -> given(play.game().moves(play.table()).get(0));
            case BLACK_ROLL -> "ROYAL-061";
            case COUNTER -> "ROYAL-063";
            case ROY_COUNTER -> "ROYAL-072";
            case ACTION -> "ROYAL-076";
            case SUB_EVENT_CUBE -> "ROYAL-119";
            case SUB_COLUMN -> "ROYAL-120";
            case ROY_TURN -> "ROYAL-151";
            case GAME_OVER -> "ROYAL-191";
        };
    }
}
