package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.alea.Rule;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.StopReason;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** What can be laid over the table and taken away again, and the keys for it. */
class QueenSheetsTest extends AtTheQueensTable {

    private void startByKey() {
        push(KeyCode.SPACE);
        letDiceLand();
    }

    @Test
    @Rule("QUEEN-055")
    void atZeroWhateverIsOpenIsClosed() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        moveTo(node(Spots.slot(1)));
        clickOn(MouseButton.SECONDARY);
        assertThat(view().overlays().covered()).isTrue();
        pass(60_000);
        assertThat(view().play().picture().fight().stopped()).contains(StopReason.TIME_UP);
        assertThat(view().overlays().covered()).isFalse();
        assertThat(navigator.calls()).contains("closeDialog");
    }

    @Test
    @Rule("QUEEN-061")
    void theButtonThatEndsTheCombatStaysWhereItIsInTheLastSeconds() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        Node button = view().board().buttons().get(0);
        Bounds before = button.localToScene(button.getLayoutBounds());
        pass(56_000 - view().play().elapsedMs());
        assertThat(lookup(".last-seconds").tryQuery()).isPresent();
        Node then = view().board().buttons().get(0);
        assertThat(then.localToScene(then.getLayoutBounds())).isEqualTo(before);
    }

    @Test
    @Rule("QUEEN-063")
    void whoWantsToBeAskedEndsTheCombatAtTheSecondClickWhileTheClockRunsOn() {
        desk().preferences().set(Setting.CONFIRM_EARLY_STOP, true);
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        clickOn("Fin du combat");
        int asked = view().play().elapsedMs();
        pass(700);
        assertThat(phase()).isEqualTo(QueenPhase.ROLLING);
        assertThat(view().play().elapsedMs()).isEqualTo(asked + 700);
        moveBy(0, -120);
        clickOn("Oui, finir");
        assertThat(view().play().picture().fight().stopped()).contains(StopReason.STOPPED);
    }

    @Test
    @Rule("QUEEN-063")
    void whoIsAskedMayGoOnAndIsAskedAnewNextTime() {
        desk().preferences().set(Setting.CONFIRM_EARLY_STOP, true);
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        hold(KeyCode.ENTER, 450);
        push(KeyCode.ESCAPE);
        assertThat(table().paused()).isFalse();
        hold(KeyCode.ENTER, 450);
        assertThat(phase()).isEqualTo(QueenPhase.ROLLING);
        hold(KeyCode.ENTER, 450);
        assertThat(view().play().picture().fight().stopped()).contains(StopReason.STOPPED);
    }

    @Test
    void whatWasUndoneIsRedoneByEitherKey() {
        sitDown(QueenMatches.fresh(7, "sunmoon", "official"));
        push(KeyCode.RIGHT);
        push(KeyCode.ENTER);
        int sun = table().sun().orElseThrow();
        push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(phase()).isEqualTo(QueenPhase.TURN_DIAL);
        push(KeyCode.CONTROL, KeyCode.Y);
        assertThat(table().sun()).hasValue(sun);
        push(KeyCode.CONTROL, KeyCode.Z);
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        assertThat(table().sun()).hasValue(sun);
    }

    @Test
    void thePilesCanBeLookedThroughWithoutGivingAwayTheirOrder() {
        sitDown(QueenMatches.fresh(7, "chariots", "official"));
        push(KeyCode.V);
        assertThat(lookup("Ennemis\u00a0: 24 cartes dans la pioche").tryQuery()).isPresent();
        assertThat(lookup("Chars\u00a0: 18 cartes dans la pioche").tryQuery()).isPresent();
        assertThat(lookup("Défausse\u00a0: aucune carte").tryQuery()).isPresent();
        push(KeyCode.V);
        assertThat(view().overlays().covered()).isFalse();
    }

    @Test
    void theButtonsOfACoverAreReachedByTheKeyboard() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        push(KeyCode.V);
        push(KeyCode.TAB);
        push(KeyCode.ENTER);
        assertThat(lookup(".label").queryAllAs(Label.class))
                .filteredOn(Label::isVisible)
                .extracting(Label::getText)
                .anyMatch(words -> words.startsWith("Jamais vus"));
        assertThat(view().overlays().covered()).isTrue();
        push(KeyCode.ESCAPE);
        assertThat(view().overlays().covered()).isFalse();
        assertThat(view().root().isFocused()).isTrue();
    }

    @Test
    void aPausedTableIsLeftByTheKeyboard() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        push(KeyCode.P);
        // the keyboard is on the button that goes on; the way out is the next one
        push(KeyCode.TAB);
        push(KeyCode.ENTER);
        assertThat(navigator.calls()).contains("back");
        assertThat(table().paused()).isTrue();
    }

    @Test
    void theJournalOfTheGameIsOneKeyAway() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        push(KeyCode.L);
        assertThat(lookup("Journal de la partie").tryQuery()).isPresent();
        assertThat(lookup(".log-round").tryQuery()).isPresent();
        push(KeyCode.ESCAPE);
        assertThat(view().overlays().covered()).isFalse();
        assertThat(table().paused()).isFalse();
    }

    @Test
    void theJournalOfALongGameIsOpenedAtItsVeryEnd() {
        sitDown(QueenMatches.someMatch(
                "log",
                QueenMatches.ALL_MODULES,
                "official",
                table -> table.phase() == QueenPhase.ROLLING && table.round() >= 5));
        push(KeyCode.L);
        ListView<?> log = lookup(".game-log").queryListView();
        ListCell<?> last = lookup(".game-log .list-cell").queryAllAs(ListCell.class).stream()
                .filter(cell -> cell.getIndex() == log.getItems().size() - 1)
                .findFirst()
                .orElseThrow();
        assertThat(last.localToScene(last.getLayoutBounds()).getMaxY())
                .isLessThanOrEqualTo(log.localToScene(log.getLayoutBounds()).getMaxY() + 0.5);
    }

    @Test
    @Rule("QUEEN-056")
    void theCurtainPrintsTheKeyThePlayerHasChosenForThePause() {
        desk().preferences().set(Setting.KEYS, Map.of("queen.pause", "O"));
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        push(KeyCode.O);
        assertThat(table().paused()).isTrue();
        assertThat(caps()).contains("O").doesNotContain("P");
    }

    @Test
    void tabWalksOverEverythingThatCanBeLookedAt() {
        sitDown(QueenMatches.fresh(7, QueenMatches.ALL_MODULES, "official"));
        push(KeyCode.TAB);
        assertThat(view().cursor().at()).contains(Spots.slot(1));
        push(KeyCode.SHIFT, KeyCode.TAB);
        push(KeyCode.TAB);
        Set<String> kinds = new HashSet<>();
        for (int i = 0; i < 30; i++) {
            kinds.add(view().cursor().at().orElseThrow().kind());
            push(KeyCode.TAB);
        }
        assertThat(kinds).contains("slot", "plotter", "spirit", "chariot", "lane", "dragon", "zone");
        while (!view().cursor().at().orElseThrow().kind().equals("spirit")) {
            push(KeyCode.TAB);
        }
        push(KeyCode.I);
        assertThat(view().overlays().covered()).isTrue();
    }

    @Test
    void whatComesBeforeTheThrowIsToldUnderItsOwnRound() {
        sitDown(QueenMatches.fresh(7, QueenMatches.ALL_MODULES, "official"));
        push(KeyCode.L);
        assertThat(lookup(".log-round").tryQuery()).isEmpty();
        push(KeyCode.ESCAPE);
        push(KeyCode.SPACE);
        push(KeyCode.L);
        assertThat(lookup(".log-round").queryAs(ListCell.class).getIndex()).isZero();
    }

    private Set<String> caps() {
        return lookup(".key-cap").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .collect(Collectors.toSet());
    }
}
