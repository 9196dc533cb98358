package org.alea.games.fateforge.state;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.fateforge.cards.HeroTrait;

/**
 * What a campaign remembers besides its quest.
 *
 * @param points trait points of the group, one entry each (FATE-447)
 * @param victories victory points (FATE-470)
 * @param rewards those taken, by id
 * @param absent enemies that are not set up any more, as {@code scene/enemy}
 * @param passed combat scenes that are passed over
 * @param tried side quests that have been tried (FATE-390)
 * @param sideQuest the one being played; empty for none
 * @param lastWon whether the last combat of the main story was won
 */
public record Chronicle(
        List<HeroTrait> points,
        int victories,
        List<String> rewards,
        List<String> absent,
        List<String> passed,
        List<String> tried,
        String sideQuest,
        boolean lastWon) {

    public static final Chronicle EMPTY =
            new Chronicle(List.of(), 0, List.of(), List.of(), List.of(), List.of(), "", false);

    /** How many points the group has in this trait. */
    public int points(HeroTrait trait) {
        return (int) points.stream().filter(point -> point == trait).count();
    }

    /** So many points more of a trait, or fewer. */
    public Chronicle withPoints(HeroTrait trait, int more) {
        List<HeroTrait> all = new ArrayList<>(points);
        for (int i = 0; i < more; i++) {
            all.add(trait);
        }
        for (int i = 0; i < -more; i++) {
            all.remove(trait);
        }
        return new Chronicle(List.copyOf(all), victories, rewards, absent, passed, tried, sideQuest, lastWon);
    }

    /** A combat of the main story is over. */
    public Chronicle fought(boolean won) {
        return new Chronicle(points, won ? victories + 1 : victories, rewards, absent, passed, tried, sideQuest, won);
    }

    public Chronicle withReward(String reward) {
        return new Chronicle(points, victories, plus(rewards, reward), absent, passed, tried, sideQuest, lastWon);
    }

    public Chronicle without(String scene, String foe) {
        return new Chronicle(
                points, victories, rewards, plus(absent, scene + "/" + foe), passed, tried, sideQuest, lastWon);
    }

    public boolean lacks(String scene, String foe) {
        return absent.contains(scene + "/" + foe);
    }

    public Chronicle passing(String scene) {
        return new Chronicle(points, victories, rewards, absent, plus(passed, scene), tried, sideQuest, lastWon);
    }

    /** A side quest begins. */
    public Chronicle trying(String quest) {
        return new Chronicle(points, victories, rewards, absent, passed, plus(tried, quest), quest, lastWon);
    }

    /** It is over. */
    public Chronicle backFromAside() {
        return new Chronicle(points, victories, rewards, absent, passed, tried, "", lastWon);
    }

    private static List<String> plus(List<String> all, String one) {
        List<String> more = new ArrayList<>(all);
        more.add(one);
        return List.copyOf(more);
    }
}
