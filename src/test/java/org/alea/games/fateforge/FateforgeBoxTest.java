package org.alea.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.Setup;
import org.alea.games.fateforge.cards.BattleQuest;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.cards.TokenKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What lies in the box, and what can be agreed before a game. */
class FateforgeBoxTest {
    private static final Map<TokenKind, Integer> RULES = Map.of(
            TokenKind.CHEST, 1,
            TokenKind.BARRICADE, 2,
            TokenKind.DIFFICULT, 3,
            TokenKind.FOUNTAIN, 4,
            TokenKind.PORTAL, 5,
            TokenKind.EXPLORATION, 9,
            TokenKind.TRAP, 10);

    private final FateforgeBox box = new FateforgeKit().open(ContentSource.builtIn());

    @Rule("FATE-001")
    @ParameterizedTest
    @CsvSource({"merc", "'merc,guard,rogue'", "'merc,bard'", "'merc,merc'"})
    void exactlyTwoDifferentHeroesArePlayed(String heroes) {
        assertThatThrownBy(() -> {
                    Setup setup = Setup.of(box.options(), Map.of("heroes", heroes), 1);
                    box.game().setUp(setup, new org.alea.engine.SeededChance(1));
                })
                .isInstanceOf(IllegalSetupException.class);
    }

    @Rule("FATE-001")
    @Test
    void theyAreChosenFromFive() {
        assertThat(box.content().heroes())
                .extracting(hero -> hero.id())
                .containsExactlyInAnyOrder("guard", "rogue", "lord", "shaman", "merc");
    }

    @Rule({"FATE-002", "FATE-410", "FATE-412"})
    @ParameterizedTest
    @CsvSource({"Q1,1,2,2,30", "Q2,2,3,3,40", "Q3,2,3,3,26", "Q4,3,3,3,38", "Q5,3,4,4,56"})
    void aQuestHasRestsAndCombatsByTurns(String id, int difficulty, int combats, int rests, int gold) {
        BattleQuest quest = box.content().quest(id);

        assertThat(quest.difficulty()).isEqualTo(difficulty);
        assertThat(quest.startGold()).isEqualTo(gold);
        assertThat(quest.scenes()).isEqualTo(combats);
        assertThat(quest.steps()).hasSize(combats + rests);
        for (int i = 0; i < quest.steps().size(); i++) {
            assertThat(quest.steps().get(i).scene().isPresent()).isEqualTo(i % 2 == 1);
            assertThat(quest.steps().get(i).rest() > 0).isEqualTo(i % 2 == 0);
        }
    }

    @Rule("FATE-005")
    @Test
    void aSceneListsTheRulesItsTokensNeed() {
        for (CombatScene scene : box.content().scenes()) {
            TreeSet<Integer> needed = new TreeSet<>();
            scene.tokens().forEach(token -> {
                if (RULES.containsKey(token.kind())) {
                    needed.add(RULES.get(token.kind()));
                }
            });
            if (scene.foes().stream().anyMatch(foe -> !foe.guards().isEmpty())) {
                needed.add(6);
            }
            if (!scene.doors().isEmpty()) {
                needed.add(11);
            }
            if (scene.boss().isPresent()) {
                needed.add(12);
            }
            List<Integer> tangible = new ArrayList<>(scene.rules());
            // upgraded skills, allies, Fear and toxic damage come with cards, not with tokens
            tangible.removeAll(List.of(7, 8, 13, 14));

            assertThat(tangible).as(scene.id()).containsExactlyInAnyOrderElementsOf(needed);
        }
    }

    static Stream<Arguments> dice() {
        return Stream.of(
                arguments(CombatDie.RED, "ST ST ST_PLUS MV FO X"),
                arguments(CombatDie.YELLOW, "MV MV MV_FO ST_SH ST_PLUS X"),
                arguments(CombatDie.BLUE, "SH SH SH_PLUS MV FO X"),
                arguments(CombatDie.GREEN, "FO FO MV_FO MV ST_SH X"),
                arguments(CombatDie.MELEE, "ST ST ST_PLUS SP SP X"),
                arguments(CombatDie.RANGED, "SH SH SH_PLUS SP SP X"));
    }

    @Rule("FATE-030")
    @ParameterizedTest
    @MethodSource("dice")
    void everyDieHasSixFaces(CombatDie die, String faces) {
        assertThat(die.faces())
                .containsExactlyElementsOf(
                        Stream.of(faces.split(" ")).map(ResultFace::valueOf).toList());
    }
}
