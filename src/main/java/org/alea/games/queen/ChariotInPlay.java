package org.alea.games.queen;

import java.util.List;

/** A face-up Chariot, first or second ({@code place} 1 or 2), with the dice locked on it. */
public record ChariotInPlay(int place, ChariotCard card, List<String> dice) {

    public boolean defended() {
        return !dice.isEmpty();
    }
}
