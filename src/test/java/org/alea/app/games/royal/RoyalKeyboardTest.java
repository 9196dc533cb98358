package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import javafx.event.Event;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.alea.app.games.royal.roy.RoyPace;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Spot;
import org.alea.games.royal.Building;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** The arrows walk over the table as it lies, and the Roy can be hurried without a mouse. */
class RoyalKeyboardTest extends AtTheRoyalTable {

    private static Spot space(Building building, int face) {
        return Spots.to(Aim.space(building, face));
    }

    private Optional<Spot> at() {
        return view().cursor().at();
    }

    @Test
    void arrowsGoFromSpaceToSpaceAndFromBuildingToBuilding() {
        sitDown(RoyalMatches.someMatch(
                "the first placement",
                table -> table.state() == State.SETUP_PLACE && table.city().supply() == 6));
        String first = play().targets().legal().keySet().iterator().next();
        int best = Integer.parseInt(first.substring(first.indexOf('.') + 1));
        push(KeyCode.RIGHT);
        assertThat(at()).contains(space(Building.PALACE, best));
        push(KeyCode.RIGHT);
        assertThat(at()).contains(space(Building.PALACE, best - 1));
        push(KeyCode.LEFT);
        assertThat(at()).contains(space(Building.PALACE, best));
        push(KeyCode.RIGHT);
        push(KeyCode.DOWN);
        assertThat(at()).contains(space(Building.CITY_HALL, best - 1));
        push(KeyCode.UP);
        assertThat(at()).contains(space(Building.PALACE, best - 1));
    }

    @Test
    void arrowsSetOutFromWhatTabHasMarkedAndTabTakesTheirRingAway() {
        sitDown(RoyalMatches.someMatch(
                "the first placement",
                table -> table.state() == State.SETUP_PLACE && table.city().supply() == 6));
        push(KeyCode.TAB);
        push(KeyCode.TAB);
        Spot marked = Spots.to(play().proposal().orElseThrow().target());
        assertThat(at()).isEmpty();
        push(KeyCode.RIGHT);
        push(KeyCode.LEFT);
        assertThat(at()).contains(marked);
        push(KeyCode.TAB);
        assertThat(at()).isEmpty();
    }

    @Test
    void yourStrongestDieComesFirstAndTheRoysLieAboveIt() {
        sitDown(RoyalMatches.someMatch(
                "dice on both sides",
                table -> table.state() == State.ACTION
                        && table.districts().dice(Side.YOU).size() >= 3
                        && table.districts().dice(Side.ROY).size() >= 3));
        push(KeyCode.DOWN);
        assertThat(at()).contains(Spots.die(dice(Side.YOU).get(0).id()));
        push(KeyCode.RIGHT);
        assertThat(at()).contains(Spots.die(dice(Side.YOU).get(1).id()));
        push(KeyCode.UP);
        assertThat(dice(Side.ROY)).anyMatch(die -> at().equals(Optional.of(Spots.die(die.id()))));
    }

    @Test
    void escapeWithNothingToTakeBackLeadsOutOfTheGame() {
        sitDown(RoyalMatches.fresh(1));
        push(KeyCode.ESCAPE);
        assertThat(view().covers().shown()).containsInstanceOf(GamePane.class);
        push(KeyCode.TAB);
        push(KeyCode.ENTER);
        assertThat(navigator.calls()).contains("back");
    }

    @Test
    void aForecastTooLongForTheWindowIsReadByKeyAndTheTableHearsAgainAfterwards() {
        desk().preferences().set(Setting.FONT_SCALE, 130);
        sitDown(
                new GameSession<>(
                        "royal",
                        RoyalMatches.BOX,
                        RoyalMatches.someMatch("an action", table -> table.state() == State.ACTION),
                        clock),
                1280,
                720);
        push(KeyCode.F2);
        ScrollPane forecast = lookup(".royal-forecast .scroll-pane").queryAs(ScrollPane.class);
        push(KeyCode.PAGE_DOWN);
        assertThat(forecast.getVvalue()).isPositive();
        push(KeyCode.ESCAPE);
        push(KeyCode.P);
        assertThat(play().proposal().map(Proposal::target)).contains(Aim.PASS);
    }

    @Test
    void enterMeansWhatALetterHasProposedAndNoLongerWhatTheArrowsStoodOn() {
        sitDown(RoyalMatches.someMatch("an action", table -> table.state() == State.ACTION));
        push(KeyCode.RIGHT);
        assertThat(at()).isPresent();
        push(KeyCode.P);
        assertThat(at()).isEmpty();
        assertThat(play().proposal().map(Proposal::target)).contains(Aim.PASS);
    }

    @Test
    void plusAndMinusSetThePaceWhileTheRoyPlays() {
        sitDown(RoyalMatches.someMatch("the Roy to move", table -> table.state() == State.ROY_TURN));
        push(KeyCode.SPACE);
        assertThat(view().watching()).isTrue();
        push(KeyCode.ADD);
        assertThat(view().watch().pace()).isEqualTo(RoyPace.DOUBLE);
        push(KeyCode.SUBTRACT);
        push(KeyCode.SUBTRACT);
        assertThat(view().watch().pace()).isEqualTo(RoyPace.HALF);
    }

    @Test
    void aKeyThatLedAwayAndCameUpElsewhereWorksAgainOnReturn() {
        sitDown(RoyalMatches.fresh(1));
        onFxThread(() -> hit(KeyCode.C));
        assertThat(view().covers().shown()).isPresent();
        onFxThread(() -> screen().shown());
        onFxThread(() -> hit(KeyCode.C));
        assertThat(view().covers().shown()).isEmpty();
    }

    /** Goes down and never comes up here. */
    private void hit(KeyCode code) {
        Event.fireEvent(screen().node(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
    }
}
