package org.alea.games.synchro.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.logging.Logger;
import org.alea.content.ContentSource;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.synchro.SynchroBox;
import org.alea.games.synchro.SynchroKit;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.PoiKind;
import org.alea.games.synchro.state.Fate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How often the sensible bot wins on each difficulty, against the balance targets of the specification. */
class SynchroBalanceTest {
    private static final SynchroBox BOX = new SynchroKit().open(ContentSource.builtIn());
    private static final Logger LOG = Logger.getLogger(SynchroBalanceTest.class.getName());
    private static final long FIRST_SEED = 90_001;
    private static final int GAMES = 300;
    private static final int FEW_GAMES = 24;
    private static final int ENDLESS = 5_000;

    /** What came of many games. */
    private static final class Tally {
        private final int games;
        private int wins;
        private int outOfTime;
        private int dungeons;

        Tally(int games) {
            this.games = games;
        }

        double percent(int part) {
            return 100.0 * part / games;
        }

        @Override
        public String toString() {
            return games + " games, " + wins + " won, " + outOfTime + " out of time, " + dungeons + " with the dungeon";
        }
    }

    private static Tally play(String difficulty, int games) {
        Tally tally = new Tally(games);
        SensibleBot bot = new SensibleBot(BOX.game());
        for (long seed = FIRST_SEED; seed < FIRST_SEED + games; seed++) {
            Setup setup = Setup.of(BOX.options(), Map.of("difficulty", difficulty), seed);
            SynchroTable table = BOX.game().setUp(setup, new SeededChance(seed));
            boolean dungeon = false;
            for (int moves = 0; !table.over(); moves++) {
                BOX.game().play(table, bot.choose(table), Turn.silent());
                dungeon |= table.state()
                        .voyage()
                        .poi()
                        .filter(PoiKind.DUNGEON::equals)
                        .isPresent();
                assertThat(moves).as("moves of the game with seed %d", seed).isLessThan(ENDLESS);
            }
            tally.wins += table.state().fate() == Fate.WON ? 1 : 0;
            tally.outOfTime += table.state().fate() == Fate.OUT_OF_TIME ? 1 : 0;
            tally.dungeons += dungeon ? 1 : 0;
        }
        LOG.info(() -> difficulty + ": " + tally);
        return tally;
    }

    @Test
    void aFewGamesAreWonAndOneOfThemSeesTheDungeon() {
        Tally tally = play("story", FEW_GAMES);
        assertThat(tally.percent(tally.wins)).as(tally.toString()).isGreaterThan(50);
        assertThat(tally.dungeons).as(tally.toString()).isPositive();
    }

    @ParameterizedTest
    @Tag("soak")
    @CsvSource({"story,75,88", "normal,49,64", "heroic,20,35", "calamity,12,26"})
    void theBotWinsAsOftenAsTheDifficultyIsMeantToAllow(String difficulty, double least, double most) {
        Tally tally = play(difficulty, GAMES);
        assertThat(tally.percent(tally.wins)).as(tally.toString()).isBetween(least, most);
        assertThat(tally.percent(tally.outOfTime)).as(tally.toString()).isLessThan(18);
    }
}
