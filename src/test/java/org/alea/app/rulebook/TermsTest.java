package org.alea.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.alea.content.RuleBook;
import org.alea.engine.Language;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;

class TermsTest {
    private static final Run.Link STOCK = new Run.Link(Run.Link.Kind.RULE, "R1");

    private static RuleBook.Entry rule(String id, String title, String text) {
        return new RuleBook.Entry(id, "s", new Words(title, title), new Words(text, text), Optional.empty());
    }

    private final Terms terms = new Terms(
            List.of(rule("R1", "Le Stock", "Un endroit."), rule("R2", "Une règle bien trop longue", "")),
            List.of(),
            Language.FR);

    @Test
    void the_name_of_a_rule_leads_to_it_without_its_article() {
        assertThat(terms.runs("Au Stock.", "", "R2"))
                .containsExactly(
                        new Run("Au ", false, Optional.empty()),
                        new Run("Stock", false, Optional.of(STOCK)),
                        new Run(".", false, Optional.empty()));
    }

    @Test
    void a_rule_is_linked_once_in_a_text_and_never_from_itself() {
        assertThat(terms.runs("Stock, stocks", "", "R2").stream()
                        .filter(run -> run.link().isPresent()))
                .hasSize(1);
        assertThat(terms.runs("Stock", "", "R1")).containsExactly(new Run("Stock", false, Optional.empty()));
    }

    @Test
    void a_part_of_a_word_is_no_term() {
        assertThat(terms.runs("restockage", "", "R2")).containsExactly(new Run("restockage", false, Optional.empty()));
    }

    @Test
    void hits_are_cut_out_of_the_text_and_light_whole_links() {
        assertThat(terms.runs("Un dé au Stock", "de sto", "R2"))
                .containsExactly(
                        new Run("Un ", false, Optional.empty()),
                        new Run("dé", true, Optional.empty()),
                        new Run(" au ", false, Optional.empty()),
                        new Run("Stock", true, Optional.of(STOCK)));
    }
}
