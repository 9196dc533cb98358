package org.alea.games.synchro;

import java.util.Map;
import java.util.function.Predicate;
import org.alea.content.ContentSource;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.synchro.bots.SensibleBot;

/** Games of Synchro Horizon, played by the sensible bot as far as a test wants. */
final class SynchroMatches {
    private SynchroMatches() {}

    static SynchroBox box() {
        return new SynchroKit().open(ContentSource.builtIn());
    }

    static Match<SynchroTable, SynchroMove> fresh(SynchroBox box, long seed, Map<String, String> options) {
        return Match.start(box.game(), Setup.of(box.options(), options, seed));
    }

    /** Plays on until the table looks as wanted, or the game is over. */
    static SynchroTable playUntil(
            Match<SynchroTable, SynchroMove> match, SynchroBox box, Predicate<SynchroTable> stop) {
        SensibleBot bot = new SensibleBot(box.game());
        while (!match.table().over() && !stop.test(match.table())) {
            match.play(bot.choose(match.table()), 0);
        }
        return match.table();
    }
}
