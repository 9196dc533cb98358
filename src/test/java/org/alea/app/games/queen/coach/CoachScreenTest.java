package org.alea.app.games.queen.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.app.CutWords;
import org.alea.app.UiTest;
import org.alea.app.games.queen.QueenTableKit;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.engine.Match;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.Lying;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;
import org.alea.games.queen.Zone;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.practice.Exercise;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

class CoachScreenTest extends UiTest {
    private final Match<QueenTable, QueenMove> match = CoachMatches.played("", 2);
    private final List<GameSession<QueenTable, QueenMove>> sessions = new ArrayList<>();

    private CoachScreen open(Desk desk, int width, int height) {
        return open(desk, match, width, height);
    }

    private CoachScreen open(Desk desk, Match<QueenTable, QueenMove> match, int width, int height) {
        return open(desk, match, Optional.empty(), width, height);
    }

    private CoachScreen open(
            Desk desk, Match<QueenTable, QueenMove> match, Optional<CoachedDrill> drill, int width, int height) {
        List<CoachScreen> made = new ArrayList<>();
        show(desk, width, height, () -> {
            made.add(new CoachScreen(desk, CoachMatches.BOX, match, 1, drill, session -> {
                sessions.add(session);
                return new QueenTableKit().open(desk, session);
            }));
            return (Parent) made.get(0).node();
        });
        onFxThread(made.get(0)::shown);
        return made.get(0);
    }

    private String text(String id) {
        return lookup(id).queryAs(Label.class).getText();
    }

    private void push(KeyCode code) {
        press(code).release(code);
    }

    @Test
    @Rule("QUEEN-210")
    void every_decision_of_the_round_is_listed_with_its_loss() {
        open(aDesk(), 1440, 900);

        int decisions = RoundDecision.of(match, 1).size();
        assertThat(lookup(".decision-row").queryAll()).hasSize(decisions);
        assertThat(lookup(".decision-row .label-chip").queryAll()).hasSize(decisions);
        assertThat(text("#accuracy")).matches("\\d+");
    }

    @Test
    void the_arrow_keys_walk_through_the_decisions_and_the_rounds() {
        open(aDesk(), 1440, 900);
        push(KeyCode.DOWN);
        assertThat(text("#decision-title")).startsWith("Décision 2");

        push(KeyCode.UP);
        assertThat(text("#decision-title")).startsWith("Décision 1");

        push(KeyCode.RIGHT);
        assertThat(lookup(".decision-row").queryAll())
                .hasSize(RoundDecision.of(match, 2).size());
    }

    @Test
    void what_is_rearranged_for_a_low_window_is_styled_before_it_is_drawn() {
        Parent root = (Parent) open(aDesk(), 1440, 900).node();
        List<Node> bare = new ArrayList<>();
        // what the frame does that draws the new size: style, lay out
        interactNoWait(() -> {
            root.resize(1280, 500);
            root.layout();
            lookup(".coach Button").queryAllAs(Button.class).stream()
                    .filter(button -> button.getSkin() == null)
                    .forEach(bare::add);
        });
        WaitForAsyncUtils.waitForFxEvents();

        assertThat(lookup(".coach-strip").queryAll()).hasSize(1);
        assertThat(bare).isEmpty();
    }

    @Test
    @Rule("QUEEN-226")
    void what_is_not_judged_yet_is_hatched() {
        Deque<Runnable> waiting = new ArrayDeque<>();
        Desk desk = slow(waiting);
        open(desk, 1440, 900);

        assertThat(lookup(".decision-row .label-chip").queryAll()).isEmpty();
        assertThat(lookup(".row-awaited").queryAll())
                .hasSize(RoundDecision.of(match, 1).size());

        onFxThread(waiting.remove());
        assertThat(lookup(".decision-row .label-chip").queryAll()).hasSize(1);
    }

    @Test
    void all_that_is_found_about_a_decision_at_once_is_told_at_once() {
        List<Number> told = new ArrayList<>();
        onFxThread(() -> {
            CoachModel model = new CoachModel(aDesk(), CoachMatches.BOX, match, 1);
            model.changesProperty().addListener((all, old, now) -> told.add(now));
            model.think();
        });
        assertThat(told)
                .hasSize(RoundDecision.of(match, 1).size()
                        + RoundDecision.of(match, 2).size());
    }

    @Test
    void what_could_be_chosen_is_listed_before_it_is_judged() {
        open(slow(new ArrayDeque<>()), 1440, 900);

        assertThat(lookup(".candidate-row").queryAll()).hasSizeGreaterThan(1);
        assertThat(lookup(".candidate-row .bar-awaited").queryAll())
                .hasSameSizeAs(lookup(".candidate-row").queryAll());
        assertThat(lookup(".label-counts .label-chip").<Labeled>queryAll())
                .extracting(Labeled::getText)
                .as("nothing is counted yet")
                .containsOnly("–");
    }

