package org.alea.games.synchro.effects;

import java.util.List;

/** Who carries out what a {@link Verb} says; its targets are chosen and alive. */
public interface Hands {

    void damage(List<Fighter> targets, Amount amount, boolean pierce);

    void shield(List<Fighter> targets, Amount amount);

    void heal(List<Fighter> targets, Amount amount);

    /** @param steps towards the rear; towards the front if negative */
    void shift(List<Fighter> targets, int steps);

    void swap(Fighter destination);

    void stun(List<Fighter> targets);

    void silence(List<Fighter> targets);

    void burn(List<Fighter> targets, int shards);

    void draw(List<Fighter> targets, int shards);

    void crystals(List<Fighter> targets, int shards);

    void reroll(List<Fighter> targets);

    void cleanse(List<Fighter> targets);

    void coins(int coins);

    void time(int spaces);
}
