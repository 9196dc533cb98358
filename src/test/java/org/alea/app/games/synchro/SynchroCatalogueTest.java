package org.alea.app.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import org.alea.app.games.CatalogueContract;
import org.alea.app.games.synchro.reference.SynchroCatalogue;
import org.alea.app.reference.Catalogue;
import org.alea.content.ContentSource;
import org.alea.content.RuleBook;
import org.alea.engine.Language;
import org.alea.games.synchro.SynchroBox;
import org.alea.games.synchro.SynchroKit;
import org.alea.games.synchro.cards.PoiKind;
import org.junit.jupiter.api.Test;

/** Everything in the box of Synchro Horizon can be looked up, in words of both languages. */
class SynchroCatalogueTest implements CatalogueContract {
    private static final SynchroBox BOX = new SynchroKit().open(ContentSource.builtIn());

    @Override
    public Catalogue catalogue() {
        return SynchroCatalogue.of(BOX);
    }

    @Override
    public RuleBook rules() {
        return BOX.rules();
    }

    @Test
    void everyPieceOfTheBoxIsThere() {
        var content = BOX.game().content();
        int pieces = content.heroes().size()
                + content.skills().size()
                + content.items().size()
                + content.monsters().size()
                + content.tiles().size()
                + PoiKind.values().length;
        assertThat(catalogue().entries()).hasSize(pieces);
    }

    @Test
    void everyPieceSaysWhatItDoesInBothLanguages() {
        assertThat(catalogue().entries()).allSatisfy(entry -> {
            assertThat(entry.text().in(Language.FR)).as(entry.id()).isNotBlank();
            assertThat(entry.text().in(Language.EN)).as(entry.id()).isNotBlank();
        });
    }
}
