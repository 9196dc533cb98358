package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.games.royal.Building;
import org.alea.games.royal.Colour;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.junit.jupiter.api.Test;

class RoyalRoundTest extends AtTheRoyalTable {
    private static final List<KeyCode> DIGITS = List.of(
            KeyCode.DIGIT1,
            KeyCode.DIGIT2,
            KeyCode.DIGIT3,
            KeyCode.DIGIT4,
            KeyCode.DIGIT5,
            KeyCode.DIGIT6,
            KeyCode.DIGIT7,
            KeyCode.DIGIT8,
            KeyCode.DIGIT9);

    private static Match<RoyalTable, RoyalMove> action() {
        return RoyalMatches.someMatch(
                "plain action",
                Map.of(),
                table -> table.state() == State.ACTION
                        && table.round() == 2
                        && table.districts().dice(Side.YOU).size() >= 3
                        && table.purse().deniers() >= 6);
    }

    /** A die of yours that can work alone somewhere on the table, and where. */
    private Optional<Map.Entry<Integer, String>> workForOneDie() {
        for (Districts.Lying die : dice(Side.YOU)) {
            Targets targets = new Targets(play().game(), table(), Tray.EMPTY.with(die.id()));
            for (Map.Entry<String, List<RoyalMove>> target : targets.legal().entrySet()) {
                boolean action = Targets.takesDice(target.getKey())
                        && !target.getKey().equals(Aim.REROLL)
                        && !target.getKey().equals(Aim.TURN);
                if (action
                        && Proposal.of(target.getKey(), target.getValue())
                                .move()
                                .isPresent()) {
                    return Optional.of(Map.entry(die.id(), target.getKey()));
                }
            }
        }
        return Optional.empty();
    }

    private void confirmByMouse() {
        clickOn(view().board().commands().confirm());
    }

    /** One decision or roll, by dragging wherever there is something to drag. */
    private void byMouse() {
        switch (state()) {
            case SETUP_PLACE -> {
                carry(Spots.SUPPLY, Spots.to(firstTarget()));
                confirmByMouse();
            }
            case EV_CHOICE, SUB_EVENT_CUBE, SUB_COLUMN -> {
                clickAt(new RoyalWays(play()).spot(firstTarget()));
                confirmByMouse();
            }
            case COUNTER -> counterByMouse();
            case ACTION -> actByMouse();
            default -> {
                confirmByMouse();
                seeTheRoy();
            }
        }
    }

    private String firstTarget() {
        return play().targets().legal().keySet().iterator().next();
    }

    private void counterByMouse() {
        if (play().targets().legal(Aim.CONCEDE)) {
            clickOn(node(Spots.to(Aim.CONCEDE)));
        }
        int highest = play().tray().black().get(0);
        for (int guard = 0; guard < 12 && play().proposal().isEmpty(); guard++) {
            Districts.Lying next = dice(Side.YOU).stream()
                    .filter(die -> !play().tray().holds(die.id()))
                    .findFirst()
                    .orElseThrow();
            carry(Spots.die(next.id()), Spots.black(highest));
            dropSuperfluous();
        }
        confirmByMouse();
    }

    /** A die too many is taken out again (ROYAL-066). */
    private void dropSuperfluous() {
        boolean tooMany = play().targets()
                .refusal(Aim.COUNTER)
                .filter(refusal -> refusal.reason().equals("SUPERFLUOUS_DIE"))
                .isPresent();
        if (tooMany) {
            carry(Spots.die(play().tray().dice().get(0)), Spots.district(Side.YOU));
        }
    }

    private void actByMouse() {
        Optional<Map.Entry<Integer, String>> way = workForOneDie();
        if (way.isPresent()) {
            carry(Spots.die(way.get().getKey()), Spots.to(way.get().getValue()));
        } else {
            clickOn(node(Spots.to(Aim.PASS)));
        }
        confirmByMouse();
    }

    @Test
    void aWholeRoundIsPlayedByMouse() {
        sitDown(RoyalMatches.fresh(5));
        for (int guard = 0; guard < 150 && table().round() < 2; guard++) {
            byMouse();
        }
        assertThat(table().round()).isEqualTo(2);
    }

    /** One decision or roll by keys alone. */
    private void byKeyboard() {
        switch (state()) {
            case SETUP_PLACE, EV_CHOICE, SUB_EVENT_CUBE, SUB_COLUMN -> {
                push(KeyCode.TAB);
                push(KeyCode.ENTER);
            }
            case COUNTER -> {
                push(KeyCode.F3);
                push(KeyCode.ENTER);
            }
            case ACTION -> actByKeyboard();
            default -> {
                push(KeyCode.SPACE);
                seeTheRoy();
            }
        }
    }

