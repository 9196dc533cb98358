package org.alea.games.royal;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.alea.games.royal.RoyalFiles.list;
import static org.alea.games.royal.RoyalFiles.number;
import static org.alea.games.royal.RoyalFiles.numbers;
import static org.alea.games.royal.RoyalFiles.ops;
import static org.alea.games.royal.RoyalFiles.parse;
import static org.alea.games.royal.RoyalFiles.read;
import static org.alea.games.royal.RoyalFiles.text;
import static org.alea.games.royal.RoyalFiles.texts;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.alea.Rule;
import org.junit.jupiter.api.Test;

/** What the box must hold, whatever the cards say. */
class RoyalContentTest {
    private static final List<String> COLOURS = List.of("RED", "YELLOW", "WHITE");

    @Test
    @Rule("ROYAL-020")
    void eachColourHasThreeActivitiesOfEachStage() {
        assertThat(list("activities.json").stream()
                        .collect(groupingBy(card -> text(card, "colour") + number(card, "stage"), counting())))
                .hasSize(9)
                .allSatisfy((pile, cards) -> assertThat(cards).as(pile).isEqualTo(3));
    }

    @Test
    void anIdSaysTheColourAndTheStageOfItsActivity() {
        assertThat(list("activities.json"))
                .allSatisfy(card -> assertThat(text(card, "id"))
                        .matches("[RYW][123][ABC]")
                        .startsWith(text(card, "colour").charAt(0)
                                + card.path("stage").asText()));
    }

    @Test
    void aDeferredCardHasExactlyOneModifierAndNoOtherCardHasAny() {
        assertThat(list("activities.json")).allSatisfy(card -> {
            boolean deferred = text(card, "kind").equals("DEFERRED");
            assertThat(ops(card)).as(text(card, "id")).hasSize(1).allMatch(op -> op.startsWith("MOD_") == deferred);
        });
        assertThat(list("events.json"))
                .allSatisfy(event -> assertThat(ops(event)).noneMatch(op -> op.startsWith("MOD_")));
    }

    @Test
    @Rule("ROYAL-100")
    void theFirstPlaceOfACardIsNeverWorthLessThanTheSecond() {
        assertThat(list("activities.json")).allSatisfy(card -> {
            JsonNode places = card.path("placeVp");
            assertThat(places).as(text(card, "id")).hasSize(2);
            assertThat(places.get(0).asInt())
                    .isGreaterThanOrEqualTo(places.get(1).asInt());
        });
    }

    @Test
    @Rule("ROYAL-021")
    void thereAreEightRedFourWhiteAndFourYellowEvents() {
        assertThat(cardsOfTheRow().stream().collect(groupingBy(event -> text(event, "colour"), counting())))
                .containsOnly(Map.entry("RED", 8L), Map.entry("WHITE", 4L), Map.entry("YELLOW", 4L));
    }

    @Test
    @Rule("ROYAL-046")
    void exactlyTheRedEventsCallForAWhiteOrYellowOne() {
        assertThat(cardsOfTheRow()).allSatisfy(event -> {
            String next = text(event, "nextColour");
            assertThat(next)
                    .as(text(event, "id"))
                    .isIn(text(event, "colour").equals("RED") ? List.of("WHITE", "YELLOW") : List.of(""));
        });
    }

    @Test
    void everyDrawOfFourRedEventsFindsTheCardsItCallsFor() {
        assertThat(cardsOfTheRow().stream().collect(groupingBy(event -> text(event, "nextColour"), counting())))
                .containsEntry("WHITE", 4L)
                .containsEntry("YELLOW", 4L);
    }

    @Test
    @Rule("ROYAL-022")
    void maraudingIsPermanentAndHasNothingToFight() {
        JsonNode marauding = list("events.json").get(0);

        assertThat(text(marauding, "id")).isEqualTo("EV0");
        assertThat(marauding.path("permanent").asBoolean()).isTrue();
        assertThat(ops(marauding)).containsExactly("BLACK_DICE");
        assertThat(List.of("needs", "value", "places", "first", "second")).noneMatch(marauding::has);
    }

