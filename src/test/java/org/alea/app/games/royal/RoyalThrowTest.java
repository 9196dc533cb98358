package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import javafx.css.PseudoClass;
import javafx.scene.input.KeyCode;
import org.alea.app.games.royal.pieces.RoyRollView;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.Motion;
import org.alea.app.table.PieceLayer;
import org.alea.app.table.dice.DiceThrow;
import org.alea.engine.Match;
import org.alea.games.royal.Die;
import org.alea.games.royal.Districts;
import org.alea.games.royal.Foresight;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** Dice tumble when they are rolled, for 0.6 s, and always end on what was rolled. */
class RoyalThrowTest extends AtTheRoyalTable {

    private static Match<RoyalTable, RoyalMove> before(State state) {
        return RoyalMatches.someMatch("before " + state, table -> table.state() == state && table.round() >= 1);
    }

    private void assertEveryDieShowsItsFace() {
        for (Side side : Side.values()) {
            for (Districts.Lying die : dice(side)) {
                DieNode node = (DieNode) node(Spots.die(die.id()));
                assertThat(node.face()).isEqualTo(DieFace.pips(die.die().face()));
                assertThat(node.getTranslateX()).isZero();
                assertThat(node.getRotate()).isZero();
            }
        }
    }

    @Test
    void theDiceOfTheRoundTumbleAndComeToRest() {
        animate();
        sitDown(before(State.ROLL));
        push(KeyCode.SPACE);
        assertThat(view().moving().dice().flying()).isTrue();
        DieNode die = (DieNode) node(Spots.die(dice(Side.YOU).get(0).id()));
        pass(200);
        assertThat(die.getRotate()).isNotZero();
        pass(300);
        assertThat(view().moving().dice().flying()).isTrue();
        pass(200);
        assertThat(view().moving().dice().flying()).isFalse();
        assertEveryDieShowsItsFace();
    }

    @Test
    void spaceBringsTheDiceDownAndDoesNothingElse() {
        animate();
        sitDown(before(State.ROLL));
        push(KeyCode.SPACE);
        RoyalTable rolled = table();
        push(KeyCode.SPACE);
        assertThat(view().moving().dice().flying()).isFalse();
        assertThat(table()).isSameAs(rolled);
        assertEveryDieShowsItsFace();
    }

    @Test
    void whoeverWantsLessMotionSeesTheDiceLieThereAtOnce() {
        desk().preferences().set(Setting.REDUCED_MOTION, true);
        animate();
        sitDown(before(State.ROLL));
        push(KeyCode.SPACE);
        assertThat(view().moving().dice().flying()).isFalse();
        assertEveryDieShowsItsFace();
    }

    @Test
    void theBlackDiceTumbleToo() {
        animate();
        sitDown(before(State.BLACK_ROLL));
        push(KeyCode.SPACE);
        assertThat(view().moving().dice().flying()).isTrue();
        pass(700);
        assertThat(view().moving().dice().flying()).isFalse();
    }

    @Test
    void theRoysTwoDiceTumbleIntoTheirBoxOnceForEachThrow() {
        RoyalTable table = before(State.ROY_TURN).table();
        DiceThrow dice = new DiceThrow(Motion.FULL, clock, 1);
        TableThrows throwing = new TableThrows(dice, new PieceLayer(Motion.FULL));
        RoyRollView box = new RoyRollView(desk().texts(), 300, 60);
        box.show(new RoyRollView.Roll(3, 4, new Foresight.Odds(6, 36)));
        throwing.castRoy(box);
        assertThat(dice.flying()).isFalse();
        throwing.note(new RoyalMove.RoyRoll(), table, table, Tray.EMPTY);
        throwing.castRoy(box);
        assertThat(dice.flying()).isTrue();
        clock.pass(Duration.ofMillis(300));
        dice.tick();
        assertThat(box.die(1).getRotate()).isNotZero();
        clock.pass(Duration.ofMillis(400));
        dice.tick();
        assertThat(dice.flying()).isFalse();
        assertThat(List.of(box.die(1).face(), box.die(2).face())).containsExactly(DieFace.pips(3), DieFace.pips(4));
        throwing.castRoy(box);
        assertThat(dice.flying()).isFalse();
    }

    @Test
    void takingBackARollWhileItTumblesLeavesNothingInTheAir() {
        animate();
        sitDown(before(State.ROLL));
        push(KeyCode.SPACE);
        push(KeyCode.CONTROL, KeyCode.Z);
        clickOn("#consent-yes");
        assertThat(view().moving().dice().flying()).isFalse();
        assertThat(state()).isEqualTo(State.ROLL);
    }

