package org.alea.app.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import org.alea.app.UiTest;
import org.alea.app.main.TableViews;
import org.junit.jupiter.api.Test;

/** A player who pages through the cards, row by row and screen by screen. */
class CardGridTest extends UiTest {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private void openCards() {
        openWindow(TableViews.suite(), 1440, 900);
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
        for (int page = 0; page < 3; page++) {
            int last = seen().max().orElseThrow();
            push(KeyCode.PAGE_DOWN);
            waitForLayout();
            assertThat(seen().min().orElseThrow()).isLessThanOrEqualTo(last + 1);
            assertThat(seen().max().orElseThrow()).isGreaterThan(last);
        }
        for (int page = 0; page < 2; page++) {
            int first = seen().min().orElseThrow();
            push(KeyCode.PAGE_UP);
            waitForLayout();
            assertThat(seen().max().orElseThrow()).isGreaterThanOrEqualTo(first - 1);
        }
    }

    /** The places of the cards that are seen whole. */
    private IntStream seen() {
        return tiles().stream()
                .filter(this::inSight)
                .mapToInt(tile -> tile.card().number());
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
