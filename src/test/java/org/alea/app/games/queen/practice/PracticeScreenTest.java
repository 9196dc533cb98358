package org.alea.app.games.queen.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Screen;
import org.alea.content.ContentSource;
import org.alea.engine.Language;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenKit;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.Speed;
import org.alea.games.queen.practice.Attempt;
import org.alea.games.queen.practice.Attempts;
import org.alea.games.queen.practice.Drill;
import org.alea.games.queen.practice.Judgement;
import org.alea.games.queen.practice.Lack;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobotInterface;

class PracticeScreenTest extends UiTest {
    private static final QueenBox BOX = new QueenKit().open(ContentSource.builtIn());

    private final List<PlainTable> tables = new ArrayList<>();
    private Desk desk;
    private PracticeScreen screen;

    @BeforeEach
    void openPractice() {
        PracticeHistory.write(store(), BOX, CALENDAR.instant());
        desk = aDesk();
        List<PracticeScreen> made = new ArrayList<>();
        show(desk, 1364, 900, () -> {
            made.add(new PracticeScreen(desk, BOX, session -> {
                PlainTable table = new PlainTable(session);
                tables.add(table);
                return table;
            }));
            return (Parent) made.get(0).node();
        });
        screen = made.get(0);
        onFxThread(screen::shown);
    }

    private String text(String id) {
        return lookup(id).queryAs(Label.class).getText();
    }

    /** The screen the navigator was sent to last. */
    private DrillScreen drill() {
        List<Screen> shown = navigator.shown();
        return (DrillScreen) shown.get(shown.size() - 1);
    }

    private List<Attempt> kept() {
        return Attempts.latest(
                store().ledger("queen-attempts", Attempt.class).read().entries());
    }

    @Test
    void whoever_comes_here_has_the_chosen_drill_under_his_keys() {
        await(() -> lookup("#drill-P01").query().isFocused());
        push(KeyCode.ENTER);

        assertThat(navigator.shown()).hasSize(1);
    }

    @Test
    void the_ring_around_the_first_drill_is_not_cut_off_where_the_list_scrolls() {
        List<PracticeScreen> made = new ArrayList<>();
        show(desk, 1280, 720, () -> {
            made.add(new PracticeScreen(desk, BOX, PlainTable::new));
            return (Parent) made.get(0).node();
        });
        onFxThread(made.get(0)::shown);
        await(() -> lookup("#drill-P01").query().isFocused());
        ScrollPane list = lookup(".drill-list").queryAs(ScrollPane.class);
        IntStream.range(1, 12).forEach(down -> push(KeyCode.DOWN));
        assertThat(list.getVvalue()).isPositive();
        IntStream.range(1, 12).forEach(up -> push(KeyCode.UP));

        assertThat(list.getVvalue()).isZero();
    }

    @Test
    void the_arrow_keys_go_from_drill_to_drill() {
        clickOn("#drill-P01");
        press(KeyCode.DOWN).release(KeyCode.DOWN).press(KeyCode.DOWN).release(KeyCode.DOWN);

        assertThat(text("#drill-name")).isEqualTo("Main pleine");
        assertThat(lookup("#drill-P03").<Node>query().isFocused()).isTrue();

        press(KeyCode.UP).release(KeyCode.UP);
        assertThat(text("#drill-name")).isEqualTo("Aucun solo");

        push(KeyCode.END);
        assertThat(text("#drill-name")).isEqualTo("Instantané");
        assertThat(lookup("#drill-P12").<Node>query().isFocused()).isTrue();
        push(KeyCode.HOME);
        assertThat(text("#drill-name")).isEqualTo("Trois séries");
    }

    @Test
    void the_modules_of_a_drill_are_named_before_it_begins() {
        assertThat(text("#drill-about")).doesNotContain("Module");
        clickOn("#drill-P02");
        for (int i = 2; i < 8; i++) {
            push(KeyCode.DOWN);
        }

        assertThat(text("#drill-about")).endsWith(" Module\u00a0: Dragon.");
    }

    @Test
    void every_drill_shows_its_record_and_its_rate() {
        Attempts history = Attempts.of(kept());
        int best = history.at("P02", Speed.OFFICIAL).best();
        clickOn("#drill-P02");

        assertThat(text("#best")).isEqualTo(Integer.toString(best));
        assertThat(text("#success-rate"))
                .isEqualTo(history.at("P02", Speed.OFFICIAL).successPercent().getAsInt() + "\u00a0% de réussites");
    }

