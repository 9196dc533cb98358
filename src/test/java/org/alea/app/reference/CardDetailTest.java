package org.alea.app.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.table.Pictures;
import org.junit.jupiter.api.Test;

/** What is told of the card that is held close. */
class CardDetailTest extends UiTest {

    @Test
    void what_a_card_is_is_said_once_even_where_its_module_is_called_the_same() {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> window.desk().navigator().card("queen", "E12"));
        await(() -> lookup(".detail-traits .chip").tryQuery().isPresent());
        assertThat(lookup(".detail-traits .chip").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .containsExactly("Souffle épique", "Conspirateurs");
    }

    @Test
    void what_a_throw_does_to_an_enemy_is_told_in_figures() {
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> window.desk().navigator().card("queen", "N04"));
        await(() -> lookup(".chance-bars .num").tryQuery().isPresent());
        assertThat(lookup(".chance-bars .num").queryAllAs(Labeled.class))
                .isNotEmpty()
                .allSatisfy(share -> assertThat(share.getText()).endsWith("%"));
        assertThat(lookup(".chance-filled").queryAllAs(Region.class))
                .extracting(Region::getWidth)
                .isSortedAccordingTo(Comparator.reverseOrder())
                .doesNotHaveDuplicates();
        Pictures.take("card-chances");
    }
}