    @Test
    void theLeaderOfAnEventNeverGetsLessThanTheOther() {
        assertThat(cardsOfTheRow()).allSatisfy(event -> {
            assertThat(event.path("first").path("vp").asInt())
                    .as(text(event, "id"))
                    .isGreaterThan(event.path("second").path("vp").asInt());
            assertThat(event.path("first").path("influence").asInt())
                    .isGreaterThanOrEqualTo(
                            event.path("second").path("influence").asInt());
        });
    }

    @Test
    @Rule("ROYAL-128")
    void anEventShowsItsColoursInTheOrderOfTheColoursAndItsOwnAmongThem() {
        assertThat(cardsOfTheRow()).allSatisfy(event -> {
            List<String> needs = texts(event, "needs");
            assertThat(needs).as(text(event, "id")).contains(text(event, "colour"));
            assertThat(needs).isSortedAccordingTo(Comparator.comparingInt(COLOURS::indexOf));
            assertThat(needs).doesNotHaveDuplicates();
        });
    }

    @Test
    @Rule("ROYAL-181")
    void sixCharactersCountSixThingsByRisingThresholds() {
        List<JsonNode> characters = list("characters.json");

        assertThat(characters)
                .extracting(card -> text(card, "metric"))
                .containsExactlyInAnyOrder(
                        "EVENTS_WON", "INFLUENCE", "DENIERS", "CATHEDRAL_CUBES", "STANDING_CITIZENS", "TRADESMEN");
        assertThat(characters).allSatisfy(card -> {
            assertThat(numbers(card, "thresholds"))
                    .as(text(card, "id"))
                    .hasSize(3)
                    .isSorted()
                    .doesNotHaveDuplicates();
            assertThat(numbers(card, "vp")).containsExactly(1, 3, 6);
        });
    }

    @Test
    @Rule("ROYAL-175")
    void theRoyDoesNotScoreForDeniersAndInfluence() {
        assertThat(list("characters.json"))
                .filteredOn(card -> !card.path("royScores").asBoolean())
                .extracting(card -> text(card, "metric"))
                .containsExactlyInAnyOrder("DENIERS", "INFLUENCE");
    }

    @Test
    @Rule({"ROYAL-026", "ROYAL-038"})
    void everyBuildingRanksItsSixFacesFromSixDownToOne() {
        JsonNode buildings = read("board.json").path("buildings");

        assertThat(buildings)
                .extracting(building -> text(building, "id"))
                .containsExactly("PALACE", "CITY_HALL", "BISHOPRIC");
        assertThat(buildings).extracting(building -> text(building, "colour")).containsExactlyElementsOf(COLOURS);
        assertThat(buildings).extracting(building -> number(building, "salary")).containsExactly(2, 0, 1);
        assertThat(buildings)
                .allSatisfy(building -> assertThat(building.path("spaces"))
                        .hasSize(6)
                        .allSatisfy(space -> assertThat(number(space, "face") + number(space, "rank"))
                                .isEqualTo(7)));
    }

    @Test
    @Rule({"ROYAL-024", "ROYAL-125", "ROYAL-171"})
    void theCathedralHasSixColumnsOfThreeLevels() {
        JsonNode cathedral = read("board.json").path("cathedral");

        assertThat(cathedral.path("levels").asInt()).isEqualTo(3);
        assertThat(cathedral.path("columns"))
                .extracting(column -> number(column, "influence"))
                .containsExactly(1, 1, 1, 2, 2, 2);
        assertThat(cathedral.path("columns")).allSatisfy(column -> {
            assertThat(number(column, "vp")).isEqualTo(1);
            assertThat(number(column, "royRank")).isEqualTo(7 - number(column, "face"));
        });
    }

    @Test
    @Rule({"ROYAL-011", "ROYAL-016", "ROYAL-083", "ROYAL-150"})
    void theConstantsAreThoseOfTheRules() {
        assertThat(read("board.json").path("constants")).isEqualTo(parse("""
                        {"rounds": 4, "startDeniers": 5, "startInfluence": 4, "maxInfluence": 20, "income": 10,
                         "shortPenaltyVp": 2, "dicePrice": [2, 4, 6], "rerollCost": 1, "recruitCost": 2, "turnCost": 4,
                         "turnMaxDice": 3, "maxBlackDice": 6, "influencePerBlackDie": 1, "agricultureDivisor": 2,
                         "passFirst": 2, "passLater": 1, "turnsAfterPass": 40, "uncounteredEventVp": 1}
                        """));
    }

