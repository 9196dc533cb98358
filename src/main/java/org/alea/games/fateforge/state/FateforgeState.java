package org.alea.games.fateforge.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Deck;

/**
 * All of a game in progress.
 *
 * @param heroes the two heroes, the one picked first first
 * @param agenda what is still to be done, the next last; on top of it lies the {@link Prompt} that waits for the player
 * @param rounds rounds played in all scenes
 */
public record FateforgeState(
        Agreement agreement,
        List<Hero> heroes,
        GroupBag bag,
        Deck<String> corruption,
        QuestLog quest,
        Optional<RestVisit> rest,
        Optional<Fray> fray,
        List<Task> agenda,
        Optional<SceneEnd> sceneEnd,
        Optional<GameEnd> end,
        int rounds) {

    public FateforgeState withHeroes(List<Hero> now) {
        return new FateforgeState(agreement, now, bag, corruption, quest, rest, fray, agenda, sceneEnd, end, rounds);
    }

    public FateforgeState with(GroupBag now) {
        return new FateforgeState(agreement, heroes, now, corruption, quest, rest, fray, agenda, sceneEnd, end, rounds);
    }

    public FateforgeState withCorruption(Deck<String> deck) {
        return new FateforgeState(agreement, heroes, bag, deck, quest, rest, fray, agenda, sceneEnd, end, rounds);
    }

    public FateforgeState with(QuestLog now) {
        return new FateforgeState(agreement, heroes, bag, corruption, now, rest, fray, agenda, sceneEnd, end, rounds);
    }

    public FateforgeState withRest(Optional<RestVisit> now) {
        return new FateforgeState(agreement, heroes, bag, corruption, quest, now, fray, agenda, sceneEnd, end, rounds);
    }

    public FateforgeState with(Fray now) {
        return new FateforgeState(
                agreement, heroes, bag, corruption, quest, rest, Optional.of(now), agenda, sceneEnd, end, rounds);
    }

    public FateforgeState withoutFray() {
        return new FateforgeState(
                agreement,
                heroes,
                bag,
                corruption,
                quest,
                rest,
                Optional.empty(),
                agenda,
                Optional.empty(),
                end,
                rounds);
    }

    public FateforgeState withAgenda(List<Task> now) {
        return new FateforgeState(agreement, heroes, bag, corruption, quest, rest, fray, now, sceneEnd, end, rounds);
    }

    public FateforgeState with(SceneEnd now) {
        return new FateforgeState(
                agreement, heroes, bag, corruption, quest, rest, fray, agenda, Optional.of(now), end, rounds);
    }

    public FateforgeState with(GameEnd now) {
        return new FateforgeState(
                agreement, heroes, bag, corruption, quest, rest, fray, List.of(), sceneEnd, Optional.of(now), rounds);
    }

    public FateforgeState withRounds(int n) {
        return new FateforgeState(agreement, heroes, bag, corruption, quest, rest, fray, agenda, sceneEnd, end, n);
    }

    public FateforgeState with(Hero changed) {
        List<Hero> all = new ArrayList<>(heroes);
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).id().equals(changed.id())) {
                all.set(i, changed);
            }
        }
        return withHeroes(all);
    }

    public Hero hero(String id) {
        for (Hero hero : heroes) {
            if (hero.id().equals(id)) {
                return hero;
            }
        }
        throw new IllegalArgumentException("no hero " + id + " is in the group");
    }

    /** The scene being played; asked only while one is. */
    public Fray scene() {
        return fray.orElseThrow();
    }

    /** What waits for the player; empty once the game is over. */
    public Optional<Prompt> prompt() {
        return !agenda.isEmpty() && agenda.get(agenda.size() - 1) instanceof Prompt prompt
                ? Optional.of(prompt)
                : Optional.empty();
    }
}
