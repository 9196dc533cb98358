package org.alea.app.games.reckoners.input;

import java.util.Optional;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.play.Question.Command;
import org.alea.app.play.Shot;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.state.ReckonersState;

/** Giving up the game or the mission: a touch of the flag asks, and only the answer gives up. RECK-342 */
final class GivingUp {
    /** What a draft holds while it is asked. */
    static final String ASKED = "concede";

    private GivingUp() {}

    /** What the flag does: it asks, and at a second touch no more. */
    static Gesture<ReckonersMove, Pick> touch(Pick pick) {
        return new Gesture.Change<>(pick.gear().equals(ASKED) ? Pick.NOTHING : Pick.NOTHING.with(ASKED));
    }

    /** The question before giving up, if the flag has been touched. */
    static Optional<Question<ReckonersMove, Pick>> of(
            ReckonSpeech speech, Shot<ReckonersTable, ReckonersMove, Pick> shot) {
        if (!shot.draft().gear().equals(ASKED)) {
            return Optional.empty();
        }
        ReckonersState state = shot.table().state();
        String kind = state.campaign().isPresent() ? "mission" : "game";
        Gesture<ReckonersMove, Pick> back = new Gesture.Change<>(Pick.NOTHING);
        return Optional.of(Question.<ReckonersMove, Pick>of(speech.get("ask.concede." + kind), "RECK-342")
                .icon("mdi2f-flag-outline")
                .words(speech.get("ask.concede.how." + kind))
                .command(Command.main("putBack", "mdi2p-play", speech.get("command.goOn"), back))
                .command(Command.of(
                        "concede",
                        "mdi2f-flag-outline",
                        speech.get("command.concede"),
                        new Gesture.Play<>(new ReckonersMove.Concede()))));
    }
}
