package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.alea.Rule;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.ForecastPill;
import org.alea.app.table.Spot;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.StopReason;
import org.alea.games.queen.Zone;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

class QueenRoundTest extends AtTheQueensTable {

    private int someSet() {
        return table().groups().stream()
                .filter(DiceGroup::set)
                .mapToInt(DiceGroup::value)
                .findFirst()
                .orElseThrow();
    }

    private QueenDie dieOf(int value) {
        return table().groups().stream()
                .filter(group -> group.value() == value)
                .findFirst()
                .orElseThrow()
                .dice()
                .get(0);
    }

    private void startByKey() {
        push(KeyCode.SPACE);
        letDiceLand();
    }

    /** Every decision up to the next throw, by dragging wherever the hand can drag. */
    private void decideByHand() {
        int guard = 0;
        while (phase() != QueenPhase.ROLLING && !phase().over() && guard++ < 60) {
            if (view().play().watching() || phase() == QueenPhase.START_ROUND) {
                if (phase() == QueenPhase.START_ROUND && !view().play().watching()) {
                    return;
                }
                push(KeyCode.SPACE);
                continue;
            }
            var way = view().hand().ways().stream()
                    .filter(each -> !each.from().kind().equals("button"))
                    .findFirst();
            if (way.isPresent() && !way.get().from().equals(way.get().to())) {
                carry(way.get().from(), way.get().to());
            } else {
                clickAt(view().hand().ways().get(0).from());
            }
        }
    }

