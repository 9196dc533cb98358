package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.app.Tips;
import org.alea.app.games.royal.pieces.Tip;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Spot;
import org.alea.app.table.panel.JournalPanel;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.games.royal.Activity;
import org.alea.games.royal.Building;
import org.alea.games.royal.CharacterCard;
import org.alea.games.royal.Colour;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everything that can be looked up at the table without leaving it. */
class RoyalInspectionTest extends AtTheRoyalTable {
    private int ways;

    private static Match<RoyalTable, RoyalMove> action() {
        return RoyalMatches.someMatch(
                "inspected action",
                Map.of(),
                table -> table.state() == State.ACTION
                        && table.round() == 3
                        && !table.events().wonBy(Side.ROY).isEmpty()
                        && !table.events().wonBy(Side.YOU).isEmpty()
                        && !table.characters().scored().isEmpty());
    }

    private PhasePagesPane pages() {
        return (PhasePagesPane) view().covers().shown().orElseThrow();
    }

    @Test
    void aKeyOpensTheRulesOfThePhaseAndArrowsTurnThePages() {
        sitDown(action());
        push(KeyCode.S);
        assertThat(pages().page().id()).isEqualTo("ACTIONS");
        assertThat(lookup(".page-point").queryAll())
                .hasSameSizeAs(pages().page().points());
        push(KeyCode.RIGHT);
        assertThat(pages().page().id()).isEqualTo("END");
        push(KeyCode.RIGHT);
        assertThat(pages().page().id()).isEqualTo("SETUP");
        push(KeyCode.LEFT);
        assertThat(pages().page().id()).isEqualTo("END");
        push(KeyCode.ESCAPE);
        assertThat(view().covers().shown()).isEmpty();
    }

    @Test
    void aSentenceOfThePageLeadsToItsRule() {
        sitDown(action());
        push(KeyCode.S);
        clickOn(lookup(".page-rule").<Node>query());
        assertThat(navigator.calls())
                .contains("rule " + pages().page().points().get(0).rule());
    }

    @ParameterizedTest
    @CsvSource({"1440, 900", "1280, 720"})
    void aClickOnThePhaseOpensItsPage(double width, double height) {
        sitDown(new GameSession<>("royal", RoyalMatches.BOX, action(), clock), width, height);
        clickOn(lookup(".button.phase-label").<Node>query());
        await(() -> view().covers().shown().isPresent());
        assertThat(pages().page().id()).isEqualTo("ACTIONS");
    }

    @Test
    void anotherPhaseOfTheRoundIsOpenedByItsOwnName() {
        sitDown(action());
        clickOn(lookup(".step.done").<Node>query());
        await(() -> view().covers().shown().isPresent());
        assertThat(pages().page().id()).isEqualTo("INCOME");
    }

    @Test
    void everyPhaseOfTheTableHasAPage() {
        List<String> ids =
                RoyalMatches.BOX.pages().stream().map(page -> page.id()).toList();
        assertThat(ids).containsExactly("SETUP", "INCOME", "DICE", "EVENTS", "ACTIONS", "END");
        assertThat(RoyalMatches.BOX.pages())
                .allSatisfy(page -> assertThat(page.points()).hasSizeGreaterThan(4));
    }

    @Test
    @Rule("ROYAL-019")
    void theCardsOutOfTheGameAreListedWithWhatTheyBrought() {
        sitDown(action());
        push(KeyCode.C);
        String shown = lookup(".royal-taken .label").queryAllAs(Labeled.class).stream()
                .map(Labeled::getText)
                .collect(Collectors.joining("|"));
        RoyalTable table = table();
        for (Side side : Side.values()) {
            table.events()
                    .wonBy(side)
                    .forEach(event -> assertThat(shown)
                            .contains(event.name().fr() + "|"
                                    + (side == Side.YOU
                                            ? "+" + event.first().vp() + " PV|–"
                                            : "–|+" + event.first().vp() + " PV")));
        }
        table.characters()
                .scored()
                .forEach(scored -> assertThat(shown)
                        .contains(scored.card().name().fr() + "|" + RoyalBar.signed(scored.yourVp()) + " PV|"
                                + (scored.card().royScores() ? RoyalBar.signed(scored.royVp()) + " PV" : "–")));
        push(KeyCode.C);
        assertThat(view().covers().shown()).isEmpty();
    }

    @Test
    void beforeTheFirstEventEndsTheListSaysSo() {
        sitDown(RoyalMatches.fresh(3));
        push(KeyCode.C);
        assertThat(lookup(".royal-taken .note").queryAllAs(Label.class))
                .extracting(Label::getText)
                .containsExactlyInAnyOrder(
                        "Aucun événement n’a encore été clos.",
                        "Pioches d’événements\u00a0: 4 rouges, 4 jaunes, 4 blancs",
                        "Aucun personnage n’a encore été décompté.");
    }