    @Test
    void aDieThatShowsTheSameFaceAgainWasThrownAllTheSame() {
        animate();
        Match<RoyalTable, RoyalMove> match = LongStream.range(1, 300)
                .mapToObj(seed -> RoyalMatches.playedUntil(
                        RoyalMatches.fresh(seed), seed, table -> table.state() == State.ACTION))
                .flatMap(Optional::stream)
                .filter(RoyalThrowTest::rerollsTheSame)
                .findFirst()
                .orElseThrow();
        sitDown(match);
        Districts.Lying die = dice(Side.YOU).get(0);
        onFxThread(() -> {
            view().perform(new RoyalAct.Take(die.id()));
            play().play(new RoyalMove.Reroll(die.die()));
        });
        assertThat(dice(Side.YOU)).contains(die);
        assertThat(view().moving().dice().flying()).isTrue();
    }

    /** Whether the strongest of your dice shows the same face once it is thrown again. */
    private static boolean rerollsTheSame(Match<RoyalTable, RoyalMove> match) {
        List<Die> dice = match.table().districts().dice(Side.YOU).byStrength();
        if (dice.isEmpty() || match.table().purse().influence() == 0) {
            return false;
        }
        Match<RoyalTable, RoyalMove> tried = match.upTo(match.history().size());
        tried.play(new RoyalMove.Reroll(dice.get(0)), 0);
        return tried.table().districts().equals(match.table().districts());
    }

    @Test
    void theEventsArePointedAtFromLeftToRight() {
        animate();
        sitDown(RoyalMatches.someMatch("events act", table -> table.state() == State.ROLL && table.round() == 2));
        push(KeyCode.SPACE);
        pass(700);
        assertThat(view().moving().parade().pointed()).contains("EV0");
        assertThat(lookup(".event-marker").queryAll()).hasSize(1);
        pass((int) EventParade.MILLIS);
        assertThat(view().moving().parade().pointed())
                .contains(table().events().eventAt(0).id());
        push(KeyCode.SPACE);
        assertThat(view().moving().parade().pointed()).isEmpty();
        assertThat(lookup(".event-marker").queryAll()).isEmpty();
    }

    @Test
    void anEventThatIsEndedFliesToItsTaker() {
        animate();
        sitDown(RoyalMatches.someMatch(
                "an event can be ended",
                table -> table.state() == State.SUB_EVENT_CUBE
                        && table.events().open().stream()
                                .anyMatch(open -> open.card().places() == open.cubes() + 1)));
        String event = table().events().open().stream()
                .filter(open -> open.card().places() == open.cubes() + 1)
                .findFirst()
                .orElseThrow()
                .card()
                .id();
        pass(100);
        onFxThread(() -> play().play(new RoyalMove.EventCube(event)));
        assertThat(view().moving().flight().flying()).isTrue();
        pass(300);
        assertThat(view().moving().flight().flying()).isTrue();
        pass(400);
        assertThat(view().moving().flight().flying()).isFalse();
    }

    @Test
    void whoeverWantsLessMotionAtAnOpenTableGetsItAtOnce() {
        animate();
        sitDown(before(State.ROLL));
        onFxThread(() -> desk().preferences().set(Setting.REDUCED_MOTION, true));
        push(KeyCode.SPACE);
        assertThat(view().moving().dice().flying()).isFalse();
    }

    @Test
    void whoeverWantsContrastAtAnOpenTableGetsItAtOnce() {
        sitDown(before(State.ROLL));
        onFxThread(() -> desk().preferences().set(Setting.HIGH_CONTRAST, true));
        assertThat(view().root().getPseudoClassStates()).contains(PseudoClass.getPseudoClass("contrast"));
    }

    @Test
    void anotherSpeedReachesDiceThrownAtAnOpenTable() {
        animate();
        sitDown(before(State.ROLL));
        onFxThread(() -> desk().preferences().set(Setting.ANIMATION_SPEED, Choices.AnimationSpeed.SLOW));
        push(KeyCode.SPACE);
        pass(800);
        assertThat(view().moving().dice().flying()).isTrue();
    }

    @Test
    void whoeverLetsThingsFlowHasTheDiceRolledAfterAWhile() {
        desk().preferences().set(Setting.FLOW, true);
        sitDown(before(State.ROLL));
        pass(700);
        assertThat(state()).isEqualTo(State.ROLL);
        pass(300);
        assertThat(state()).isNotEqualTo(State.ROLL);
    }

    @Test
    void diceAreAsLargeAsThePlayerWantsThem() {
        sitDown(RoyalMatches.someMatch(
                "a few dice",
                table -> table.state() == State.ACTION
                        && table.districts().dice(Side.YOU).size() == 3));
        double usual = ((DieNode) node(Spots.die(dice(Side.YOU).get(0).id()))).size();
        onFxThread(() -> desk().preferences().set(Setting.DICE_SIZE, 84));
        assertThat(((DieNode) node(Spots.die(dice(Side.YOU).get(0).id()))).size())
                .isGreaterThan(usual);
    }
}
