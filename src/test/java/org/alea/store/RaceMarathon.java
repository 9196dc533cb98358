package org.alea.store;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import org.alea.engine.Match;
import org.alea.engine.Setup;

/**
 * A program of its own that plays one race after the other as fast as it can, until it is killed. It prints the number
 * of each race that it knows to be on the disk.
 */
final class RaceMarathon {
    static final Race RACE = Race.standard();
    static final Slot SLOT = Slot.autosave("race");
    static final int MOVES = 5;
    private static final Instant BEGINNING = Instant.parse("2026-03-01T18:00:00Z");

    private RaceMarathon() {}

    /** @param args the folder, and the number of the first race, which is also its seed */
    public static void main(String[] args) {
        Store store = Store.open(new DataFolder(Path.of(args[0])), "1.0", Clock.systemUTC(), failure -> {
            throw new IllegalStateException(failure.toString());
        });
        store.history().adoptReplaysWithoutLine();
        long first = Long.parseLong(args[1]);
        for (long race = first; ; race++) {
            play(store, race, race == first || race % 2 == 0);
        }
    }

    /** @param safe whether it may not get lost once it has begun; others leave the disk behind */
    private static void play(Store store, long race, boolean safe) {
        Match<RaceTable, RaceMove> match =
                Match.start(RACE, Setup.of(RACE.options(), Map.of("goal", Integer.toString(MOVES)), race));
        for (int move = 1; move < MOVES; move++) {
            store.saves().write(SLOT, save(match, race));
            if (safe && move == 1) {
                store.flush();
                System.out.println(race);
            }
            match.play(new RaceMove.Step(1), move);
        }
        store.saves().write(SLOT, save(match, race));
        match.play(new RaceMove.Step(1), MOVES);
        FinishedGame finished = store.finish(SLOT, save(match, race), true);
        if (race % 3 == 0) {
            store.history().count(finished, RACE);
        }
    }

    private static Save<RaceTable, RaceMove> save(Match<RaceTable, RaceMove> match, long race) {
        return Save.of("race", RACE, match, BEGINNING.plusSeconds(race));
    }
}
