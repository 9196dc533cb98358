package org.alea.app.games.queen;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Everything the board shows at one moment.
 *
 * @param verdicts what pills and lines say, by slot; empty if nothing is foretold
 * @param question what the player is asked, empty if nothing
 * @param how how a hand answers it, empty if only buttons do
 * @param journal the lines of the round, and what stands beside its title
 * @param flying the dice somebody else is throwing
 */
record Showing(
        Picture picture,
        InHand inHand,
        Map<Integer, Verdict> verdicts,
        String question,
        String how,
        List<Action> actions,
        List<Journal.Line> journal,
        String journalNote,
        Map<Integer, LaneOffer> lanes,
        Set<String> flying) {}
