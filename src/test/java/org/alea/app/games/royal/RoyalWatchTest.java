package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.app.games.royal.pieces.CharacterCardView;
import org.alea.app.games.royal.pieces.CubeNode;
import org.alea.app.games.royal.pieces.RoyTableView;
import org.alea.app.shell.GameSession;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.games.royal.Districts;
import org.alea.games.royal.EventCard;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The table follows the Roy's turn step by step. */
class RoyalWatchTest extends AtTheRoyalTable {

    /** Before a turn in which the Roy pays dice and gains VP. */
    private static Match<RoyalTable, RoyalMove> beforeHeScores() {
        return before(turn -> turn.table().round() == 2 && turn.has(RoyalEvent.RoyPaid.class) && turn.scores());
    }

    /** Before the first turn of the Roy in a second round that is like this. */
    private static Match<RoyalTable, RoyalMove> before(Predicate<Tried> wanted) {
        return LongStream.range(1, 500)
                .mapToObj(seed -> RoyalMatches.playedUntil(
                        RoyalMatches.fresh(seed), seed, table -> table.state() == State.ROY_TURN && table.round() == 2))
                .flatMap(Optional::stream)
                .filter(match -> wanted.test(Tried.of(match)))
                .findFirst()
                .orElseThrow();
    }

    /** A turn of the Roy and the table after it. */
    private record Tried(List<Event> events, RoyalTable table) {
        static Tried of(Match<RoyalTable, RoyalMove> match) {
            Match<RoyalTable, RoyalMove> tried = match.upTo(match.history().size());
            return new Tried(tried.play(new RoyalMove.RoyRoll(), 0).events(), tried.table());
        }

        boolean has(Class<? extends Event> kind) {
            return events.stream().anyMatch(kind::isInstance);
        }

        boolean scores() {
            return events.stream()
                    .anyMatch(event -> event instanceof RoyalEvent.VpGained gained && gained.side() == Side.ROY);
        }
    }

    /** Goes on to a step of the turn, from the table before it. */
    private void seeStep(int number) {
        for (int step = 0; step < number; step++) {
            push(KeyCode.SPACE);
        }
        assertThat(view().watch().steps().orElseThrow().current().number()).isEqualTo(number);
    }

    private String royVp() {
        return lookup(".score-pill .label").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .toList()
                .get(2);
    }

    private List<Districts.Lying> lying() {
        return dice(Side.ROY).stream()
                .filter(die -> view().hand().node(Spots.die(die.id())).isPresent())
                .toList();
    }

    @Test
    void hisDiceLieOnTheTableUntilHeIsSeenToPay() {
        Match<RoyalTable, RoyalMove> match = beforeHeScores();
        sitDown(match);
        List<Districts.Lying> before = dice(Side.ROY);
        push(KeyCode.SPACE);
        push(KeyCode.SPACE);
        push(KeyCode.SPACE);
        push(KeyCode.SPACE);
        assertThat(view().watch().steps().orElseThrow().current().number()).isEqualTo(4);
        assertThat(before)
                .allMatch(die -> view().hand().node(Spots.die(die.id())).isPresent());
        push(KeyCode.SPACE);
        assertThat(lying()).hasSizeLessThan(before.size());
        assertThat(before)
                .filteredOn(die -> view().hand().node(Spots.die(die.id())).isPresent())
                .hasSameSizeAs(lying());
    }

    @Test
    void theNumberOfTheStepStandsOnTheEdgeOfTheScoreAndHidesNoFigure() {
        sitDown(beforeHeScores());
        push(KeyCode.SPACE);
        push(KeyCode.SPACE);
        push(KeyCode.SPACE);
        push(KeyCode.SPACE);
        Bounds score = onScreen(lookup(".score-pill").query());
        List<Bounds> figures = lookup(".score-pill .label").<Node>queryAll().stream()
                .map(RoyalWatchTest::onScreen)
                .toList();
        assertThat(lookup(".royal-step-badge").<Node>queryAll().stream()
                        .map(RoyalWatchTest::onScreen)
                        .filter(badge -> badge.getMinY() < score.getMaxY()))
                .isNotEmpty()
                .allMatch(badge -> badge.intersects(score))
                .noneMatch(badge -> figures.stream().anyMatch(badge::intersects));
    }

