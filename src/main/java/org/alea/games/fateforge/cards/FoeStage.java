package org.alea.games.fateforge.cards;

/** What an enemy can do on the table while it performs a section: the verbs that {@link FoeDeed}s are made of. */
public interface FoeStage {

    /** Zones between the enemy and its victim; a large number if there is no way. */
    int distanceToVictim();

    boolean mayMove();

    boolean mayShootVictim();

    boolean mayPushVictim();

    boolean mayRetreat();

    boolean mayReachExit(String exit);

    void hit(int damage, boolean shot);

    void advance();

    void makeFor(String exit);

    void push();

    void pull();

    void stun();

    void retreat();

    void hitEach(int damage);

    void drainEach(int energy);

    void harden(int n, int max);

    void call(FoeColour colour, int radius);

    void raise(FoeColour colour);
}
