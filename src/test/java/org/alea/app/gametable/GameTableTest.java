package org.alea.app.gametable;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.alea.app.PurseViews;
import org.alea.app.UiTest;
import org.alea.app.play.Draft.Blank;
import org.alea.app.play.Shot;
import org.alea.app.play.StepPace;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Spot;
import org.alea.content.ContentSource;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.engine.purse.PurseKit;
import org.alea.engine.purse.PurseMove;
import org.alea.engine.purse.PurseTable;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A table that is all kit: the purse game played by mouse and by keys. */
class GameTableTest extends UiTest {
    private final PurseKit.Box box = new PurseKit().open(ContentSource.builtIn());
    private Desk desk;
    private Match<PurseTable, PurseMove> match = newMatch(Map.of());

    @SuppressWarnings("NullAway.Init") // sat down at by each test
    private GameTable<PurseTable, PurseMove, Blank<PurseMove>> table;

    @BeforeEach
    void openDesk() {
        desk = aDesk();
    }

    private Match<PurseTable, PurseMove> newMatch(Map<String, String> options) {
        return Match.start(box.game(), Setup.of(box.options(), options, 7));
    }

    private void sitDown() {
        sitDown(1440, 900);
    }

    private void sitDown(double width, double height) {
        show(desk, width, height, () -> {
            GameSession<PurseTable, PurseMove> session = new GameSession<>(PurseViews.ID, box, match, desk.clock());
            table = new GameTable<>(desk, session, new PurseDesign.Kit(), GameTable.Use.PLAY);
            return table.root();
        });
        onFxThread(table::shown);
        clock.pass(Duration.ofSeconds(1));
    }

    private Point2D middle(Spot spot) {
        Node node = table.hand().node(spot).orElseThrow();
        Bounds bounds = node.localToScreen(node.getLayoutBounds());
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }

    private Shot<PurseTable, PurseMove, Blank<PurseMove>> shot() {
        return table.play().shot();
    }

    @Test
    void aCoinIsDraggedIntoThePotAndTheTableIsShownOnce() {
        sitDown();
        int before = table.showings();

        drag(middle(PurseDesign.coin(2)), MouseButton.PRIMARY).dropTo(middle(PurseDesign.POT));

        assertThat(match.history()).extracting(played -> (Object) played.move()).containsExactly(new PurseMove.Bet(2));
        assertThat(table.showings()).isEqualTo(before + 1);
    }

    @Test
    void twoClicksDoWhatADragDoes() {
        sitDown();

        clickOn(middle(PurseDesign.coin(3)));
        clickOn(middle(PurseDesign.POT));

        assertThat(match.history()).extracting(played -> (Object) played.move()).containsExactly(new PurseMove.Bet(3));
    }

    @Test
    void aDropThatIsRefusedSaysWhyWithTheRule() {
        sitDown();

        drag(middle(PurseDesign.coin(1)), MouseButton.PRIMARY).dropTo(middle(PurseDesign.PURSE));

        assertThat(match.history()).isEmpty();
        assertThat(table.note().objection()).contains("Ce n’est pas le moment.");
        assertThat(table.note().leadsTo()).contains("PURSE-001");
    }

    @Test
    void theKeyboardAloneIsEnough() {
        sitDown();

        press(KeyCode.TAB).release(KeyCode.TAB);
        type(KeyCode.ENTER);

        assertThat(match.history()).hasSize(1);
        type(KeyCode.R);
        assertThat(match.history().get(1).move()).isInstanceOf(PurseMove.Roll.class);
    }

    @Test
    void whatIsAskedByDefaultAreTheLegalMovesInWords() {
        sitDown();

        assertThat(table.parts().asked().orElseThrow().commands())
                .extracting(command -> command.words())
                .containsExactly("Miser 1", "Miser 2", "Miser 3");
        clickOn("#command-bet-2");
        assertThat(match.history()).hasSize(1);
    }

    @Test
    void aDecisionIsTakenBackAndPlayedAgain() {
        sitDown();
        clickOn("#command-bet-2");

        press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        assertThat(match.history()).isEmpty();
        press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        assertThat(table.note().words()).isEqualTo("Il n’y a encore rien à annuler.");
        press(KeyCode.CONTROL).type(KeyCode.Y).release(KeyCode.CONTROL);
        assertThat(match.history()).hasSize(1);
    }

    @Test
    void undoThatCostsTheRecordAsksOnceBefore() {
        sitDown();
        clickOn("#command-bet-2");
        clickOn("#command-take");
        int moves = match.history().size();
        while (shot().watching()) {
            type(KeyCode.SPACE);
        }

        onFxThread(() -> table.does().undo());
        assertThat(match.history()).hasSize(moves);
        assertThat(lookup("#consent").tryQuery()).isPresent();
        clickOn("#consent-yes");

        assertThat(match.history()).hasSize(moves - 1);
        assertThat(match.learning()).isTrue();
    }

    /** Rolls until the thief has come. */
    private void losePot() {
        onFxThread(() -> {
            while (!shot().watching()) {
                table.play()
                        .play(shot().moves().stream()
                                .filter(move -> move instanceof PurseMove.Roll || move instanceof PurseMove.Bet)
                                .findFirst()
                                .orElseThrow());
            }
        });
    }

