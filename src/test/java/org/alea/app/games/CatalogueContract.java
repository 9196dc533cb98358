package org.alea.app.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.alea.app.reference.Catalogue;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.reference.Illustration;
import org.alea.app.table.Glyph;
import org.alea.content.RuleBook;
import org.junit.jupiter.api.Test;

/** What holds for the card reference of every game. */
public interface CatalogueContract {
    Catalogue catalogue();

    RuleBook rules();

    @Test
    default void every_chapter_of_the_rulebook_has_an_icon() {
        assertThat(catalogue().chapterIcons().keySet())
                .isEqualTo(
                        rules().entries().stream().map(RuleBook.Entry::section).collect(Collectors.toSet()));
        assertThat(catalogue().chapterIcons().values())
                .allSatisfy(icon -> assertThat(Glyph.glyph(icon)).isNotNull());
    }

    @Test
    default void the_rulebook_begins_with_the_goal_of_the_game() {
        assertThat(rules().entries().get(0).section()).isEqualTo("goal");
    }

    @Test
    default void no_two_pieces_share_an_id() {
        assertThat(catalogue().entries()).extracting(CatalogueEntry::id).doesNotHaveDuplicates();
    }

    @Test
    default void every_piece_names_rules_that_exist() {
        assertThat(catalogue().entries())
                .allSatisfy(entry -> assertThat(entry.rules())
                        .as(entry.id())
                        .isNotEmpty()
                        .allMatch(rule -> rules().entry(rule).isPresent()));
    }

    @Test
    default void every_picture_stands_under_a_rule_that_exists() {
        assertThat(catalogue().illustrations())
                .extracting(Illustration::rule)
                .isNotEmpty()
                .allMatch(rule -> rules().entry(rule).isPresent());
    }
}
