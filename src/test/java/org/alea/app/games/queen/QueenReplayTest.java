package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.alea.Rule;
import org.alea.app.CutWords;
import org.alea.app.UiTest;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.TableViews;
import org.alea.app.replay.Replays;
import org.alea.app.shell.GameSession;
import org.alea.engine.Bot;
import org.alea.engine.Countdown;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Speed;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.store.FinishedGame;
import org.alea.store.Loading;
import org.alea.store.Save;
import org.junit.jupiter.api.Test;

class QueenReplayTest extends UiTest {
    private final Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
            "a finished game",
            "dragon,chariots",
            "official",
            table -> table.phase().over());

    @Test
    @Rule("QUEEN-233")
    void a_finished_game_is_watched_by_keyboard_and_goes_on_in_practice() {
        FinishedGame finished = finished();
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> Replays.open(window.desk(), finished));
        int steps = (int) match.history().stream()
                .filter(played -> !(played.move() instanceof QueenMove.Pause))
                .count();
        type(KeyCode.END);
        assertThat(lookup("#branch").queryAs(Button.class).isDisabled()).isTrue();
        assertThat(lookup(".move-row").queryAll()).hasSizeGreaterThan(1);
        type(KeyCode.HOME);
        type(KeyCode.RIGHT, 3);
        type(KeyCode.LEFT);
        assertThat(lookup("#round-line").query().getAccessibleText()).isEqualTo("Coup 2 sur " + steps + ", manche 1");
        type(KeyCode.HOME);
        type(KeyCode.B);
        assertThat(lookup("#round-line").queryAll()).isEmpty();
        List<String> before = lanes();
        type(KeyCode.SPACE);
        assertThat(lanes()).as("dice thrown in the practice match").isNotEqualTo(before);
        assertThat(store().saves().list("queen")).as("nothing of it is saved").isEmpty();
        clickOn(lookup(".table-bar .framed").queryButton());
        await(() -> lookup("#round-line").tryQuery().isPresent());
    }

    @Test
    void above_it_stand_the_kind_of_the_game_and_its_rank() {
        Setup setup = Setup.of(QueenMatches.BOX.options(), Map.of("modules", "dragon,shields", "speed", "relaxed"), 3);
        Match<QueenTable, QueenMove> won = Match.start(QueenMatches.BOX.game(), setup);
        Bot<QueenTable, QueenMove> bot =
                Objects.requireNonNull(QueenMatches.BOX.bots().get("expert")).apply(3);
        while (won.result().isEmpty()) {
            won.play(bot.choose(won.table()), 0);
        }
        assertThat(won.table().phase()).isEqualTo(QueenPhase.WON);
        FinishedGame finished =
                store().history().add(Save.of("queen", QueenMatches.BOX, won, Instant.EPOCH), true, Map.of());
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> Replays.open(window.desk(), finished));
        await(() -> lookup(".replay-bar").tryQuery().isPresent());
        String rank = QueenMatches.BOX.wording().say("rank." + finished.result().rank(), Language.FR);
        assertThat(lookup(".replay-bar .label").queryAllAs(Label.class))
                .extracting(Label::getText)
                .anyMatch(words -> words.startsWith("Le Défi de la Reine · Dragon, Boucliers"))
                .anyMatch(words -> words.endsWith(", " + rank));
        assertThat(CutWords.in(lookup(".replay-bar").query())).isEmpty();
    }

    @Test
    void space_presses_the_button_that_was_walked_to_and_plays_from_anywhere_else() {
        FinishedGame finished = finished();
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> Replays.open(window.desk(), finished));
        await(() -> lookup(".replay").tryQuery().isPresent());
        for (int stop = 0; stop < 12 && !lookup("#next").query().isFocused(); stop++) {
            type(KeyCode.TAB);
        }
        assertThat(lookup("#next").query().isFocused()).isTrue();
        type(KeyCode.SPACE);
        assertThat(lookup("#round-line").query().getAccessibleText()).startsWith("Coup 1 sur");
        assertThat(playing()).isFalse();
        clickOn("#next");
        assertThat(lookup("#round-line").query().getAccessibleText()).startsWith("Coup 2 sur");
        type(KeyCode.SPACE);
        assertThat(playing()).as("one that was clicked is not marked").isTrue();
        type(KeyCode.SPACE);
        assertThat(playing()).isFalse();
    }

    private boolean playing() {
        return "Pause".equals(lookup("#play").query().getAccessibleText());
    }

    /** The top row types &, é and ' on a French keyboard. */
    @Test
    void the_speed_is_set_by_the_same_keys_on_azerty() {
        FinishedGame finished = finished();
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> Replays.open(window.desk(), finished));
        await(() -> lookup(".replay").tryQuery().isPresent());
        pressed(KeyCode.QUOTE, "'");
        assertThat(speed()).isEqualTo("Vitesse, ×4");
        pressed(KeyCode.UNDEFINED, "é");
        assertThat(speed()).isEqualTo("Vitesse, ×2");
        pressed(KeyCode.AMPERSAND, "&");
        assertThat(speed()).isEqualTo("Vitesse, ×1");
    }

    private void pressed(KeyCode code, String text) {
        onFxThread(() -> Event.fireEvent(
                lookup(".replay").query(),
                new KeyEvent(KeyEvent.KEY_PRESSED, text, text, code, false, false, false, false)));
    }

    private String speed() {
        return lookup("#pace .choice").queryAllAs(ToggleButton.class).stream()
                .filter(ToggleButton::isSelected)
                .map(Node::getAccessibleText)
                .findFirst()
                .orElse("");
    }

    @Test
    @Rule("QUEEN-233")
    void the_coach_is_asked_about_the_move_looked_at_and_leads_back_to_it() {
        FinishedGame finished = finished();
        AleaWindow window = openWindow(TableViews.suite(), 1440, 900);
        onFxThread(() -> Replays.open(window.desk(), finished));
        await(() -> lookup(".replay").tryQuery().isPresent());
        type(KeyCode.PAGE_DOWN);
        type(KeyCode.END);
        String there = lookup("#made").queryAs(Label.class).getText();
        type(KeyCode.C);
        await(() -> lookup(".coach").tryQuery().isPresent());
        type(KeyCode.ESCAPE);
        await(() -> lookup("#made").tryQuery().isPresent());
        assertThat(lookup("#made").queryAs(Label.class).getText()).isEqualTo(there);
    }

    @Test
    void the_present_move_is_always_seen_whole_in_a_long_round() {
        Match<QueenTable, QueenMove> longRounds = QueenMatches.someMatch(
                "a finished game",
                QueenMatches.ALL_MODULES,
                "untimed",
                table -> table.phase().over());
        FinishedGame finished =
                store().history().add(Save.of("queen", QueenMatches.BOX, longRounds, Instant.EPOCH), true, Map.of());
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> Replays.open(window.desk(), finished));
        await(() -> lookup(".replay").tryQuery().isPresent());
        for (KeyCode key : List.of(KeyCode.END, KeyCode.LEFT, KeyCode.PAGE_UP, KeyCode.LEFT, KeyCode.END)) {
            type(key);
            Bounds list = lookup("#moves")
                    .query()
                    .localToScene(lookup("#moves").query().getLayoutBounds());
            Node present = lookup(".move-row")
                    .match(row -> row.getPseudoClassStates().contains(PseudoClass.getPseudoClass("present")))
                    .query();
            Bounds row = present.localToScene(present.getLayoutBounds());
            assertThat(row.getMinY()).as(key.getName()).isGreaterThanOrEqualTo(list.getMinY());
            assertThat(row.getMaxY()).as(key.getName()).isLessThanOrEqualTo(list.getMaxY());
        }
        assertThat(lookup("#moves").queryAs(ScrollPane.class).getVvalue())
                .as("a list that has to be scrolled")
                .isPositive();
    }

    @Test
    void all_that_a_long_step_brought_about_is_read_on_a_sheet() {
        FinishedGame finished = finished();
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> Replays.open(window.desk(), finished));
        type(KeyCode.END);
        int last = match.history().size() - 1;
        List<String> happened = match.history().get(last).events().stream()
                .map(event -> QueenMatches.BOX.describe(event, Language.FR))
                .filter(line -> !line.isBlank())
                .toList();
        type(KeyCode.L);
        assertThat(lookup("#whole-step-sheet .rule-text .label").queryAllAs(Label.class))
                .extracting(Label::getText)
                .containsExactlyElementsOf(happened);
        assertThat(CutWords.in(lookup("#whole-step-sheet").query())).isEmpty();
        type(KeyCode.ESCAPE);
        assertThat(lookup("#whole-step-sheet").tryQuery()).isEmpty();
        assertThat(lookup("#whole-step").tryQuery())
                .as("the replay is still there")
                .isPresent();
    }

    @Test
    void nothing_that_would_act_stands_on_the_table() {
        FinishedGame finished = finished();
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> Replays.open(window.desk(), finished));
        await(() -> lookup(".showcase .action").tryQuery().isPresent());
        for (KeyCode key : List.of(KeyCode.HOME, KeyCode.RIGHT, KeyCode.PAGE_DOWN, KeyCode.LEFT, KeyCode.END)) {
            type(key);
            await(() -> lookup(".showcase .action").queryAll().stream().noneMatch(Node::isVisible));
        }
    }

    @Test
    void a_move_leads_the_coach_to_the_decision_it_was_part_of() {
        ReplayCoach coach = new ReplayCoach(match, QueenMatches.BOX);
        int round = 1;
        while (RoundDecision.of(match, round).size() < 2) {
            round++;
        }
        List<RoundDecision> decisions = RoundDecision.of(match, round);
        int last = decisions.size() - 1;
        int moves = 0;
        while (!match.tableAfter(moves).equals(decisions.get(1).after())) {
            moves++;
        }
        assertThat(coach.decision(round, 0)).isZero();
        assertThat(coach.decision(round, moves)).isEqualTo(1);
        assertThat(coach.decision(round, match.history().size())).isEqualTo(last);
    }

    @Test
    void the_recorded_game_never_changes() {
        FinishedGame finished = finished();
        GameSession<QueenTable, QueenMove> recorded = session(match);
        int moves = match.history().size();
        onFxThread(() -> {
            QueenReplay replay = new QueenReplay(aDesk().forLookingOn(), recorded);
            for (int at : List.of(0, moves, 5, 6, moves - 1)) {
                replay.show(at);
            }
            Match<QueenTable, QueenMove> branch = replay.branch(match, 5);
            branch.play(branch.moves().get(0), 0);
        });
        assertThat(match.history()).hasSize(moves);
        assertThat(store().history().replay(finished, QueenMatches.BOX)).isInstanceOf(Loading.Loaded.class);
    }

    @Test
    void a_branch_is_the_same_position_without_a_clock_and_unranked() {
        int rolling = firstRolling();
        onFxThread(() -> {
            QueenReplay replay = new QueenReplay(aDesk().forLookingOn(), session(match));
            Match<QueenTable, QueenMove> branch = replay.branch(match, rolling);
            assertThat(branch.practice()).isTrue();
            assertThat(branch.learning()).isTrue();
            assertThat(branch.table().options().speed()).isEqualTo(Speed.UNTIMED);
            assertThat(branch.table().limitMs()).isEqualTo(Countdown.NO_LIMIT);
            assertThat(branch.table().dice())
                    .isEqualTo(match.tableAfter(rolling).dice());
            assertThat(branch.table().enemies())
                    .isEqualTo(match.tableAfter(rolling).enemies());
            while (branch.result().isEmpty()) {
                branch.play(
                        QueenMatches.BOX
                                .game()
                                .randomMove(
                                        branch.table(), branch.table().chance().copy()),
                        0);
            }
        });
    }

    @Test
    void the_clock_shows_what_was_left_when_the_move_was_made() {
        int rolling = firstRolling();
        onFxThread(() -> {
            QueenReplay replay = new QueenReplay(aDesk().forLookingOn(), session(match));
            QueenTable before = match.tableAfter(rolling);
            QueenMove.Timed timed = new QueenMove.Stop(17_500);
            assertThat(replay.clock(before, match.history().get(0))).isEmpty();
            assertThat(replay.clock(
                            before,
                            new org.alea.engine.Played<>(
                                    timed, 0, List.of(), List.of(), org.alea.engine.Game.Undo.NEVER)))
                    .isEqualTo(ClockFace.time((before.limitMs() - 17_500 + 999) / 1000));
        });
    }

    private int firstRolling() {
        int moves = 0;
        while (match.tableAfter(moves).phase() != QueenPhase.ROLLING) {
            moves++;
        }
        return moves;
    }

    private GameSession<QueenTable, QueenMove> session(Match<QueenTable, QueenMove> of) {
        return new GameSession<>("queen", QueenMatches.BOX, of, clock);
    }

    private FinishedGame finished() {
        return store().history().add(Save.of("queen", QueenMatches.BOX, match, Instant.EPOCH), true, Map.of());
    }

    private List<String> lanes() {
        return lookup(".lane").queryAll().stream()
                .map(lane -> String.valueOf(lane.getAccessibleText()))
                .toList();
    }
}