    @Test
    void theThiefIsWatchedUntilThePlayerGoesOn() {
        sitDown();

        losePot();

        assertThat(table.play().pace()).isEqualTo(StepPace.WAIT);
        assertThat(lookup("#steps").query().isVisible()).isTrue();
        assertThat(table.hand().node(PurseDesign.POT).orElseThrow().getPseudoClassStates())
                .extracting(Object::toString)
                .contains("concerned");
        assertThat(table.hand().ways()).isEmpty();
        type(KeyCode.SPACE);
        assertThat(shot().playing()).isTrue();
        assertThat(lookup("#steps").query().isVisible()).isFalse();
    }

    @Test
    void whoWantsNothingExplainedSeesOnlyWhatCameOfIt() {
        desk.preferences().set(Setting.OPPONENT_EXPLAINED, Choices.OpponentExplained.NEVER);
        sitDown();
        clickOn("#command-bet-2");

        onFxThread(() -> {
            while (match.table().round() == 1) {
                table.play().play(new PurseMove.Roll(0));
            }
        });

        assertThat(shot().playing()).isTrue();
    }

    @Test
    void theJournalLooksBackAndEscapeReturns() {
        sitDown();
        clickOn("#command-bet-2");
        type(KeyCode.L);

        assertThat(lookup("#journal").query().isVisible()).isTrue();
        type(KeyCode.PAGE_UP);
        assertThat(shot().mode()).isEqualTo(Shot.Mode.PAST);
        assertThat(table.hand().ways()).hasSize(1);
        type(KeyCode.ESCAPE);
        assertThat(shot().playing()).isTrue();
    }

    @Test
    void escapeLeadsToTheMenuWithTheWayOut() {
        sitDown();

        type(KeyCode.ESCAPE);
        clickOn("#menu-leave");

        assertThat(navigator.calls()).contains("back");
    }

    @Test
    void languageThemeAndSizeChangeAnOpenTableAndItsMenu() {
        sitDown();
        type(KeyCode.F10);

        onFxThread(() -> desk.preferences().set(Setting.LANGUAGE, Choices.Tongue.EN));
        assertThat(lookup("#table-menu").lookup("#menu-leave").<Node>query().getAccessibleText())
                .isEqualTo("Leave the table");
        onFxThread(() -> desk.preferences().set(Setting.THEME, Choices.Theme.LIGHT));
        onFxThread(() -> desk.preferences().set(Setting.HIGH_CONTRAST, true));
        onFxThread(() -> table.node().getScene().getWindow().setWidth(1280));
        await(() -> table.root().frame().compact());

        assertThat(lookup("#table-menu").tryQuery()).isPresent();
        type(KeyCode.ESCAPE);
        assertThat(table.parts().asked().orElseThrow().commands().get(0).words())
                .isEqualTo("Bet 1");
    }

    @Test
    void noPressThatOpenedTheTableActsOnIt() {
        show(desk, 1440, 900, () -> {
            table = new GameTable<>(
                    desk,
                    new GameSession<>(PurseViews.ID, box, match, desk.clock()),
                    new PurseDesign.Kit(),
                    GameTable.Use.PLAY);
            return table.root();
        });
        onFxThread(table::shown);

        clickOn("#command-bet-2");
        type(KeyCode.DIGIT1);
        assertThat(match.history()).isEmpty();
        clock.pass(Duration.ofMillis(600));
        clickOn("#command-bet-2");
        assertThat(match.history()).hasSize(1);
    }

    @Test
    void aHintIsAgreedToOnceAndPointsAtItsMove() {
        sitDown();

        type(KeyCode.F3);
        clickOn("#consent-yes");

        assertThat(match.learning()).isTrue();
        assertThat(table.note().words()).isEqualTo("Conseil\u00a0: Miser 2");
        type(KeyCode.F3);
        assertThat(lookup("#consent").tryQuery()).isEmpty();
    }

    @Test
    void theResultComesUpOnceAndSurvivesAnotherSize() {
        desk.preferences().set(Setting.OPPONENT_EXPLAINED, Choices.OpponentExplained.NEVER);
        sitDown();

        onFxThread(() -> {
            while (match.result().isEmpty()) {
                table.play()
                        .play(Objects.requireNonNull(box.bots().get("careful"))
                                .apply(1)
                                .choose(match.table()));
            }
        });
        assertThat(lookup("#result").tryQuery()).isPresent();
        onFxThread(() -> table.node().getScene().getWindow().setWidth(1280));
        await(() -> table.root().frame().compact());

        assertThat(lookup("#result").tryQuery()).isPresent();
        clock.pass(Duration.ofSeconds(2));
        type(KeyCode.ESCAPE);
        assertThat(lookup("#result").tryQuery()).isEmpty();
        assertThat(shot().mode()).isEqualTo(Shot.Mode.OVER);
    }

    @Test
    void aRunningClockIsStoppedByTheTableThatIsLeft() {
        match = newMatch(Map.of("clock", "fast"));
        sitDown();
        clickOn("#command-bet-1");
        clock.pass(Duration.ofMillis(800));
        onFxThread(table::tick);

        assertThat(table.canBeCovered()).isFalse();
        onFxThread(table::dispose);

        assertThat(table.play().shot().of()).isEqualTo(1);
    }

    @Test
    void timeRunsOutAtTheTable() {
        match = newMatch(Map.of("clock", "fast"));
        sitDown();
        clickOn("#command-bet-1");

        for (int i = 0; i < 3; i++) {
            clock.pass(Duration.ofMillis(1500));
            onFxThread(table::tick);
        }

        assertThat(match.history().get(match.history().size() - 1).move()).isInstanceOf(PurseMove.TimeUp.class);
    }
}
