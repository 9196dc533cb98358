package org.alea.app.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.alea.app.games.CatalogueContract;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.reference.FateforgeCatalogue;
import org.alea.app.reference.Catalogue;
import org.alea.content.ContentSource;
import org.alea.content.RuleBook;
import org.alea.games.fateforge.FateforgeBox;
import org.alea.games.fateforge.FateforgeKit;
import org.junit.jupiter.api.Test;

/** Nothing of the game is missing from its table. */
class FateforgeTableTest implements CatalogueContract {
    private static final FateforgeBox BOX = new FateforgeKit().open(ContentSource.builtIn());

    @Override
    public Catalogue catalogue() {
        return FateforgeCatalogue.of(BOX);
    }

    @Override
    public RuleBook rules() {
        return BOX.rules();
    }

    @Test
    void everyEventHasARow() {
        assertThat(FateforgeEvents.book(BOX.content()).missing()).isEmpty();
    }

    @Test
    void everyPieceHasASignOfItsOwn() {
        List<String> ids = new ArrayList<>();
        BOX.content().heroes().forEach(card -> ids.add(card.id()));
        BOX.content().foes().forEach(card -> ids.add(card.id()));
        BOX.content().bosses().forEach(card -> ids.add(card.id()));
        BOX.content().allies().forEach(card -> ids.add(card.id()));
        BOX.content().places().forEach(card -> ids.add(card.id()));
        BOX.content().skills().forEach(card -> ids.add("skill." + card.id()));
        BOX.content().items().forEach(card -> ids.add("item." + card.id()));

        assertThat(ids).allMatch(FateLooks::knows);
    }

    @Test
    void everySceneIsPavedToItsLastZone() {
        assertThat(BOX.content().scenes())
                .allSatisfy(scene -> assertThat(FateLooks.paved(scene.id()))
                        .isEqualTo(scene.zones().size()));
    }

    @Test
    void everyCardSaysWhatItDoesInBothLanguages() {
        assertThat(catalogue().entries())
                .allSatisfy(entry -> assertThat(
                                Stream.of(org.alea.engine.Language.values()).map(entry.text()::in))
                        .as(entry.id())
                        .allMatch(text -> !text.isBlank()));
    }
}
