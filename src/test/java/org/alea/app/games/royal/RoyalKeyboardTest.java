package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.alea.app.play.StepPace;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Spot;
import org.alea.games.royal.Building;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    void theMenuLeadsEverywhereElseAndBackToThisTable() {
        sitDown(RoyalMatches.fresh(1));
        for (String way : List.of("Réglages", "Règles", "Cartes", "Touches", "Garder sous un nom")) {
            push(KeyCode.O);
            clickOn(way);
            assertThat(view().covers().shown()).isEmpty();
        }
        assertThat(navigator.calls()).hasSize(5).doesNotHaveDuplicates();
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
        assertThat(play().pace()).isEqualTo(StepPace.WAIT);
        push(KeyCode.ADD);
        push(KeyCode.ADD);
        push(KeyCode.ADD);
        assertThat(play().pace()).isEqualTo(StepPace.DOUBLE);
        push(KeyCode.SUBTRACT);
        push(KeyCode.SUBTRACT);
        assertThat(play().pace()).isEqualTo(StepPace.HALF);
    }

    @Test
    void aKeyThatLedAwayAndCameUpElsewhereWorksAgainOnReturn() {
        sitDown(RoyalMatches.fresh(1));
        onFxThread(() -> hit(KeyCode.C));
        assertThat(view().covers().shown()).isPresent();
        onFxThread(() -> screen().shown());
        onFxThread(() -> hit(KeyCode.C));
        assertThat(view().covers().shown()).as("in the first moment").isPresent();
        onFxThread(() -> screen().shown());
        clock.pass(Duration.ofSeconds(1));
        onFxThread(() -> hit(KeyCode.C));
        assertThat(view().covers().shown()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"DIGIT1, 1, 0", "AMPERSAND, &, 0", "UNDEFINED, é, 1", "UNDEFINED, '', 1", "LEFT_PARENTHESIS, (, 4"})
    void theTopRowIsMeantByItsPlacesOnAnyLayout(KeyCode code, String text, int nth) {
        sitDown(RoyalMatches.someMatch(
                "an action with five dice",
                table -> table.state() == State.ACTION
                        && CitySquare.inOrder(table, Side.YOU).size() > 4));
        int die = CitySquare.inOrder(play().table(), Side.YOU).get(nth).id();
        onFxThread(() -> {
            fire(KeyEvent.KEY_PRESSED, KeyEvent.CHAR_UNDEFINED, text, code);
            fire(KeyEvent.KEY_TYPED, text.isEmpty() ? "é" : text, "", KeyCode.UNDEFINED);
        });
        assertThat(play().tray().holds(die)).isTrue();
    }

    @Test
    void minusIsADigitOnlyWhereTheOtherDigitsAreSigns() {
        sitDown(RoyalMatches.someMatch(
                "an action with six dice",
                table -> table.state() == State.ACTION
                        && CitySquare.inOrder(table, Side.YOU).size() > 5));
        int sixth = CitySquare.inOrder(play().table(), Side.YOU).get(5).id();
        onFxThread(() -> fire(KeyEvent.KEY_PRESSED, KeyEvent.CHAR_UNDEFINED, "-", KeyCode.MINUS));
        assertThat(play().tray().holds(sixth)).isFalse();
        onFxThread(() -> {
            fire(KeyEvent.KEY_RELEASED, KeyEvent.CHAR_UNDEFINED, "-", KeyCode.MINUS);
            fire(KeyEvent.KEY_PRESSED, KeyEvent.CHAR_UNDEFINED, "&", KeyCode.AMPERSAND);
            fire(KeyEvent.KEY_PRESSED, KeyEvent.CHAR_UNDEFINED, "&", KeyCode.AMPERSAND);
            fire(KeyEvent.KEY_RELEASED, KeyEvent.CHAR_UNDEFINED, "&", KeyCode.AMPERSAND);
            fire(KeyEvent.KEY_PRESSED, KeyEvent.CHAR_UNDEFINED, "&", KeyCode.AMPERSAND);
            fire(KeyEvent.KEY_PRESSED, KeyEvent.CHAR_UNDEFINED, "-", KeyCode.MINUS);
        });
        assertThat(play().tray().holds(sixth)).isTrue();
    }

    private void fire(EventType<KeyEvent> type, String character, String text, KeyCode code) {
        Event.fireEvent(screen().node(), new KeyEvent(type, character, text, code, false, false, false, false));
    }

    /** Goes down and never comes up here. */
    private void hit(KeyCode code) {
        Event.fireEvent(screen().node(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
    }
}
