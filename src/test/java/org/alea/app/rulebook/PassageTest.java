package org.alea.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PassageTest {

    private static List<String> found(String text, String typed) {
        return Passage.in(text, typed).stream()
                .map(passage -> text.substring(passage.from(), passage.to()))
                .toList();
    }

    @Test
    void accents_and_capitals_do_not_matter() {
        assertThat(found("Le dé Dragon et les dés", "de")).containsExactly("dé", "dé");
        assertThat(found("Épuisé", "epuise")).containsExactly("Épuisé");
    }

    @Test
    void a_letter_that_is_searched_as_two_is_marked_as_one() {
        assertThat(found("Le cœur battant", "coeur")).containsExactly("cœur");
    }

    @Test
    void where_several_words_begin_alike_the_longest_is_marked() {
        assertThat(found("solos", "solo solos")).containsExactly("solos");
    }

    @Test
    void a_short_word_is_marked_only_where_a_word_begins() {
        assertThat(found("Char à paire : il accepte exactement deux dés", "char a paire"))
                .containsExactly("Char", "à", "paire", "a");
        assertThat(found("un solo relancé", "lan")).containsExactly("lan");
    }

    @Test
    void nothing_typed_finds_nothing() {
        assertThat(found("solo", "  ")).isEmpty();
    }
}
