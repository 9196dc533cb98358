package org.alea.app.games.fateforge;

import java.util.List;
import java.util.Optional;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.play.FirstTimes;
import org.alea.app.table.Spot;
import org.alea.games.fateforge.cards.FateforgeContent;

/** The fourteen rules that scenes bring into play: each is explained once, and can be looked up from the briefing. */
final class Unlocks {
    private static final List<String> RULES = List.of(
            "FATE-300",
            "FATE-306",
            "FATE-312",
            "FATE-317",
            "FATE-322",
            "FATE-327",
            "FATE-332",
            "FATE-336",
            "FATE-346",
            "FATE-350",
            "FATE-356",
            "FATE-361",
            "FATE-367",
            "FATE-374");

    private Unlocks() {}

    /** What is told of the rules of a scene, those that have not been told before (FATE-006). */
    static List<FirstTimes.Note> notes(FateforgeContent content, String scene) {
        return content.scene(scene).rules().stream()
                .map(rule -> new FirstTimes.Note("unlock." + rule, RULES.get(rule - 1)))
                .toList();
    }

    /** The rule a line of the briefing is about. */
    static Optional<String> rule(Spot spot) {
        return spot.kind().equals(FateSpots.UNLOCK)
                ? Optional.of(RULES.get(Integer.parseInt(spot.id()) - 1))
                : Optional.empty();
    }
}
