package org.alea.app.games.queen;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.alea.app.settings.Preferences;
import org.alea.games.queen.QueenPhase;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** Puts together what the board shows; while dice are in the air, what was said before they flew stays. */
final class Showings {
    private final QueenPlay play;
    private final Preferences preferences;
    private final Speech speech;
    private Map<Integer, Verdict> verdicts = new TreeMap<>();
    private Map<Integer, LaneOffer> lanes = new TreeMap<>();

    Showings(QueenPlay play, Preferences preferences, Speech speech) {
        this.play = play;
        this.preferences = preferences;
        this.speech = speech;
    }

    Showing of(Moment moment, List<Action> actions, Set<String> flying, QueenLayout plan) {
        Picture full = play.picture();
        if (flying.isEmpty()) {
            verdicts = moment.verdicts(foretold());
            lanes = moment.offers().lanes(plan.laneWidth() > 176);
        }
        boolean told = plan.docked() || full.stage() != Picture.Stage.ROLL;
        Journal journal = new Journal(play.table().cards(), speech);
        return new Showing(
                flying.isEmpty() ? full : full.hiding(flying),
                play.inHand(),
                verdicts,
                moment.question(),
                moment.how(),
                actions,
                told ? journal.lines(play.seen(), full) : List.of(),
                moment.stopNote(),
                lanes,
                flying);
    }

    private boolean foretold() {
        Choices.Forecasts wanted = preferences.get(Setting.FORECASTS);
        return wanted == Choices.Forecasts.ALWAYS
                || (wanted == Choices.Forecasts.OFF_CLOCK && play.table().phase() != QueenPhase.ROLLING);
    }
}
