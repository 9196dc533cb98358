package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Background;
import javafx.scene.layout.Region;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Spot;
import org.alea.engine.Match;
import org.alea.games.royal.Building;
import org.alea.games.royal.Colour;
import org.alea.games.royal.Districts;
import org.alea.games.royal.HireSource;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** What letting go would bring is said at the place itself, before anything is let go. */
class RoyalDropTest extends AtTheRoyalTable {

    private static Match<RoyalTable, RoyalMove> whiteDie() {
        return RoyalMatches.someMatch(
                "a white 4 and an empty Cathedral",
                table -> table.state() == State.ACTION
                        && table.cathedral().free() == 18
                        && table.districts().all().stream().anyMatch(RoyalDropTest::isWhiteFour));
    }

    private static boolean isWhiteFour(Districts.Lying die) {
        return die.side() == Side.YOU
                && die.die().colour() == Colour.WHITE
                && die.die().face() == 4;
    }

    private Districts.Lying whiteFour() {
        return dice(Side.YOU).stream()
                .filter(RoyalDropTest::isWhiteFour)
                .findFirst()
                .orElseThrow();
    }

    private static boolean twoWhiteEquals(RoyalTable table) {
        return table.state() == State.ACTION
                && table.cathedral().free() == 18
                && table.districts().dice(Side.YOU).list().stream()
                        .anyMatch(die -> die.colour() == Colour.WHITE
                                && table.districts().dice(Side.YOU).count(die) == 2);
    }

    @Test
    void ofTwoEqualDiceTheOneThatIsTakenGoesAndTheOtherKeepsItsPlace() {
        sitDown(RoyalMatches.someMatch("two equal white dice", RoyalDropTest::twoWhiteEquals));
        List<Districts.Lying> equals = dice(Side.YOU).stream()
                .filter(die -> die.die().colour() == Colour.WHITE
                        && table().districts().dice(Side.YOU).count(die.die()) == 2)
                .toList();
        Node left = node(Spots.die(equals.get(0).id()));
        Node right = node(Spots.die(equals.get(1).id()));
        Bounds place = left.getBoundsInParent();
        clickAt(Spots.die(equals.get(1).id()));
        assertThat(play().tray().dice()).containsExactly(equals.get(1).id());
        assertThat(left.getBoundsInParent()).isEqualTo(place);
        carry(Spots.TRAY, Spots.to(Aim.CATHEDRAL));
        push(KeyCode.ENTER);
        assertThat(right.getScene()).isNull();
        assertThat(dice(Side.YOU).stream()
                        .filter(die -> die.die().equals(equals.get(0).die()))
                        .map(die -> node(Spots.die(die.id()))))
                .containsExactly(left);
    }

    private Label note() {
        return lookup(".drop-note").queryAs(Label.class);
    }

    @Test
    void aDieHeldOverTheCathedralTellsItsGainsAndGoesHomeWithoutAWord() {
        sitDown(whiteDie());
        hold(Spots.die(whiteFour().id()), Spots.to(Aim.CATHEDRAL));
        await(() -> note().isVisible());
        assertThat(note().getText()).contains("1 cube").contains("+1 PV").contains("+2\u00a0influence");
        moveBy(0, -2000);
        await(() -> !note().isVisible());
        release(MouseButton.PRIMARY);
        assertThat(play().tray().isEmpty()).isTrue();
    }

    @Test
    void aClickOnACellMeansTheCathedralForTheDiceInTheTray() {
        sitDown(whiteDie());
        clickAt(Spots.die(whiteFour().id()));
        clickAt(Spots.to(Aim.cell(4, 2)));
        assertThat(play().proposal().map(Proposal::target)).contains(Aim.CATHEDRAL);
    }

    @Test
    void aCellSaysWhyADieOfAnotherColourDoesNotGoIntoTheCathedral() {
        sitDown(whiteDie());
        Districts.Lying coloured = dice(Side.YOU).stream()
                .filter(die -> die.die().colour() != Colour.WHITE)
                .findFirst()
                .orElseThrow();
        carry(Spots.die(coloured.id()), Spots.to(Aim.cell(4, 2)));
        await(() -> view().note().isVisible());
        assertThat(play().tray().isEmpty()).isTrue();
    }

    @Test
    void aClickOnACellBeforeAnEmptyTrayWishesForTheCathedral() {
        sitDown(whiteDie());
        clickAt(Spots.to(Aim.cell(4, 2)));
        assertThat(play().wish()).contains(Aim.CATHEDRAL);
    }

    @Test
    void theInfluenceMarkerCarriedToTheSupplyRecruits() {
        Match<RoyalTable, RoyalMove> match = RoyalMatches.someMatch(
                "influence for a recruit",
                table -> table.state() == State.ACTION
                        && table.purse().influence() >= 2
                        && table.city().general() > 0);
        sitDown(new GameSession<>("royal", RoyalMatches.BOX, match, clock), 1280, 720);
        // held by its word, which is the larger part of it
        moveTo(lookup("influence").queryAs(Label.class));
        press(MouseButton.PRIMARY);
        moveBy(6, 6);
        moveTo(node(Spots.SUPPLY));
        await(() -> note().isVisible());
        release(MouseButton.PRIMARY);
        assertThat(play().proposal().map(Proposal::target)).contains(Aim.RECRUIT);
    }

