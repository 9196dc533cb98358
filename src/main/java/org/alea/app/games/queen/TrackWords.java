package org.alea.app.games.queen;

import java.util.List;
import org.alea.app.table.HealthTrack;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;

/** What Health and Exhaustion say, whichever corner they stand in. */
record TrackWords(HealthTrack.Reading health, String wounds, List<String> returns, int round) {

    static TrackWords of(Picture picture, Speech speech) {
        QueenTable table = picture.table();
        int last = table.lastHealthSpace();
        boolean stack =
                !picture.with(QueenModule.SUNMOON) && !picture.dice(Zone.STACK).isEmpty();
        HealthTrack.Reading reading = new HealthTrack.Reading(
                last + 1,
                Math.min(picture.health(), last),
                stack && picture.stackSpace() <= last ? picture.stackSpace() : -1,
                speech.get("maia"),
                stack && picture.stackSpace() == last ? "" : speech.get("defeat"));
        int round = table.round();
        return new TrackWords(
                reading,
                speech.get("wounds", picture.health(), last),
                List.of(
                        speech.get("returns", round + 3),
                        speech.get("returns", round + 2),
                        speech.get("returns", round + 1)),
                round);
    }

    /** The same in as few words as a narrow cell has room for. */
    String round(Zone zone, Speech speech) {
        return switch (zone) {
            case TOP -> speech.get("returns.short", round + 3);
            case MIDDLE -> speech.get("returns.short", round + 2);
            case BOTTOM -> speech.get("returns.short", round + 1);
            default -> "";
        };
    }

    /** When the dice of an Exhaustion space come back. */
    String returns(Zone zone) {
        return switch (zone) {
            case TOP -> returns.get(0);
            case MIDDLE -> returns.get(1);
            case BOTTOM -> returns.get(2);
            default -> "";
        };
    }
}