    @Test
    void everyCardPlaceAndDieSaysWhatItIsBesideThePointer() {
        sitDown(action());
        List<Spot> mute = view().hand().spots().entrySet().stream()
                .filter(entry -> List.of("die", "black", "supply")
                                .contains(entry.getKey().kind())
                        || (entry.getKey().kind().equals("to")
                                && Targets.takesDice(entry.getKey().which())
                                && !List.of(Aim.REROLL, Aim.TURN)
                                        .contains(entry.getKey().which())))
                .filter(entry -> Tip.of(entry.getValue()).isEmpty())
                .map(Map.Entry::getKey)
                .toList();
        assertThat(mute).isEmpty();
    }

    @Test
    void aTooltipSpeaksTheOtherLanguageWhileAltIsHeld() {
        sitDown(action());
        Activity card = table().activity(Colour.RED, 1).orElseThrow();
        Node node = node(Spots.to(card.id()));
        Tip tip = Tip.of(node).orElseThrow();
        onFxThread(() -> tip.show(node, 400, 400));
        assertThat(tip.getText())
                .contains(card.name().fr())
                .contains(card.text().fr());
        press(KeyCode.ALT);
        await(() -> tip.getText().contains(card.text().en()));
        release(KeyCode.ALT);
        await(() -> tip.getText().contains(card.text().fr()));
        onFxThread(tip::hide);
    }

    @Test
    void aDieSaysWhatItShowsInBothLanguages() {
        sitDown(action());
        Districts.Lying die = dice(Side.ROY).get(0);
        Node node = node(Spots.die(die.id()));
        Tip tip = Tip.of(node).orElseThrow();
        onFxThread(() -> tip.show(node, 400, 400));
        assertThat(tip.getText()).startsWith("le " + die.die().face()).endsWith(" du Roy");
        press(KeyCode.ALT);
        await(() -> tip.getText().startsWith("the Roy’s "));
        release(KeyCode.ALT);
        onFxThread(tip::hide);
    }

    @Test
    void pageUpAndDownWalkThroughThePast() {
        sitDown(action());
        int moves = play().match().history().size();
        push(KeyCode.PAGE_UP);
        push(KeyCode.PAGE_UP);
        assertThat(play().past()).contains(moves - 2);
        assertThat(table()).isSameAs(play().match().tableAfter(moves - 2));
        push(KeyCode.PAGE_DOWN);
        assertThat(play().past()).contains(moves - 1);
        push(KeyCode.PAGE_DOWN);
        assertThat(play().past()).isEmpty();
    }

    private static boolean tellsThePast(Node row, int now) {
        return row instanceof ListCell<?> cell
                && cell.isVisible()
                && cell.getItem() instanceof JournalPanel.Line line
                && line.moves() < now;
    }

    @Test
    void aClickOnALineOfTheJournalShowsTheTableAsItWasThen() {
        sitDown(action());
        push(KeyCode.J);
        int now = play().match().history().size();
        await(() -> lookup(".journal-list .list-cell").queryAll().stream().anyMatch(row -> tellsThePast(row, now)));
        clickOn(lookup(".journal-list .list-cell").<Node>queryAll().stream()
                .filter(row -> tellsThePast(row, now))
                .findFirst()
                .orElseThrow());
        assertThat(play().past()).isPresent();
        assertThat(view().hand().ways()).allMatch(way -> way.from().kind().equals("button"));
        push(KeyCode.ESCAPE);
        assertThat(play().past()).isEmpty();
    }

    @Test
    void theJournalMarksTheMoveWhoseTableIsShown() {
        sitDown(action());
        push(KeyCode.J);
        ListView<JournalPanel.Line> journal = lookup(".journal-list").queryListView();
        for (int i = 0; i < 12; i++) {
            push(KeyCode.PAGE_UP);
        }
        int past = play().past().orElseThrow();
        assertThat(journal.getSelectionModel().getSelectedItem().moves()).isLessThanOrEqualTo(past);
        await(() -> lookup(".journal-list .list-cell").queryAll().stream()
                .anyMatch(row -> row instanceof ListCell<?> cell && cell.isSelected() && cell.isVisible()));
        push(KeyCode.ESCAPE);
        assertThat(journal.getSelectionModel().isEmpty()).isTrue();
    }

    @Test
    void theWayBackFromThePastStandsOnTheButton() {
        sitDown(action());
        push(KeyCode.PAGE_UP);
        assertThat(confirm()).isEqualTo("Revenir au présent");
        clickOn("#royal-confirm");
        assertThat(play().past()).isEmpty();
        push(KeyCode.PAGE_UP);
        push(KeyCode.ENTER);
        assertThat(play().past()).isEmpty();
    }

    @Test
    void fromThePastOfAMatchThatIsOverTheButtonLeadsBackToItsEnd() {
        sitDown(RoyalMatches.someMatch("over", table -> table.state() == State.GAME_OVER));
        onFxThread(() -> view().covers().close());
        push(KeyCode.PAGE_UP);
        push(KeyCode.PAGE_UP);
        assertThat(play().past()).isPresent();
        assertThat(confirm()).isEqualTo("Revenir à la fin");
        onFxThread(() -> desk().texts().speak(Language.EN));
        onFxThread(() -> view().redress());
        assertThat(confirm()).isEqualTo("Back to the end");
        clickOn("#royal-confirm");
        assertThat(play().past()).isEmpty();
        assertThat(confirm()).isEqualTo("See the verdict");
    }

