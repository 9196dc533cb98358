package org.alea.app.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.alea.app.games.GameFigures;
import org.alea.app.shell.Texts;
import org.alea.content.ContentSource;
import org.alea.engine.Language;
import org.alea.games.reckoners.ReckonersBox;
import org.alea.games.reckoners.ReckonersKit;
import org.junit.jupiter.api.Test;

/** By what games of Reckoners are told apart in the statistics. */
class ReckonersFiguresTest {
    private static final ReckonersBox BOX = new ReckonersKit().open(ContentSource.builtIn());

    private static List<String> kinds(Map<String, String> setup) {
        return new ReckonersFigures()
                .kinds(BOX, setup, new Texts(Language.EN)).stream()
                        .map(GameFigures.Kind::name)
                        .toList();
    }

    @Test
    void byHighEpicCityLevelAndTeam() {
        assertThat(kinds(Map.of(
                        "highEpic", "regalia",
                        "letter", "C",
                        "team", "chosen",
                        "reckoner1", "tia",
                        "reckoner2", "abraham")))
                .containsExactly(
                        "Regalia",
                        "Regalia, Babilar",
                        "Regalia, Babilar, Level C",
                        "Regalia, Babilar, Level C, 2 Reckoners",
                        "Regalia, Babilar, Level C, Abraham + Tia");
    }

    @Test
    void aDrawnTeamIsCountedByItsSizeAlone() {
        assertThat(kinds(Map.of("reckoners", "3"))).last().asString().endsWith("3 Reckoners");
    }
}
