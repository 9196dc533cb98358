package org.alea.games.synchro.state;

/** What has been done so far, for the end of the game and for statistics. */
public record Deeds(
        int fightsWon, int rounds, int heroesLost, int retreats, int villages, int potionsDrunk, int elites) {
    public static final Deeds NONE = new Deeds(0, 0, 0, 0, 0, 0, 0);

    public Deeds fight(int elitesDefeated) {
        return new Deeds(fightsWon + 1, rounds, heroesLost, retreats, villages, potionsDrunk, elites + elitesDefeated);
    }

    public Deeds round() {
        return new Deeds(fightsWon, rounds + 1, heroesLost, retreats, villages, potionsDrunk, elites);
    }

    public Deeds lostHero() {
        return new Deeds(fightsWon, rounds, heroesLost + 1, retreats, villages, potionsDrunk, elites);
    }

    public Deeds retreat() {
        return new Deeds(fightsWon, rounds, heroesLost, retreats + 1, villages, potionsDrunk, elites);
    }

    public Deeds village() {
        return new Deeds(fightsWon, rounds, heroesLost, retreats, villages + 1, potionsDrunk, elites);
    }

    public Deeds potion() {
        return new Deeds(fightsWon, rounds, heroesLost, retreats, villages, potionsDrunk + 1, elites);
    }
}
