package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.alea.Rule;
import org.alea.app.CutWords;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Glyph;
import org.alea.engine.Match;
import org.alea.games.royal.Districts;
import org.alea.games.royal.HireSource;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** What the action panel says before anything is confirmed. */
class RoyalPanelTest extends AtTheRoyalTable {

    private void sitDownSmall(Match<RoyalTable, RoyalMove> match) {
        sitDown(new GameSession<>("royal", RoyalMatches.BOX, match, clock), 1280, 720);
    }

    private List<String> lines() {
        return lookup(".royal-action .action-line").queryAllAs(Labeled.class).stream()
                .map(Labeled::getText)
                .toList();
    }

    private String brief() {
        return lookup(".target-row.chosen .row-brief").queryLabeled().getText();
    }

    private static Match<RoyalTable, RoyalMove> action() {
        return RoyalMatches.someMatch(
                "an action with influence",
                table -> table.state() == State.ACTION
                        && table.purse().influence() >= 2
                        && !table.districts().dice(Side.YOU).isEmpty());
    }

    @Test
    void whoPassesSeesWhatHeWillGetForIt() {
        sitDown(action());
        push(KeyCode.P);
        assertThat(brief()).isEqualTo("+2 deniers en fin de manche");
    }

    @Test
    void whoRollsADieAgainSeesWhatItCosts() {
        sitDown(action());
        push(KeyCode.DIGIT1);
        push(KeyCode.R);
        assertThat(brief()).isEqualTo("−1\u00a0influence");
    }

