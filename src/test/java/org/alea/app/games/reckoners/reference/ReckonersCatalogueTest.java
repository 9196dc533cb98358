package org.alea.app.games.reckoners.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.alea.app.UiTest;
import org.alea.app.games.CatalogueContract;
import org.alea.app.reference.Catalogue;
import org.alea.content.ContentSource;
import org.alea.content.RuleBook;
import org.alea.games.reckoners.ReckonersBox;
import org.alea.games.reckoners.ReckonersKit;
import org.junit.jupiter.api.Test;

class ReckonersCatalogueTest extends UiTest implements CatalogueContract {
    private static final ReckonersBox BOX = new ReckonersKit().open(ContentSource.builtIn());
    private static final Catalogue CATALOGUE = ReckonersCatalogue.of(BOX);

    @Override
    public Catalogue catalogue() {
        return CATALOGUE;
    }

    @Override
    public RuleBook rules() {
        return BOX.rules();
    }

    @Test
    void every_piece_of_the_box_can_be_looked_up() {
        Map<String, Integer> kinds = new TreeMap<>();
        CATALOGUE.entries().forEach(entry -> kinds.merge(entry.traits().kind().id(), 1, Integer::sum));
        assertThat(kinds)
                .isEqualTo(Map.of(
                        "epic", 64,
                        "equipment", 45,
                        "reckoner", 10,
                        "highEpic", 3,
                        "district", 21,
                        "die", 7,
                        "assault", 12,
                        "dawnslight", 14));
    }
}
