package org.alea.app.replay;

import java.util.Locale;
import org.alea.app.library.Covers;
import org.alea.app.shell.Dates;
import org.alea.app.shell.Desk;
import org.alea.store.FinishedGame;

/** A finished game in a line: which game, and when. */
record GameLine(Desk desk, FinishedGame finished) {

    String words() {
        String title = Covers.find(finished.game())
                .map(cover -> desk.texts().get(cover.titleKey()))
                .orElse(finished.game());
        String when = Dates.moment(finished.endedAt().atZone(desk.calendar().getZone()), desk.texts());
        return desk.texts().get("replay.game", title, when);
    }

    String verdict() {
        return desk.texts().get("outcome." + finished.result().outcome().name().toLowerCase(Locale.ROOT));
    }
}
