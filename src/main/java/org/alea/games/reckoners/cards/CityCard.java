package org.alea.games.reckoners.cards;

import java.util.ArrayList;
import java.util.List;
import org.alea.content.ContentEntry;
import org.alea.engine.Words;

/**
 * A city: how strong any High Epic is there.
 *
 * @param districtResearch whether every district has its own research track
 * @param cards whether its districts have cards of their own
 * @param startLevel where district markers start by number of Reckoners; empty where no board moves round the city
 */
public record CityCard(
        String id,
        Words name,
        String usualHighEpic,
        List<Integer> population,
        List<List<Integer>> research,
        List<List<Integer>> health,
        boolean districtResearch,
        boolean cards,
        List<Integer> startLevel,
        List<Integer> movement) {
    private static final int TEAMS = 4;

    static CityCard read(ContentEntry entry) {
        boolean moving = entry.has("startLevel");
        CityCard city = new CityCard(
                entry.id(),
                entry.words("name"),
                entry.text("usualHighEpic"),
                entry.numbers("population", 1, 99),
                table(entry, "research"),
                table(entry, "health"),
                entry.flag("districtResearch"),
                entry.flag("cards"),
                moving ? entry.numbers("startLevel", 0, 5) : List.of(),
                moving ? entry.numbers("movement", 0, 9) : List.of());
        checkTeams(entry, "population", city.population);
        if (moving) {
            checkTeams(entry, "startLevel", city.startLevel);
            checkTeams(entry, "movement", city.movement);
        }
        return city;
    }

    private static void checkTeams(ContentEntry entry, String field, List<Integer> numbers) {
        entry.demand(numbers.size() == TEAMS, field, new Words("il faut quatre nombres", "expected four numbers"));
    }

    private static List<List<Integer>> table(ContentEntry entry, String field) {
        List<List<Integer>> rows = new ArrayList<>();
        for (String row : entry.texts(field)) {
            List<Integer> numbers = new ArrayList<>();
            for (String number : row.split(" ")) {
                boolean fits = number.matches("[0-9]{1,2}");
                entry.demand(fits, field, new Words("il faut des nombres", "expected numbers"));
                numbers.add(fits ? Integer.parseInt(number) : 0);
            }
            entry.demand(
                    numbers.size() == Letter.DIFFICULTIES,
                    field,
                    new Words("il faut quatre nombres par ligne", "expected four numbers a row"));
            rows.add(List.copyOf(numbers));
        }
        entry.demand(rows.size() == TEAMS, field, new Words("il faut quatre lignes", "expected four rows"));
        return List.copyOf(rows);
    }

    public int population(int reckoners) {
        return population.get(reckoners - 1);
    }

    /** The research of the High Epic, or of each district. */
    public int research(int reckoners, Letter difficulty) {
        return research.get(reckoners - 1).get(difficulty.index());
    }

    public int health(int reckoners, Letter difficulty) {
        return health.get(reckoners - 1).get(difficulty.index());
    }

    /** Whether a board moves round the city. */
    public boolean moves() {
        return !startLevel.isEmpty();
    }
}
