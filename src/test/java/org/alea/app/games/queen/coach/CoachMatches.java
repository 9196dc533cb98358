package org.alea.app.games.queen.coach;

import java.util.Map;
import java.util.Objects;
import org.alea.content.ContentSource;
import org.alea.engine.Bot;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/** Matches for the tests of the coach, played by a hasty bot. */
final class CoachMatches {
    static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());

    private CoachMatches() {}

    /** So many rounds of a match. */
    static Match<QueenTable, QueenMove> played(String modules, int rounds) {
        Match<QueenTable, QueenMove> match =
                Match.start(BOX.game(), Setup.of(BOX.options(), Map.of("modules", modules), 5));
        Bot<QueenTable, QueenMove> bot =
                Objects.requireNonNull(BOX.bots().get("hurried")).apply(5);
        while (match.result().isEmpty() && match.table().round() <= rounds) {
            match.play(bot.choose(match.table()), 0);
        }
        return match;
    }
}
