package org.alea.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Match;
import org.alea.engine.ScriptedChance;
import org.alea.engine.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashReportTest {
    private static final Instant NOW = Instant.parse("2026-03-01T18:30:00.250Z");
    private static final Race RACE = Race.standard();
    private final Throwable problem = new IllegalStateException("the runner fell");

    @TempDir
    Path folder;

    private final List<WriteFailure> failures = new ArrayList<>();

    @Test
    void theReportSaysWhatHappenedWhereAndInWhichMatch() {
        try (Store store = open()) {
            assertThat(store.report(problem, () -> Optional.of(save(aMatch()))).text())
                    .contains(
                            "Alea Solo 1.2, 2026-03-01T18:30:00.250Z",
                            "Java " + System.getProperty("java.version"),
                            System.getProperty("os.name"),
                            "java.lang.IllegalStateException: the runner fell",
                            "at org.alea.store.CrashReportTest",
                            "game race, rules 1, content steps[1, 2]of6",
                            "seed 7",
                            "options {goal=30}",
                            "moves 1",
                            "{\"ms\":1000,\"play\":{\"move\":\"step\",\"squares\":2}}");
        }
    }

    @Test
    void theReportIsKeptAndTheMatchBesideItCanBeReplayed() {
        try (Store store = open()) {
            CrashReport report = store.report(problem, () -> Optional.of(save(aMatch())));
            store.flush();
            assertThat(folder.resolve("crash-reports/crash-20260301-183000-250.txt"))
                    .hasContent(report.text());
            assertThat(SaveReader.load(folder.resolve("crash-reports/crash-20260301-183000-250.json"), RACE))
                    .isInstanceOf(Loading.Loaded.class);
        }
        assertThat(failures).isEmpty();
    }

    @Test
    void aCrashOutsideAMatchHasNoMatch() {
        try (Store store = open()) {
            CrashReport report = store.report(problem, Optional::empty);
            assertThat(report.text()).contains("the runner fell").doesNotContain("game ");
            assertThat(report.save()).isEmpty();
        }
    }

    @Test
    void aMatchThatCannotBeWrittenDownDoesNotSpoilTheReport() {
        Match<RaceTable, RaceMove> scripted =
                Match.practice(RACE, aSetup(), new RaceTable(30, 0, new ScriptedChance(List.of(1))));
        try (Store store = open()) {
            assertThat(store.report(problem, () -> Optional.of(save(scripted))).text())
                    .contains("the runner fell", "The match could not be written down: ");
        }
    }

    @Test
    void theSecondProgramReportsWithoutWriting() {
        try (Store first = open();
                Store second = open()) {
            assertThat(second.report(problem, Optional::empty).text()).contains("the runner fell");
            second.flush();
            assertThat(first.folder().crashReports()).doesNotExist();
        }
    }

    private Store open() {
        return Store.open(new DataFolder(folder), "1.2", Clock.fixed(NOW, ZoneOffset.UTC), failures::add);
    }

    private static Save<RaceTable, RaceMove> save(Match<RaceTable, RaceMove> match) {
        return Save.of("race", RACE, match, NOW);
    }

    private static Setup aSetup() {
        return Setup.of(RACE.options(), Map.of(), 7);
    }

    private static Match<RaceTable, RaceMove> aMatch() {
        Match<RaceTable, RaceMove> match = Match.start(RACE, aSetup());
        match.play(new RaceMove.Step(2), 1000);
        return match;
    }
}