    @Test
    void another_speed_has_a_history_of_its_own() {
        clickOn("67,5\u00a0s");

        assertThat(text("#best")).isEqualTo("–");
        assertThat(lookup("#attempts").<ListView<?>>query().getItems()).isEmpty();
    }

    @Test
    void the_language_changes_at_once() {
        onFxThread(() -> desk.preferences().speak(Language.EN));

        assertThat(text("#drill-name")).isEqualTo("Three sets");
        assertThat(text("#success-rate")).endsWith("% successes");
    }

    @Test
    void the_history_is_exported() throws IOException {
        clickOn("#export");

        String csv = Files.readString(folder().root().resolve("export").resolve("queen-P01-official.csv"));
        assertThat(csv.lines()).hasSize(1 + 44);
        assertThat(navigator.calls()).last().asString().contains("queen-P01-official.csv");
    }

    @Test
    void enter_starts_the_chosen_drill() {
        clickOn("#drill-P03");
        press(KeyCode.ENTER).release(KeyCode.ENTER);

        assertThat(navigator.calls()).endsWith("show Main pleine");
        assertThat(tables).hasSize(1);
        assertThat(tables.get(0).table().limitMs()).isEqualTo(45_000);
    }

    @Test
    void a_finished_drill_is_kept_and_the_next_one_laid_out_with_one_key() {
        clickOn("#start");
        int before = kept().size();
        onFxThread(() -> show(desk, 1364, 900, () -> (Parent) drill().node()));
        onFxThread(() -> tables.get(0).playToTheStop());

        assertThat(lookup("#drill-result").tryQuery()).isPresent();
        assertThat(kept()).hasSize(before + 1);
        Attempt kept = kept().get(before);
        assertThat(text("#score")).isEqualTo(Integer.toString(kept.score()));
        assertThat(text("#verdict")).isEqualTo(kept.success() ? "But atteint" : "But manqué");
        int streak = Attempts.of(kept()).at(kept.drill(), Speed.OFFICIAL).streak();
        assertThat(text("#goal-streak")).isEqualTo(desk.texts().get("practice.inARow", streak));

        press(KeyCode.R).release(KeyCode.R);
        assertThat(lookup("#drill-result").tryQuery()).isEmpty();
        assertThat(tables).hasSize(2);
        assertThat(tables.get(0).disposed()).isTrue();
    }

    @Test
    @Rule({"QUEEN-207", "QUEEN-210"})
    void after_a_drill_the_coach_speaks_unasked_and_his_accuracy_is_kept() {
        clickOn("#start");
        onFxThread(() -> show(desk, 1364, 900, () -> (Parent) drill().node()));
        onFxThread(() -> {
            tables.get(0).play(new QueenMove.StartRound());
            tables.get(0).play(new QueenMove.Stop(2_000));
        });

        Attempt last = kept().get(kept().size() - 1);
        assertThat(lookup(".drill-coach-row").queryAll()).hasSize(1);
        assertThat(text("#coach-accuracy"))
                .isEqualTo("Précision " + last.accuracy().orElseThrow());

        press(KeyCode.C).release(KeyCode.C);
        assertThat(navigator.calls()).endsWith("show Coach");
    }

    @Test
    void the_same_dice_again_are_not_kept() {
        clickOn("#start");
        onFxThread(() -> show(desk, 1364, 900, () -> (Parent) drill().node()));
        onFxThread(() -> tables.get(0).playToTheStop());
        int before = kept().size();
        press(KeyCode.SHIFT, KeyCode.R).release(KeyCode.R, KeyCode.SHIFT);
        onFxThread(() -> tables.get(1).playToTheStop());

        assertThat(tables.get(1).table().dice()).isEqualTo(tables.get(0).table().dice());
        assertThat(kept()).hasSize(before);
    }

    @Test
    @Rule({"QUEEN-206", "QUEEN-230"})
    void an_attempt_with_help_is_known_at_once_to_earn_nothing_and_is_listed_as_such() {
        clickOn("#start");
        onFxThread(() -> show(desk, 1364, 900, () -> (Parent) drill().node()));
        onFxThread(() -> tables.get(0).play(new QueenMove.StartRound()));
        assertThat(lookup("#unscored").query().isVisible()).isFalse();
        onFxThread(() -> tables.get(0).session().match().markLearning());
        assertThat(lookup("#unscored").query().isVisible()).isTrue();
        onFxThread(() -> tables.get(0)
                .play(tables.get(0).table().mustStop() ? new QueenMove.ForcedStop(2_000) : new QueenMove.Stop(2_000)));

        assertThat(text(".result-record")).isEqualTo(desk.texts().get("practice.helpedTotal"));
        assertThat(kept()).last().extracting(Attempt::outcome).isEqualTo(Attempt.Outcome.HELPED);
    }

