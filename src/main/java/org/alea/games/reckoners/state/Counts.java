package org.alea.games.reckoners.state;

/**
 * What is remembered of the game so far.
 *
 * @param epicsDefeated Epics defeated in this round's Reckoner phase
 * @param allDefeated Epics defeated in this game
 * @param basesFound bases found in this game
 * @param lostToEpics population lost to Epics so far
 * @param lostToHighEpic population lost to the High Epic so far
 * @param lostToCity population lost to the city so far
 */
public record Counts(
        int epicsDefeated, int allDefeated, int basesFound, int lostToEpics, int lostToHighEpic, int lostToCity) {

    public Counts withEpicsDefeated(int newEpicsDefeated) {
        return new Counts(newEpicsDefeated, allDefeated, basesFound, lostToEpics, lostToHighEpic, lostToCity);
    }

    public Counts withBasesFound(int newBasesFound) {
        return new Counts(epicsDefeated, allDefeated, newBasesFound, lostToEpics, lostToHighEpic, lostToCity);
    }

    public Counts withLostToEpics(int newLostToEpics) {
        return new Counts(epicsDefeated, allDefeated, basesFound, newLostToEpics, lostToHighEpic, lostToCity);
    }

    public Counts withLostToHighEpic(int newLostToHighEpic) {
        return new Counts(epicsDefeated, allDefeated, basesFound, lostToEpics, newLostToHighEpic, lostToCity);
    }

    public Counts withLostToCity(int newLostToCity) {
        return new Counts(epicsDefeated, allDefeated, basesFound, lostToEpics, lostToHighEpic, newLostToCity);
    }

    public static final Counts NONE = new Counts(0, 0, 0, 0, 0, 0);

    public Counts oneMoreDefeated() {
        return new Counts(epicsDefeated + 1, allDefeated + 1, basesFound, lostToEpics, lostToHighEpic, lostToCity);
    }
}
