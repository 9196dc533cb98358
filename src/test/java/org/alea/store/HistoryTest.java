package org.alea.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.alea.engine.Draw;
import org.alea.engine.Game;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.engine.Result;
import org.alea.engine.Setup;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryTest {
    private static final Instant STARTED = Instant.parse("2026-03-01T18:00:00Z");
    private static final Instant NOW = Instant.parse("2026-03-01T18:30:00.250Z");
    private static final Race RACE = Race.standard();
    private static final Slot SLOT = Slot.autosave("race");

    @TempDir
    Path folder;

    private final List<WriteFailure> failures = Collections.synchronizedList(new ArrayList<>());
    private Store store;

    @BeforeEach
    void open() {
        store = Store.open(new DataFolder(folder), "1.0", Clock.fixed(NOW, ZoneOffset.UTC), failures::add);
    }

    @AfterEach
    void close() {
        store.close();
        assertThat(failures).isEmpty();
    }

    @Test
    void aFinishedGameIsReadAsItWasAdded() {
        FinishedGame added = store.history().add(aSave(aFinishedMatch()), true, Map.of("stumbles", 2.5));
        assertThat(store.history().read()).isEqualTo(new Ledger.Reading<>(List.of(added), List.of()));
        assertThat(added)
                .isEqualTo(new FinishedGame(
                        "20260301-183000-250-race",
                        "race",
                        Map.of("goal", "5"),
                        "7",
                        new Result(Result.Outcome.WON, 6, "runner", 1, List.of(new Result.Term("squares", 6))),
                        STARTED,
                        NOW,
                        3000,
                        false,
                        false,
                        true,
                        List.of(),
                        Map.of("stumbles", 2.5)));
    }

    @Test
    void whatTakesLongToCountIsAddedToTheLineLater() {
        FinishedGame finished = store.finish(SLOT, aSave(aFinishedMatch()), true);
        assertThat(store.history().read().entries()).containsExactly(finished);
        assertThat(store.history().uncounted()).containsExactly(finished);

        store.history().count(finished, RACE);

        assertThat(store.history().read().entries()).containsExactly(finished.with(Map.of("moves", 3.0)));
        assertThat(store.history().uncounted()).isEmpty();
    }

    @Test
    void aGameThatIsFinishedAgainIsInTheHistoryOnce() throws IOException {
        FinishedGame finished = store.finish(SLOT, aSave(aFinishedMatch()), true);
        store.finish(SLOT, aSave(aFinishedMatch()), true);
        assertThat(store.history().read().entries()).containsExactly(finished);

        store.close();
        open();
        store.finish(SLOT, aSave(aFinishedMatch()), true);

        assertThat(store.history().read().entries()).containsExactly(finished);
    }

    @Test
    void theSlotIsEmptiedOnlyAfterTheResultIsOnTheDisk() throws IOException {
        store.saves().write(SLOT, aSave(aFinishedMatch()));
        store.flush();
        Files.createDirectories(store.folder().history());

        store.finish(SLOT, aSave(aFinishedMatch()), true);
        store.flush();

        assertThat(store.saves().taken(SLOT)).isTrue();
        assertThat(failures).hasSize(1);
        failures.clear();
        Files.delete(store.folder().history());
        store.saves().write(new Slot("race", 3), aSave(aFinishedMatch()));
        store.flush();
        assertThat(store.saves().taken(SLOT)).isFalse();
        assertThat(store.history().read().entries()).hasSize(1);
    }

    @Test
    void aMatchThatTookTheSlotMeanwhileStays() {
        store.saves().write(SLOT, Save.of("race", RACE, Match.start(RACE, aSetup()), STARTED.plusSeconds(9)));
        store.finish(SLOT, aSave(aFinishedMatch()), true);
        store.flush();
        assertThat(store.saves().header(SLOT))
                .hasValueSatisfying(header -> assertThat(header.startedAt()).isEqualTo(STARTED.plusSeconds(9)));
    }

    @Test
    void aReplayThatLostItsLineIsAdopted() throws IOException {
        FinishedGame finished = store.finish(SLOT, aSave(aFinishedMatch()), true);
        store.close();
        Files.delete(store.folder().history());
        open();
        assertThat(store.history().read().entries()).isEmpty();

        store.history().adoptReplaysWithoutLine();
        store.history().adoptReplaysWithoutLine();

        assertThat(store.history().read().entries()).containsExactly(finished);
        store.finish(SLOT, aSave(aFinishedMatch()), true);
        assertThat(store.history().read().entries()).containsExactly(finished);
    }

    @Test
    void aFinishedGameCanBeWatchedAgain() {
        Match<RaceTable, RaceMove> match = aFinishedMatch();
        FinishedGame added = store.history().add(aSave(match), true, Map.of());
        assertThat(store.history().replay(added, RACE))
                .isInstanceOfSatisfying(
                        Loading.Loaded.class,
                        loaded -> assertThat(loaded.match().history().equals(match.history()))
                                .isTrue());
    }

    @Test
    void drawsAreCountedByWhatTheyWereFor() {
        assertThat(DrawCount.of(List.of(
                        aMoveThatDrew(new Draw("arena:1", 6, 3), new Draw("arena:2", 6, 3), new Draw("coin", 2, 0)),
                        aMoveThatDrew(new Draw("arena:1", 6, 0)))))
                .containsExactly(
                        new DrawCount("arena", List.of(1, 0, 0, 2, 0, 0)), new DrawCount("coin", List.of(1, 0)));
    }

    @Test
    void aMatchThatIsNotOverIsRefused() {
        Match<RaceTable, RaceMove> match = Match.start(RACE, aSetup());
        assertThatThrownBy(() -> store.history().add(aSave(match), true, Map.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aTornLastLineIsReportedAndDoesNotSwallowTheNextGame() throws IOException {
        FinishedGame first = store.history().add(aSave(aFinishedMatch()), true, Map.of());
        store.flush();
        Files.writeString(store.folder().history(), "{\"id\":\"2026", StandardOpenOption.APPEND);
        assertThat(store.history().read().entries()).containsExactly(first);
        FinishedGame next =
                store.history().add(Save.of("race", RACE, aFinishedMatch(), STARTED.plusSeconds(60)), false, Map.of());
        Ledger.Reading<FinishedGame> reading = store.history().read();
        assertThat(reading.entries()).containsExactly(first, next);
        assertThat(reading.problems()).extracting(Ledger.Problem::line).containsExactly(2);
        assertThat(reading.problems())
                .extracting(problem -> problem.detail().fr())
                .containsExactly("ce n’est pas du JSON valide (le texte s’arrête trop tôt)");
    }

    @Test
    void aLineOfALaterVersionIsReadWithoutItsNewFields() throws IOException {
        FinishedGame added = store.history().add(aSave(aFinishedMatch()), true, Map.of());
        store.flush();
        Path file = store.folder().history();
        Files.writeString(file, Files.readString(file).replace("{\"id\"", "{\"mood\":\"good\",\"id\""));
        assertThat(store.history().read()).isEqualTo(new Ledger.Reading<>(List.of(added), List.of()));
    }

    @Test
    void aLineWithHolesInItsListsIsReported() throws IOException {
        store.history().add(aSave(aFinishedMatch()), true, Map.of());
        store.flush();
        Path file = store.folder().history();
        String line = Files.readString(file);
        assertThat(line).contains("\"draws\":[]", "\"numbers\":{}");
        Files.writeString(
                file,
                line.replace("\"draws\":[]", "\"draws\":[null]")
                        + line.replace("\"numbers\":{}", "\"numbers\":{\"stumbles\":null}"));
        Ledger.Reading<FinishedGame> reading = store.history().read();
        assertThat(reading.entries()).isEmpty();
        assertThat(reading.problems()).extracting(Ledger.Problem::line).containsExactly(1, 2);
        assertThat(reading.problems())
                .extracting(problem -> problem.detail().fr())
                .containsExactly(
                        "champ draws\u00a0: absent, ou sa valeur ne convient pas",
                        "champ numbers.stumbles\u00a0: absent, ou sa valeur ne convient pas");
    }

    @Test
    void aLineThatLacksSomethingIsReported() throws IOException {
        Files.writeString(store.folder().history(), "{\"id\":\"x\"}\n");
        assertThat(store.history().read().entries()).isEmpty();
        assertThat(store.history().read().problems())
                .extracting(problem -> problem.detail().fr())
                .containsExactly("champ game\u00a0: absent, ou sa valeur ne convient pas");
    }

    @Test
    void aLineWhoseIdCannotNameAFileIsReported() throws IOException {
        store.history().add(aSave(aFinishedMatch()), true, Map.of());
        store.flush();
        Path file = store.folder().history();
        String line = Files.readString(file);
        Files.writeString(file, line.replace("20260301-", "\\u0000") + line.replace("20260301-", "../"));
        assertThat(store.history().read().entries()).isEmpty();
        assertThat(store.history().read().problems())
                .extracting(Ledger.Problem::line)
                .containsExactly(1, 2);
    }

    @Test
    void theSecondProgramReadsTheHistoryButDoesNotAddToIt() {
        FinishedGame added = store.history().add(aSave(aFinishedMatch()), true, Map.of());
        store.flush();
        try (Store second = Store.open(store.folder(), "1.0", Clock.systemUTC(), failures::add)) {
            second.history().add(aSave(aFinishedMatch()), true, Map.of());
            assertThat(second.history().read().entries()).containsExactly(added);
        }
    }

    /** Something another package keeps. */
    record Attempt(String drill, boolean success) {}

    @Test
    void otherRecordsHaveLedgersOfTheirOwn() {
        store.ledger("attempts", Attempt.class).add(new Attempt("P01", true));
        assertThat(store.ledger("attempts", Attempt.class).read().entries()).containsExactly(new Attempt("P01", true));
        assertThat(store.history().read().entries()).isEmpty();
    }

    private static Played<RaceMove> aMoveThatDrew(Draw... draws) {
        return new Played<>(new RaceMove.Roll(), 0, List.of(), List.of(draws), Game.Undo.NEVER);
    }

    private static Save<RaceTable, RaceMove> aSave(Match<RaceTable, RaceMove> match) {
        return Save.of("race", RACE, match, STARTED);
    }

    private static Setup aSetup() {
        return Setup.of(RACE.options(), Map.of("goal", "5"), 7);
    }

    private static Match<RaceTable, RaceMove> aFinishedMatch() {
        Match<RaceTable, RaceMove> match = Match.start(RACE, aSetup());
        for (int move = 1; move <= 3; move++) {
            match.play(new RaceMove.Step(2), move * 1000L);
        }
        return match;
    }
}
