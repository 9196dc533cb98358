package org.alea.games.reckoners.rules;

import java.util.Optional;
import org.alea.games.reckoners.state.ReckonersPhase;

/** What follows the end of a game: nothing, or the next step of a campaign. */
final class Ending {
    private Ending() {}

    static void conclude(Play play) {
        if (play.s().campaign().isPresent() && play.s().phase() != ReckonersPhase.OVER) {
            Campaigns.missionEnded(play, play.s().end().orElseThrow());
        } else if (play.s().phase() != ReckonersPhase.OVER) {
            play.become(play.s().withPhase(ReckonersPhase.OVER));
        }
    }

    /** A mission has ended, but not the campaign. */
    static void reopen(Play play) {
        play.become(play.s().withEnd(Optional.empty()).withPhase(ReckonersPhase.CAMPAIGN_BASE));
    }
}
