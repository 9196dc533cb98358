package org.alea.app.games.queen;

import java.util.Optional;

/**
 * What the player has begun and the rules know nothing of: the dragon die that is to ride, the first die on a pair
 * Chariot, the first of two enemies.
 */
record InHand(boolean ride, Optional<Staged> staged, int firstEnemy) {
    static final InHand NOTHING = new InHand(false, Optional.empty(), 0);

    /** A die that waits on a Chariot for another of its value. */
    record Staged(int chariot, String die) {}

    InHand riding(boolean on) {
        return new InHand(on, staged, firstEnemy);
    }

    InHand staging(int chariot, String die) {
        return new InHand(ride, Optional.of(new Staged(chariot, die)), firstEnemy);
    }

    InHand unstaged() {
        return new InHand(ride, Optional.empty(), firstEnemy);
    }

    InHand first(int slot) {
        return new InHand(ride, staged, slot);
    }

    int stagedOn(int chariot) {
        return staged.filter(waiting -> waiting.chariot() == chariot).isPresent() ? 1 : 0;
    }
}
