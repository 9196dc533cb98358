package org.alea.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.UiTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HandTest extends UiTest {
    private static final Spot DIE = Spot.of("die", "W1");
    private static final Spot OTHER = Spot.of("die", "W2");
    private static final Spot BOWL = new Spot("bowl");
    private static final Spot CARD = Spot.of("card", 1);

    private final List<String> done = new ArrayList<>();
    private final List<String> reasons = new ArrayList<>();
    private final Hand<String> hand = new Hand<>(done::add);
    private final Pane board = new Pane();
    private final Region die = new Region();
    private final Region bowl = new Region();
    private final Region card = new Region();

    @BeforeEach
    void lay() {
        show(aDesk(), 600, 400, () -> {
            place(DIE, die, 40);
            place(BOWL, bowl, 240);
            place(CARD, card, 440);
            hand.lifting(spot -> spot.kind().equals("die") ? List.of(die) : List.of());
            hand.refusing((from, to) -> to.equals(CARD) ? Optional.of("not there") : Optional.empty());
            hand.onRefusal(refused -> reasons.add(refused.reason()));
            hand.offer(List.of(new Way<>(DIE, BOWL, "thrown")));
            Pointer<String> pointer = new Pointer<>(board, hand, Motion.NONE);
            pointer.onTwice(spot -> done.add("twice " + spot.name()));
            Pointer.Details details = spot -> spot.equals(CARD) && done.add("details " + spot.name());
            pointer.onDetails(details, details);
            return board;
        });
    }

    private void place(Spot spot, Region node, double x) {
        node.setPrefSize(80, 80);
        node.relocate(x, 100);
        node.setStyle("-fx-background-color: white;");
        board.getChildren().add(node);
        hand.register(spot, node);
    }

    @Test
    void aThingDroppedOnALegalPlaceIsPlayed() {
        drag(die).moveTo(bowl).drop();
        assertThat(done).containsExactly("thrown");
        assertThat(die.getTranslateX()).isZero();
    }

    @Test
    void aHandSoQuickThatNoStepOfItIsHeardDropsWhereItLetsGo() {
        onFxThread(() -> {
            at(MouseEvent.MOUSE_PRESSED, die);
            at(MouseEvent.MOUSE_RELEASED, bowl);
            at(MouseEvent.MOUSE_PRESSED, die);
            at(MouseEvent.MOUSE_DRAGGED, bowl);
            at(MouseEvent.MOUSE_RELEASED, card);
        });
        assertThat(done).containsExactly("thrown");
        assertThat(reasons).containsExactly("not there");
    }

    private void at(EventType<MouseEvent> type, Region node) {
        Point2D middle = node.localToScene(40, 40);
        MouseEvent event = new MouseEvent(
                type,
                middle.getX(),
                middle.getY(),
                0,
                0,
                MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                true,
                false,
                false,
                true,
                false,
                false,
                new PickResult(node, middle.getX(), middle.getY()));
        Event.fireEvent(board, event);
    }

    @Test
    void aPieceLyingOnThePlaceThatIsMeantDoesNotHideItFromAClick() {
        Region lying = new Region();
        onFxThread(() -> {
            place(OTHER, lying, 240);
            lying.setPrefSize(30, 30);
        });
        await(() -> lying.getWidth() == 30);
        clickOn(die);
        clickOn(lying);
        assertThat(done).containsExactly("thrown");
    }

    @Test
    void aThingDroppedNowhereFliesHome() {
        drag(die).moveBy(20, 150).drop();
        assertThat(done).isEmpty();
        assertThat(die.getTranslateX()).isZero();
        assertThat(die.getTranslateY()).isZero();
    }

    @Test
    void aThingInTheAirComesHomeWhenTheBoardChangesItsSize() {
        drag(die).moveBy(20, 150);
        onFxThread(() -> board.resize(500, 350));
        assertThat(die.getTranslateY()).isZero();
        drop();
        assertThat(done).isEmpty();
        assertThat(die.getTranslateX()).isZero();
    }

    @Test
    void aThingThatIsRefusedComesAllTheWayHomeBeforeItShakes() {
        onFxThread(() -> {
            die.setTranslateX(200);
            die.setTranslateY(-150);
            Motion.FULL.glide(die, 200, -150, 160);
            Motion.FULL.shake(die);
        });
        await(() -> die.getTranslateX() == 0 && die.getTranslateY() == 0);
    }

    @Test
    void aThingDroppedWhereItMayNotGoSaysWhy() {
        drag(die).moveTo(card).drop();
        assertThat(done).isEmpty();
        assertThat(reasons).containsExactly("not there");
    }

    @Test
    void legalPlacesLightUpWhileAThingIsPressed() {
        moveTo(die).press(MouseButton.PRIMARY);
        assertThat(bowl.getPseudoClassStates()).contains(Hand.LEGAL);
        assertThat(card.getPseudoClassStates()).doesNotContain(Hand.LEGAL);
        release(MouseButton.PRIMARY);
    }

    @Test
    void aLongPressShowsDetailsAndIsNoClick() {
        moveTo(card).press(MouseButton.PRIMARY);
        await(() -> done.contains("details " + CARD.name()));
        release(MouseButton.PRIMARY);
        assertThat(done).containsExactly("details " + CARD.name());
        assertThat(hand.held()).isEmpty();
    }

    @Test
    void aShortPressOrARightClickShowsThemAtOnceOrNotAtAll() {
        clickOn(card);
        assertThat(done).isEmpty();
        clickOn(card, MouseButton.SECONDARY);
        assertThat(done).containsExactly("details " + CARD.name());
    }

    @Test
    void clickingTheThingAndThenThePlaceIsTheSameAsDragging() {
        clickOn(die);
        assertThat(hand.held()).contains(DIE);
        clickOn(bowl);
        assertThat(done).containsExactly("thrown");
        assertThat(hand.held()).isEmpty();
    }

    @Test
    void clickingThePlaceFirstWorksAsWell() {
        clickOn(bowl).clickOn(die);
        assertThat(done).containsExactly("thrown");
    }

    @Test
    void clickingTheSameThingAgainLetsItGo() {
        onFxThread(() -> {
            hand.click(DIE);
            hand.click(DIE);
        });
        assertThat(hand.held()).isEmpty();
        assertThat(done).isEmpty();
    }

    @Test
    void aDoubleClickIsItsOwnGesture() {
        doubleClickOn(die);
        assertThat(done).containsExactly("twice die:W1");
    }

    @Test
    void theKeyboardTakesTheSameWays() {
        Cursor<String> cursor = new Cursor<>(hand, new Pane());
        onFxThread(() -> {
            cursor.step(1);
            cursor.choose();
        });
        assertThat(done).containsExactly("thrown");
    }

    @Test
    void theCursorWalksOverTargetsOnceSomethingIsHeld() {
        Cursor<String> cursor = new Cursor<>(hand, new Pane());
        onFxThread(() -> {
            hand.offer(
                    List.of(new Way<>(DIE, BOWL, "thrown"), new Way<>(DIE, CARD, "laid"), Way.touch(OTHER, "touched")));
            cursor.step(1);
            cursor.choose();
            cursor.step(1);
            cursor.choose();
        });
        assertThat(done).containsExactly("laid");
    }

    @Test
    void theCursorPassesOverAThingWhosePlacesDoTheSameAtATouch() {
        Cursor<String> cursor = new Cursor<>(hand, new Pane());
        onFxThread(() -> {
            hand.offer(List.of(
                    new Way<>(DIE, BOWL, "there"),
                    new Way<>(DIE, CARD, "here"),
                    Way.touch(BOWL, "there"),
                    Way.touch(CARD, "here")));
            cursor.step(1);
        });
        assertThat(cursor.at()).contains(BOWL);
    }

    @Test
    void whatIsHeldIsDroppedWhenItLeadsNowhereAnyMore() {
        onFxThread(() -> {
            hand.click(DIE);
            hand.offer(List.of());
        });
        assertThat(hand.held()).isEmpty();
    }
}