    private String confirm() {
        return lookup("#royal-confirm").queryButton().getAccessibleText();
    }

    @Test
    @Rule("ROYAL-019")
    void theBandOfTheScoreAndTheSizesOfTheDecksAreSeenAtAGlance() {
        sitDown(action());
        String band = table().content()
                .verdict(table().vp(Side.YOU) - table().vp(Side.ROY))
                .id();
        assertThat(lookup(".bar-band").queryLabeled().getText())
                .isEqualTo(RoyalMatches.BOX.wording().say("rank." + band, Language.FR));
        assertThat(lookup(".event-decks .label").queryAllAs(Label.class))
                .extracting(Label::getText)
                .containsExactlyElementsOf(Stream.of(Colour.RED, Colour.YELLOW, Colour.WHITE)
                        .map(colour -> Integer.toString(table().events().left(colour)))
                        .toList());
        assertThat(lookup(".event-decks").query().getAccessibleText()).startsWith("Pioches d’événements");
    }

    @Test
    void theScoreIfTheGameEndedNowIsShownOnRequest() {
        sitDown(action());
        push(KeyCode.F4);
        assertThat(view().covers().shown()).containsInstanceOf(StandingPane.class);
        push(KeyCode.F4);
        assertThat(view().covers().shown()).isEmpty();
    }

    @Test
    void aRightClickOnACharacterOpensTheCard() {
        sitDown(action());
        CharacterCard first = table().characters().get(0);
        rightClickOn(lookup(".royal-character").<Node>query());
        assertThat(navigator.calls()).contains("card royal " + first.id());
    }

    @Test
    void aRightClickOnAPlaceThatIsNoCardTellsItsRule() {
        sitDown(action());
        rightClickOn(node(Spots.to(Aim.space(Building.PALACE, 3))));
        rightClickOn(node(Spots.to(Aim.FIELD)));
        rightClickOn(node(Spots.to(Aim.cell(1, 2))));
        rightClickOn(lookup(".roy-row").<Node>query());
        rightClickOn(lookup(".royal-building .piece-title").<Node>query());
        assertThat(navigator.calls())
                .containsSubsequence(
                        "rule ROYAL-137", "rule ROYAL-144", "rule ROYAL-122", "rule ROYAL-155", "rule ROYAL-136");
    }

    @Test
    void everyTipOfTheTableLeadsToItsRuleOrCard() {
        Match<RoyalTable, RoyalMove> action = action();
        List<Match<RoyalTable, RoyalMove>> moments = List.of(
                RoyalMatches.someMatch(
                        "a placement",
                        table -> table.state() == State.SETUP_PLACE
                                && !table.placementRoll().isEmpty()),
                RoyalMatches.someMatch("black dice", table -> table.state() == State.COUNTER),
                // one that is to be learnt from, which the bar says
                action.upTo(action.history().size()));
        for (Match<RoyalTable, RoyalMove> moment : moments) {
            sitDown(moment);
            onFxThread(() -> {
                assertThat(Tips.in(screen().node())).hasSizeGreaterThan(50);
                assertThat(Tips.leadingNowhere(screen().node(), this::ledOn))
                        .as("at %s", state())
                        .isEmpty();
            });
        }
    }

    private boolean ledOn() {
        boolean rules = navigator.calls().size() > ways
                || view().covers()
                        .shown()
                        .filter(PhasePagesPane.class::isInstance)
                        .isPresent();
        ways = navigator.calls().size();
        view().covers().close();
        return rules;
    }

    @Test
    void theScoreTheRollTheDecksAndADieOfThePlacementTellTheirRules() {
        sitDown(action());
        rightClickOn(lookup(".score-pill").<Node>query());
        rightClickOn(lookup(".roy-roll").<Node>query());
        rightClickOn(lookup(".event-decks").<Node>query());
        int result = table().royRoll().stream().mapToInt(Integer::intValue).sum();
        assertThat(navigator.calls())
                .containsExactly(
                        "rule ROYAL-192",
                        "rule " + (result == 0 ? RuleAt.ROY_ROLL : RuleAt.row(result)),
                        "rule ROYAL-019");
        sitDown(RoyalMatches.someMatch(
                "a placement",
                table -> table.state() == State.SETUP_PLACE
                        && !table.placementRoll().isEmpty()));
        rightClickOn(node(Spots.placement(0)));
        assertThat(navigator.calls()).endsWith("rule ROYAL-027");
    }

    @Test
    void aRightClickOnAPieceTellsItsRuleToo() {
        sitDown(action());
        rightClickOn(node(Spots.die(CitySquare.inOrder(table(), Side.ROY).get(0).id())));
        rightClickOn(node(Spots.SUPPLY));
        rightClickOn(node(Spots.INFLUENCE));
        assertThat(navigator.calls()).containsSubsequence("rule ROYAL-080", "rule ROYAL-138", "rule ROYAL-088");
    }
}
