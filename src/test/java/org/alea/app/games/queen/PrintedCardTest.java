package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrintedCardTest {

    @Test
    void a_word_too_long_for_the_strip_goes_on_a_second_line() {
        assertThat(PrintedCard.divided("Conspirators")).isEqualTo("Conspira-\ntors");
        assertThat(PrintedCard.divided("Conspirateurs")).isEqualTo("Conspira-\nteurs");
    }

    @Test
    void other_words_stay_as_they_are() {
        assertThat(PrintedCard.divided("Epic Spirit")).isEqualTo("Epic Spirit");
        assertThat(PrintedCard.divided("Soleil et Lune")).isEqualTo("Soleil et Lune");
        assertThat(PrintedCard.divided("Boucliers")).isEqualTo("Boucliers");
    }
}
