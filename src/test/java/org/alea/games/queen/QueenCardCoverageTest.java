package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.alea.ScenarioFiles;
import org.alea.content.ContentSource;
import org.alea.lab.Scenario;
import org.junit.jupiter.api.Test;

/** No card does anything that no scenario shows. */
class QueenCardCoverageTest {

    @Test
    void everyCardWithAnEffectIsInAScenario() throws IOException {
        Set<String> shown = new TreeSet<>();
        for (Path file : ScenarioFiles.of("queen")) {
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
}