    private void actByKeyboard() {
        Optional<Map.Entry<Integer, String>> way = workForOneDie();
        if (way.isEmpty()) {
            push(KeyCode.P);
            push(KeyCode.ENTER);
            return;
        }
        List<Integer> mine = dice(Side.YOU).stream().map(Districts.Lying::id).toList();
        push(DIGITS.get(mine.indexOf(way.get().getKey())));
        for (int guard = 0; guard < 30 && !proposed().equals(way.get().getValue()); guard++) {
            push(KeyCode.TAB);
        }
        push(KeyCode.ENTER);
    }

    private String proposed() {
        return play().proposal().map(Proposal::target).orElse("");
    }

    @Test
    void aWholeRoundIsPlayedByKeyboard() {
        sitDown(RoyalMatches.fresh(6));
        for (int guard = 0; guard < 150 && table().round() < 2; guard++) {
            byKeyboard();
        }
        assertThat(table().round()).isEqualTo(2);
    }

    @Test
    void anActionIsPlayedByClickingDiceTargetAndButton() {
        sitDown(action());
        int before = dice(Side.YOU).size();
        Map.Entry<Integer, String> way = workForOneDie().orElseThrow();
        clickAt(Spots.die(way.getKey()));
        assertThat(play().tray().dice()).hasSize(1);
        clickAt(Spots.to(way.getValue()));
        assertThat(play().proposal()).isPresent();
        assertThat(state()).isEqualTo(State.ACTION);
        confirmByMouse();
        assertThat(dice(Side.YOU)).hasSize(before - 1);
        assertThat(play().tray().isEmpty()).isTrue();
    }

    @Test
    void escapeTakesBackTheProposalAndThenTheTrayWithoutATrace() {
        sitDown(action());
        RoyalTable before = table();
        Map.Entry<Integer, String> way = workForOneDie().orElseThrow();
        carry(Spots.die(way.getKey()), Spots.to(way.getValue()));
        assertThat(play().proposal()).isPresent();
        push(KeyCode.ESCAPE);
        assertThat(play().proposal()).isEmpty();
        assertThat(play().tray().dice()).hasSize(1);
        push(KeyCode.ESCAPE);
        assertThat(play().tray()).isEqualTo(Tray.EMPTY);
        assertThat(table()).isSameAs(before);
    }

    @Test
    void aDieOfTheRoyIsDraggedIntoTheTrayAndItsPriceIsSaid() {
        sitDown(action());
        Districts.Lying his = dice(Side.ROY).get(0);
        carry(Spots.die(his.id()), Spots.TRAY);
        assertThat(play().tray().of(Side.ROY, table()).list()).containsExactly(his.die());
        assertThat(lookup(".tray-price").queryLabeled().getText()).contains("2");
    }

    @Test
    void aRefusedDropSaysWhyAndLeadsToTheRule() {
        sitDown(action());
        Districts.Lying die = dice(Side.YOU).get(0);
        Colour other = die.die().colour() == Colour.RED ? Colour.WHITE : Colour.RED;
        String card = table().activity(other, 1).orElseThrow().id();
        RoyalTable before = table();
        carry(Spots.die(die.id()), Spots.to(card));
        assertThat(table()).isSameAs(before);
        assertThat(view().note().words()).isEqualTo("Ce groupe n’a pas la couleur demandée.");
        String rule = view().note().id();
        clickOn(view().note().rule());
        assertThat(navigator.calls()).contains("rule " + rule);
        assertThat(RoyalMatches.BOX.rules().entry(rule)).isPresent();
    }

    @Test
    void undoTakesAMoveBackAndRedoPlaysItAgain() {
        sitDown(action());
        RoyalTable before = table();
        Map.Entry<Integer, String> way = workForOneDie().orElseThrow();
        carry(Spots.die(way.getKey()), Spots.to(way.getValue()));
        push(KeyCode.ENTER);
        RoyalTable after = table();
        push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(table()).isEqualTo(before);
        push(KeyCode.CONTROL, KeyCode.Y);
        assertThat(table()).isEqualTo(after);
    }

