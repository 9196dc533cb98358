package org.alea.games.fateforge.cards;

import java.util.List;

/** What an enemy can do on the table while it performs a section: the verbs that {@link FoeDeed}s are made of. */
public interface FoeStage {

    /** Zones between the enemy and its victim; a large number if there is no way. */
    int distanceToVictim();

    boolean mayMove();

    boolean mayShootVictim();

    boolean mayPushVictim();

    boolean mayRetreat();

    boolean mayReachExit(String exit);

    /** Whether a minion of one of these colours stands in another zone that can be reached. */
    boolean minionToJoin(List<FoeColour> colours);

    /** Whether there is another minion of one of these colours that can be reached. */
    boolean minionToAid(List<FoeColour> colours);

    void joinMinion(List<FoeColour> colours);

    void shieldMinion(int n, List<FoeColour> colours);

    void hardenMinion(int n, int max, List<FoeColour> colours);

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
