package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.NamedRules;
import org.alea.content.ContentSource;
import org.alea.content.RuleBook;
import org.alea.lab.Scenario;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Every rule a player can read is one that a test would miss. */
class QueenRuleCoverageTest {

    private static final Set<String> NAMED = new TreeSet<>();

    @BeforeAll
    static void collectTheRulesTestsName() throws IOException, ReflectiveOperationException {
        for (Path file : QueenScenariosTest.files()) {
            NAMED.addAll(Scenario.read(file).rules());
        }
        NAMED.addAll(NamedRules.startingWith("QUEEN-"));
    }

    @Test
    void everyRuleIsNamedByATest() {
        Set<String> missing = bookIds();
        missing.removeAll(NAMED);

        assertThat(missing).as("rules no scenario and no @Rule names").isEmpty();
    }

    @Test
    void testsNameOnlyRulesOfTheBook() {
        Set<String> unknown = new TreeSet<>(NAMED);
        unknown.removeAll(bookIds());

        assertThat(unknown).as("ids that are not in rules.json").isEmpty();
    }

    @Test
    void everyCardWithAnEffectIsInAScenario() throws IOException {
        Set<String> shown = new TreeSet<>();
        for (Path file : QueenScenariosTest.files()) {
            ObjectNode table = Scenario.read(file).arrange();
            table.path("enemies").forEach(enemy -> shown.add(enemy.path("card").asText()));
            table.path("chariots")
                    .forEach(chariot -> shown.add(chariot.path("card").asText()));
            table.path("conspirators").path("faceUp").forEach(card -> shown.add(card.asText()));
            shown.add(table.path("spirit").asText());
        }

        assertThat(shown).containsAll(cardsWithEffects());
    }

    private static List<String> cardsWithEffects() {
        QueenCards cards = new QueenKit().open(ContentSource.builtIn()).cards();
        return Stream.of(
                        cards.enemies().stream()
                                .filter(card -> !(card.ability() instanceof Ability.None))
                                .map(EnemyCard::id),
                        cards.chariots().stream().map(ChariotCard::id),
                        cards.spirits().stream().map(SpiritCard::id),
                        cards.conspirators().stream().map(ConspiratorCard::id))
                .flatMap(ids -> ids)
                .toList();
    }

    private static Set<String> bookIds() {
        return RuleBook.read(ContentSource.builtIn(), "queen").entries().stream()
                .map(RuleBook.Entry::id)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