    @Test
    void the_best_choice_and_that_of_the_player_bear_the_signs_of_the_legend() {
        open(aDesk(), 1440, 900);

        assertThat(lookup(".candidate-row .legend-best").queryAll()).hasSize(1);
        assertThat(lookup(".candidate-row .legend-chosen").queryAll()).hasSize(1);
    }

    @Test
    void seconds_keep_their_small_letter_in_capitals() {
        open(aDesk(), 1440, 900);

        assertThat(lookup(".stop-line .cap").nth(0).<Labeled>query().getText()).matches("AVANT, \\d+\\hs RESTANTES");
    }

    @Test
    void a_drill_is_called_by_its_name_and_says_what_its_values_mean() {
        Exercise shields = CoachMatches.exercise("P10", 4);
        open(
                aDesk(13),
                CoachMatches.drilled(shields, 1),
                Optional.of(CoachedDrill.of(CoachMatches.BOX, shields)),
                1280,
                720);

        assertThat(lookup(".coach-header .label").<Labeled>queryAll())
                .extracting(Labeled::getText)
                .contains(
                        "Exercice «\u00a0Briser les boucliers\u00a0»\u00a0; les valeurs sont les points de l’objectif, en centaines");
        assertThat(CutWords.in(lookup(".coach-header").query())).isEmpty();
    }

    @Test
    void a_snapshot_is_valued_by_its_enemies_and_does_not_speak_of_points() {
        Exercise snapshot = CoachMatches.exercise("P12", 4);
        open(
                aDesk(13),
                CoachMatches.drilled(snapshot, 0),
                Optional.of(CoachedDrill.of(CoachMatches.BOX, snapshot)),
                1280,
                720);

        assertThat(lookup(".coach-header .label").<Labeled>queryAll())
                .extracting(Labeled::getText)
                .anyMatch(words -> words.startsWith("Exercice «\u00a0Instantané\u00a0». Des dés qui valent au moins"));
        assertThat(CutWords.in(lookup(".coach-header").query())).isEmpty();
    }

    @Test
    void the_choices_end_with_a_whole_row_in_a_low_window() {
        theChoicesEndWithAWholeRow(13, 1280, 720);
    }

    @Test
    void the_choices_end_with_a_whole_row_in_a_large_window() {
        theChoicesEndWithAWholeRow(16.8, 1920, 1080);
    }

    private void theChoicesEndWithAWholeRow(double em, int width, int height) {
        Match<QueenTable, QueenMove> game =
                CoachMatches.played("dragon,chariots,spirit,shields,conspirators,sunmoon", 3);
        open(aDesk(em), game, width, height);
        int scrolled = 0;
        for (int round = 0; round < 3; round++) {
            for (int i = 0; i < RoundDecision.of(game, round + 1).size(); i++) {
                Node view = lookup(".candidate-panel .viewport").query();
                double bottom = view.localToScene(view.getLayoutBounds()).getMaxY();
                for (Node row : lookup(".candidate-row").queryAll()) {
                    Bounds here = row.localToScene(row.getLayoutBounds());
                    assertThat(here.getMinY() < bottom - 1 && here.getMaxY() > bottom + 1)
                            .as("cut in round %d, decision %d", round + 1, i + 1)
                            .isFalse();
                    scrolled += here.getMaxY() > bottom + 1 ? 1 : 0;
                }
                push(KeyCode.DOWN);
            }
            push(KeyCode.RIGHT);
        }
        assertThat(scrolled).as("some list is too long").isPositive();
    }

    @Test
    @Rule({"QUEEN-118", "QUEEN-213"})
    void the_dragon_die_lies_in_the_lane_where_it_does_most_and_the_words_follow() {
        QueenTable table = Lying.on(Map.of("modules", "dragon,shields"))
                .enemy(1, "N14", 1)
                .enemy(3, "N20", 3)
                .dragon(DragonFace.TAIL)
                .dice("W1 W5 W5")
                .table();
        Desk desk = aDesk(13);
        LaneStrip lanes = new LaneStrip(desk, new CoachWords(desk.texts(), CoachMatches.BOX));
        onFxThread(() -> lanes.show(table, 0));

        assertThat(lanes.getChildren().get(0).getAccessibleText())
                .contains("dé Dragon")
                .endsWith("+1");
        assertThat(from(lanes).lookup(".die").queryAll()).hasSize(4);
    }

    @Test
    void a_long_choice_keeps_clear_of_the_edge_of_its_row() {
        Match<QueenTable, QueenMove> game =
                CoachMatches.played("dragon,chariots,spirit,shields,conspirators,sunmoon", 3);
        open(aDesk(13), game, 1280, 720);
        push(KeyCode.RIGHT);
        push(KeyCode.RIGHT);

        assertThat(lookup(".decision-row").<Node>queryAll()).isNotEmpty().allSatisfy(row -> {
            Node words = from(row).lookup(".decision-words").query();
            double above = words.localToScene(words.getBoundsInLocal()).getMinY()
                    - row.localToScene(row.getLayoutBounds()).getMinY();
            assertThat(above).isGreaterThanOrEqualTo(5);
        });
    }

