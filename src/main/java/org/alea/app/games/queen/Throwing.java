package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.Motion;
import org.alea.app.table.Tumble;
import org.alea.games.queen.RollingClock;

/**
 * Dice in the air. What they will show is settled already (QUEEN-048); they are drawn by the clock of the round, so they
 * hang still while it stands, and lie readable 250 ms before the hand is free again (QUEEN-049).
 */
final class Throwing {
    private final List<Tumble> tumbles = new ArrayList<>();
    private final List<Veiled> veiled = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private int startMs;
    private int endMs;

    /** A die whose face is hidden instead of tumbling. */
    private record Veiled(DieNode die, DieFace result) {}

    /** Nothing is in the air. */
    boolean landed() {
        return ids.isEmpty();
    }

    Set<String> flying() {
        return Set.copyOf(ids);
    }

    /** Begins a throw that is over at {@code lockEndMs} on the clock of the round. */
    void begin(int thrownAtMs, int lockEndMs) {
        land();
        startMs = thrownAtMs;
        endMs = Math.max(thrownAtMs + 1, lockEndMs - RollingClock.READABLE_MS);
    }

    /** One die of the throw, seen last {@code dx, dy} away from where it will lie. */
    void add(String id, DieNode die, DieFace result, double dx, double dy, Motion motion) {
        ids.add(id);
        Motion.stop(die);
        if (motion == Motion.FULL) {
            Tumble tumble = new Tumble(die, result, dx, dy, (double) endMs - startMs, id.hashCode());
            tumbles.add(tumble);
            tumble.start();
        } else {
            die.setTranslateX(0);
            die.setTranslateY(0);
            die.show(new DieFace.Blank());
            die.ghost(true);
            veiled.add(new Veiled(die, result));
        }
    }

    /** Draws the dice at an instant of the round; answers whether they have just landed. */
    boolean show(int elapsedMs) {
        if (landed()) {
            return false;
        }
        double share = (elapsedMs - startMs) / (double) (endMs - startMs);
        if (share >= 1) {
            land();
            return true;
        }
        tumbles.forEach(tumble -> tumble.show(Math.max(0, share)));
        return false;
    }

    /** Everything comes down at once. */
    void land() {
        tumbles.forEach(Tumble::land);
        for (Veiled each : veiled) {
            each.die().ghost(false);
            each.die().show(each.result());
        }
        tumbles.clear();
        veiled.clear();
        ids.clear();
    }
}
