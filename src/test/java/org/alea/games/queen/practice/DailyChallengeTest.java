package org.alea.games.queen.practice;

import static org.alea.games.queen.practice.PracticeRoom.BOX;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.alea.Rule;
import org.alea.engine.Game;
import org.alea.engine.Match;
import org.alea.engine.Result;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.junit.jupiter.api.Test;

class DailyChallengeTest {
    private static final LocalDate MONDAY = LocalDate.of(2026, 11, 16);

    private static DailyGame game(LocalDate date, int score) {
        return new DailyGame(date, new Result(Result.Outcome.WON, score, "HEROINE", 12, List.of()));
    }

    @Test
    @Rule("QUEEN-196")
    void theSeedIsTheBeginningOfTheHashOfTheDate() {
        assertThat(new DailyChallenge(MONDAY).seed()).isEqualTo(0x58BA1AB3EBD9EAA1L);
        assertThat(new DailyChallenge(LocalDate.of(2024, 2, 29)).seed()).isEqualTo(0xCC89F4887400391CL);
    }

    @Test
    @Rule("QUEEN-197")
    void everyWeekdayHasItsModules() {
        assertThat(IntStream.range(0, 7)
                        .mapToObj(day -> new DailyChallenge(MONDAY.plusDays(day)).setup(BOX))
                        .map(setup -> setup.get("modules")))
                .containsExactly(
                        "",
                        "dragon,shields",
                        "chariots",
                        "spirit,conspirators",
                        "dragon,sunmoon",
                        "dragon,chariots,shields",
                        "dragon,chariots,spirit,shields,conspirators,sunmoon");
    }

    @Test
    @Rule("QUEEN-197")
    void itIsPlayedAtTheOfficialSpeedAndLevel() {
        Setup setup = new DailyChallenge(MONDAY).setup(BOX);

        assertThat(List.of(setup.get("speed"), setup.get("level"), setup.get("occasion")))
                .containsExactly("official", "official", "daily");
    }

    @Test
    @Rule("QUEEN-198")
    void theFirstGameOfADateCounts() {
        DailyBook book = new DailyBook(List.of(game(MONDAY, 1200), game(MONDAY, 1700)));

        assertThat(book.on(MONDAY)).contains(game(MONDAY, 1200));
        assertThat(book.played()).isEqualTo(1);
    }

    @Test
    @Rule("QUEEN-198")
    void laterGamesOfTheDateAreTheSameGameAndMarked() {
        Setup first = new DailyChallenge(MONDAY).setup(BOX);
        Setup again = new DailyChallenge(MONDAY).again(BOX);

        assertThat(again.get("occasion")).isEqualTo("again");
        assertThat(again.with("occasion", "daily")).isEqualTo(first);
        assertThat(DailyChallenge.onceMore(first)).isEqualTo(again);
        assertThat(DailyChallenge.onceMore(again)).isEqualTo(again);
    }

    @Test
    @Rule("QUEEN-199")
    void aRoundOpensWithTheSameThrowWhateverHappenedBefore() {
        Setup setup = new DailyChallenge(MONDAY).setup(BOX);

        assertThat(secondThrow(setup, 0)).isEqualTo(secondThrow(setup, 3));
    }

    /** Plays a first round with so many rerolls and without a wound's choice, and throws the dice of the second. */
    private static List<QueenDie> secondThrow(Setup setup, int rerolls) {
        Game<QueenTable, QueenMove> game = BOX.game();
        QueenTable table = game.setUp(setup, new SeededChance(setup.seed()));
        game.play(table, new QueenMove.StartRound(), Turn.silent());
        for (int i = 0; i < rerolls && table.hasSet(); i++) {
            game.play(table, game.moves(table).get(0), Turn.silent());
        }
        game.play(
                table,
                game.moves(table).stream()
                        .filter(DailyChallengeTest::stops)
                        .findFirst()
                        .orElseThrow(),
                Turn.silent());
        while (table.phase() != QueenPhase.START_ROUND) {
            game.play(table, game.moves(table).get(0), Turn.silent());
        }
        // equal dice for both, whatever their wounds have cost
        var json = BOX.tables().write(table);
        table.dice()
                .forEach(die -> ((com.fasterxml.jackson.databind.node.ObjectNode)
                                json.get("dice").get(die.id()))
                        .put("zone", die.id().matches("W[1-8]") ? "RESERVE" : "BOX"));
        QueenTable equal = BOX.tables().read(json, table.chance());
        game.play(equal, new QueenMove.StartRound(), Turn.silent());
        return equal.dice(Zone.ARENA);
    }

    private static boolean stops(QueenMove move) {
        return move instanceof QueenMove.Stop || move instanceof QueenMove.ForcedStop;
    }

    @Test
    @Rule({"QUEEN-200", "QUEEN-232"})
    void nothingCanBeTakenBack() {
        Setup daily = new DailyChallenge(MONDAY.plusDays(6)).setup(BOX);

        assertThat(undoableMoves(daily.with("occasion", "ordinary")))
                .as("the same moves in an ordinary game")
                .isPositive();
        assertThat(undoableMoves(daily)).isZero();
        assertThat(undoableMoves(daily.with("occasion", "again"))).isZero();
    }

    /** How many moves of three rounds could have been taken back. */
    private static long undoableMoves(Setup setup) {
        Match<QueenTable, QueenMove> match = Match.start(BOX.game(), setup);
        long undoable = 0;
        while (match.table().round() <= 3 && match.result().isEmpty()) {
            List<QueenMove> moves = match.moves();
            match.play(
                    moves.stream().filter(DailyChallengeTest::stops).findFirst().orElse(moves.get(0)), 0);
            undoable += match.canUndo() ? 1 : 0;
        }
        return undoable;
    }

    @Test
    @Rule("QUEEN-201")
    void theStreakCountsDaysInARowUpToTodayOrYesterday() {
        DailyBook book = new DailyBook(List.of(
                game(MONDAY.minusDays(6), 1),
                game(MONDAY.minusDays(5), 1),
                game(MONDAY.minusDays(4), 1),
                game(MONDAY.minusDays(2), 1),
                game(MONDAY.minusDays(1), 1)));

        assertThat(book.streak(MONDAY)).isEqualTo(2);
        assertThat(book.streak(MONDAY.minusDays(1))).isEqualTo(2);
        assertThat(book.streak(MONDAY.plusDays(1))).isZero();
        assertThat(book.bestStreak()).isEqualTo(3);
    }

    @Test
    @Rule("QUEEN-201")
    void aGameBegunBeforeMidnightCountsForItsDate() {
        long seed = new DailyChallenge(MONDAY).seed();
        ZoneId paris = ZoneId.of("Europe/Paris");

        assertThat(DailyBook.date(seed, Instant.parse("2026-11-16T22:59:00Z"), paris))
                .contains(MONDAY);
        assertThat(DailyBook.date(seed, Instant.parse("2026-11-16T23:01:00Z"), paris))
                .contains(MONDAY);
        assertThat(DailyBook.date(seed, Instant.parse("2026-11-19T12:00:00Z"), paris))
                .isEmpty();
        assertThat(DailyBook.date(12345, Instant.parse("2026-11-16T12:00:00Z"), ZoneOffset.UTC))
                .isEmpty();
    }

    @Test
    void theBestGameIsTheOneWithTheHighestScore() {
        assertThat(new DailyBook(List.of(game(MONDAY, 900), game(MONDAY.plusDays(1), 1500))).best())
                .map(DailyGame::date)
                .contains(MONDAY.plusDays(1));
        assertThat(new DailyBook(List.of()).best()).isEqualTo(Optional.empty());
    }
}
