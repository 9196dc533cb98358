package org.alea.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Random;
import java.util.stream.LongStream;
import org.alea.engine.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever moment the program is killed at, no finished game is lost and none counts twice. */
class KilledProgramTest {
    private static final int MOST_MS = 200;

    @TempDir
    Path folder;

    @Test
    void everyRaceIsResumedOrFinishedOnce() throws IOException, InterruptedException {
        kill(30);
    }

    @Test
    @Tag("soak")
    void everyRaceIsResumedOrFinishedOnceHoweverOftenItIsKilled() throws IOException, InterruptedException {
        kill(500);
    }

    private void kill(int times) throws IOException, InterruptedException {
        Random moments = new Random(times);
        long next = 1;
        for (int i = 1; i <= times; i++) {
            long safe = playUntilKilled(next, moments.nextInt(MOST_MS));
            next = check("kill " + i, safe);
        }
    }

    /** Returns the last race that was on the disk. */
    private long playUntilKilled(long race, int ms) throws IOException, InterruptedException {
        Path said = folder.resolve("said.txt");
        File complaints = folder.resolve("complaints.txt").toFile();
        Process program = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        RaceMarathon.class.getName(),
                        folder.toString(),
                        Long.toString(race))
                .redirectOutput(said.toFile())
                .redirectError(complaints)
                .start();
        while (Files.size(said) == 0 && program.isAlive()) {
            Thread.sleep(1);
        }
        Thread.sleep(ms);
        program.destroyForcibly().waitFor();
        assertThat(complaints).isEmpty();
        String text = Files.readString(said);
        String[] lines = text.substring(0, text.lastIndexOf('\n')).split("\n");
        return Long.parseLong(lines[lines.length - 1]);
    }

    /** What lies on the disk; returns the number of the next race to run. */
    private long check(String when, long safe) {
        try (Store store = Store.open(new DataFolder(folder), "1.0", Clock.systemUTC(), failure -> {})) {
            store.history().adoptReplaysWithoutLine();
            Ledger.Reading<FinishedGame> history = store.history().read();
            int played = history.entries().size();
            assertThat(history.entries().stream().map(FinishedGame::seed))
                    .as(when)
                    .containsExactlyElementsOf(LongStream.rangeClosed(1, played)
                            .mapToObj(Seeds::format)
                            .toList());
            if (played > 0) {
                FinishedGame last = history.entries().get(played - 1);
                assertThat(store.history().replay(last, RaceMarathon.RACE))
                        .as(when)
                        .isInstanceOf(Loading.Loaded.class);
            }
            long reached = resumed(store, when, played);
            assertThat(reached).as(when).isGreaterThanOrEqualTo(safe);
            store.saves().delete(RaceMarathon.SLOT);
            return played + 1L;
        }
    }

    /** The last race on the disk; one in the slot is the last finished one, not yet cleared away, or the one after it. */
    private static long resumed(Store store, String when, long played) {
        if (!store.saves().taken(RaceMarathon.SLOT)) {
            return played;
        }
        Loading<RaceTable, RaceMove> loading = store.saves().load(RaceMarathon.SLOT, RaceMarathon.RACE);
        assertThat(loading).as(when).isInstanceOf(Loading.Loaded.class);
        long race =
                ((Loading.Loaded<RaceTable, RaceMove>) loading).match().setup().seed();
        assertThat(race).as(when).isBetween(played, played + 1);
        return race;
    }
}
