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
import org.alea.games.queen.Speed;
import org.alea.games.queen.practice.Exercise;

/** Matches for the tests of the coach, played by a hasty bot. */
final class CoachMatches {
    static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());

    private CoachMatches() {}

    /** A drill that was stopped after a few rerolls of whatever comes first. */
    static Match<QueenTable, QueenMove> drilled(Exercise exercise, int rerolls) {
        Match<QueenTable, QueenMove> match = exercise.match();
        match.play(new QueenMove.StartRound(), 0);
        for (int i = 0; i < rerolls && match.table().hasSet(); i++) {
            match.play(
                    match.game().moves(match.table()).stream()
                            .filter(QueenMove.RerollSet.class::isInstance)
                            .findFirst()
                            .orElseThrow(),
                    0);
        }
        match.play(new QueenMove.Stop(match.table().lockEndMs()), 0);
        return match;
    }

    static Exercise exercise(String drill, long seed) {
        return Exercise.of(BOX, BOX.drills().find(drill).orElseThrow(), Speed.OFFICIAL, seed);
    }

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
