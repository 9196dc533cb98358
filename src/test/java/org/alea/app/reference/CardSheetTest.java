package org.alea.app.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.engine.Words;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
            Region page = new CardSheet(desk, new ReferenceStyle(desk))
                    .lay(cards, new CardSheet.Paper(2, Choices.Theme.LIGHT, "card-page", 1));
            assertThat(page.getLayoutX()).isZero();
            assertThat(page.getLayoutY()).isZero();
            assertThat(page.getWidth()).isEqualTo(2 * CardSheet.WIDTH + 2 * CardSheet.MARGIN);
            assertThat(page.getHeight()).isEqualTo(3 * CardSheet.HEIGHT + 2 * CardSheet.MARGIN);
            assertThat(page.lookupAll(".face-pane"))
                    .hasSize(5)
                    .allMatch(face -> face.getPseudoClassStates().contains(PseudoClass.getPseudoClass("light")));
        });
    }

    @Test
    void a_card_of_the_players_own_says_so_wherever_the_sheet_goes() {
        Desk desk = aDesk();
        Card printed = Cards.with(new Face(new Words("Recto", "Front"), 232, 186, look -> new Region()));
        onFxThread(() -> {
            Region sheet = new CardSheet(desk, new ReferenceStyle(desk))
                    .lay(
                            List.of(Cards.own("queen", "a"), printed),
                            new CardSheet.Paper(2, Choices.Theme.DARK, "card-sheet", 1));
            assertThat(sheet.getChildrenUnmodifiable())
                    .extracting(place -> place.lookupAll(".tile-sign.own").size())
                    .containsExactly(1, 0);
        });
    }

    @ParameterizedTest
    @CsvSource({"130, true", "200, false"})
    void the_signs_of_a_narrow_card_stand_one_below_the_other_at_its_side(double width, boolean beside) {
        Desk desk = aDesk();
        Card card = Cards.with(new Face(new Words("Recto", "Front"), width, 186, look -> new Region()));
        onFxThread(() -> {
            FacePane face =
                    FacePane.fit(card.entry().front(), desk.texts(), FacePane.Style.of(desk, "queen"), 200, 186, 1);
            CardTile tile = CardTile.of(card, face, 200, 186);
            assertThat(tile.lookup(".tile-signs")).isInstanceOf(beside ? VBox.class : HBox.class);
        });
    }

    @Test
    void pictures_are_drawn_as_finely_as_the_paper_takes_them() {
        Desk desk = aDesk();
        List<Double> scales = new ArrayList<>();
        Face face = new Face(new Words("Recto", "Front"), 232, 186, look -> {
            scales.add(look.scale());
            return new Region();
        });
        Card card = Cards.with(face);
        onFxThread(() -> {
            CardSheet sheet = new CardSheet(desk, new ReferenceStyle(desk));
            sheet.lay(List.of(card), new CardSheet.Paper(1, Choices.Theme.DARK, "card-sheet", 1));
            sheet.lay(List.of(card), new CardSheet.Paper(1, Choices.Theme.DARK, "card-sheet", 2));
        });
        assertThat(scales).containsExactly(1.0, 2.0);
    }
}
