package org.alea.games.fateforge.cards;

import java.util.List;

/** What a hero can do on the table by a card: the verbs that {@link Deed}s are made of. Aims are texts as in the moves. */
public interface DeedStage {

    /** How an enemy is aimed at. */
    enum Aiming {
        STRIKE,
        SHOT,
        /** Stun, Push and Pull. */
        HANDLING
    }

    /** Adds the zones and portals the hero may move to, with the extra result where one is needed. */
    void moves(boolean freeBlock, List<String> into);

    /** Adds the enemies in reach that may be aimed at so. */
    void foes(int min, int max, Aiming aiming, List<String> into);

    /** Adds {@code foe>zone} for every minion in reach and every zone it can be pushed to. */
    void pushes(int min, int max, List<String> into);

    /** Adds the zones in reach with an enemy that an area effect hits. */
    void crowds(int min, int max, boolean shot, List<String> into);

    /** Adds the zones in reach with a minion that can be stunned. */
    void stunnable(int min, int max, List<String> into);

    /** Adds the standing heroes in reach. */
    void heroes(int min, int max, List<String> into);

    /** Adds the other standing heroes in reach who could move now. */
    void movers(int min, int max, List<String> into);

    /** Adds the other heroes in reach who may be given a result. */
    void receivers(int min, int max, List<String> into);

    /** Adds the traps and barricades in reach. */
    void obstacles(int min, int max, List<String> into);

    /** The enemy or hero the last step was done to; empty if there was none or it is gone. */
    String last();

    boolean mayParry();

    boolean isStunned(String hero);

    /** Whether that minion is here and may be stunned. */
    boolean mayStun(String foe);

    /** Whether that enemy is here and a hero may push or pull it. */
    boolean mayMove(String foe);

    boolean mayHide();

    void gain(ResultFace face);

    void move(String aim, boolean freeBlock);

    /** @param min of the printed range, with {@code max}: Hawk Eye is used up outside it */
    void hit(String foe, int damage, boolean ignoreArmour, Aiming aiming, int min, int max);

    void hitEach(String zone, int damage);

    void push(String aim);

    void pull(String foe);

    void stun(String foe);

    void stunAll(String zone);

    void parry(int n);

    void parryEach(int n, int min, int max);

    void parrySplit(int n, int min, int max);

    void heal(String hero, int n);

    void healEach(int n, int min, int max);

    void energise(String hero, int n);

    void energiseEach(int n, int min, int max);

    void moveOther(String hero);

    void unstun(String hero);

    void clear(String token);

    void antidote(String hero);

    void smoke();

    void hide();

    void taunt();

    void give(String hero);

    /** The id of the acting hero. */
    String self();
}
