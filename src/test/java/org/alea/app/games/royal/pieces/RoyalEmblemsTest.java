package org.alea.app.games.royal.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.alea.app.games.royal.RoyalBoxes;
import org.alea.app.table.Glyph;
import org.alea.games.royal.Activity;
import org.alea.games.royal.CharacterCard;
import org.alea.games.royal.EventCard;
import org.alea.games.royal.RoyalContent;
import org.junit.jupiter.api.Test;

class RoyalEmblemsTest {
    private static final RoyalContent CONTENT = RoyalBoxes.CONTENT;

    @Test
    void every_card_has_an_emblem_of_its_own_that_the_icon_font_holds() {
        List<String> ids = Stream.of(
                        CONTENT.activities().stream().map(Activity::id),
                        CONTENT.events().stream().map(EventCard::id),
                        Stream.of(CONTENT.marauding().id()),
                        CONTENT.characters().stream().map(CharacterCard::id))
                .flatMap(all -> all)
                .toList();
        assertThat(ids).allSatisfy(id -> {
            assertThat(RoyalEmblems.knows(id)).as(id).isTrue();
            assertThat(Glyph.glyph(RoyalEmblems.of(id)).getDescription()).isEqualTo(RoyalEmblems.of(id));
        });
        assertThat(CONTENT.activities().stream().map(card -> RoyalEmblems.of(card.id())))
                .doesNotHaveDuplicates();
        assertThat(CONTENT.events().stream().map(card -> RoyalEmblems.of(card.id())))
                .doesNotHaveDuplicates();
    }

    @Test
    void a_card_of_the_players_own_gets_the_lily() {
        assertThat(RoyalEmblems.of("MYCARD")).isEqualTo("mdi2f-fleur-de-lis");
        assertThat(RoyalEmblems.plate("MYCARD", 60, 40).emblem()).isEqualTo("mdi2f-fleur-de-lis");
    }
}
