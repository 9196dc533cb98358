package org.alea.games.reckoners.state;

import org.alea.games.reckoners.cards.Letter;

/**
 * What was chosen before the game and stays as it is.
 *
 * @param token the side of the difficulty token, 0 for none
 * @param timer the seconds of the planning timer, 0 for none
 * @param cityRests whether the city's cards and board do nothing in round 1
 */
public record GameSetting(
        String highEpic,
        String city,
        Letter letter,
        boolean module1,
        boolean module2,
        boolean module3,
        boolean module4,
        boolean newcagoCards,
        boolean casual,
        int token,
        int timer,
        boolean practiceUndo,
        boolean cityRests) {

    /** Whether module 1 or 2 brings its dice. */
    public boolean moreDice() {
        return module1 || module2;
    }
}
