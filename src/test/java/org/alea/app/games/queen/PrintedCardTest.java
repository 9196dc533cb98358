package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import org.alea.app.UiTest;
import org.alea.app.reference.Face;
import org.alea.content.ContentSource;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.alea.store.Choices;
import org.junit.jupiter.api.Test;

class PrintedCardTest extends UiTest {

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

    @Test
    void after_the_colon_french_goes_on_in_small_letters() {
        QueenBox box = new QueenKit().open(ContentSource.builtIn());
        ChariotCard overturned = box.cards().chariots().stream()
                .filter(card -> card.id().equals("C11"))
                .findFirst()
                .orElseThrow();
        Face.Look look = new Face.Look(aDesk().texts(), 1, Choices.ColourMarks.SIGN, false, false);
        onFxThread(() -> assertThat(
                        new QueenExhibits(box).chariot(overturned, look).getAccessibleText())
                .isEqualTo("Char renversé. Sinon\u00a0: relancez votre plus petite série."));
        assertThat(Otherwise.of(overturned, box).en()).startsWith("Otherwise: Reroll");
    }
}