    @Test
    @Rule({"ROYAL-151", "ROYAL-155", "ROYAL-156"})
    void theRoysTableHasARowForEveryResultAndIsSymmetrical() {
        List<JsonNode> table = list("roy-table.json");

        assertThat(table)
                .extracting(row -> number(row, "result"))
                .containsExactlyElementsOf(IntStream.rangeClosed(2, 12).boxed().toList());
        assertThat(table)
                .extracting(row -> text(row, "action"))
                .containsExactly(
                        "ROY_VP",
                        "ROY_VP",
                        "ROY_CITIZEN",
                        "ROY_EVENT",
                        "ROY_TRADESMAN",
                        "ROY_CATHEDRAL",
                        "ROY_CHARACTER",
                        "ROY_EVENT",
                        "ROY_CITIZEN",
                        "ROY_VP",
                        "ROY_VP");
        assertThat(table)
                .extracting(row -> row.path("humanDie").path("deniers").asInt())
                .containsExactly(6, 4, 0, 0, 0, 0, 0, 0, 0, 4, 6);
        assertThat(table).extracting(row -> number(row, "ownDice")).containsExactly(2, 1, 1, 0, 1, 2, 0, 0, 1, 1, 2);
    }

    @Test
    @Rule("ROYAL-176")
    void theChancesOfHisActionsAreTheseOutOf36() {
        List<JsonNode> table = list("roy-table.json");
        Map<String, Integer> chances = new TreeMap<>();
        for (int first = 1; first <= 6; first++) {
            for (int second = 1; second <= 6; second++) {
                JsonNode row = table.get(first + second - 2);
                chances.merge(text(row, "action") + row.path("vp").asText(), 1, Integer::sum);
            }
        }

        assertThat(chances)
                .isEqualTo(Map.of(
                        "ROY_VP3",
                        2,
                        "ROY_VP2",
                        4,
                        "ROY_CITIZEN",
                        6,
                        "ROY_EVENT",
                        8,
                        "ROY_TRADESMAN",
                        5,
                        "ROY_CATHEDRAL",
                        6,
                        "ROY_CHARACTER",
                        5));
    }

    @Test
    @Rule({"ROYAL-192", "ROYAL-193"})
    void sixVerdictsCoverEveryResultOnceAndOneIsTheLeastWin() {
        List<JsonNode> bands = list("verdicts.json");

        assertThat(bands).hasSize(6);
        assertThat(bands.get(0).has("min")).isFalse();
        assertThat(bands.get(5).has("max")).isFalse();
        assertThat(IntStream.rangeClosed(1, 5).mapToObj(bands::get))
                .extracting(band -> number(band, "min"))
                .containsExactly(1, 6, 11, 16, 21);
        assertThat(IntStream.range(1, 6))
                .allSatisfy(i -> assertThat(bands.get(i).path("min").asInt())
                        .isEqualTo(bands.get(i - 1).path("max").asInt() + 1));
        assertThat(bands)
                .extracting(band -> band.path("win").asBoolean())
                .containsExactly(false, true, true, true, true, true);
        assertThat(bands)
                .extracting(band -> band.path("beheaded").asBoolean())
                .containsExactly(true, false, false, false, true, false);
    }

    @Test
    @Rule({"ROYAL-002", "ROYAL-003", "ROYAL-004"})
    void difficultiesGiveAHeadStartToOneSideOnly() {
        assertThat(read("difficulties.json")).isEqualTo(parse("""
                        [{"id": "page", "bonusDeniers": 5, "bonusInfluence": 2, "royVp": 0},
                         {"id": "knight", "bonusDeniers": 0, "bonusInfluence": 0, "royVp": 0},
                         {"id": "seneschal", "bonusDeniers": 0, "bonusInfluence": 0, "royVp": 5},
                         {"id": "constable", "bonusDeniers": 0, "bonusInfluence": 0, "royVp": 10},
                         {"id": "custom", "bonusDeniers": 0, "bonusInfluence": 0, "royVp": 0,
                          "mostRoyVp": 30, "mostBonusDeniers": 10}]
                        """));
    }

    private static List<JsonNode> cardsOfTheRow() {
        return list("events.json").stream()
                .filter(event -> !event.path("permanent").asBoolean())
                .toList();
    }
}