    @Test
    @Rule("ROYAL-094")
    void theListSaysWhatATradesmanCostsAndThatNobodyIsInTheSupply() {
        sitDown(RoyalMatches.someMatch(
                "a card to hire for without a citizen in the supply",
                table -> table.state() == State.ACTION
                        && table.city().supply() == 0
                        && RoyalMatches.BOX.game().moves(table).stream()
                                .anyMatch(move -> move instanceof RoyalMove.Activate activate
                                        && activate.hire() != HireSource.Stock.NONE
                                        && activate.group().bought().isEmpty()
                                        && activate.modifier().equals(RoyalMove.NO_MODIFIER)
                                        && activate.group().own().size() == 1)));
        RoyalMove.Activate hire = play().game().moves(play().table()).stream()
                .filter(RoyalMove.Activate.class::isInstance)
                .map(RoyalMove.Activate.class::cast)
                .filter(move -> move.hire() != HireSource.Stock.NONE
                        && move.group().bought().isEmpty()
                        && move.modifier().equals(RoyalMove.NO_MODIFIER)
                        && move.group().own().size() == 1)
                .findFirst()
                .orElseThrow();
        int die = dice(Side.YOU).stream()
                .filter(each -> each.die().equals(hire.group().own().list().get(0)))
                .findFirst()
                .orElseThrow()
                .id();
        onFxThread(() -> view().perform(new RoyalAct.Take(die)));
        int cost = play().table().content().activity(hire.card()).orElseThrow().hireCost();
        assertThat(lookup(".target-row .row-brief").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .anyMatch(words -> words.endsWith("embauche −" + cost + ", réserve vide"));
    }

    @Test
    @Rule("ROYAL-083")
    void whatTheRoysDiceCostIsSaidOnlyWhileHeHasSome() {
        sitDown(RoyalMatches.someMatch(
                "one die of the Roy's",
                table -> table.state() == State.ACTION
                        && table.districts().dice(Side.ROY).size() == 1
                        && table.purse().deniers() > 1));
        assertThat(trayNote()).isEqualTo("Un dé du Roy\u00a0: 2 deniers");
        onFxThread(() -> view().perform(new RoyalAct.Take(dice(Side.ROY).get(0).id())));
        assertThat(trayNote()).isEmpty();
    }

    private String trayNote() {
        return lookup(".royal-action > .note").queryLabeled().getText();
    }

    @Test
    @Rule("ROYAL-082")
    void aDieBoughtFromTheRoyCarriesHisCrownInTheTray() {
        sitDown(action());
        Districts.Lying own = dice(Side.YOU).get(0);
        Districts.Lying roys = dice(Side.ROY).get(0);
        onFxThread(() -> {
            view().perform(new RoyalAct.Take(own.id()));
            view().perform(new RoyalAct.Take(roys.id()));
        });
        assertThat(crowned(roys)).isTrue();
        assertThat(crowned(own)).isFalse();
        push(KeyCode.ESCAPE);
        assertThat(crowned(roys)).isFalse();
    }

    private boolean crowned(Districts.Lying die) {
        Node node = view().hand().node(Spots.die(die.id())).orElseThrow();
        String crown = Character.toString(Glyph.glyph("mdi2c-crown").getCode());
        return from(node)
                .lookup((Node sign) ->
                        sign instanceof Text text && text.getText().equals(crown))
                .tryQuery()
                .isPresent();
    }

    @Test
    void theButtonThatSaysWhatIsMissingDoesNotFade() {
        sitDown(action());
        Button button = lookup("#royal-confirm").queryButton();
        Labeled words = from(button).lookup(".label").queryLabeled();
        assertThat(button.isDisabled()).isTrue();
        assertThat(words.getText()).isEqualTo("Choisissez des dés, puis un but");
        assertThat(List.of(button.getOpacity(), words.getOpacity())).containsOnly(1.0);
    }

    @Test
    void whoHasChosenDiceIsAskedForTheTargetOnly() {
        sitDown(action());
        push(KeyCode.DIGIT1);
        assertThat(from(lookup("#royal-confirm").queryButton())
                        .lookup(".label")
                        .queryLabeled()
                        .getText())
                .isEqualTo("Choisissez un but");
    }

    @Test
    @Rule("ROYAL-080")
    void whoPutsTwoColoursTogetherIsToldThatAGroupHasOne() {
        sitDown(RoyalMatches.someMatch(
                "dice of two colours",
                table -> table.state() == State.ACTION
                        && table.districts().dice(Side.YOU).list().stream()
                                        .map(die -> die.colour())
                                        .distinct()
                                        .count()
                                > 1));
        Districts.Lying one = dice(Side.YOU).get(0);
        Districts.Lying other = dice(Side.YOU).stream()
                .filter(die -> die.die().colour() != one.die().colour())
                .findFirst()
                .orElseThrow();
        onFxThread(() -> {
            view().perform(new RoyalAct.Take(one.id()));
            view().perform(new RoyalAct.Take(other.id()));
        });
        assertThat(trayNote()).isEqualTo("Une seule couleur par groupe");
    }

    @Test
    void atEverySizeTheBarNamesThePhaseAmongAllFour() {
        sitDownSmall(action());
        assertThat(lookup(".steps .step").<Node>queryAll()).hasSize(4).allMatch(Node::isVisible);
        assertThat(lookup(".button.bar-round").queryButton().getText()).endsWith("Actions");
    }

    @Test
    void onceAllCharactersAreScoredNoHeadingStandsOverNobody() {
        sitDown(RoyalMatches.someMatch(
                "nobody left in the column",
                table -> table.state() == State.ACTION && table.characters().size() == 0));
        assertThat(lookup(".royal-side .cap").queryAll()).isEmpty();
    }

    @Test
    void theForecastIsNoHigherThanItsLines() {
        sitDown(new GameSession<>("royal", RoyalMatches.BOX, action(), clock), 1920, 1080);
        push(KeyCode.F2);
        Region pane = lookup(".royal-forecast").queryAs(Region.class);
        await(() -> pane.getChildrenUnmodifiable().get(2).getBoundsInParent().getMaxY() > pane.getHeight() - 24);
    }

    @Test
    void anEvenScoreIsNotMistakenForAThirdOne() {
        sitDown(RoyalMatches.someMatch("an even score", table -> table.vp(Side.YOU) == table.vp(Side.ROY)));
        assertThat(lookup(".bar-difference").queryLabeled().getText()).isEqualTo("±0");
    }

    @Test
    void oneDenierIsNotSaidInThePlural() {
        desk().preferences().set(Setting.LANGUAGE, Choices.Tongue.EN);
        RoyalSpeech speech = new RoyalSpeech(desk().texts(), RoyalMatches.BOX, desk().preferences());
        assertThat(speech.get("preview.deniers", "+1", 1)).isEqualTo("+1 denier");
        assertThat(speech.get("preview.deniers", "+2", 2)).isEqualTo("+2 deniers");
    }

    @Test
    void unusedPipsAreNamedOnlyWhereThereAreSome() {
        Match<RoyalTable, RoyalMove> match = action();
        TargetWords words = new TargetWords(
                RoyalMatches.BOX.game(),
                match.table(),
                new RoyalSpeech(desk().texts(), RoyalMatches.BOX, desk().preferences()));
        for (RoyalMove move : match.moves()) {
            boolean some =
                    Preview.of(RoyalMatches.BOX.game(), match.table(), move).pips() > 0;
            assertThat(words.details(move).stream().anyMatch(line -> line.contains("de dé inutilisé")))
                    .as(move.text())
                    .isEqualTo(some);
        }
    }

    private static Optional<RoyalMove.Counter> both(RoyalTable table) {
        if (table.state() != State.COUNTER) {
            return Optional.empty();
        }
        return RoyalMatches.BOX.game().moves(table).stream()
                .filter(move -> move instanceof RoyalMove.Counter counter
                        && counter.black().size() == 2
                        && RoyalMatches.BOX
                                .game()
                                .refusal(
                                        table,
                                        new RoyalMove.Counter(counter.black().subList(0, 1), counter.dice()))
                                .isPresent())
                .map(RoyalMove.Counter.class::cast)
                .findFirst();
    }

    @Test
    @Rule("ROYAL-066")
    void aSuperfluousDieIsNamedAndAnotherBlackDieSuggested() {
        Match<RoyalTable, RoyalMove> match = RoyalMatches.someMatch(
                "a set that counters two only", table -> both(table).isPresent());
        sitDown(match);
        RoyalMove.Counter set = both(table()).orElseThrow();
        onFxThread(() -> set.dice()
                .list()
                .forEach(die -> dice(Side.YOU).stream()
                        .filter(lying ->
                                lying.die().equals(die) && !play().tray().holds(lying.id()))
                        .findFirst()
                        .map(Districts.Lying::id)
                        .ifPresent(id -> play().perform(new RoyalAct.Take(id)))));
        assertThat(lines().get(0))
                .isEqualTo(RoyalMatches.BOX
                        .wording()
                        .say("refusal.SUPERFLUOUS_DIE", desk().texts().language()));
        assertThat(lines().get(1)).contains("Votre total couvre aussi le dé noir");
    }

    private static Optional<RoyalMove.Activate> hiring(RoyalTable table) {
        if (table.state() != State.ACTION || table.round() > 1) {
            return Optional.empty();
        }
        return RoyalMatches.BOX.game().moves(table).stream()
                .filter(move -> move instanceof RoyalMove.Activate activate
                        && activate.n() > 1
                        && activate.group().own().size() == 2
                        && activate.group().boughtCount() == 0
                        && activate.hire() != HireSource.Stock.NONE)
                .map(RoyalMove.Activate.class::cast)
                .findFirst();
    }

    @Test
    void whatTheDiceCountForAndWhatTheyCostStandApartInLargeWords() {
        desk().preferences().set(Setting.FONT_SCALE, 130);
        sitDownSmall(RoyalMatches.someMatch(
                "dice to buy",
                table -> table.state() == State.ACTION
                        && table.purse().deniers() >= 2
                        && !table.districts().dice(Side.ROY).isEmpty()));
        onFxThread(() -> play().perform(new RoyalAct.Take(dice(Side.ROY).get(0).id())));
        await(() -> !lookup(".tray-price").queryLabeled().getText().isEmpty());
        onFxThread(() -> view().root().layout());
        assertThat(onScreen(lookup(".tray-total").query()).getMaxY())
                .isLessThanOrEqualTo(onScreen(lookup(".tray-price").query()).getMinY() + 1);
    }

    @Test
    void whatAnEventOfALongNameBringsIsNoColumnOfBrokenWordsInLargeWords() {
        desk().preferences().set(Setting.FONT_SCALE, 130);
        sitDownSmall(RoyalMatches.someMatch(
                "a quarrel to settle",
                table -> table.state() == State.ACTION && quarrel(table).isPresent()));
        RoyalMove.Combat combat = quarrel(table()).orElseThrow();
        onFxThread(() -> {
            combat.group()
                    .own()
                    .list()
                    .forEach(die -> dice(Side.YOU).stream()
                            .filter(lying ->
                                    lying.die().equals(die) && !play().tray().holds(lying.id()))
                            .findFirst()
                            .ifPresent(lying -> play().perform(new RoyalAct.Take(lying.id()))));
            play().propose(combat.event());
        });
        onFxThread(() -> view().root().layout());
        assertThat(CutWords.squeezed(lookup(".royal-action").query())).isEmpty();
        assertThat(CutWords.in(lookup(".royal-action").query())).isEmpty();
    }

    /** The event of the longest name that can be ended, with own dice alone. */
    private static Optional<RoyalMove.Combat> quarrel(RoyalTable table) {
        return RoyalMatches.BOX.game().moves(table).stream()
                .filter(move -> move instanceof RoyalMove.Combat combat
                        && combat.event().equals("EY1")
                        && combat.group().boughtCount() == 0
                        && combat.n() > 2)
                .map(RoyalMove.Combat.class::cast)
                .findFirst();
    }

    @Test
    void costAndNumberAreInSightWhileTheCitizenIsChosenInASmallWindow() {
        sitDownSmall(RoyalMatches.someMatch("a hire", table -> hiring(table).isPresent()));
        RoyalMove.Activate hire = hiring(table()).orElseThrow();
        onFxThread(() -> {
            hire.group()
                    .own()
                    .list()
                    .forEach(die -> dice(Side.YOU).stream()
                            .filter(lying ->
                                    lying.die().equals(die) && !play().tray().holds(lying.id()))
                            .findFirst()
                            .map(Districts.Lying::id)
                            .ifPresent(id -> play().perform(new RoyalAct.Take(id))));
            play().propose(hire.card());
        });
        Bounds panel = onScreen(lookup(".royal-action").query());
        int stepper = 2;
        await(() -> lookup(".royal-action .choice-chip").queryAll().stream()
                .limit(stepper + 3)
                .allMatch(chip -> onScreen(chip).getMaxY() <= panel.getMaxY()));
        assertThat(lookup(".royal-action .detail").<Node>queryAll())
                .isNotEmpty()
                .allMatch(line -> onScreen(line).getMaxY() <= panel.getMaxY());
    }

    private static Bounds onScreen(Node node) {
        return node.localToScreen(node.getLayoutBounds());
    }

    @Test
    void whatTheEventsHaveDoneIsToldBeforeTheBlackDiceAreRolled() {
        sitDown(RoyalMatches.someMatch(
                "deniers lost to an event",
                table -> table.state() == State.BLACK_ROLL
                        && table.round() == 2
                        && table.events().open().stream()
                                .anyMatch(open -> open.card().id().equals("ER3"))));
        assertThat(lines()).anyMatch(line -> line.startsWith("Grandes compagnies") && line.contains("denier"));
    }

    @Test
    void theSheetOfTheMomentNamesBothSides() {
        sitDown(action());
        push(KeyCode.F4);
        Node pane = view().covers().shown().orElseThrow();
        assertThat(from(pane).lookup(".standing-side").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .containsExactly("Vous", "Le Roy");
    }

    @Test
    void theSheetOfTheMomentHasTotalsWithoutASignAndADashWhereTheRoyScoresNothing() {
        sitDown(RoyalMatches.someMatch(
                "a count of deniers that scores",
                table -> table.state() == State.ACTION
                        && RoyalMatches.BOX.game().foresight().ifEndedNow(table).terms().stream()
                                .anyMatch(term -> term.id().equals("you.characters.THI") && term.points() > 0)));
        push(KeyCode.F4);
        Node pane = view().covers().shown().orElseThrow();
        assertThat(from(pane).lookup(".standing-total").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .noneMatch(words -> words.startsWith("+"));
        assertThat(from(pane).lookup(".standing-line.roys").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .contains("–");
    }

    @Test
    void everyLineOfTheJournalHasRoomAroundItsWords() {
        sitDownSmall(action());
        onFxThread(() -> view().turnJournal());
        await(() -> !rows().isEmpty());
        await(() -> rows().stream()
                .allMatch(row -> row.getHeight()
                        >= row.getGraphic().prefHeight(((Region) row.getGraphic()).getPrefWidth())
                                + row.getInsets().getTop()
                                + row.getInsets().getBottom()));
        assertThat(rows())
                .anyMatch(row -> row.getHeight() > 2 * rows().get(0).getFont().getSize() * 1.3);
    }

    private List<ListCell<?>> rows() {
        List<ListCell<?>> rows = new ArrayList<>();
        for (Node node : lookup(".journal-list .list-cell").<Node>queryAll()) {
            if (node instanceof ListCell<?> row && row.isVisible() && row.getGraphic() != null) {
                rows.add(row);
            }
        }
        return rows;
    }

    @Test
    void theForecastStaysWithinTheRoysSideInASmallFrenchWindow() {
        sitDownSmall(action());
        Node ball = lookup(".royal-side .bar-tool").query();
        await(() -> onScreen(ball).getMaxX()
                <= onScreen(lookup(".royal-side").query()).getMaxX() - 8);
    }
}
