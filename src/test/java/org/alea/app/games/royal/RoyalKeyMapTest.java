package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.alea.app.main.TableViews;
import org.alea.app.shell.KeyHint;
import org.alea.engine.Match;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** The keys of the table can be moved in the settings, and everything shows where they are. */
class RoyalKeyMapTest extends AtTheRoyalTable {

    private static Match<RoyalTable, RoyalMove> action() {
        return RoyalMatches.someMatch("keys", table -> table.state() == State.ACTION && table.round() == 2);
    }

    private void move(String action, String key) {
        onFxThread(() -> desk().preferences().set(Setting.KEYS, Map.of(action, key)));
    }

    @Test
    void theSettingsOfferEveryKeyOfTheTable() {
        assertThat(TableViews.suite().views())
                .anySatisfy(view -> assertThat(view.keys()).isEqualTo(RoyalKeyActions.ALL));
        assertThat(RoyalKeyActions.ALL).doesNotHaveDuplicates();
        assertThat(RoyalKeyActions.ALL.stream().map(action -> action.usual())).doesNotHaveDuplicates();
    }

    @Test
    void aMovedKeyWorksAndItsOldPlaceIsDead() {
        sitDown(action());
        move("royal.forecast", "V");
        push(KeyCode.F2);
        assertThat(view().covers().shown()).isEmpty();
        push(KeyCode.V);
        assertThat(view().covers().shown()).containsInstanceOf(RoyForecast.class);
        push(KeyCode.V);
        assertThat(view().covers().shown()).isEmpty();
    }

    @Test
    void theHelpShowsWhereTheKeysAre() {
        sitDown(action());
        assertThat(screen().keys()).contains(new KeyHint("P", "royal.keys.pass"));
        move("royal.pass", "Shift+X");
        assertThat(screen().keys()).contains(new KeyHint("⇧+X", "royal.keys.pass"));
    }

    @Test
    void theButtonsWearTheKeysTheyAreWorkedWith() {
        sitDown(action());
        move("royal.reroll", "W");
        List<String> caps = lookup(".royal-command .key-cap").queryAllAs(Labeled.class).stream()
                .map(Labeled::getText)
                .toList();
        assertThat(caps).contains("W").doesNotContain("R");
    }
}