    @Test
    void leaving_while_the_clock_runs_is_written_down() {
        clickOn("#start");
        onFxThread(() -> tables.get(0).play(new org.alea.games.queen.QueenMove.StartRound()));
        onFxThread(() -> drill().dispose());

        assertThat(kept()).last().extracting(Attempt::outcome).isEqualTo(Attempt.Outcome.ABANDONED);
    }

    @Test
    void a_circuit_leads_through_five_drills_and_keeps_their_sum() {
        clickOn("#circuit");
        onFxThread(() -> show(desk, 1364, 900, () -> (Parent) drill().node()));
        int before = kept().size();
        for (int i = 0; i < 5; i++) {
            PlainTable table = tables.get(i);
            onFxThread(table::playToTheStop);
            press(KeyCode.SPACE).release(KeyCode.SPACE);
        }
        List<Attempt> five = kept().subList(before, before + 5);

        assertThat(tables).hasSize(5);
        assertThat(five).extracting(Attempt::drill).doesNotHaveDuplicates();
        assertThat(new PracticeFiles(store()).read().circuits())
                .last()
                .extracting(run -> run.score())
                .isEqualTo(five.stream().mapToInt(Attempt::score).sum());
        assertThat(navigator.calls()).endsWith("back");
    }

    @Test
    @Rule({"QUEEN-206", "QUEEN-209"})
    void a_circuit_ends_when_its_last_drill_is_given_up() {
        clickOn("#circuit");
        onFxThread(() -> show(desk, 1364, 900, () -> (Parent) drill().node()));
        int before = kept().size();
        int circuits = new PracticeFiles(store()).read().circuits().size();
        for (int i = 0; i < 4; i++) {
            PlainTable table = tables.get(i);
            onFxThread(table::playToTheStop);
            press(KeyCode.SPACE).release(KeyCode.SPACE);
        }
        onFxThread(() -> tables.get(4).play(new QueenMove.StartRound()));
        press(KeyCode.R).release(KeyCode.R);
        onFxThread(() -> drill().dispose());

        assertThat(tables).hasSize(5);
        assertThat(navigator.calls()).endsWith("back");
        assertThat(kept()).hasSize(before + 5);
        assertThat(kept()).last().extracting(Attempt::outcome).isEqualTo(Attempt.Outcome.ABANDONED);
        assertThat(new PracticeFiles(store()).read().circuits()).hasSize(circuits + 1);
    }

    @Test
    void a_composed_drill_joins_the_list_and_can_be_removed() {
        onFxThread(() -> screen.node().setVisible(true));
        PracticeModel model = new PracticeModel(BOX, new PracticeFiles(store()));
        show(desk, 1200, 800, () -> new DrillComposer(desk, model, () -> {}));
        clickOn("#composer-name");
        onFxThread(() -> lookup("#composer-name").queryTextInputControl().setText("Deux dragons"));
        clickOn("#module-dragon");
        clickOn("#composer-save");

        assertThat(model.drills())
                .last()
                .satisfies(drill -> assertThat(drill.name().fr()).isEqualTo("Deux dragons"));
        assertThat(new PracticeFiles(store()).read().drills()).hasSize(1);

        onFxThread(() -> model.remove(model.drillProperty().get()));
        assertThat(model.drills()).hasSameSizeAs(BOX.drills().all());
        assertThat(new PracticeFiles(store()).read().drills()).isEmpty();
    }

    @Test
    void a_composed_drill_is_at_hand_again_the_next_time() {
        PracticeModel model = new PracticeModel(BOX, new PracticeFiles(store()));
        show(desk, 1200, 800, () -> new DrillComposer(desk, model, () -> {}));
        clickOn("#composer-save");
        String composed = model.drillProperty().get().id();
        PracticeModel later = new PracticeModel(BOX, new PracticeFiles(store()));
        later.wish(composed);
        assertThat(later.drillProperty().get().id()).isEqualTo("P01");
        later.show(new PracticeFiles(store()).read());
        assertThat(later.drillProperty().get().id()).isEqualTo(composed);
        later.drillProperty().set(later.drills().get(1));
        later.show(new PracticeFiles(store()).read());
        assertThat(later.drillProperty().get().id()).isEqualTo("P02");
    }

