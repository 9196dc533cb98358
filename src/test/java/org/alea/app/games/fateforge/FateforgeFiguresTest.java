package org.alea.app.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.alea.app.games.GameFigures.Kind;
import org.alea.app.shell.Texts;
import org.alea.content.ContentSource;
import org.alea.engine.Language;
import org.alea.games.fateforge.FateforgeBox;
import org.alea.games.fateforge.FateforgeKit;
import org.junit.jupiter.api.Test;

/** Finished games are counted by scene, by level and by the pair of heroes, whichever of them was named first. */
class FateforgeFiguresTest {
    private static final FateforgeBox BOX = new FateforgeKit().open(ContentSource.builtIn());

    @Test
    void aSceneIsToldApartByItsLevelAndItsPair() {
        Map<String, String> setup = Map.of("mode", "scene", "scene", "S02", "level", "veteran", "heroes", "merc,guard");

        assertThat(new FateforgeFigures().kinds(BOX, setup, new Texts(Language.EN)))
                .extracting(Kind::name)
                .containsExactly(
                        "The Customs Warehouse",
                        "The Customs Warehouse, Veteran",
                        "The Customs Warehouse, Veteran, Orsolin + Ragna Kül");
    }

    @Test
    void theOrderOfThePairDoesNotCount() {
        Map<String, String> one = Map.of("mode", "quest", "quest", "Q2", "level", "standard", "heroes", "merc,guard");
        Map<String, String> other = Map.of("mode", "quest", "quest", "Q2", "level", "standard", "heroes", "guard,merc");
        FateforgeFigures figures = new FateforgeFigures();
        Texts texts = new Texts(Language.FR);

        assertThat(figures.kinds(BOX, one, texts)).isEqualTo(figures.kinds(BOX, other, texts));
    }
}
