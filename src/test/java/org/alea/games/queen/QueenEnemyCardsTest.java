package org.alea.games.queen;

import static org.alea.games.queen.ShippedCards.count;
import static org.alea.games.queen.ShippedCards.ids;
import static org.alea.games.queen.ShippedCards.list;
import static org.alea.games.queen.ShippedCards.text;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.alea.Rule;
import org.junit.jupiter.api.Test;

/** The thirty enemies: their tracks, what their squares cost, their symbols. */
class QueenEnemyCardsTest {
    private static final List<JsonNode> ENEMIES = list("enemies.json");

    @Test
    @Rule("QUEEN-238")
    void enemyTracksHaveFourToSixSquares() {
        assertThat(count(ENEMIES.stream(), enemy -> enemy.get("squares").size()))
                .isEqualTo(Map.of(4, 15L, 5, 11L, 6, 4L));
    }

    @Test
    void theColoursOfASquareArePrintedInOneOrder() {
        var square = new EnemyCard.Square(4, Map.of(DieColour.W, 1, DieColour.B, 1, DieColour.Y, 1, DieColour.G, 1));
        assertThat(square.colours().keySet()).containsExactly(DieColour.G, DieColour.Y, DieColour.B, DieColour.W);
    }

    @Test
    void enemiesTakeTwoOrThreeHits() {
        assertThat(count(ENEMIES.stream(), enemy -> squaresAboveStart(enemy).size()))
                .isEqualTo(Map.of(2, 18L, 3, 12L));
    }

    @Test
    @Rule("QUEEN-078")
    void sevenEnemiesStartOnTheirThirdSquare() {
        Stream<JsonNode> startingHigher =
                ENEMIES.stream().filter(enemy -> enemy.get("start").intValue() == 2);

        assertThat(ids(startingHigher.toList())).containsExactly("N03", "N16", "N17", "N27", "N28", "N29", "N30");
        assertThat(ENEMIES)
                .allSatisfy(enemy -> assertThat(enemy.get("start").intValue()).isIn(1, 2));
    }

    @Test
    @Rule("QUEEN-116")
    void eachDragonSymbolIsOnSixEnemies() {
        assertThat(count(ENEMIES.stream(), enemy -> enemy.get("dragon").asText("none")))
                .isEqualTo(Map.of("CLAW", 6L, "TAIL", 6L, "TEETH", 6L, "none", 12L));
    }

    @Test
    @Rule("QUEEN-079")
    void thirteenEnemiesHaveAnAbility() {
        assertThat(ENEMIES.stream().filter(enemy -> !enemy.get("ability").isNull()))
                .hasSize(13);
    }

    @Test
    @Rule("QUEEN-239")
    void hitSquaresNeedTwoToFiveDice() {
        assertThat(count(hitSquares(), square -> square.get("need").intValue()))
                .isEqualTo(Map.of(2, 25L, 3, 33L, 4, 12L, 5, 2L));
    }

    @Test
    @Rule({"QUEEN-073", "QUEEN-074"})
    void hitSquaresAskForEveryColour() {
        Map<String, Integer> asked = new TreeMap<>();
        hitSquares()
                .flatMap(square -> square.path("colours").properties().stream())
                .forEach(
                        colour -> asked.merge(colour.getKey(), colour.getValue().intValue(), Integer::sum));

        assertThat(asked).isEqualTo(Map.of("G", 6, "Y", 5, "B", 6, "W", 1));
    }

    @Test
    void onlySquaresAboveTheSecondCanBeClimbedInto() {
        for (JsonNode enemy : ENEMIES) {
            for (int index = 0; index < enemy.get("squares").size(); index++) {
                JsonNode square = enemy.get("squares").get(index);
                int colours = StreamSupport.stream(square.path("colours").spliterator(), false)
                        .mapToInt(JsonNode::intValue)
                        .sum();
                assertThat(square.get("need").intValue() > 0)
                        .as(text(enemy, "id") + " square " + index)
                        .isEqualTo(index > 1);
                assertThat(colours).isLessThanOrEqualTo(square.get("need").intValue());
            }
        }
    }

    private static Stream<JsonNode> hitSquares() {
        return ENEMIES.stream().flatMap(enemy -> squaresAboveStart(enemy).stream());
    }

    private static List<JsonNode> squaresAboveStart(JsonNode enemy) {
        List<JsonNode> squares = new ArrayList<>();
        enemy.get("squares").forEach(squares::add);
        return squares.subList(enemy.get("start").intValue() + 1, squares.size());
    }
}
