package org.alea.games.queen;

import static org.alea.games.queen.ShippedCards.count;
import static org.alea.games.queen.ShippedCards.ids;
import static org.alea.games.queen.ShippedCards.list;
import static org.alea.games.queen.ShippedCards.numbers;
import static org.alea.games.queen.ShippedCards.read;
import static org.alea.games.queen.ShippedCards.text;
import static org.alea.games.queen.ShippedCards.texts;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.content.RuleBook;
import org.alea.content.Wording;
import org.alea.engine.SetupOption;
import org.junit.jupiter.api.Test;

/** What is in the box: counts, shapes and words of the cards as they are shipped. */
class QueenContentTest {
    private static final List<JsonNode> ENEMIES = list("enemies.json");
    private static final List<JsonNode> CHARIOTS = list("chariots.json");
    private static final List<JsonNode> SPIRITS = list("spirits.json");
    private static final List<JsonNode> CONSPIRATORS = list("conspirators.json");

    @Test
    @Rule("QUEEN-237")
    void theBoxHoldsSeventyCards() {
        assertThat(ids(ENEMIES)).isEqualTo(numbered("N%02d", 30));
        assertThat(ids(CHARIOTS)).isEqualTo(numbered("C%02d", 19));
        assertThat(ids(SPIRITS)).isEqualTo(numbered("E%02d", 15));
        assertThat(ids(CONSPIRATORS)).isEqualTo(numbered("K%d", 6));
    }

    @Test
    @Rule("QUEEN-001")
    void nothingAsksForASecondPlayer() {
        assertThat(QueenOptions.OFFERED.stream().map(SetupOption::id))
                .containsExactly("modules", "speed", "level", "tricolour", "assignment", "occasion");
    }

    @Test
    @Rule("QUEEN-017")
    void theTricolourSpaceIsAskedForOnlyWhereDiceLieOnIt() {
        SetupOption tricolour = QueenOptions.OFFERED.stream()
                .filter(option -> option.id().equals("tricolour"))
                .findFirst()
                .orElseThrow();
        assertThat(tricolour.applies(Map.of("modules", "dragon,shields"))).isTrue();
        assertThat(tricolour.applies(Map.of("modules", "dragon,sunmoon"))).isFalse();
    }

    @Test
    @Rule("QUEEN-007")
    void fourteenAttackDiceInFourColours() {
        Map<String, Long> byColour = count(list("dice.json").stream(), die -> text(die, "colour"));

        assertThat(byColour).isEqualTo(Map.of("W", 8L, "G", 2L, "Y", 2L, "B", 2L));
        assertThat(list("dice.json"))
                .allSatisfy(die -> assertThat(text(die, "id")).startsWith(text(die, "colour")));
    }

    @Test
    @Rule({"QUEEN-008", "QUEEN-009", "QUEEN-010", "QUEEN-110", "QUEEN-153"})
    void theBoardHasTheSpacesOfTheRules() {
        JsonNode board = read("board.json");

        assertThat(board.get("healthSpaces").intValue()).isEqualTo(6);
        assertThat(board.get("tricolourIndex").intValue()).isEqualTo(2);
        assertThat(board.get("exhaustionSpaces").intValue()).isEqualTo(3);
        assertThat(board.get("shields").intValue()).isEqualTo(6);
        assertThat(texts(board.get("dragonFaces"))).containsExactly("CLAW", "TAIL", "TEETH", "WING", "CHAOS", "CHAOS");
    }

    @Test
    @Rule("QUEEN-169")
    void slotsStandInARing() {
        for (JsonNode slot : read("board.json").get("slots")) {
            int s = slot.get("slot").intValue();
            assertThat(numbers(slot.get("neighbours"))).containsExactly(s == 1 ? 6 : s - 1, s == 6 ? 1 : s + 1);
            assertThat(slot.get("opposite").intValue()).isEqualTo(s <= 3 ? s + 3 : s - 3);
        }
        assertThat(read("board.json").get("slots")).hasSize(6);
    }

    @Test
    @Rule("QUEEN-129")
    void twoChariotsAskForEachValueAndSevenForAPair() {
        Map<String, Long> defences = count(
                CHARIOTS.stream().map(card -> card.get("defence")),
                defence -> text(defence, "type") + defence.path("value").asText());

        assertThat(defences)
                .isEqualTo(Map.of(
                        "VALUE1", 2L, "VALUE2", 2L, "VALUE3", 2L, "VALUE4", 2L, "VALUE5", 2L, "VALUE6", 2L, "PAIR",
                        7L));
    }

    @Test
    @Rule("QUEEN-145")
    void spiritCardsBelongToEveryModule() {
        assertThat(count(SPIRITS.stream(), card -> text(card, "module")))
                .isEqualTo(Map.of(
                        "SPIRIT", 5L, "DRAGON", 2L, "CHARIOTS", 2L, "SHIELDS", 2L, "CONSPIRATORS", 2L, "SUNMOON", 2L));
    }