    @Test
    void theLanguageChangesWhilePlayingAndTheTrayStays() {
        sitDown(action());
        push(KeyCode.DIGIT1);
        assertThat(lookup(".action-question").queryLabeled().getText()).isEqualTo("À vous de jouer");
        push(KeyCode.L);
        assertThat(lookup(".action-question").queryLabeled().getText())
                .isEqualTo(RoyalMatches.BOX.wording().say("phase.ACTION", Language.EN));
        assertThat(play().tray().dice()).hasSize(1);
    }

    @Test
    @Rule("ROYAL-008")
    void aHardTimerClearsTheTrayAndTakesTheWeakestDie() {
        sitDown(RoyalMatches.someMatch(
                "hard timer",
                Map.of("timer", "hard"),
                table -> table.state() == State.ACTION
                        && table.districts().dice(Side.YOU).size() >= 3));
        int before = dice(Side.YOU).size();
        push(KeyCode.DIGIT1);
        pass(59_000);
        assertThat(dice(Side.YOU)).hasSize(before);
        pass(1_200);
        assertThat(dice(Side.YOU)).hasSize(before - 1);
        assertThat(play().tray()).isEqualTo(Tray.EMPTY);
        assertThat(state()).isEqualTo(State.ROY_TURN);
    }

    @Test
    void passingWithDiceLeftWarnsBeforeItIsConfirmed() {
        sitDown(action());
        push(KeyCode.P);
        assertThat(lookup(".action-line.warned").queryLabeled().getText()).contains("règle stricte");
        assertThat(state()).isEqualTo(State.ACTION);
        push(KeyCode.ENTER);
        assertThat(table().passed()).isTrue();
    }

    @Test
    void aHintIsShownAndNeverPlayed() {
        sitDown(action());
        RoyalTable before = table();
        push(KeyCode.F3);
        clickOn("#consent-yes");
        assertThat(play().proposal().flatMap(Proposal::move)).isPresent();
        assertThat(table()).isSameAs(before);
        assertThat(play().match().learning()).isTrue();
    }

    @Test
    void theRoysTurnIsWatchedStepByStepBeforeItIsYourTurn() {
        sitDown(RoyalMatches.someMatch(
                "the Roy's turn", table -> table.state() == State.ROY_TURN && table.round() == 2 && !table.passed()));
        RoyalTable before = table();
        push(KeyCode.SPACE);
        assertThat(view().watching()).isTrue();
        assertThat(table()).isSameAs(before);
        assertThat(view().hand().ways()).allMatch(way -> way.from().kind().equals("button"));
        for (int step = 1; step <= 5; step++) {
            assertThat(view().watching()).as("step " + step).isTrue();
            push(KeyCode.SPACE);
        }
        assertThat(view().watching()).isFalse();
        assertThat(table()).isSameAs(play().match().table());
    }

    @Test
    @Rule("ROYAL-119")
    void theCubeOfAnArcherIsDraggedOntoAnEvent() {
        sitDown(RoyalMatches.someMatch(
                "an Archer's cube",
                table -> table.state() == State.SUB_EVENT_CUBE && table.events().length() > 1));
        int before = play().match().history().size();
        carry(Spots.LOOSE_CUBE, Spots.to(firstTarget()));
        assertThat(play().proposal()).isPresent();
        push(KeyCode.ENTER);
        assertThat(play().match().history()).hasSize(before + 1);
    }

    @Test
    @Rule("ROYAL-056")
    void aPieceIsDraggedToTheEventThatAsksForIt() {
        sitDown(RoyalMatches.someMatch(
                "an event asks",
                table -> table.state() == State.EV_CHOICE
                        && table.city().standing(Side.YOU, Building.BISHOPRIC) > 1
                        && table.events().open().stream()
                                .anyMatch(open -> open.card().id().equals("EW3"))));
        String piece = firstTarget();
        carry(Spots.to(piece), Spots.to("EW3"));
        assertThat(proposed()).isEqualTo(piece);
    }

    @Test
    void theForecastShowsElevenResults() {
        sitDown(action());
        push(KeyCode.F2);
        assertThat(lookup(".forecast-line").queryAll()).hasSize(11);
        push(KeyCode.ESCAPE);
        assertThat(view().covers().shown()).isEmpty();
    }

    @Test
    void aLineOfTheJournalShowsTheTableAsItWas() {
        sitDown(action());
        RoyalTable present = table();
        onFxThread(() -> play().look(3));
        assertThat(table()).isSameAs(play().match().tableAfter(3));
        assertThat(view().hand().ways()).allMatch(way -> way.from().kind().equals("button"));
        push(KeyCode.ESCAPE);
        assertThat(table()).isSameAs(present);
    }
}
