package org.alea.app.games.queen;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.alea.app.settings.Preferences;
import org.alea.games.queen.QueenPhase;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** Puts together what the board shows; while dice are in the air, what was said of those that lie stays. */
final class Showings {
    private final QueenPlay play;
    private final Preferences preferences;
    private final Speech speech;
    private Map<Integer, Verdict> verdicts = new TreeMap<>();
    /** How many dice lay beside each enemy when that was said. */
    private final Map<Integer, Integer> dice = new TreeMap<>();

    private Map<Integer, LaneOffer> lanes = new TreeMap<>();

    Showings(QueenPlay play, Preferences preferences, Speech speech) {
        this.play = play;
        this.preferences = preferences;
        this.speech = speech;
    }

    Showing of(Moment moment, List<Action> actions, Set<String> flying, QueenLayout plan) {
        Picture full = play.picture();
        if (flying.isEmpty()) {
            verdicts = moment.verdicts(foretold(preferences, play));
            verdicts.keySet().forEach(slot -> dice.put(slot, full.attackers(slot)));
            lanes = moment.offers().lanes(plan.laneWidth() > 176);
        }
        Picture seen = flying.isEmpty() ? full : full.hiding(flying);
        boolean told = plan.docked() || full.stage() != Picture.Stage.ROLL;
        Journal journal = new Journal(play.table().cards(), speech);
        return new Showing(
                seen,
                play.inHand(),
                stillTrue(seen),
                moment.question(),
                moment.how(),
                actions,
                told ? journal.lines(play.seen(), full) : List.of(),
                moment.stopNote(),
                lanes,
                flying);
    }

    /** Nothing is foretold of an enemy whose dice have left for a throw. */
    private Map<Integer, Verdict> stillTrue(Picture seen) {
        Map<Integer, Verdict> kept = new TreeMap<>(verdicts);
        kept.keySet().removeIf(slot -> dice.getOrDefault(slot, 0) != seen.attackers(slot));
        return kept;
    }

    /** Whether the player wants to be told now what would happen. */
    static boolean foretold(Preferences preferences, QueenPlay play) {
        Choices.Forecasts wanted = preferences.get(Setting.FORECASTS);
        return wanted == Choices.Forecasts.ALWAYS
                || (wanted == Choices.Forecasts.OFF_CLOCK && play.table().phase() != QueenPhase.ROLLING);
    }
}