    @Test
    void aWholeRoundIsPlayedByDragging() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        clickAt(Spots.BOWL);
        assertThat(phase()).isEqualTo(QueenPhase.ROLLING);
        letDiceLand();
        int value = someSet();
        carry(Spots.die(dieOf(value).id()), Spots.BOWL);
        assertThat(table().rerolls()).isEqualTo(1);
        letDiceLand();
        clickOn(view().board().buttons().get(0));
        assertThat(phase()).as("a click that ends a timed round is asked about").isEqualTo(QueenPhase.ROLLING);
        moveBy(0, -120);
        clickOn(view().board().buttons().get(1));
        decideByHand();
        assertThat(phase()).isEqualTo(QueenPhase.START_ROUND);
        assertThat(table().round()).isEqualTo(2);
    }

    @Test
    void whileDiceAreInTheAirNothingIsSaidOfTheLaneTheyLeft() {
        sitDown(moving(clock), QueenMatches.fresh(7, "", "official"));
        startByKey();
        int value = someSet();
        carry(Spots.lane(value), Spots.BOWL);
        assertThat(view().landed()).isFalse();
        assertThat(pill(value).isVisible()).isFalse();
        assertThat(lookup(".lane-nothing").queryAllAs(Label.class))
                .as("dice fly over every lane")
                .allMatch(words -> words.getText().isEmpty());
        letDiceLand();
        assertThat(pill(value).isVisible()).isTrue();
    }

    private ForecastPill pill(int slot) {
        return List.copyOf(lookup(".forecast").queryAllAs(ForecastPill.class)).get(slot - 1);
    }

    @Test
    void aWholeSetIsTakenByItsLane() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        carry(Spots.lane(someSet()), Spots.BOWL);
        assertThat(table().rerolls()).isEqualTo(1);
    }

    @Test
    void clickingADieAndThenTheBowlThrowsItsSet() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        clickAt(Spots.die(dieOf(someSet()).id()));
        pass(600);
        clickAt(Spots.BOWL);
        assertThat(table().rerolls()).isEqualTo(1);
    }

    @Test
    void aDoubleClickOnADieThrowsItsSetOnce() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        // a machine at work may be too slow for a double click: two single ones take the die up and lay it down again
        await(() -> {
            doubleClickOn(node(Spots.die(dieOf(someSet()).id())));
            return table().rerolls() > 0;
        });
        assertThat(table().rerolls()).isEqualTo(1);
    }

    @Test
    @Rule({"QUEEN-245", "QUEEN-063"})
    void aWholeRoundIsPlayedByKeyboard() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        push(KeyCode.SPACE);
        assertThat(phase()).isEqualTo(QueenPhase.ROLLING);
        letDiceLand();
        push(digit(someSet()));
        assertThat(table().rerolls()).isEqualTo(1);
        letDiceLand();
        hold(KeyCode.ENTER, 450);
        int guard = 0;
        while (!(phase() == QueenPhase.START_ROUND && !view().play().watching()) && guard++ < 60) {
            if (view().play().watching()) {
                push(KeyCode.SPACE);
            } else {
                push(KeyCode.RIGHT);
                push(KeyCode.ENTER);
            }
        }
        assertThat(table().round()).isEqualTo(2);
    }

    private static KeyCode digit(int value) {
        return List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5, KeyCode.DIGIT6)
                .get(value - 1);
    }

    @Test
    @Rule("QUEEN-063")
    void enterReleasedTooSoonDoesNotStop() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        hold(KeyCode.ENTER, 350);
        pass(500);
        assertThat(phase()).isEqualTo(QueenPhase.ROLLING);
        assertThat(lookup("Maintenez").tryQuery()).as("the button says why").isPresent();
    }

    @Test
    @Rule("QUEEN-063")
    void whoHoldsTheStopKeyLongEnoughIsNotToldToHoldIt() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        hold(KeyCode.ENTER, 450);
        assertThat(lookup("Maintenez").tryQuery()).isEmpty();
    }

    @Test
    @Rule("QUEEN-063")
    void withTheOtherStopKeysOnePressOrTwoAreEnough() {
        desk().preferences().set(Setting.STOP_KEY, Choices.StopKey.DOUBLE);
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        push(KeyCode.ENTER);
        assertThat(phase()).isEqualTo(QueenPhase.ROLLING);
        pass(300);
        push(KeyCode.ENTER);
        assertThat(view().play().picture().fight().stopped()).contains(StopReason.STOPPED);
    }

    @Test
    @Rule("QUEEN-049")
    void aCommandGivenWhileDiceTumbleIsRefused() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        push(KeyCode.SPACE);
        pass(800);
        push(digit(someSet()));
        letDiceLand();
        assertThat(table().rerolls()).isZero();
    }

    @Test
    @Rule("QUEEN-050")
    void aCommandGivenOnReadableDiceIsKeptUntilTheHandIsFree() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        push(KeyCode.SPACE);
        pass(1300);
        push(digit(someSet()));
        assertThat(table().rerolls()).isZero();
        pass(300);
        assertThat(table().rerolls()).isEqualTo(1);
        assertThat(table().elapsedMs()).isEqualTo(1500);
    }

    @Test
    @Rule("QUEEN-052")
    void timeThatRunsOutDuringADragSendsTheDiceHome() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        QueenDie die = dieOf(someSet());
        DieNode node = (DieNode) node(Spots.die(die.id()));
        takeUp(Spots.die(die.id()));
        assertThat(node.getTranslateX()).isNotZero();
        pass(60_000);
        assertThat(phase()).isNotEqualTo(QueenPhase.ROLLING);
        assertThat(view().play().picture().fight().stopped()).contains(StopReason.TIME_UP);
        assertThat(node.getTranslateX()).isZero();
        moveTo(node(Spots.slot(1)));
        release(MouseButton.PRIMARY);
        assertThat(table().rerolls()).isZero();
    }

    @Test
    @Rule({"QUEEN-056", "QUEEN-057"})
    void aPauseCoversTheTableAndCountsDownBeforeTheClockGoesOn() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        int before = view().play().elapsedMs();
        push(KeyCode.P);
        assertThat(table().paused()).isTrue();
        assertThat(view().overlays().curtainDown()).isTrue();
        pass(5_000);
        push(KeyCode.P);
        pass(2_900);
        assertThat(table().paused()).isTrue();
        pass(200);
        assertThat(table().paused()).isFalse();
        assertThat(view().overlays().curtainDown()).isFalse();
        assertThat(view().play().elapsedMs()).isBetween(before, before + 200);
    }

    @Test
    @Rule({"QUEEN-056", "QUEEN-062"})
    void withoutAClockTheCurtainRisesAtOnce() {
        sitDown(QueenMatches.fresh(7, "", "untimed"));
        startByKey();
        push(KeyCode.P);
        pass(5_000);
        push(KeyCode.P);
        pass(100);
        assertThat(view().overlays().curtainDown()).isFalse();
        assertThat(view().root().isFocused()).isTrue();
    }

    @Test
    void theKeyboardIsOnTheButtonThatRaisesTheCurtainAndBackAtTheTableAfterwards() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        push(KeyCode.P);
        assertThat(hasKeyboard("table.resume")).isTrue();
        push(KeyCode.ENTER);
        pass(1_000);
        assertThat(view().root().isFocused()).as("while it counts down").isTrue();
        pass(2_100);
        assertThat(table().paused()).isFalse();
        assertThat(view().root().isFocused()).isTrue();
    }

    @Test
    void coloursToChooseFromWeighTheSameAndNoneIsTakenByAStrayKey() {
        sitDown(QueenMatches.someMatch(
                "sunmoon",
                "official",
                table -> table.phase() == QueenPhase.TAKE_SUN_DIE
                        && table.dice(Zone.DIAL).size() == 3));
        assertThat(view().actions()).hasSize(3).extracting(Action::weight).containsOnly(Action.Weight.SECONDARY);
        push(KeyCode.SPACE);
        push(KeyCode.ENTER);
        assertThat(phase()).isEqualTo(QueenPhase.TAKE_SUN_DIE);
        push(KeyCode.RIGHT);
        push(KeyCode.ENTER);
        assertThat(phase()).isNotEqualTo(QueenPhase.TAKE_SUN_DIE);
    }

    @Test
    @Rule("QUEEN-059")
    void aMachineThatSleptFindsTheTableCovered() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        int before = view().play().elapsedMs();
        onFxThread(() -> {
            clock.pass(Duration.ofSeconds(30));
            screen().tick();
        });
        assertThat(table().paused()).isTrue();
        assertThat(table().elapsedMs()).isEqualTo(before);
    }

    @Test
    @Rule("QUEEN-060")
    void whoLeavesDuringARoundComesBackBehindTheCurtain() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        Match<QueenTable, QueenMove> match = view().play().match();
        onFxThread(screen()::dispose);
        int left = table().elapsedMs();
        List<QueenDie> dice = table().dice();
        Match<QueenTable, QueenMove> again = Match.start(QueenMatches.BOX.game(), match.setup());
        match.history().forEach(played -> again.play(played.move(), played.millis()));
        sitDown(again);
        onFxThread(screen()::shown);
        assertThat(view().overlays().curtainDown()).isTrue();
        assertThat(hasKeyboard("table.resume")).isTrue();
        assertThat(table().elapsedMs()).isEqualTo(left);
        assertThat(table().dice()).isEqualTo(dice);
    }

    @Test
    void theLanguageChangesWhilePlayingButNotWhileTheClockRuns() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        onFxThread(() -> desk().preferences().set(Setting.LANGUAGE, Choices.Tongue.EN));
        assertThat(desk().texts().language()).isEqualTo(Language.EN);
        assertThat(lookup("Throw the dice").tryQuery()).isPresent();
        push(KeyCode.SPACE);
        onFxThread(() -> desk().preferences().set(Setting.LANGUAGE, Choices.Tongue.FR));
        assertThat(navigator.calls()).contains("toast La langue change après l’arrêt du chrono.");
        letDiceLand();
        assertThat(lookup("Reroll").tryQuery()).as("after the landing, too").isPresent();
        pass(60_100);
        assertThat(lookup("Journal de la manche").tryQuery()).isPresent();
    }

    @Test
    @Rule("QUEEN-037")
    void aSoloDroppedIntoTheBowlSaysWhyItCannotBeThrown() {
        sitDown(QueenMatches.someMatch(
                "",
                "official",
                table -> table.phase() == QueenPhase.ROLLING
                        && table.groups().stream().anyMatch(DiceGroup::solo)
                        && table.hasSet()));
        letDiceLand();
        DiceGroup solo =
                table().groups().stream().filter(DiceGroup::solo).findFirst().orElseThrow();
        int rerolls = table().rerolls();
        carry(Spots.die(solo.dice().get(0).id()), Spots.BOWL);
        assertThat(table().rerolls()).isEqualTo(rerolls);
        assertThat(lookup(".toast").tryQuery().filter(javafx.scene.Node::isVisible))
                .isPresent();
    }

    @Test
    void anyOfSeveralEqualDiceCanBeExhausted() {
        sitDown(QueenMatches.someMatch(
                "",
                "official",
                table -> table.phase() == QueenPhase.CHOOSE_DIE_TO_EXHAUST
                        && table.dice(Zone.ARENA).stream()
                                .anyMatch(die -> !table.standIn(die.id()).equals(die.id()))));
        QueenDie other = table().dice(Zone.ARENA).stream()
                .filter(die -> !table().standIn(die.id()).equals(die.id()))
                .findFirst()
                .orElseThrow();
        QueenMove meant = new QueenMove.ChooseDieToExhaust(table().standIn(other.id()));
        carry(Spots.die(other.id()), Spots.zone(Zone.TOP));
        var history = view().play().match().history();
        assertThat(history.get(history.size() - 1).move()).isEqualTo(meant);
    }

    @Test
    @Rule("QUEEN-049")
    void diceThatAreAnimatedLandOnWhatTheyShow() {
        sitDown(moving(clock), QueenMatches.fresh(7, "dragon", "official"));
        push(KeyCode.SPACE);
        assertThat(view().landed()).isFalse();
        pass(600);
        assertThat(view().landed()).isFalse();
        pass(800);
        assertThat(view().landed()).isTrue();
        for (QueenDie die : table().dice(Zone.ARENA)) {
            assertThat(((DieNode) node(Spots.die(die.id()))).face()).isEqualTo(DieFace.pips(die.value()));
        }
        pass(200);
        push(digit(someSet()));
        assertThat(table().rerolls()).isEqualTo(1);
        pass(1500);
        assertThat(view().landed()).isTrue();
    }

    @Test
    void aDieDroppedOnTheFeltFliesHomeWithoutAMove() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        startByKey();
        Spot spot = Spots.die(dieOf(someSet()).id());
        takeUp(spot);
        moveBy(40, -130);
        release(MouseButton.PRIMARY);
        assertThat(node(spot).getTranslateX()).isZero();
        assertThat(table().rerolls()).isZero();
    }
}
