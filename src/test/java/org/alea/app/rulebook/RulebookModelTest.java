package org.alea.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.alea.app.reference.Catalogue;
import org.alea.app.shell.Texts;
import org.alea.content.ContentSource;
import org.alea.content.RuleBook;
import org.alea.engine.Language;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RulebookModelTest {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());

    private final RulebookModel model = new RulebookModel(new Texts(Language.EN));

    @BeforeEach
    void open() {
        model.open(
                RulebookModel.Volume.of(
                        Book.of("queen", BOX.rules(), BOX.wording()), Catalogue.EMPTY, rule -> Optional.empty()),
                Optional.empty());
    }

    private List<String> found() {
        return BOX.rules().entries().stream()
                .filter(rule -> model.hits(rule) > 0)
                .map(RuleBook.Entry::id)
                .toList();
    }

    @Test
    void a_rule_is_found_only_if_it_holds_every_word() {
        model.typedProperty().set("health track spaces");
        assertThat(found()).contains("QUEEN-008").doesNotContain("QUEEN-010");
    }

    @Test
    void the_other_language_is_searched_where_it_is_shown() {
        model.typedProperty().set("piste de sante");
        assertThat(found()).isEmpty();
        model.bilingualProperty().set(true);
        assertThat(found()).contains("QUEEN-008");
    }
}
