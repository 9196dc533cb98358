package org.alea.games.fateforge.cards;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Words;

/** A quest of Battle mode: rests and combat scenes in a fixed order (FATE-410, FATE-412). */
public record BattleQuest(
        String id, Words name, int difficulty, int startGold, List<String> places, List<QuestStep> steps) {

    public BattleQuest {
        places = List.copyOf(places);
        steps = List.copyOf(steps);
    }

    /** A rest with so much time, or a combat scene. */
    public record QuestStep(int rest, Optional<String> scene) {}

    /** How many combat scenes it has. */
    public int scenes() {
        return (int) steps.stream().filter(step -> step.scene().isPresent()).count();
    }
}
