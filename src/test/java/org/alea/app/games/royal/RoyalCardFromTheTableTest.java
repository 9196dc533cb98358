package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.alea.app.UiTest;
import org.alea.app.games.royal.pieces.ActivityCardView;
import org.alea.app.games.royal.reference.RoyalCatalogue;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.engine.Match;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.store.Save;
import org.alea.store.Slot;
import org.junit.jupiter.api.Test;

/** Looking a card up in the middle of a Royal game. */
class RoyalCardFromTheTableTest extends UiTest {
    private final Match<RoyalTable, RoyalMove> match = RoyalMatches.someMatch(
            "an event lies open", table -> !table.events().open().isEmpty());

    private void sitDown() {
        store().saves().write(Slot.autosave("royal"), Save.of("royal", RoyalMatches.BOX, match, CALENDAR.instant()));
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> window.desk().navigator().resume("royal"));
        await(() -> shown(".royal-table"));
        clock.pass(Duration.ofSeconds(1));
    }

    private boolean shown(String query) {
        return lookup(query).tryQuery().isPresent();
    }

    private String save() {
        return store().saves().header(Slot.autosave("royal")).toString();
    }

    @Test
    void a_press_on_a_card_opens_it_and_the_way_back_leads_to_the_same_game() {
        sitDown();
        String before = save();
        Node card = lookup((Node node) -> node instanceof ActivityCardView && node.isVisible())
                .query();
        moveTo(card).press(MouseButton.SECONDARY).release(MouseButton.SECONDARY);
        await(() -> shown("#card-detail"));
        await(() -> shown(".tile-sign.in-play"));
        push(KeyCode.ESCAPE);
        await(() -> shown(".royal-table"));
        assertThat(shown("#card-detail")).isFalse();
        assertThat(save()).isEqualTo(before);
    }

    @Test
    void a_card_is_looked_up_by_keyboard_among_those_that_lie_open() {
        sitDown();
        String before = save();
        push(KeyCode.I);
        await(() -> shown("#filter-in_play"));
        onFxThread(() -> lookup("#filter-in_play").<Node>query().requestFocus());
        push(KeyCode.SPACE);
        int open = RoyalCatalogue.faceUp(match.table()).size();
        await(() -> lookup("#search-count").<Labeled>query().getText().equals(open + " cartes"));
        push(KeyCode.ESCAPE);
        await(() -> shown(".royal-table"));
        assertThat(save()).isEqualTo(before);
    }
}
