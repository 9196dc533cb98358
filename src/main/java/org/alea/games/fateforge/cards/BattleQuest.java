package org.alea.games.fateforge.cards;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Words;

/** A quest of Battle mode, or a campaign: rests, combat and story scenes in a fixed order (FATE-410, FATE-412). */
public record BattleQuest(
        String id,
        Words name,
        int difficulty,
        int startGold,
        List<String> places,
        List<QuestStep> steps,
        Campaign campaign) {

    public BattleQuest {
        places = List.copyOf(places);
        steps = List.copyOf(steps);
    }

    /**
     * A combat scene, a story scene, or else a rest with so much time.
     *
     * @param places those open in this rest; empty for all of the quest (FATE-389)
     * @param sideQuests those that appear in this rest
     * @param won what a combat of the campaign brings about if it is won
     * @param lost the same if it is lost
     */
    public record QuestStep(
            int rest,
            Optional<String> scene,
            Optional<String> story,
            List<String> places,
            List<String> sideQuests,
            List<StoryDeed> won,
            List<StoryDeed> lost) {
        public QuestStep {
            places = List.copyOf(places);
            sideQuests = List.copyOf(sideQuests);
            won = List.copyOf(won);
            lost = List.copyOf(lost);
        }

        public boolean isRest() {
            return scene.isEmpty() && story.isEmpty();
        }
    }

    /** How many combat scenes it has. */
    public int scenes() {
        return (int) steps.stream().filter(step -> step.scene().isPresent()).count();
    }

    /** The places open in the rest that is step number so much. */
    public List<String> placesAt(int step) {
        List<String> own = steps.get(step).places();
        return own.isEmpty() ? places : own;
    }
}
