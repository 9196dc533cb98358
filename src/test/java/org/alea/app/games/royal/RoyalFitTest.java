package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.alea.app.shell.GameSession;
import org.alea.app.table.DieNode;
import org.alea.engine.Match;
import org.alea.games.royal.Die;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/** Everything lies where it belongs at every size, whatever has been opened before. */
class RoyalFitTest extends AtTheRoyalTable {
    /** The Apprenticeship has the longest name of the cards with cubes. */
    private static final String LONGEST = "W2A";

    private void sitDownAt(Match<RoyalTable, RoyalMove> match, double width, double height) {
        sitDown(new GameSession<>("royal", RoyalMatches.BOX, match, clock), width, height);
    }

    private static Match<RoyalTable, RoyalMove> action() {
        return RoyalMatches.someMatch(
                "a first action with several dice",
                table -> table.state() == State.ACTION
                        && table.round() == 1
                        && table.districts().dice(Side.YOU).size() >= 3);
    }

    private Bounds onScreen(Node node) {
        return node.localToScreen(node.getLayoutBounds());
    }

    private boolean liesIn(Node die, Node box) {
        Bounds small = onScreen(die);
        Bounds large = onScreen(box);
        return large.contains(new Point2D(small.getMinX(), small.getMinY()))
                && large.contains(new Point2D(small.getMaxX(), small.getMaxY()));
    }

    @Test
    void diceInTheTrayStayInItWhenTheWindowGrows() {
        sitDownAt(action(), 1280, 720);
        int die = dice(Side.YOU).get(0).id();
        onFxThread(() -> view().perform(new RoyalAct.Take(die)));
        onFxThread(() -> {
            Stage stage = FxToolkit.toolkitContext().getRegisteredStage();
            stage.setWidth(1440);
            stage.setHeight(900);
        });
        await(() -> !lookup(".standard").queryAll().isEmpty());
        await(() -> liesIn(node(Spots.die(die)), node(Spots.TRAY)));
    }

    @Test
    void theCubeInTheTrayHidesNothingOfWhatTheDiceCountFor() {
        sitDownAt(RoyalMatches.someMatch("a cube for a group of three", RoyalFitTest::armed), 1280, 720);
        RoyalMove.Action action = withCube(table()).orElseThrow();
        onFxThread(() -> {
            view().perform(new RoyalAct.Arm(action.modifier()));
            for (Side side : Side.values()) {
                for (Die die : side == Side.YOU
                        ? action.group().own().list()
                        : action.group().bought().list()) {
                    dice(side).stream()
                            .filter(each ->
                                    each.die().equals(die) && !play().tray().holds(each.id()))
                            .findFirst()
                            .ifPresent(each -> view().perform(new RoyalAct.Take(each.id())));
                }
            }
        });
        Bounds cube = onScreen(lookup(".tray-cube").query());
        assertThat(onScreen(lookup(".tray-total").query()).intersects(cube)).isFalse();
        assertThat(onScreen(lookup(".tray-price").query()).intersects(cube)).isFalse();
        assertThat(play().tray().dice())
                .hasSize(3)
                .noneMatch(die -> onScreen(node(Spots.die(die))).intersects(cube));
        assertThat(liesIn(lookup(".tray-cube").query(), node(Spots.TRAY))).isTrue();
    }

    private static boolean armed(RoyalTable table) {
        return table.state() == State.ACTION && withCube(table).isPresent();
    }

    /** A move with three dice, some of them bought, and this cube. */
    private static Optional<RoyalMove.Action> withCube(RoyalTable table) {
        return RoyalMatches.BOX.game().moves(table).stream()
                .filter(RoyalMove.Action.class::isInstance)
                .map(RoyalMove.Action.class::cast)
                .filter(move -> move.modifier().equals(LONGEST)
                        && move.group().boughtCount() > 0
                        && move.group().own().size() + move.group().boughtCount() == 3)
                .findFirst();
    }

    @Test
    void diceWearTheMarksThePlayerChoosesAsSoonAsTheyAreChosen() {
        sitDownAt(RoyalMatches.someMatch("black dice", table -> table.state() == State.COUNTER), 1280, 720);
        onFxThread(() -> desk().preferences().set(Setting.COLOUR_MARKS, Choices.ColourMarks.LETTER));
        await(() -> lookup(".die").queryAllAs(DieNode.class).stream()
                .anyMatch(die -> die.skin().mark().letter().equals("N")));
    }

    @Test
    void blackDiceLieInTheirRowWhenAGameIsOpenedAtALargeTextScale() {
        desk().preferences().set(Setting.FONT_SCALE, 130);
        sitDownAt(RoyalMatches.someMatch("black dice", table -> table.state() == State.COUNTER), 1280, 720);
        int id = 0;
        while (table().districts().blackDie(id) == 0) {
            id++;
        }
        Node black = node(Spots.black(id));
        await(() -> liesIn(black, lookup(".black-row").query()));
    }

    @Test
    void theRoysTableIsInSightWhileHePlaysAndThePageBeforeComesBack() {
        sitDownAt(RoyalMatches.someMatch("the Roy's turn", table -> table.state() == State.ROY_TURN), 1280, 720);
        clickOn("Personnages");
        await(() -> !lookup(".royal-characters").queryAll().isEmpty());
        onFxThread(() -> play().confirm());
        assertThat(view().watching()).isTrue();
        await(() -> lookup(".royal-characters").queryAll().isEmpty());
        seeTheRoy();
        await(() -> !lookup(".royal-characters").queryAll().isEmpty());
    }

    @Test
    void theDeniersOnTheDistrictStayInsideTheRingAtALargeTextScale() {
        desk().preferences().set(Setting.FONT_SCALE, 130);
        sitDownAt(
                RoyalMatches.someMatch(
                        "deniers on the district",
                        table -> table.state() == State.ACTION && table.purse().onDistrict() > 9),
                1280,
                720);
        Node coins = lookup(".district-coins").query();
        Node ring = lookup(".dial").query();
        double radius = onScreen(ring).getWidth() / 2 * 0.86;
        double below = onScreen(coins).getMaxY() - onScreen(ring).getCenterY();
        assertThat(onScreen(coins).getWidth() / 2).isLessThan(Math.sqrt(radius * radius - below * below) + 2);
    }

    @Test
    void nothingIsDrawnOverTheCrownOfTheLastEvent() {
        sitDownAt(
                RoyalMatches.someMatch(
                        "a row of events",
                        table -> table.state() == State.ACTION && table.events().length() >= 4),
                1280,
                720);
        assertTheCrownIsWhole();
        sitDownAt(
                RoyalMatches.someMatch(
                        "a row of events before a turn of the Roy",
                        table -> table.state() == State.ROY_TURN
                                && table.events().length() == 2),
                1280,
                720);
        push(KeyCode.SPACE);
        assertThat(view().watching()).isTrue();
        assertTheCrownIsWhole();
    }

    private void assertTheCrownIsWhole() {
        Node crown = lookup(".royal-seal").<Node>queryAll().stream()
                .filter(Node::isVisible)
                .findFirst()
                .orElseThrow();
        List<Node> layers = view().board().getChildrenUnmodifiable();
        int lane = layers.indexOf(view().board().events());
        assertThat(layers.subList(lane + 1, layers.size()))
                .noneMatch(layer -> onScreen(layer).intersects(onScreen(crown)));
        assertThat(onScreen(view().root()).contains(onScreen(crown))).isTrue();
    }
}