    @Test
    @Rule("QUEEN-148")
    void limitedPowersSayHowOftenTheyAct() {
        Map<String, String> uses = new TreeMap<>();
        for (JsonNode card : SPIRITS) {
            if (!card.get("uses").isNull()) {
                uses.put(text(card, "id"), card.get("uses").get("n").asInt() + " " + text(card.get("uses"), "per"));
            }
        }

        assertThat(uses)
                .isEqualTo(Map.of(
                        "E01", "1 ROUND", "E02", "1 ROUND", "E04", "1 ROUND", "E05", "1 GAME", "E11", "1 ROUND", "E12",
                        "1 ROUND"));
    }

    @Test
    @Rule("QUEEN-162")
    void eachValueBelongsToOneConspirator() {
        assertThat(CONSPIRATORS.stream().map(card -> card.get("value").intValue()))
                .containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6);
    }

    @Test
    @Rule("QUEEN-192")
    void theFactorOfACombinationFollowsFromItsMeasuredWins() {
        List<JsonNode> combinations = list("combinations.json");

        assertThat(combinations.stream().map(each -> each.get("mask").intValue()))
                .isEqualTo(IntStream.range(0, 64).boxed().toList());
        assertThat(combinations).allSatisfy(each -> {
            int win = each.get("measuredWin").intValue();
            int factor = each.get("factor").intValue();
            assertThat(factor % 5).isZero();
            assertThat(factor).isBetween(70, 160);
            assertThat(Math.abs(Math.max(70, Math.min(160, 170 - win)) - factor))
                    .isLessThanOrEqualTo(5);
            assertThat(each.get("stars").intValue())
                    .isEqualTo(win >= 85 ? 1 : win >= 65 ? 2 : win >= 45 ? 3 : win >= 25 ? 4 : 5);
        });
    }

    @Test
    void twelveDrillsWithDiceTheBoxHolds() {
        assertThat(ids(list("drills.json"))).isEqualTo(numbered("P%02d", 12));
        assertThat(list("drills.json")).allSatisfy(drill -> {
            assertThat(drill.get("dice").get("W").intValue()).isBetween(4, 8);
            assertThat(drill.get("limitMs").intValue()).isIn(30_000, 45_000, 60_000);
        });
    }

    @Test
    void everyCardHasANameInBothLanguagesThatNoOtherCardHas() {
        List<String> french = new ArrayList<>();
        List<String> english = new ArrayList<>();
        for (JsonNode card : allCards()) {
            french.add(text(card.get("name"), "fr"));
            english.add(text(card.get("name"), "en"));
        }

        assertThat(french).doesNotHaveDuplicates().noneMatch(String::isBlank);
        assertThat(english).doesNotHaveDuplicates().noneMatch(String::isBlank);
    }

    @Test
    void everyEffectOnACardHasAText() {
        Wording wording = Wording.read(ContentSource.builtIn(), "queen");
        Set<String> missing = new TreeSet<>();
        for (JsonNode effect : allEffects()) {
            if (!wording.knows(template(effect))) {
                missing.add(template(effect));
            }
        }

        assertThat(missing).isEmpty();
    }

    @Test
    void everyRuleStandsInAChapterWithATitle() {
        Wording wording = Wording.read(ContentSource.builtIn(), "queen");

        assertThat(RuleBook.read(ContentSource.builtIn(), "queen").entries())
                .allSatisfy(rule -> assertThat(wording.knows("section." + rule.section()))
                        .as(rule.id() + " in section." + rule.section())
                        .isTrue());
    }

    @Test
    void theRuleBookHoldsEveryRuleOnce() {
        assertThat(RuleBook.read(ContentSource.builtIn(), "queen").entries().stream()
                        .map(RuleBook.Entry::id)
                        .sorted())
                .isEqualTo(numbered("QUEEN-%03d", 251));
    }

    private static List<JsonNode> allCards() {
        return Stream.of(ENEMIES, CHARIOTS, SPIRITS, CONSPIRATORS)
                .flatMap(List::stream)
                .toList();
    }

    private static List<JsonNode> allEffects() {
        List<JsonNode> all = new ArrayList<>();
        for (JsonNode card : allCards()) {
            card.path("effect").forEach(all::add);
            if (card.path("ability").isObject()) {
                all.add(card.get("ability"));
            }
        }
        return all;
    }

    /** The primitive, with its variant where the sentence differs. */
    private static String template(JsonNode effect) {
        String type = "effect." + text(effect, "type");
        return switch (text(effect, "type")) {
            case "MARKER_DOWN" -> type + "." + (effect.has("count") ? "TWO" : text(effect, "target"));
            case "EXHAUST" -> type + "." + text(effect, "filter");
            case "NEED_PLUS" -> type + "." + text(effect, "scope");
            default -> type;
        };
    }

    private static List<String> numbered(String pattern, int count) {
        return IntStream.rangeClosed(1, count).mapToObj(pattern::formatted).toList();
    }
}
