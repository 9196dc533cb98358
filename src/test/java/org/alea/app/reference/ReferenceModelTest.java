package org.alea.app.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.alea.app.shell.Texts;
import org.alea.engine.Language;
import org.alea.engine.Words;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ReferenceModelTest {
    private static final Card SCOUT = enemy("scout");
    private static final Card BLADE = enemy("blade");
    private static final Card MINE = Cards.own("queen", "mine");

    private final ObjectProperty<Map<String, String>> kept = new SimpleObjectProperty<>(Map.of());
    private final ReferenceModel model = new ReferenceModel(new Texts(Language.FR), new Favourites(kept));

    private static Card enemy(String id) {
        return Cards.card("queen", id, new Words(id, id), new Words("", ""), Cards.enemy("5", "green"));
    }

    @BeforeEach
    void fill() {
        model.lay("queen", Set.of("blade"));
        model.fill(List.of(SCOUT, BLADE, MINE));
    }

    private void only(Special special) {
        model.ask(Query.ALL.toggled(special));
    }

    @Test
    void the_players_own_cards_can_be_seen_alone() {
        only(Special.OWN);
        assertThat(Cards.ids(model.found())).containsExactly("mine");
    }

    @Test
    void what_lies_open_on_the_table_can_be_seen_alone() {
        only(Special.IN_PLAY);
        assertThat(Cards.ids(model.found())).containsExactly("blade");
        assertThat(model.counts(Facet.KIND)).isEqualTo(Map.of("enemy", 1));
        assertThat(model.countsByGame()).isEqualTo(Map.of("queen", 1));
    }

    @Test
    void favourites_are_kept_and_can_be_seen_alone() {
        model.favourites().toggle(MINE);
        model.favourites().toggle(SCOUT);
        assertThat(kept.get()).isEqualTo(Map.of("queen", "mine scout"));
        only(Special.FAVOURITE);
        assertThat(Cards.ids(model.found())).containsExactly("scout", "mine");
    }

    @Test
    void favourites_are_counted_among_what_is_looked_for() {
        model.favourites().toggle(MINE);
        model.favourites().toggle(SCOUT);
        assertThat(model.counts(Special.FAVOURITE)).isEqualTo(2);
        model.ask(Query.ALL.saying("scout"));
        assertThat(model.counts(Special.FAVOURITE)).isEqualTo(1);
        model.ask(Query.ALL.in(Optional.of("royal")));
        assertThat(model.counts(Special.FAVOURITE)).isZero();
    }

    @Test
    void a_favourite_taken_back_leaves_the_list_and_the_settings() {
        model.favourites().toggle(SCOUT);
        only(Special.FAVOURITE);
        model.favourites().toggle(SCOUT);
        assertThat(model.found()).isEmpty();
        assertThat(kept.get()).isEmpty();
    }

    @Test
    void the_first_card_is_held_close_whichever_game_was_there_first() {
        assertThat(model.chosen()).contains(SCOUT);
        model.fill(List.of(MINE, SCOUT, BLADE));
        assertThat(model.chosen()).contains(MINE);
        model.choose(BLADE);
        model.fill(List.of(SCOUT, MINE, BLADE));
        assertThat(model.chosen()).contains(BLADE);
    }

    @Test
    void asking_twice_for_the_same_asks_no_more() {
        assertThat(Query.ALL.toggled(Special.OWN).toggled(Special.OWN)).isEqualTo(Query.ALL);
    }
}
