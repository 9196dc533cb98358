package org.alea.games.fateforge.cards;

import java.util.List;
import org.alea.engine.Words;

/** What a campaign has besides the steps of its quest: side quests and victory rewards (FATE-390, FATE-470). */
public record Campaign(List<SideQuest> sideQuests, List<Laurel> rewards) {

    public static final Campaign NONE = new Campaign(List.of(), List.of());

    public Campaign {
        sideQuests = List.copyOf(sideQuests);
        rewards = List.copyOf(rewards);
    }

    /**
     * A combat that can be tried during a rest.
     *
     * @param skulls how dangerous it looks, 1 to 4
     * @param time what trying it costs
     * @param rests after so many rests it is gone
     */
    public record SideQuest(
            String id,
            Words name,
            int skulls,
            int time,
            int rests,
            String scene,
            Threat level,
            List<StoryDeed> reward) {
        public SideQuest {
            reward = List.copyOf(reward);
        }
    }

    /** The rewards among which is chosen at so many victory points. */
    public record Laurel(int points, List<NamedReward> choices) {
        public Laurel {
            choices = List.copyOf(choices);
        }
    }

    public record NamedReward(String id, Words name, VictoryReward reward) {}

    public SideQuest sideQuest(String id) {
        return sideQuests.stream()
                .filter(quest -> quest.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no side quest " + id));
    }

    /** A reward by its id. */
    public VictoryReward reward(String id) {
        return rewards.stream()
                .flatMap(laurel -> laurel.choices().stream())
                .filter(choice -> choice.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no reward " + id))
                .reward();
    }
}
