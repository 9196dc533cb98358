package org.alea.games.reckoners.rules;

import java.util.List;
import java.util.Map;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.state.GameSetting;
import org.alea.games.reckoners.state.Stash;

/**
 * All that is decided about one game or mission before its cards are shuffled.
 *
 * @param team who plays, in order
 * @param dice the dice each of them starts with
 * @param districts the ring, clockwise
 * @param sides the side of each district's card, empty without cards
 * @param money beyond what the set-up gives
 * @param population beyond what the city gives
 * @param readyTokens the plan tokens each Reckoner starts with
 * @param raised tracks whose bracket starts higher
 * @param stashes cards that Reckoners bring along
 */
public record MissionPlan(
        GameSetting setting,
        List<String> team,
        Map<String, List<DieKind>> dice,
        List<String> districts,
        List<String> sides,
        int money,
        int population,
        int readyTokens,
        List<PowerTrack> raised,
        List<Stash> stashes) {}
