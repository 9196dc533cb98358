package org.alea.app.games.queen.practice;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.alea.engine.SeededChance;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.Speed;
import org.alea.games.queen.practice.Attempt;
import org.alea.games.queen.practice.CircuitRun;
import org.alea.games.queen.practice.Drill;
import org.alea.store.Store;

/** Some weeks of practice, the same ones every time, for screens to show. */
final class PracticeHistory {
    private PracticeHistory() {}

    static void write(Store store, QueenBox box, Instant now) {
        SeededChance luck = new SeededChance(7);
        PracticeFiles files = new PracticeFiles(store);
        int drillNumber = 0;
        for (Drill drill : box.drills().all()) {
            int tries = 44 - 4 * drillNumber++;
            int streak = 0;
            for (int i = 0; i < tries; i++) {
                boolean success = luck.index(100, "success") < 35 + i;
                // QUEEN-205: what is left of the clock counts, and of a missed goal the parts that were reached
                int left = success ? luck.index(20, "time") : 0;
                int earned = success ? 100 + 2 * left : 50 * luck.index(3, "share") / 3;
                int score = earned * (10 + Math.min(10, streak)) / 10;
                streak = success ? streak + 1 : 0;
                files.add(new Attempt(
                        drill.id(),
                        Speed.OFFICIAL,
                        now.minus((tries - 1 - i) * 11L, ChronoUnit.HOURS),
                        Integer.toString(1000 + i),
                        success
                                ? Attempt.Outcome.SUCCESS
                                : i % 9 == 8 ? Attempt.Outcome.ABANDONED : Attempt.Outcome.FAILURE,
                        score,
                        drill.limitMs(Speed.OFFICIAL) - 1000 * left,
                        2 + luck.index(8, "rerolls"),
                        i % 3 == 0 ? Attempt.NOT_COACHED : 60 + luck.index(40, "coach")));
            }
        }
        files.add(new CircuitRun(now, Speed.OFFICIAL, java.util.List.of("P01", "P02", "P03", "P04", "P05"), 612));
    }
}