    @Test
    void the_composer_says_what_keeps_a_drill_from_being_played() {
        PracticeModel model = new PracticeModel(BOX, new PracticeFiles(store()));
        show(desk, 1200, 800, () -> new DrillComposer(desk, model, () -> {}));
        assertThat(lookup("#composer-time-caption").<Label>query().getText())
                .as("seconds keep their small letter")
                .endsWith("45\u00a0s");
        FxRobotInterface spinner = clickOn("#dice-W");
        spinner.scroll(1, VerticalDirection.DOWN);
        for (int i = 0; i < 3; i++) {
            press(KeyCode.DOWN).release(KeyCode.DOWN);
        }

        assertThat(text("#composer-flaw")).isEqualTo("Ce but est hors d’atteinte avec ces dés.");
        assertThat(lookup("#composer-save").queryButton().isDisabled()).isTrue();
    }

    @Test
    @Rule("QUEEN-205")
    void what_a_whole_position_fell_short_by_is_told_as_a_share() {
        PracticeModel model = new PracticeModel(BOX, new PracticeFiles(store()));
        Drill snapshot = BOX.drills().find("P12").orElseThrow();
        for (long seed = 1;
                lookup("#verdict").tryQuery().isEmpty() || !text("#verdict").equals("But manqué");
                seed++) {
            DrillRun run = DrillRun.again(model, snapshot, seed);
            show(desk, 1364, 900, () -> (Parent) new DrillScreen(desk, run, PlainTable::new).node());
            onFxThread(() -> {
                run.match().play(new QueenMove.StartRound(), 0);
                run.match().play(new QueenMove.Stop(run.match().table().elapsedMs()), 0);
            });
        }
        assertThat(lookup("#drill-result .label").queryAllAs(Label.class))
                .extracting(Label::getText)
                .anyMatch(line -> line.matches("\\d+\u00a0% du but"));
        assertThat(text("#asked"))
                .matches("Des dés qui valent au moins −?\\d,\\d\\d contre .* Les vôtres valent −?\\d,\\d\\d\\.");
    }

    @Test
    @Rule("QUEEN-205")
    void a_goal_missed_with_all_its_parts_says_what_was_lacking() {
        PracticeModel model = new PracticeModel(BOX, new PracticeFiles(store()));
        Drill shortReserve = BOX.drills().find("P11").orElseThrow();
        long seed = LongStream.iterate(1, next -> next + 1)
                .filter(next -> stoppedAtOnce(DrillRun.again(model, shortReserve, next))
                        .equals(new Judgement(false, 2, 2, 0, Optional.of(new Lack("solos", 2, 1)))))
                .findFirst()
                .orElseThrow();
        DrillRun run = DrillRun.again(model, shortReserve, seed);
        show(desk, 1364, 900, () -> (Parent) new DrillScreen(desk, run, PlainTable::new).node());
        onFxThread(() -> stoppedAtOnce(run));

        assertThat(lookup("#drill-result .result-term .label").queryAllAs(Label.class))
                .extracting(Label::getText)
                .contains("2 séries sur 2", "2 solos, 1 au plus", "Manqué");
    }

    private static Judgement stoppedAtOnce(DrillRun run) {
        run.match().play(new QueenMove.StartRound(), 0);
        boolean forced = run.match().table().mustStop();
        int landed = run.match().table().lockEndMs();
        run.match().play(forced ? new QueenMove.ForcedStop(landed) : new QueenMove.Stop(landed), 0);
        return run.exercise().trial(run.match()).orElseThrow().judgement();
    }

    @Test
    void enterStartsTheDrillEvenAfterASpeedWasClicked() {
        clickOn("#speed .choice:selected");
        push(KeyCode.ENTER);
        assertThat(drill()).isNotNull();
    }

    @Test
    void theListKeepsItsWidthWhateverTheWordsBesideItAre() {
        ScrollPane list = lookup(".drill-list").queryAs(ScrollPane.class);
        double width = list.getWidth();
        for (Drill each : BOX.drills().all()) {
            onFxThread(() -> lookup("#drill-" + each.id()).<Node>query().requestFocus());
            push(KeyCode.DOWN);
            assertThat(list.getWidth()).as(each.id()).isEqualTo(width);
        }
    }
}