    @Test
    @Rule("ROYAL-152")
    void anEventThatHeEndsLiesFullOfCubesBesideTheNewScoreAndLeavesWithHisDice() {
        Match<RoyalTable, RoyalMove> match = before(turn -> turn.has(RoyalEvent.EventCompleted.class)
                && turn.scores()
                && turn.table().round() == 2);
        RoyalTable after = Tried.of(match).table();
        int last = match.table().events().length() - 1;
        EventCard ended = match.table().events().eventAt(last);
        int yours = match.table().events().cubesAt(last);
        sitDown(match);
        seeStep(4);
        assertThat(royVp()).isEqualTo(Integer.toString(after.vp(Side.ROY)));
        assertThat(from(node(Spots.to(ended.id())))
                        .lookup(CubeNode.class::isInstance)
                        .queryAll())
                .hasSize(ended.places());
        assertThat(from(node(Spots.to(ended.id())))
                        .lookup(".event-place.taken.roy")
                        .queryAll())
                .hasSize(ended.places() - yours);
        push(KeyCode.SPACE);
        assertThat(view().hand().node(Spots.to(ended.id()))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1440, 900", "1280, 720"})
    @Rule("ROYAL-173")
    void aCharacterThatHeRecallsIsInTheColumnBesideTheNewScoreUntilThatHasBeenSeen(double width, double height) {
        Match<RoyalTable, RoyalMove> match = before(turn -> turn.has(RoyalEvent.CharacterScored.class)
                && turn.scores()
                && turn.table().round() == 2);
        RoyalTable after = Tried.of(match).table();
        String top = match.table().characters().get(0).id();
        sitDown(new GameSession<>("royal", RoyalMatches.BOX, match, clock), width, height);
        seeStep(2);
        assertThat(lookup(RoyTableView.class::isInstance).queryAll()).hasSize(1);
        push(KeyCode.SPACE);
        assertThat(inColumn()).startsWith(top);
        push(KeyCode.SPACE);
        assertThat(royVp()).isEqualTo(Integer.toString(after.vp(Side.ROY)));
        assertThat(inColumn()).contains(top);
        push(KeyCode.SPACE);
        assertThat(inColumn()).isNotEmpty().doesNotContain(top);
        push(KeyCode.SPACE);
        assertThat(lookup(RoyTableView.class::isInstance).queryAll()).hasSize(1);
    }

    private List<String> inColumn() {
        return lookup(CharacterCardView.class::isInstance).queryAllAs(CharacterCardView.class).stream()
                .map(view -> view.card().id())
                .toList();
    }

    @Test
    @Rule("ROYAL-177")
    void aTurnThatEndsTheRoundIsSeenToItsEndBeforeTheNextRoundBegins() {
        Match<RoyalTable, RoyalMove> match = LongStream.range(1, 200)
                .mapToObj(RoyalWatchTest::beforeTheLastTurnOfARound)
                .flatMap(Optional::stream)
                .filter(each -> Tried.of(each).scores())
                .findFirst()
                .orElseThrow();
        sitDown(match);
        List<Districts.Lying> his = dice(Side.ROY);
        int before = table().vp(Side.ROY);
        seeStep(4);
        assertThat(table().round()).isEqualTo(1);
        assertThat(table().vp(Side.ROY)).isGreaterThan(before);
        assertThat(his).allMatch(die -> view().hand().node(Spots.die(die.id())).isPresent());
        push(KeyCode.SPACE);
        assertThat(table().round()).isEqualTo(1);
        assertThat(his).noneMatch(die -> view().hand().node(Spots.die(die.id())).isPresent());
        push(KeyCode.SPACE);
        assertThat(table().round()).isEqualTo(2);
    }

    /** Before the Roy's last turn of the first round, if he pays with dice there. */
    private static Optional<Match<RoyalTable, RoyalMove>> beforeTheLastTurnOfARound(long seed) {
        Match<RoyalTable, RoyalMove> later = RoyalMatches.playedUntil(
                        RoyalMatches.fresh(seed), seed, table -> table.round() == 2)
                .orElseThrow();
        int last = later.history().size() - 1;
        boolean roys = later.history().get(last).move() instanceof RoyalMove.RoyRoll
                && !later.tableAfter(last).districts().dice(Side.ROY).isEmpty();
        return roys ? Optional.of(later.upTo(last)) : Optional.empty();
    }

    @Test
    void aTurnThatIsTakenBackIsNoLongerShown() {
        Match<RoyalTable, RoyalMove> match = beforeHeScores();
        RoyalTable before = match.table().copy();
        sitDown(match);
        push(KeyCode.SPACE);
        push(KeyCode.SPACE);
        push(KeyCode.CONTROL, KeyCode.Z);
        clickOn("#consent-yes");
        assertThat(view().watching()).isFalse();
        assertThat(table()).isEqualTo(before);
        assertThat(play().past()).isEmpty();
    }

    @Test
    void inAnotherLanguageTheTurnBeginsAnewAndWaitsWhateverWasStillRunning() {
        Match<RoyalTable, RoyalMove> match = beforeHeScores();
        RoyalTable before = match.table().copy();
        sitDown(match);
        push(KeyCode.SPACE);
        Button runs = lookup(".step-controls .primary").queryButton();
        push(KeyCode.L);
        onFxThread(() -> {
            for (int step = 0; step < 5; step++) {
                runs.fire();
            }
        });
        assertThat(view().watch().steps().orElseThrow().current().number()).isEqualTo(1);
        assertThat(table()).isEqualTo(before);
    }

    private static Bounds onScreen(Node node) {
        return node.localToScreen(node.getLayoutBounds());
    }

    private int step() {
        return view().watch().steps().orElseThrow().current().number();
    }

    private Button control(int nth) {
        return lookup(".step-controls .action").queryAllAs(Button.class).stream()
                .toList()
                .get(nth);
    }

    @Test
    void theButtonsLeadThroughTheTurnAndBack() {
        sitDown(beforeHeScores());
        push(KeyCode.SPACE);
        onFxThread(() -> control(2).fire());
        assertThat(step()).isEqualTo(2);
        onFxThread(() -> control(0).fire());
        assertThat(step()).isEqualTo(1);
        onFxThread(() -> {
            for (int i = 0; i < 5; i++) {
                play().next();
            }
        });
        assertThat(view().watching()).isFalse();
    }

    @Test
    void theExplanationCanBeSkipped() {
        sitDown(beforeHeScores());
        push(KeyCode.SPACE);
        onFxThread(() -> control(1).fire());
        assertThat(view().watching()).isFalse();
        assertThat(table()).isSameAs(play().match().table());
    }

    @Test
    void whoeverWantsNothingExplainedIsShownNothing() {
        desk().preferences().set(Setting.OPPONENT_EXPLAINED, Choices.OpponentExplained.NEVER);
        sitDown(beforeHeScores());
        push(KeyCode.SPACE);
        assertThat(view().watching()).isFalse();
    }

    @Test
    void theControlsOfASmallTableKeepToTheirPlace() {
        sitDown(new GameSession<>("royal", RoyalMatches.BOX, beforeHeScores(), clock), 1280, 720);
        push(KeyCode.SPACE);
        while (view().watching()) {
            onFxThread(() -> view().root().layout());
            Bounds controls = onScreen(lookup(".step-controls").query());
            assertThat(lookup(".step-controls .action").<Node>queryAll().stream()
                            .map(RoyalWatchTest::onScreen))
                    .isNotEmpty()
                    .allMatch(button ->
                            button.getMaxX() <= controls.getMaxX() + 1 && button.getMaxY() <= controls.getMaxY() + 1);
            push(KeyCode.SPACE);
        }
    }

    private static Match<RoyalTable, RoyalMove> beforeTurn(int nth) {
        return RoyalMatches.someMatch(
                "turn " + nth + " of the Roy",
                table -> table.state() == State.ROY_TURN && !table.passed() && table.decisions() > nth * 3);
    }

    private static int turns(Match<RoyalTable, RoyalMove> match) {
        return (int) match.history().stream()
                .filter(played -> played.move() instanceof RoyalMove.RoyRoll)
                .count();
    }

    @Test
    void eachStepOfTheFirstThreeTurnsWaitsForThePlayerAndLaterOnesRunByThemselves() {
        Match<RoyalTable, RoyalMove> first =
                RoyalMatches.someMatch("the Roy's first turn", table -> table.state() == State.ROY_TURN);
        assertThat(turns(first)).isLessThan(3);
        sitDown(first);
        push(KeyCode.SPACE);
        pass(60_000);
        assertThat(step()).isEqualTo(1);

        Match<RoyalTable, RoyalMove> later = beforeTurn(8);
        assertThat(turns(later)).isGreaterThan(3);
        sitDown(later);
        push(KeyCode.SPACE);
        assertThat(step()).isEqualTo(1);
        pass(1_000);
        assertThat(step()).isEqualTo(2);
        pass(5_000);
        assertThat(view().watching()).isFalse();
    }

    @Test
    void aTurnThatIsLeftGoesOnNowhere() {
        sitDown(beforeTurn(8));
        push(KeyCode.SPACE);
        onFxThread(() -> screen().dispose());
        pass(60_000);
        assertThat(play().shot().reel().orElseThrow().at()).isZero();
        assertThat(view().covers().shown()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void afterYourPassOnePressRunsToTheEndOfTheRound(Choices.OpponentExplained explained) {
        Match<RoyalTable, RoyalMove> match = LongStream.range(1, 500)
                .mapToObj(seed -> RoyalMatches.playedUntil(
                        RoyalMatches.fresh(seed),
                        seed,
                        table -> table.state() == State.ROY_TURN
                                && table.passed()
                                && table.districts().dice(Side.ROY).size() > 3))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
        desk().preferences().set(Setting.OPPONENT_EXPLAINED, explained);
        sitDown(match);
        int before = turns(match);
        int round = table().round();
        push(KeyCode.SPACE);
        if (view().watching()) {
            push(KeyCode.ESCAPE);
        }
        assertThat(view().watching()).isFalse();
        assertThat(turns(match)).isGreaterThan(before + 1);
        assertThat(state() != State.ROY_TURN || table().round() > round).isTrue();
    }
}
