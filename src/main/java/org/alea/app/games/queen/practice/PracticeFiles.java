package org.alea.app.games.queen.practice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.alea.games.queen.practice.Attempt;
import org.alea.games.queen.practice.CircuitRun;
import org.alea.games.queen.practice.OwnDrill;
import org.alea.store.Ledger;
import org.alea.store.Store;

/** What practice leaves on the disk: attempts, circuits, and the drills the player has composed. */
final class PracticeFiles {
    private final Ledger<Attempt> attempts;
    private final Ledger<CircuitRun> circuits;
    private final Ledger<OwnDrill> drills;

    PracticeFiles(Store store) {
        attempts = store.ledger("queen-attempts", Attempt.class);
        circuits = store.ledger("queen-circuits", CircuitRun.class);
        drills = store.ledger("queen-drills", OwnDrill.class);
    }

    /** Everything there is, the oldest first. */
    record Reading(List<Attempt> attempts, List<CircuitRun> circuits, List<OwnDrill> drills) {
        static final Reading NOTHING = new Reading(List.of(), List.of(), List.of());
    }

    /** Waits for the disk, so it is not for the JavaFX thread. */
    Reading read() {
        return new Reading(
                attempts.read().entries(),
                circuits.read().entries(),
                present(drills.read().entries()));
    }

    /** The last line about each drill, unless it says that the drill is gone. */
    private static List<OwnDrill> present(List<OwnDrill> lines) {
        Map<String, OwnDrill> present = new LinkedHashMap<>();
        for (OwnDrill line : lines) {
            if (line.removed()) {
                present.remove(line.id());
            } else {
                present.put(line.id(), line);
            }
        }
        return List.copyOf(present.values());
    }

    void add(Attempt attempt) {
        attempts.add(attempt);
    }

    void add(CircuitRun run) {
        circuits.add(run);
    }

    void add(OwnDrill drill) {
        drills.add(drill);
    }
}