    @Test
    void the_rounds_of_a_long_game_stay_in_a_small_window_with_large_words() {
        Match<QueenTable, QueenMove> game = CoachMatches.played("dragon", 17);
        open(slow(aDesk(16.9), new ArrayDeque<>()), game, 1180, 680);

        assertThat(lookup(".round-chip").<Node>queryAll())
                .hasSizeGreaterThan(12)
                .allSatisfy(chip -> assertThat(
                                chip.localToScene(chip.getLayoutBounds()).getMaxX())
                        .isLessThan(1180));
        assertThat(CutWords.in(lookup(".coach-header").query())).isEmpty();
    }

    @Test
    void whoever_leaves_stops_the_coach() {
        Deque<Runnable> waiting = new ArrayDeque<>();
        CoachScreen screen = open(slow(waiting), 1440, 900);
        push(KeyCode.ESCAPE);
        assertThat(navigator.calls()).endsWith("back");

        onFxThread(screen::dispose);
        onFxThread(waiting.remove());

        assertThat(waiting).isEmpty();
    }

    @Test
    @Rule("QUEEN-227")
    void a_decision_can_be_tried_without_a_clock_with_the_same_dice() {
        open(aDesk(), 1440, 900);
        push(KeyCode.DOWN);
        push(KeyCode.E);

        assertThat(navigator.calls()).endsWith("show Deuxième essai");
        QueenTable table = sessions.get(0).match().table();
        QueenTable decision = RoundDecision.of(match, 1).get(1).before();
        assertThat(table.dice(Zone.ARENA)).isEqualTo(decision.dice(Zone.ARENA));
        assertThat(table.options().speed()).isEqualTo(Speed.UNTIMED);
        assertThat(sessions.get(0).match().practice()).isTrue();
    }

    @Test
    void after_a_second_try_the_coach_comes_back() {
        open(aDesk(), 1440, 900);
        push(KeyCode.E);
        onFxThread(() -> sessions.get(0).match().play(new QueenMove.Stop(5_000), 0));

        assertThat(navigator.calls()).endsWith("back", "show Coach");
    }

    @Test
    @Rule("QUEEN-225")
    void a_low_window_says_what_to_remember_of_the_decision_looked_at() {
        open(aDesk(13), 1280, 720);
        push(KeyCode.DOWN);
        push(KeyCode.DOWN);

        assertThat(lookup(".low-findings .finding .label").<Labeled>queryAll())
                .extracting(Labeled::getText)
                .anyMatch(words -> words.endsWith("s par décision."))
                .anyMatch(words -> words.startsWith("Arrêt à 35"));
        assertThat(CutWords.in(lookup(".low-findings").query())).isEmpty();
        rightClickOn("#decision-3");
        assertThat(navigator.calls()).contains("rule QUEEN-225");
    }

    @Test
    void the_arrows_bring_the_decision_they_reach_into_sight() {
        Exercise many = CoachMatches.exercise("P04", 3);
        open(
                aDesk(13),
                CoachMatches.drilled(many, 11),
                Optional.of(CoachedDrill.of(CoachMatches.BOX, many)),
                1280,
                720);
        int rows = lookup(".decision-row").queryAll().size();
        assertThat(rows).isGreaterThan(8);
        Node view = lookup(".decision-list .viewport").query();
        for (int i = 1; i < rows; i++) {
            push(KeyCode.DOWN);
        }

        Node last = lookup("#decision-" + rows).query();
        assertThat(last.localToScene(last.getLayoutBounds()).getMaxY())
                .isLessThanOrEqualTo(view.localToScene(view.getLayoutBounds()).getMaxY());
    }

    @Test
    void a_low_window_keeps_accuracy_and_the_way_to_try_in_a_strip() {
        open(aDesk(13), 1280, 720);

        assertThat(lookup(".coach-strip").queryAll()).hasSize(1);
        assertThat(lookup(".accuracy-panel").queryAll()).isEmpty();
        assertThat(lookup("#try").<Node>query().isVisible()).isTrue();
    }

    /** A desk whose background work waits until it is let go. */
    private Desk slow(Deque<Runnable> waiting) {
        return slow(aDesk(), waiting);
    }

    private static Desk slow(Desk desk, Deque<Runnable> waiting) {
        return new Desk(
                desk.texts(),
                desk.preferences(),
                desk.sounds(),
                desk.navigator(),
                desk.suite(),
                desk.boxes(),
                desk.store(),
                waiting::add,
                desk.clock(),
                desk.calendar(),
                desk.em(),
                desk.animated());
    }
}
