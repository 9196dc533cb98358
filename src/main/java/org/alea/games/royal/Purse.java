package org.alea.games.royal;

import org.alea.engine.Turn;

/** Your deniers and influence. The Roy has neither (ROYAL-017). */
public final class Purse {
    private final int maxInfluence;
    private int deniers;
    private int influence;
    private int onDistrict;

    Purse(int maxInfluence) {
        this.maxInfluence = maxInfluence;
    }

    Purse(Purse other) {
        maxInfluence = other.maxInfluence;
        set(other.deniers, other.influence, other.onDistrict);
    }

    public int deniers() {
        return deniers;
    }

    public int influence() {
        return influence;
    }

    /** The deniers on your district, yours at the end of the round (ROYAL-147). */
    public int onDistrict() {
        return onDistrict;
    }

    void set(int newDeniers, int newInfluence, int newOnDistrict) {
        deniers = newDeniers;
        influence = newInfluence;
        onDistrict = newOnDistrict;
    }

    void gainDeniers(int gained, Turn turn) {
        if (gained > 0) {
            deniers += gained;
            if (turn.listening()) {
                turn.add(new RoyalEvent.DeniersGained(gained));
            }
        }
    }

    void payDeniers(int paid, Turn turn) {
        if (paid > 0) {
            deniers -= paid;
            if (turn.listening()) {
                turn.add(new RoyalEvent.DeniersPaid(paid));
            }
        }
    }

    /** Gains above the end of the track are lost (ROYAL-018). @return what was really gained */
    int gainInfluence(int gained) {
        int kept = Math.min(gained, maxInfluence - influence);
        influence += kept;
        return kept;
    }

    void gainInfluence(int gained, Turn turn) {
        int kept = gainInfluence(gained);
        if (kept > 0 && turn.listening()) {
            turn.add(new RoyalEvent.InfluenceGained(kept));
        }
        tellWaste(gained - kept, turn);
    }

    static void tellWaste(int lost, Turn turn) {
        if (lost > 0 && turn.listening()) {
            turn.add(new RoyalEvent.InfluenceWasted(lost));
        }
    }

    void payInfluence(int paid, Turn turn) {
        if (paid > 0) {
            influence -= paid;
            if (turn.listening()) {
                turn.add(new RoyalEvent.InfluencePaid(paid));
            }
        }
    }

    /** Income, or what is taken away if negative, without a word about it. */
    void change(int byDeniers, int byInfluence) {
        deniers += byDeniers;
        influence += byInfluence;
    }

    void putOnDistrict(int more) {
        onDistrict += more;
    }

    /** @return what lay there */
    int collectDistrict() {
        int collected = onDistrict;
        deniers += collected;
        onDistrict = 0;
        return collected;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Purse other
                && deniers == other.deniers
                && influence == other.influence
                && onDistrict == other.onDistrict;
    }

    @Override
    public int hashCode() {
        return (deniers * 31 + influence) * 31 + onDistrict;
    }
}
