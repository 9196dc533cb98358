package org.alea.app.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import org.alea.app.Look;
import org.alea.app.games.reckoners.input.ReckonSpots;
import org.alea.app.games.reckoners.sheet.PileSheet;
import org.alea.app.setup.SetupScreen;
import org.alea.app.table.Pictures;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of the table of Reckoners, to look at. They go to {@code target/screens}. */
@Tag("screens")
class ReckonersScreensTest extends AtTheReckonersTable {

    /** A picture and the game it is of. */
    private record Shot(String name, Map<String, String> setup, long seed, Predicate<ReckonersTable> wanted) {}

    private static final List<Shot> SHOTS = List.of(
            new Shot("place", Map.of(), 1, at(ReckonersPhase.PLACE, 0)),
            new Shot(
                    "roll",
                    Map.of(),
                    2,
                    table -> at(ReckonersPhase.ROLL, 1).test(table)
                            && table.state().team().get(0).locking()),
            new Shot("use", Map.of(), 3, at(ReckonersPhase.USE, 2)),
            new Shot("chosen", Map.of(), 3, at(ReckonersPhase.USE, 2)),
            new Shot(
                    "source",
                    Map.of(),
                    4,
                    table -> table.state().round() > 1
                            && table.state().openSource().isPresent()),
            new Shot("buy", Map.of("reckoners", "3"), 5, at(ReckonersPhase.BUY, 2)),
            new Shot("four", Map.of("reckoners", "4"), 6, at(ReckonersPhase.USE, 2)),
            new Shot("babilar", Map.of("city", "babilar", "highEpic", "regalia"), 7, at(ReckonersPhase.USE, 2)),
            new Shot("ildithia", Map.of("city", "ildithia", "highEpic", "limelight"), 8, at(ReckonersPhase.USE, 2)),
            new Shot(
                    "loot",
                    Map.of("reckoners", "3"),
                    12,
                    table -> table.state()
                            .question()
                            .filter(Question.Loot.class::isInstance)
                            .isPresent()),
            new Shot(
                    "roster",
                    Map.of("campaign", "on"),
                    13,
                    table -> table.state().phase() == ReckonersPhase.CAMPAIGN_START),
            new Shot(
                    "base",
                    Map.of("campaign", "on", "letter", "A"),
                    13,
                    table -> table.state().phase() == ReckonersPhase.CAMPAIGN_BASE
                            && table.state().campaign().orElseThrow().mission() > 0),
            new Shot("over", Map.of("letter", "D"), 14, table -> table.state().phase() == ReckonersPhase.OVER),
            new Shot("dice", Map.of(), 2, at(ReckonersPhase.ROLL, 1)),
            new Shot("pile", Map.of(), 3, at(ReckonersPhase.USE, 2)),
            new Shot("one", Map.of("reckoners", "1"), 10, at(ReckonersPhase.USE, 1)));

    private static Predicate<ReckonersTable> at(ReckonersPhase phase, int round) {
        return table -> table.state().phase() == phase
                && table.state().round() >= round
                && table.state().question().isEmpty();
    }

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void every_state_of_the_table_can_be_seen(Look look) {
        onFxThread(() -> {
            look.dress(desk.preferences());
            desk.preferences().set(Setting.FONT_SCALE, Integer.getInteger("scale", 100));
        });
        for (Shot shot : SHOTS) {
            if (shot.name().matches(System.getProperty("shots", ".*"))) {
                var game = newMatch(shot.seed(), shot.setup());
                goOn(game, shot.seed(), shot.wanted());
                sitDown(game, look.width(), look.height());
                if (shot.name().equals("chosen")) {
                    press(KeyCode.DIGIT1).release(KeyCode.DIGIT1);
                }
                if (shot.name().equals("dice")) {
                    rightClickOn(middle(ReckonSpots.reckoner(
                            match.table().state().team().get(0).id())));
                }
                if (shot.name().equals("pile")) {
                    rightClickOn(middle(ReckonSpots.pile(PileSheet.Pile.EQUIPMENT)));
                }
                assertThat(Pictures.take("reckoners-" + shot.name() + "-" + look))
                        .isNotEmptyFile();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void the_set_up_can_be_seen(Look look) {
        onFxThread(() -> look.dress(desk.preferences()));
        show(desk, look.width(), look.height(), () ->
                (Parent) SetupScreen.of(desk, "reckoners", BOX).node());
        clickOn("#option-team-abraham");
        clickOn("#option-team-david");
        assertThat(Pictures.take("reckoners-setup-" + look)).isNotEmptyFile();
    }

    @ParameterizedTest
    @MethodSource("org.alea.app.Look#all")
    void the_epics_can_be_watched(Look look) {
        onFxThread(() -> {
            look.dress(desk.preferences());
            desk.preferences().set(Setting.OPPONENT_EXPLAINED, Choices.OpponentExplained.ALWAYS);
        });
        var game = newMatch(11, Map.of("newcagoCards", "off"));
        goOn(game, 11, at(ReckonersPhase.BUY, 2));
        sitDown(game, look.width(), look.height());
        onFxThread(() -> match.play(new ReckonersMove.EndBuy(), 0));
        for (int i = 1; i <= 12; i++) {
            press(KeyCode.SPACE).release(KeyCode.SPACE);
            if (i % 4 == 0) {
                assertThat(Pictures.take("reckoners-epics" + i / 4 + "-" + look))
                        .isNotEmptyFile();
            }
        }
    }
}
