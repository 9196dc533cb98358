package org.alea.app.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import org.alea.app.UiTest;
import org.alea.app.games.Suite;
import org.junit.jupiter.api.Test;

/** A player who pages through the cards, row by row and screen by screen. */
class CardGridTest extends UiTest {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private void openCards() {
        openWindow(Suite.registered(), 1440, 900);
        clickOn("#rail-reference");
        await(() -> lookup(".card-tile").tryQuery().isPresent());
    }

    @Test
    void the_card_that_is_gone_to_is_seen_whole() {
        openCards();
        for (KeyCode key : List.of(
                KeyCode.DOWN,
                KeyCode.DOWN,
                KeyCode.PAGE_DOWN,
                KeyCode.PAGE_DOWN,
                KeyCode.DOWN,
                KeyCode.UP,
                KeyCode.PAGE_UP,
                KeyCode.END,
                KeyCode.PAGE_UP,
                KeyCode.UP,
                KeyCode.UP)) {
            push(key);
            waitForLayout();
            assertThat(inSight(chosen())).as("after " + key).isTrue();
        }
    }

    @Test
    void paging_leaves_no_row_out() {
        openCards();
        push(KeyCode.PAGE_DOWN);
        push(KeyCode.PAGE_UP);
        List<Card> whole =
                tiles().stream().filter(this::inSight).map(CardTile::card).toList();
        push(KeyCode.PAGE_DOWN);
        waitForLayout();
        assertThat(chosen().card().number())
                .isEqualTo(whole.stream().mapToInt(Card::number).max().orElseThrow() + 1);
    }

    private void waitForLayout() {
        onFxThread(() -> lookup("#cards").<Parent>query().layout());
    }

    private CardTile chosen() {
        return tiles().stream()
                .filter(tile -> tile.getChildren().get(0).getPseudoClassStates().contains(CHOSEN))
                .findFirst()
                .orElseThrow();
    }

    private List<CardTile> tiles() {
        return lookup(".card-tile").queryAll().stream()
                .map(frame -> (CardTile) frame.getParent())
                .toList();
    }

    private Bounds grid() {
        Node grid = lookup("#cards").query();
        return grid.localToScene(grid.getLayoutBounds());
    }

    private boolean inSight(Node node) {
        Bounds tile = node.localToScene(node.getLayoutBounds());
        return tile.getMinY() >= grid().getMinY() - 1 && tile.getMaxY() <= grid().getMaxY() + 1;
    }
}
