package org.alea.games.royal;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.alea.content.ContentEntry;
import org.alea.content.Fault;
import org.alea.engine.Words;

/** What is printed on the board: the buildings, the Cathedral, and the numbers of the rules. */
public final class Board {
    private static final Words FACES_AND_RANKS = new Words(
            "les faces 1 à 6 avec les rangs 1 à 6, chacun une fois",
            "the faces 1 to 6 with the ranks 1 to 6, each once");

    private final List<House> houses;
    private final List<Column> columns;
    private final int levels;
    private final int emptyLevelPenalty;
    private final int[] spacesByRank = new int[Building.SPACES];
    private final int[] columnsByRank;
    private final Constants constants;

    /** A building: its name, the salary of a citizen, and the rank of its spaces by face (ROYAL-026). */
    public record House(Building building, Words name, int salary, List<Integer> ranks) {}

    /** A column of the Cathedral: what a cube gives, and how the Roy ranks it. */
    public record Column(int face, int vp, int influence, int royRank) {}

    /** The numbers of the rules. */
    public record Constants(
            int rounds,
            int startDeniers,
            int startInfluence,
            int maxInfluence,
            int income,
            int shortPenaltyVp,
            List<Integer> dicePrice,
            int rerollCost,
            int recruitCost,
            int turnCost,
            int turnMaxDice,
            int maxBlackDice,
            int influencePerBlackDie,
            int agricultureDivisor,
            int passFirst,
            int passLater,
            int turnsAfterPass,
            int uncounteredEventVp) {}

    private Board(ContentEntry entry) {
        houses = entry.entries("buildings", Board::house);
        if (!houses.stream().map(House::building).toList().equals(List.of(Building.values()))) {
            throw entry.refuse(
                    "buildings",
                    Fault.expected(new Words(
                            "PALACE, CITY_HALL et BISHOPRIC, dans cet ordre",
                            "PALACE, CITY_HALL and BISHOPRIC, in this order")));
        }
        for (House house : houses) {
            for (int face = 1; face <= Building.FACES; face++) {
                int rank = house.ranks.get(face - 1);
                spacesByRank[house.building.index() * Building.FACES + rank - 1] = house.building.space(face);
            }
        }
        ContentEntry cathedral = entry.entry("cathedral");
        columns = cathedral.entries(
                "columns",
                column -> new Column(
                        column.number("face", 1, 6),
                        column.number("vp", 0, 20),
                        column.number("influence", 0, 20),
                        column.number("royRank", 1, 6)));
        if (!columns.stream().map(Column::face).toList().equals(List.of(1, 2, 3, 4, 5, 6))
                || !permutation(columns.stream().map(Column::royRank).toList())) {
            throw cathedral.refuse("columns", Fault.expected(FACES_AND_RANKS));
        }
        columnsByRank = columns.stream()
                .sorted(Comparator.comparingInt(Column::royRank))
                .mapToInt(Column::face)
                .toArray();
        levels = cathedral.number("levels", 1, 6);
        emptyLevelPenalty = cathedral.number("penaltyPerEmptyLevel", 0, 20);
        cathedral.refuseTheRest();
        constants = constants(entry.entry("constants"));
    }

    static Board read(ContentEntry entry) {
        Board board = new Board(entry);
        entry.refuseTheRest();
        return board;
    }

    private static House house(ContentEntry entry) {
        Building building = entry.constant("id", Building.class);
        if (entry.constant("colour", Colour.class) != building.colour()) {
            throw entry.refuse(
                    "colour", Fault.expected(Words.same(building.colour().name())));
        }
        Words name = entry.words("name");
        int salary = entry.number("salary", 0, 20);
        List<int[]> spaces =
                entry.entries("spaces", space -> new int[] {space.number("face", 1, 6), space.number("rank", 1, 6)});
        List<Integer> ranks = spaces.stream()
                .sorted(Comparator.comparingInt(space -> space[0]))
                .map(space -> space[1])
                .toList();
        if (!permutation(spaces.stream().map(space -> space[0]).toList()) || !permutation(ranks)) {
            throw entry.refuse("spaces", Fault.expected(FACES_AND_RANKS));
        }
        return new House(building, name, salary, ranks);
    }

    private static boolean permutation(List<Integer> numbers) {
        return numbers.stream()
                .sorted()
                .toList()
                .equals(IntStream.rangeClosed(1, 6).boxed().toList());
    }

    private static Constants constants(ContentEntry entry) {
        Constants all = new Constants(
                entry.number("rounds", 1, 4),
                entry.number("startDeniers", 0, 100),
                entry.number("startInfluence", 0, 20),
                entry.number("maxInfluence", 0, 100),
                entry.number("income", 0, 100),
                entry.number("shortPenaltyVp", 0, 20),
                entry.numbers("dicePrice", 0, 50),
                entry.number("rerollCost", 1, 20),
                entry.number("recruitCost", 1, 20),
                entry.number("turnCost", 1, 20),
                entry.number("turnMaxDice", 1, Group.MOST),
                entry.number("maxBlackDice", 0, Districts.BLACK),
                entry.number("influencePerBlackDie", 0, 20),
                entry.number("agricultureDivisor", 1, 20),
                entry.number("passFirst", 0, 20),
                entry.number("passLater", 0, 20),
                entry.number("turnsAfterPass", 1, 100),
                entry.number("uncounteredEventVp", 0, 20));
        entry.refuseTheRest();
        if (all.dicePrice.size() != Group.MOST) {
            throw entry.refuse(
                    "dicePrice",
                    Fault.expected(new Words(
                            "le prix d’un dé dans un groupe de 1, de 2 et de 3",
                            "the price of a die in a group of 1, 2 and 3")));
        }
        return all;
    }

    public House house(Building building) {
        return houses.get(building.index());
    }

    /** The space of a building with this rank, 1 being the best. */
    int spaceRanked(int building, int rank) {
        return spacesByRank[building * Building.FACES + rank - 1];
    }

    public Column column(int face) {
        return columns.get(face - 1);
    }

    /** The columns in the order the Roy likes them, from 0. */
    int columnRanked(int rank) {
        return columnsByRank[rank];
    }

    public int levels() {
        return levels;
    }

    public int emptyLevelPenalty() {
        return emptyLevelPenalty;
    }

    public Constants constants() {
        return constants;
    }

    int maxBlackDice() {
        return constants.maxBlackDice;
    }

    /** What one bought die costs in a group of this size (ROYAL-083). */
    public int dicePrice(int groupSize) {
        return constants.dicePrice.get(groupSize - 1);
    }
}
