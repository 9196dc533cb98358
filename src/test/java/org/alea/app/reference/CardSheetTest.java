package org.alea.app.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** Cards away from the screen: on paper, and in a picture. */
class CardSheetTest extends UiTest {

    @Test
    void cards_stand_side_by_side_from_the_corner_of_the_page_in_its_colours() {
        Desk desk = aDesk();
        desk.preferences().set(Setting.THEME, Choices.Theme.DARK);
        List<Card> cards = Stream.of("a", "b", "c", "d", "e")
                .map(id -> Cards.own("queen", id))
                .toList();
        onFxThread(() -> {
            Region page = new CardSheet(desk, new ReferenceStyle(desk)).lay(cards, 2, Choices.Theme.LIGHT, "card-page");
            assertThat(page.getLayoutX()).isZero();
            assertThat(page.getLayoutY()).isZero();
            assertThat(page.getWidth()).isEqualTo(2 * CardSheet.WIDTH + 2 * CardSheet.MARGIN);
            assertThat(page.getHeight()).isEqualTo(3 * CardSheet.HEIGHT + 2 * CardSheet.MARGIN);
            assertThat(page.lookupAll(".face-pane"))
                    .hasSize(5)
                    .allMatch(face -> face.getPseudoClassStates().contains(PseudoClass.getPseudoClass("light")));
        });
    }
}
