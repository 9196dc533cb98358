package org.alea.games.reckoners.state;

import org.alea.games.reckoners.cards.DieKind;

/**
 * A die of a Reckoner.
 *
 * @param face the number of the face it shows, 0 before it is rolled
 * @param paid the card it has paid a half of, or {@link #MOVE}; empty if neither
 */
public record ReckonerDie(String id, DieKind kind, int face, DieStage stage, String paid) {
    /** What a die has paid that stands for half a Move. */
    public static final String MOVE = "move";

    public ReckonerDie withFace(int newFace) {
        return new ReckonerDie(id, kind, newFace, stage, paid);
    }

    public ReckonerDie withStage(DieStage newStage) {
        return new ReckonerDie(id, kind, face, newStage, paid);
    }

    public ReckonerDie withPaid(String newPaid) {
        return new ReckonerDie(id, kind, face, stage, newPaid);
    }

    /** Not rolled yet, as dice are at the start of a round. */
    public static ReckonerDie fresh(String id, DieKind kind) {
        return new ReckonerDie(id, kind, 0, DieStage.UNROLLED, "");
    }

    /** Showing this face. */
    public ReckonerDie showing(int newFace, DieStage newStage) {
        return new ReckonerDie(id, kind, newFace, newStage, paid);
    }

    /** Whether it can be opened as a source. */
    public boolean canBeSpent() {
        return stage == DieStage.LOCKED;
    }
}
