package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import javafx.scene.input.KeyCode;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.engine.Setup;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.Zone;
import org.alea.store.Choices;
import org.alea.store.Loading;
import org.alea.store.Setting;
import org.alea.store.Slot;
import org.junit.jupiter.api.Test;

/** What the player has settled changes the table at once. */
class TableSettingsTest extends AtTheQueensTable {

    private void throwDice() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        push(KeyCode.SPACE);
        letDiceLand();
    }

    private DiceGroup someSet() {
        return table().groups().stream().filter(DiceGroup::set).findFirst().orElseThrow();
    }

    @Test
    void stepsWithoutAChoiceWaitForThePlayerUnlessHeLikesThemToFlow() {
        sitDown(QueenMatches.fresh(7, "conspirators", "official"));
        pass(2000);
        assertThat(phase()).isEqualTo(QueenPhase.ROLL_CONSPIRATOR_DIE);
        onFxThread(() -> desk().preferences().set(Setting.FLOW, true));
        pass(700);
        assertThat(phase()).isEqualTo(QueenPhase.ROLL_CONSPIRATOR_DIE);
        pass(300);
        assertThat(view().play().match().history())
                .singleElement()
                .matches(played -> played.move() instanceof QueenMove.RollConspiratorDie);
    }

    @Test
    void nothingFlowsBehindACardHeldClose() {
        desk().preferences().set(Setting.FLOW, true);
        sitDown(QueenMatches.fresh(7, "", "official"));
        onFxThread(() -> view().inspection().details(Spots.slot(2)));
        pass(3000);
        assertThat(phase()).isEqualTo(QueenPhase.START_ROUND);
        push(KeyCode.ESCAPE);
        pass(1000);
        assertThat(phase()).isEqualTo(QueenPhase.ROLLING);
    }

    @Test
    void aSetIsThrownByDraggingItUnlessThatIsSwitchedOff() {
        throwDice();
        QueenDie die = someSet().dice().get(0);
        onFxThread(() -> desk().preferences().set(Setting.DRAG_TO_CUP, false));
        carry(Spots.die(die.id()), Spots.BOWL);
        carry(Spots.lane(die.value()), Spots.BOWL);
        assertThat(table().rerolls()).isZero();
        onFxThread(() -> desk().preferences().set(Setting.DRAG_TO_CUP, true));
        carry(Spots.die(die.id()), Spots.BOWL);
        assertThat(table().rerolls()).isEqualTo(1);
    }

    @Test
    void aCardTheMouseRestsOnComesCloseForThoseWhoLikeItSo() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        onFxThread(() -> desk().preferences().set(Setting.CARD_DETAIL, Choices.CardDetail.HOVER));
        moveTo(node(Spots.slot(1)));
        await(() -> view().overlays().covered());
        moveTo(node(Spots.lane(1)));
        await(() -> !view().overlays().covered());
    }

    @Test
    void theCapOfAKeyFollowsItWhereThePlayerPutsIt() {
        sitDown(QueenMatches.fresh(7, "", "untimed"));
        push(KeyCode.SPACE);
        letDiceLand();
        onFxThread(() -> desk().preferences().set(Setting.KEYS, Map.of("queen.pause", "O")));
        await(() -> lookup(".bar-pause .key-cap").queryLabeled().getText().equals("O"));
    }

    @Test
    void aDieThatIsLaidAsideLiesInAnotherDressAsItLay() {
        sitDown(QueenMatches.someMatch(
                "", "untimed", table -> table.phase() == QueenPhase.CHOOSE_DIE_TO_EXHAUST && table.health() == 0));
        onFxThread(() -> {
            view().play().play(view().play().moves().get(0));
            view().play().all();
        });
        Map<String, DieFace> before = faces();
        onFxThread(() -> desk().preferences().set(Setting.THEME, Choices.Theme.LIGHT));
        assertThat(faces()).isNotEmpty().isEqualTo(before);
    }

    private Map<String, DieFace> faces() {
        Map<String, DieFace> faces = new TreeMap<>();
        table().dice().stream()
                .filter(die -> die.zone() != Zone.BOX)
                .forEach(die -> faces.put(die.id(), ((DieNode) node(Spots.die(die.id()))).face()));
        return faces;
    }

    @Test
    void whoAssignsByHandDoesSoFromTheNextGameOn() {
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> {
            window.desk().preferences().set(Setting.MANUAL_ASSIGNMENT, true);
            window.desk().navigator().start("queen", Setup.of(QueenMatches.BOX.options(), Map.of(), 7));
        });
        await(() -> store().saves().header(Slot.autosave("queen")).isPresent());
        closeStore();
        assertThat(store().saves().load(Slot.autosave("queen"), QueenMatches.BOX))
                .isInstanceOfSatisfying(
                        Loading.Loaded.class,
                        loaded -> assertThat(loaded.match().setup().get("assignment"))
                                .isEqualTo("manual"));
    }
}
