package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.alea.Rule;
import org.alea.app.table.Spot;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Turn;
import org.alea.games.queen.ChariotInPlay;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.Placement;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** One thing done with the mouse or a key, at the moment the rules ask for it. */
class TableGesturesTest extends AtTheQueensTable {
    private static final List<KeyCode> DIGITS =
            List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5, KeyCode.DIGIT6);

    private static Match<QueenTable, QueenMove> at(QueenPhase phase, String modules, Predicate<QueenTable> more) {
        return QueenMatches.someMatch(modules, "official", table -> table.phase() == phase && more.test(table));
    }

    private QueenMove last() {
        var history = view().play().match().history();
        return history.get(history.size() - 1).move();
    }

    @Test
    @Rule({"QUEEN-124", "QUEEN-125"})
    void aChaosHeldOverTheBowlShowsWhichDiceItThrowsAgain() {
        sitDown(at(QueenPhase.ROLL_CHAOS, "dragon", table -> true));
        List<QueenDie> coloured = table().dice(Zone.ARENA).stream()
                .filter(die -> die.colour().coloured())
                .toList();
        assertThat(outlined()).isEmpty();
        drag(node(Spots.DRAGON)).moveTo(node(Spots.BOWL));
        assertThat(outlined()).isNotEmpty().isEqualTo(coloured);
        drop();
        assertThat(last()).isEqualTo(new QueenMove.RollChaos());
    }

    private List<QueenDie> outlined() {
        return table().dice(Zone.ARENA).stream()
                .filter(die -> node(Spots.die(die.id())).getPseudoClassStates().contains(Touchables.CHOICE))
                .toList();
    }

    @Test
    @Rule("QUEEN-090")
    void withoutChariotsADieIsExhaustedByAClickOnItAndOneOnTheTopSpace() {
        sitDown(at(
                QueenPhase.CHOOSE_DIE_TO_EXHAUST,
                "",
                table -> table.dice(Zone.TOP).isEmpty()));
        QueenDie die = table().dice(Zone.ARENA).get(0);
        QueenMove meant = new QueenMove.ChooseDieToExhaust(table().standIn(die.id()));
        clickAt(Spots.die(die.id()));
        assertThat(node(Spots.zone(Zone.TOP)).getPseudoClassStates()).contains(PseudoClass.getPseudoClass("legal"));
        clickAt(Spots.zone(Zone.TOP));
        assertThat(last()).isEqualTo(meant);
    }

    @Test
    void theArrowsGoOverTheDiceFromLeftToRight() {
        sitDown(at(QueenPhase.CHOOSE_DIE_TO_EXHAUST, "", table -> table.groups().size() > 3));
        push(KeyCode.RIGHT);
        double first = middle();
        double left = first;
        for (int step = 1; step < table().dice(Zone.ARENA).size(); step++) {
            push(KeyCode.RIGHT);
            assertThat(middle()).isGreaterThanOrEqualTo(left);
            left = middle();
        }
        assertThat(left).isGreaterThan(first);
    }

    private double middle() {
        return onScreen(node(view().cursor().at().orElseThrow())).getCenterX();
    }

    @Test
    @Rule("QUEEN-185")
    void aSetToBeRerolledAfterTheRoundIsCarriedToTheDial() {
        sitDown(at(QueenPhase.CHOOSE_GROUP, "chariots", table -> true));
        QueenMove.ChooseGroup meant =
                (QueenMove.ChooseGroup) view().play().moves().get(0);
        DiceGroup group = table().groups().stream()
                .filter(each -> each.value() == meant.value())
                .findFirst()
                .orElseThrow();
        Bounds bowl = onScreen(node(Spots.BOWL));
        Bounds face = onScreen(lookup(".arena-dial .dial-face").query());
        assertThat(Math.abs(bowl.getCenterX() - face.getCenterX())).isLessThan(2);
        carry(Spots.die(group.dice().get(0).id()), Spots.BOWL);
        assertThat(last()).isEqualTo(meant);
    }

    @Test
    @Rule("QUEEN-037")
    void aSoloCarriedToTheBowlIsRefusedWithTheRuleOfSolos() {
        sitDown(at(
                QueenPhase.ROLLING, "", table -> table.groups().stream().anyMatch(DiceGroup::solo) && table.hasSet()));
        letDiceLand();
        DiceGroup solo =
                table().groups().stream().filter(DiceGroup::solo).findFirst().orElseThrow();
        QueenMove meant = new QueenMove.RerollSet(solo.value(), false, table().lockEndMs());
        String reason = new Speech(desk().texts(), QueenMatches.BOX)
                .refusal(QueenMatches.BOX.game().refusal(table(), meant).orElseThrow());
        carry(Spots.die(solo.dice().get(0).id()), Spots.BOWL);
        assertThat(lookup(".toast").queryAs(Labeled.class).getText()).isEqualTo(reason);
        assertThat(onScreen(lookup(".toast").query()).intersects(onScreen(node(Spots.slot(4)))))
                .as("the card stays in sight")
                .isFalse();
    }

    @Test
    void theCursorIsSeenOnACardThatCanBeChosen() {
        sitDown(at(QueenPhase.TURN_DIAL, "sunmoon", table -> true));
        Region card = (Region) node(Spots.slot(2));
        assertThat(card.getPseudoClassStates()).contains(PseudoClass.getPseudoClass("choice"));
        onFxThread(() -> view().cursor().moveTo(Spots.slot(2)));
        await(() -> card.getBackground().getFills().get(0).getFill().equals(Color.web("#F4DC9E")));
    }

    @Test
    @Rule("QUEEN-170")
    void theSlotTheSunMustLeaveIsCrossedOut() {
        sitDown(at(QueenPhase.TURN_DIAL, "sunmoon", table -> table.round() == 2));
        onFxThread(() -> {
            if (view().play().summing()) {
                view().play().next();
            }
        });
        List<Integer> struck = IntStream.rangeClosed(1, 6)
                .filter(slot -> view().board().arena().badge(slot).lookup(".struck") != null)
                .boxed()
                .toList();
        assertThat(struck).containsExactly(table().lastSun().orElseThrow());
    }

    @Test
    @Rule("QUEEN-247")
    void aSetHeldOverAPairChariotShowsWhichTwoOfItsDiceWouldGo() {
        sitDown(at(QueenPhase.ROLLING, "chariots", TableGesturesTest::asksForTwoOfMore));
        letDiceLand();
        int place = pairChariot(table());
        int value = someLargeSet(table());
        List<String> going = Placement.preferred(table(), place, value, table().lockEndMs())
                .orElseThrow()
                .dice();
        takeUp(Spots.lane(value));
        moveTo(node(Spots.chariot(place)));
        assertThat(table().dice(Zone.ARENA).stream()
                        .filter(die -> die.value() == value)
                        .map(QueenDie::id)
                        .filter(die -> node(Spots.die(die))
                                .getPseudoClassStates()
                                .contains(PseudoClass.getPseudoClass("choice"))))
                .containsExactlyInAnyOrderElementsOf(going);
        release(MouseButton.PRIMARY);
    }

    private static boolean asksForTwoOfMore(QueenTable table) {
        return pairChariot(table) > 0 && someLargeSet(table) > 0;
    }

    private static int pairChariot(QueenTable table) {
        return table.chariots().stream()
                .filter(chariot ->
                        !chariot.defended() && chariot.card().defence().pair())
                .mapToInt(ChariotInPlay::place)
                .findFirst()
                .orElse(0);
    }

    private static int someLargeSet(QueenTable table) {
        return table.groups().stream()
                .filter(group -> group.dice().size() > 2)
                .mapToInt(DiceGroup::value)
                .findFirst()
                .orElse(0);
    }

    @Test
    void aDigitTurnsTheDialToItsSlot() {
        sitDown(at(QueenPhase.TURN_DIAL, "sunmoon", table -> true));
        push(DIGITS.get(2));
        assertThat(last()).isEqualTo(new QueenMove.TurnDial(3));
    }

    @Test
    @Rule("QUEEN-166")
    void aSmallDieUnderTheCursorStandsOut() {
        sitDown(at(
                QueenPhase.CHOOSE_DIE_TO_EXHAUST,
                "conspirators",
                table -> table.dice(Zone.ARENA).isEmpty()));
        push(KeyCode.RIGHT);
        Spot ringed = view().cursor().at().orElseThrow();
        onFxThread(() -> node(ringed).applyCss());
        assertThat(node(ringed).getScaleX()).isGreaterThan(1.4);
    }

    @Test
    @Rule("QUEEN-185")
    void theFirstOfTwoEnemiesIsSeenToBeChosenAndCanBeTakenBack() {
        sitDown(at(QueenPhase.CHOOSE_ENEMIES, QueenMatches.ALL_MODULES, table -> true));
        int moves = view().play().match().history().size();
        for (KeyCode back : List.of(KeyCode.ESCAPE, KeyCode.Z)) {
            push(DIGITS.get(2));
            assertThat(view().moment().question()).isEqualTo("Et le second Ennemi ?");
            assertThat(node(Spots.slot(3)).getPseudoClassStates()).contains(PseudoClass.getPseudoClass("chosen"));
            if (back == KeyCode.Z) {
                push(KeyCode.CONTROL, KeyCode.Z);
            } else {
                push(back);
            }
            assertThat(view().play().inHand().firstEnemy()).isZero();
            assertThat(node(Spots.slot(3)).getPseudoClassStates()).doesNotContain(PseudoClass.getPseudoClass("chosen"));
        }
        assertThat(view().play().match().history()).hasSize(moves);
        assertThat(navigator.calls()).doesNotContain("back");
    }

    @Test
    @Rule("QUEEN-116")
    void aDigitSendsTheDragonDieToAnOutlinedEnemy() {
        sitDown(at(QueenPhase.USE_DRAGON, "dragon", table -> true));
        int slot = view().play().moves().stream()
                .filter(QueenMove.AssignDragon.class::isInstance)
                .mapToInt(move -> ((QueenMove.AssignDragon) move).slot())
                .findFirst()
                .orElseThrow();
        assertThat(node(Spots.slot(slot)).getPseudoClassStates()).contains(PseudoClass.getPseudoClass("choice"));
        push(DIGITS.get(slot - 1));
        assertThat(view().play().match().history())
                .anyMatch(played -> played.move().equals(new QueenMove.AssignDragon(slot)));
    }

    @Test
    @Rule("QUEEN-116")
    void theArrowsReachEveryEnemyThatIsLitForTheDragonDie() {
        sitDown(at(QueenPhase.USE_DRAGON, "dragon", table -> true));
        List<Spot> lit = IntStream.rangeClosed(1, 6)
                .mapToObj(Spots::slot)
                .filter(slot -> node(slot).getPseudoClassStates().contains(PseudoClass.getPseudoClass("choice")))
                .toList();
        List<Spot> reached = new ArrayList<>();
        for (int step = 0; step < lit.size(); step++) {
            push(KeyCode.RIGHT);
            reached.add(view().cursor().at().orElseThrow());
        }
        assertThat(reached).isNotEmpty().containsExactlyElementsOf(lit);
        push(KeyCode.ENTER);
        assertThat(view().play().match().history())
                .anyMatch(played -> played.move()
                        .equals(new QueenMove.AssignDragon(
                                Integer.parseInt(lit.get(lit.size() - 1).which()))));
    }

    @Test
    @Rule("QUEEN-116")
    void theDragonDieIsAlsoLaidOnTheDiceItJoins() {
        sitDown(at(QueenPhase.USE_DRAGON, "dragon", table -> true));
        int slot = view().play().moves().stream()
                .filter(QueenMove.AssignDragon.class::isInstance)
                .mapToInt(move -> ((QueenMove.AssignDragon) move).slot())
                .findFirst()
                .orElseThrow();
        QueenDie die = table().dice(Zone.ARENA).stream()
                .filter(each -> each.value() == slot)
                .findFirst()
                .orElseThrow();
        carry(Spots.DRAGON, Spots.die(die.id()));
        assertThat(view().play().match().history())
                .anyMatch(played -> played.move().equals(new QueenMove.AssignDragon(slot)));
    }

    @Test
    void whatWasTakenBackInAnUntimedRoundIsPlayedAgain() {
        sitDown(QueenMatches.fresh(7, "", "untimed"));
        push(KeyCode.SPACE);
        letDiceLand();
        int value = table().groups().stream()
                .filter(DiceGroup::set)
                .findFirst()
                .orElseThrow()
                .value();
        push(DIGITS.get(value - 1));
        letDiceLand();
        push(KeyCode.CONTROL, KeyCode.Z);
        clickOn("#consent-yes");
        assertThat(table().rerolls()).isZero();
        push(KeyCode.CONTROL, KeyCode.Y);
        assertThat(table().rerolls()).isEqualTo(1);
    }

    @Test
    void escapeOpensTheMenuOfATableWhoseClockDoesNotRunAndItsLastWayLeadsAway() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        push(KeyCode.ESCAPE);
        assertThat(lookup("#table-menu").tryQuery()).isPresent();
        push(KeyCode.ESCAPE);
        assertThat(lookup("#table-menu").tryQuery()).isEmpty();
        push(KeyCode.SPACE);
        letDiceLand();
        push(KeyCode.ESCAPE);
        assertThat(table().paused()).isTrue();
        assertThat(lookup("#table-menu").tryQuery()).isEmpty();
        assertThat(navigator.calls()).isEmpty();
    }

    @Test
    void theMenuLeadsToTheSettingsAndAway() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        for (String way : List.of("settings", "leave")) {
            push(KeyCode.ESCAPE);
            clickOn("#menu-" + way);
        }
        assertThat(navigator.calls()).containsExactly("settings", "back");
    }

    @Test
    void escapePressedAMomentTooLateForAPauseLeavesNothing() {
        desk().preferences().set(Setting.RESOLUTION_SPEED, Choices.ResolutionSpeed.SLOW);
        sitDown(QueenMatches.fresh(7, "", "official"));
        push(KeyCode.SPACE);
        letDiceLand();
        onFxThread(() -> view().play().play(new QueenMove.Stop(0)));
        assertThat(view().play().watching()).isTrue();
        push(KeyCode.ESCAPE);
        assertThat(navigator.calls()).doesNotContain("back");
    }

    @Test
    @Rule({"QUEEN-231", "QUEEN-232"})
    void whatEndedARoundIsTakenBackFromItsSummary() {
        sitDown(at(QueenPhase.EXCHANGE, "", TableGesturesTest::nothingIsDealtAfterwards));
        onFxThread(() -> view().play().play(new QueenMove.DeclineExchange()));
        onFxThread(() -> view().play().all());
        assertThat(view().play().summing()).isTrue();
        push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(phase()).isEqualTo(QueenPhase.EXCHANGE);
        assertThat(view().play().watching()).isFalse();
    }

    private static boolean nothingIsDealtAfterwards(QueenTable table) {
        QueenTable after = table.copy();
        QueenMatches.BOX.game().play(after, new QueenMove.DeclineExchange(), Turn.silent());
        return after.phase() == QueenPhase.START_ROUND && table.enemies().size() == 6;
    }

    @Test
    @Rule("QUEEN-112")
    void aClickOnTheDragonDieLetsItRideAndStay() {
        sitDown(QueenMatches.fresh(7, "dragon", "untimed"));
        push(KeyCode.SPACE);
        letDiceLand();
        clickAt(Spots.DRAGON);
        assertThat(view().play().inHand().ride()).isTrue();
        pass(600);
        clickAt(Spots.DRAGON);
        assertThat(view().play().inHand().ride()).isFalse();
    }

    @Test
    void aClickTooManyOnTheButtonsOfAnAttackDoesNotDeclineTheExchange() {
        desk().preferences().set(Setting.RESOLUTION_SPEED, Choices.ResolutionSpeed.SLOW);
        sitDown(QueenMatches.fresh(7, "", "untimed"));
        push(KeyCode.SPACE);
        letDiceLand();
        onFxThread(() -> {
            view().play().play(new QueenMove.Stop(table().lockEndMs()));
            view().play().next();
        });
        assertThat(view().play().watching()).isTrue();
        List<Bounds> watched = shown(view().board().buttons());
        sitDown(at(QueenPhase.EXCHANGE, "", table -> true));
        assertThat(phase()).isEqualTo(QueenPhase.EXCHANGE);
        assertThat(view().board().buttons()).isNotEmpty();
        assertThat(shown(view().board().buttons()))
                .allSatisfy(button -> assertThat(watched).noneMatch(button::intersects));
    }

    private List<Bounds> shown(List<Button> buttons) {
        assertThat(buttons).isNotEmpty();
        onFxThread(() -> view().root().layout());
        return buttons.stream().map(TableGesturesTest::onScreen).toList();
    }

    private static Bounds onScreen(Node node) {
        return node.localToScreen(node.getLayoutBounds());
    }

    @Test
    void aLevelPullAcrossALaneThrowsItsSetAndOneThatLeadsAwayDoesNot() {
        sitDown(QueenMatches.fresh(7, "", "untimed"));
        push(KeyCode.SPACE);
        letDiceLand();
        int value = IntStream.rangeClosed(1, 6)
                .filter(candidate ->
                        view().play().picture().group(candidate).dice().size() > 1)
                .findFirst()
                .orElseThrow();
        pull(value, 150, -200);
        assertThat(table().rerolls()).isZero();
        pull(value, 90, 4);
        assertThat(table().rerolls()).isEqualTo(1);
    }

    private void pull(int lane, double dx, double dy) {
        Node node = node(Spots.lane(lane));
        Bounds place = node.localToScreen(node.getBoundsInLocal());
        moveTo(new Point2D(place.getMinX() + 8, place.getCenterY()));
        press(MouseButton.PRIMARY);
        moveBy(dx / 2, dy / 2);
        moveBy(dx / 2, dy / 2);
        release(MouseButton.PRIMARY);
        onFxThread(() -> {});
    }

    @Test
    void withoutAClockANewLanguageIsSpokenAtOnce() {
        sitDown(QueenMatches.fresh(7, "", "untimed"));
        push(KeyCode.SPACE);
        letDiceLand();
        onFxThread(() -> desk().preferences().speak(Language.EN));
        assertThat(lookup(".label").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .contains("Bowl")
                .doesNotContain("Coupe");
    }
}
