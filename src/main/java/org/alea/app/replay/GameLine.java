package org.alea.app.replay;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.app.games.GameFigures;
import org.alea.app.shell.Dates;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Texts;
import org.alea.content.GameBox;
import org.alea.engine.Result;
import org.alea.store.FinishedGame;

/** A finished game in a line: which game, of which kind, and when; and how it ended. */
record GameLine(Desk desk, GameBox<?, ?> box, GameFigures figures, FinishedGame finished) {

    String words() {
        String title = desk.suite()
                .cover(finished.game())
                .map(cover -> desk.texts().get(cover.titleKey()))
                .orElse(finished.game());
        String when = Dates.moment(finished.endedAt().atZone(desk.calendar().getZone()), desk.texts());
        return Stream.of(title, kind(), when).filter(part -> !part.isEmpty()).collect(Collectors.joining(" · "));
    }

    private String kind() {
        return figures.kinds(box, finished.setup(), desk.texts()).get(0).name();
    }

    String score() {
        return figures.score(finished.result().score(), desk.texts());
    }

    /** The rank a win has earned, or else just the outcome. */
    String verdict() {
        Texts texts = desk.texts();
        Result result = finished.result();
        return Optional.of("rank." + result.rank())
                .filter(rank -> result.won() && box.wording().knows(rank))
                .map(rank -> box.wording().say(rank, texts.language()))
                .orElseGet(() -> texts.get("outcome." + result.outcome().name().toLowerCase(Locale.ROOT)));
    }
}
