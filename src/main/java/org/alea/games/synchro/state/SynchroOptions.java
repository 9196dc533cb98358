package org.alea.games.synchro.state;

import org.alea.engine.Setup;

/**
 * What was chosen before the game (SYNC-205 to SYNC-209).
 *
 * @param difficulty its id
 * @param fixedMap the tiles lie in the order of their ids
 * @param alternating the side that did not start a round starts the next (SYNC-133)
 * @param ambush the variant of SYNC-211
 * @param iron nothing is ever taken back
 * @param timer a hero’s turn ends after a minute
 * @param everyMarble the player turns each marble, even where nothing could be done before it
 */
public record SynchroOptions(
        String difficulty,
        boolean fixedMap,
        boolean alternating,
        boolean ambush,
        boolean iron,
        boolean timer,
        boolean everyMarble) {

    public static SynchroOptions of(Setup setup) {
        return new SynchroOptions(
                setup.get("difficulty"),
                setup.get("map").equals("fixed"),
                setup.get("initiative").equals("alternating"),
                setup.get("ambush").equals("on"),
                setup.get("undo").equals("iron"),
                setup.get("timer").equals("on"),
                setup.get("marbles").equals("always"));
    }
}
