package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.alea.Rule;
import org.alea.app.WonGames;
import org.alea.engine.Result;
import org.alea.engine.Setup;
import org.alea.store.FinishedGame;
import org.junit.jupiter.api.Test;

class QueenRecordsTest {
    private static Setup setup(String modules, String speed, String level) {
        return Setup.of(QueenMatches.BOX.options(), Map.of("modules", modules, "speed", speed, "level", level), 1);
    }

    private static FinishedGame game(Setup setup, int score, boolean learning) {
        return WonGames.of("queen", setup.options(), "SURVIVOR", score, learning);
    }

    private static FinishedGame lost(FinishedGame won) {
        Result result = won.result();
        return new FinishedGame(
                won.id(),
                won.game(),
                won.setup(),
                won.seed(),
                new Result(Result.Outcome.LOST, result.score(), result.rank(), result.rounds(), result.terms()),
                won.startedAt(),
                won.endedAt(),
                won.playedMs(),
                won.learning(),
                won.practice(),
                won.ranked(),
                won.draws(),
                won.numbers());
    }

    @Test
    @Rule("QUEEN-194")
    void theBestScoreOfTheSameCombinationSpeedAndLevelIsTheRecord() {
        Setup dragon = setup("dragon", "official", "official");
        QueenRecords records = new QueenRecords(List.of(
                game(dragon, 900, false),
                game(dragon, 1200, false),
                game(dragon, 1000, false),
                game(setup("", "official", "official"), 1900, false),
                game(setup("dragon", "relaxed", "official"), 1800, false),
                game(setup("dragon", "official", "champion"), 1700, false)));

        assertThat(records.best(dragon)).hasValue(1200);
        assertThat(records.best(setup("shields", "official", "official"))).isEqualTo(OptionalInt.empty());
    }

    @Test
    @Rule("QUEEN-194")
    void theOrderInWhichModulesWereChosenMakesNoOtherRecord() {
        QueenRecords records =
                new QueenRecords(List.of(game(setup("shields,dragon", "official", "official"), 1100, false)));

        assertThat(records.best(setup("dragon,shields", "official", "official")))
                .hasValue(1100);
    }

    @Test
    @Rule("QUEEN-194")
    void aGameThatWasLostSetsNoRecord() {
        Setup training = setup("", "official", "official");

        assertThat(new QueenRecords(List.of(lost(game(training, 420, false)))).best(training))
                .isEmpty();
    }

    @Test
    @Rule("QUEEN-194")
    void aGameOfLearningSetsNoRecord() {
        Setup training = setup("", "untimed", "official");
        QueenRecords records = new QueenRecords(List.of(game(training, 1500, true), game(training, 700, false)));

        assertThat(records.best(training)).hasValue(700);
    }
}
