package org.alea.games.fateforge.state;

import org.alea.games.fateforge.cards.Threat;

/**
 * What was agreed before the game.
 *
 * @param goal the id of the scene, the quest or the campaign
 * @param tier of the loadouts of a single scene, 0 to 2
 * @param forewarned FATE-295
 * @param hardcore FATE-296
 * @param veiled FATE-297
 */
public record Agreement(
        Mode mode, String goal, Threat level, int tier, boolean forewarned, boolean hardcore, boolean veiled) {

    /** The kinds of games. */
    public enum Mode {
        /** A single combat scene (FATE-423). */
        SCENE,
        /** A quest of Battle mode (FATE-410). */
        QUEST,
        /** Story scenes, combats and rests of a campaign (FATE-390, FATE-440 to FATE-448, FATE-470). */
        CAMPAIGN,
        /** The first scene with fixed dice in its first round (FATE-290 to FATE-292). */
        TUTORIAL
    }
}