    @Test
    void aDieInTheHandLightsTheCathedralAndTheCommandsToo() {
        sitDown(whiteDie());
        Region cathedral = (Region) node(Spots.to(Aim.CATHEDRAL));
        Region reroll = (Region) node(Spots.to(Aim.REROLL));
        Background plain = reroll.getBackground();
        hold(Spots.die(whiteFour().id()), Spots.TRAY);
        await(() -> cathedral.getBorder() != null
                && !cathedral.getBorder().getStrokes().isEmpty());
        await(() -> !plain.equals(reroll.getBackground()));
        release(MouseButton.PRIMARY);
    }

    private static boolean hiring(RoyalTable table) {
        return table.state() == State.ACTION
                && table.city().supply() > 0
                && table.city().standing(Side.YOU, Building.BISHOPRIC) > 0
                && RoyalMatches.BOX.game().moves(table).stream()
                        .anyMatch(move -> move instanceof RoyalMove.Activate activate
                                && activate.group().own().size() == 1
                                && activate.group().bought().isEmpty()
                                && activate.hire() instanceof HireSource.Space);
    }

    @Test
    void aCitizenToHireIsCarriedAboveTheCardsAndMeetsNoObjection() {
        sitDown(RoyalMatches.someMatch("a citizen to hire from his space", RoyalDropTest::hiring));
        RoyalMove.Activate hire = play().match().moves().stream()
                .filter(move -> move instanceof RoyalMove.Activate activate
                        && activate.group().own().size() == 1
                        && activate.group().bought().isEmpty()
                        && activate.modifier().equals(RoyalMove.NO_MODIFIER)
                        && activate.hire() instanceof HireSource.Space)
                .map(RoyalMove.Activate.class::cast)
                .findFirst()
                .orElseThrow();
        Districts.Lying die = dice(Side.YOU).stream()
                .filter(each -> hire.group().own().list().contains(each.die()))
                .findFirst()
                .orElseThrow();
        clickAt(Spots.die(die.id()));
        clickAt(Spots.to(hire.card()));
        Spot space = Spots.of(hire.hire());
        moveTo(node(space));
        assertThat(view().note().words()).isEmpty();
        hold(space, Spots.to(hire.card()));
        assertThat(node(space).getParent().getViewOrder()).isNegative();
        assertThat(view().board().getViewOrder())
                .as("the dice keep lying above the board")
                .isZero();
        release(MouseButton.PRIMARY);
        assertThat(play().proposal().flatMap(Proposal::chosen)).contains(hire.hire());
        assertThat(node(space).getParent().getViewOrder()).isZero();
    }

    @Test
    void everyCellOfAColumnTakesTheCubeOfTheGlazier() {
        sitDown(RoyalMatches.someMatch("a cube for the Cathedral", table -> table.state() == State.SUB_COLUMN));
        RoyalMove.Column column = (RoyalMove.Column) play().match().moves().get(0);
        int lowest = table().cathedral().lowestFree(column.column());
        clickAt(Spots.to(Aim.cell(column.column(), lowest == 3 ? 1 : 3)));
        assertThat(play().proposal().flatMap(Proposal::move)).contains(column);
    }

    @Test
    void aSecondClickOnAProposedSpacePlacesTheCitizenAndMeetsNoObjection() {
        sitDown(RoyalMatches.someMatch("a citizen to place", table -> table.state() == State.SETUP_PLACE));
        int moves = play().match().history().size();
        Spot space = Spots.to(play().targets().legal().keySet().iterator().next());
        clickAt(space);
        assertThat(play().proposal()).isPresent();
        clickAt(space);
        assertThat(play().match().history()).hasSize(moves + 1);
        assertThat(view().note().words()).isEmpty();
    }

    @Test
    void whatIsNoCardIsNoEventWhateverItsFirstLetter() {
        sitDown(whiteDie());
        Tray tray = Tray.EMPTY.with(whiteFour().id());
        assertThat(new Objection(play().game(), table(), tray).to("ELSEWHERE")).isEmpty();
    }

    @Test
    void whoeverWantsNoForecastsIsToldNothing() {
        desk().preferences().set(Setting.FORECASTS, Choices.Forecasts.NEVER);
        sitDown(whiteDie());
        hold(Spots.die(whiteFour().id()), Spots.to(Aim.CATHEDRAL));
        assertThat(note().isVisible()).isFalse();
        release(MouseButton.PRIMARY);
        assertThat(play().proposal().map(Proposal::target)).contains(Aim.CATHEDRAL);
    }

    @Test
    void theTableIsShownOnceForEachChange() {
        sitDown(whiteDie());
        int before = play().changes();
        carry(Spots.die(whiteFour().id()), Spots.to(Aim.CATHEDRAL));
        assertThat(play().changes()).isEqualTo(before + 1);
        push(KeyCode.ENTER);
        assertThat(play().changes()).isEqualTo(before + 2);
    }
}
