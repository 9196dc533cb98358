package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.app.shell.Desk;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;

class AdviserTest extends AtTheQueensTable {

    private Match<QueenTable, QueenMove> roll(String speed) {
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(7, "", speed);
        sitDown(match);
        push(KeyCode.SPACE);
        letDiceLand();
        return match;
    }

    @Test
    @Rule("QUEEN-230")
    void without_a_clock_the_coach_says_what_he_would_do() {
        Match<QueenTable, QueenMove> match = roll("untimed");

        push(KeyCode.H);
        assertThat(match.learning()).as("asked first").isFalse();
        push(KeyCode.ENTER);
        onFxThread(() -> {});

        assertThat(navigator.calls()).contains("toast Le coach réfléchit…");
        assertThat(navigator.calls())
                .last()
                .asString()
                .startsWith("toast Conseil")
                .contains("valeur", "1 = environ un Ennemi battu");
        assertThat(match.learning()).isTrue();
    }

    @Test
    @Rule("QUEEN-230")
    void who_does_not_agree_keeps_the_record_and_who_has_agreed_is_not_asked_again() {
        Match<QueenTable, QueenMove> match = roll("untimed");

        push(KeyCode.H);
        clickOn("#consent-no");
        assertThat(view().overlays().covered()).isFalse();
        assertThat(match.learning()).isFalse();
        assertThat(navigator.calls()).noneMatch(call -> call.startsWith("toast"));

        push(KeyCode.H);
        clickOn("#consent-yes");
        assertThat(match.learning()).isTrue();
        push(KeyCode.H);
        assertThat(view().overlays().covered()).isFalse();
    }

    @Test
    @Rule("QUEEN-231")
    void a_move_taken_back_that_costs_the_record_is_asked_about_first() {
        Match<QueenTable, QueenMove> match = roll("untimed");
        int value = table().groups().stream()
                .filter(DiceGroup::set)
                .mapToInt(DiceGroup::value)
                .findFirst()
                .orElseThrow();
        onFxThread(() -> view().play().play(new QueenMove.RerollSet(value, false, 0)));
        letDiceLand();
        int moves = match.history().size();

        press(KeyCode.CONTROL, KeyCode.Z).release(KeyCode.Z, KeyCode.CONTROL);
        assertThat(lookup("#consent .bubble-text").queryLabeled().getText()).startsWith("Annuler cela");
        push(KeyCode.ESCAPE);
        assertThat(match.history()).hasSize(moves);
        assertThat(match.learning()).isFalse();

        press(KeyCode.CONTROL, KeyCode.Z).release(KeyCode.Z, KeyCode.CONTROL);
        push(KeyCode.ENTER);
        assertThat(match.history()).hasSizeLessThan(moves);
        assertThat(match.learning()).isTrue();
    }

    @Test
    @Rule("QUEEN-230")
    void that_it_costs_the_record_is_seen_at_once() {
        roll("untimed");
        Label round = lookup(".bar-round").query();
        assertThat(round.getGraphic()).isNull();

        push(KeyCode.H);
        push(KeyCode.ENTER);

        assertThat(lookup(".bar-round").queryAs(Label.class).getGraphic()).isNotNull();
    }

    @Test
    @Rule("QUEEN-230")
    void against_the_clock_he_says_nothing() {
        Match<QueenTable, QueenMove> match = roll("official");

        push(KeyCode.H);

        assertThat(navigator.calls()).last().asString().startsWith("toast Le coach ne conseille");
        assertThat(match.learning()).isFalse();
    }

    @Test
    @Rule({"QUEEN-200", "QUEEN-232"})
    void in_a_daily_challenge_he_neither_advises_nor_plays_nor_is_offered() {
        sitDown(QueenMatches.fresh(7, "", "untimed"));
        assertThat(tools())
                .contains(
                        desk().texts().get("coach.bar.hint"),
                        desk().texts().get("coach.bar.demo"),
                        desk().texts().get("table.undo"));
        Match<QueenTable, QueenMove> match = Match.start(
                QueenMatches.BOX.game(),
                Setup.of(QueenMatches.BOX.options(), Map.of("speed", "untimed", "occasion", "daily"), 7));
        sitDown(match);
        assertThat(tools())
                .doesNotContain(
                        desk().texts().get("coach.bar.hint"),
                        desk().texts().get("coach.bar.demo"),
                        desk().texts().get("table.undo"));

        push(KeyCode.SPACE);
        letDiceLand();
        int moves = match.history().size();
        push(KeyCode.H);
        assertThat(navigator.calls()).last().asString().startsWith("toast Le coach ne conseille");
        press(KeyCode.SHIFT).press(KeyCode.H).release(KeyCode.H).release(KeyCode.SHIFT);
        pass(4100);
        assertThat(match.history()).hasSize(moves);
        press(KeyCode.CONTROL, KeyCode.Z).release(KeyCode.Z, KeyCode.CONTROL);
        assertThat(match.history()).hasSize(moves);
        assertThat(match.learning()).isFalse();
    }

    private List<String> tools() {
        return lookup(".bar-tool").queryAllAs(Button.class).stream()
                .map(Button::getAccessibleText)
                .toList();
    }

    @Test
    @Rule("QUEEN-229")
    void the_demonstration_makes_one_move_in_four_seconds_and_says_why() {
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(7, "", "untimed");
        sitDown(match);
        press(KeyCode.SHIFT).press(KeyCode.H).release(KeyCode.H).release(KeyCode.SHIFT);
        push(KeyCode.ENTER);

        pass(3900);
        assertThat(phase()).isEqualTo(QueenPhase.START_ROUND);
        pass(200);
        assertThat(phase()).isEqualTo(QueenPhase.ROLLING);

        int moves = match.history().size();
        pass(4100);
        assertThat(match.history()).hasSizeGreaterThan(moves);
        assertThat(navigator.calls()).last().asString().matches("toast (Elle|Plus de série).*");
        assertThat(match.learning()).isTrue();
    }

    @Test
    @Rule("QUEEN-229")
    void the_demonstration_waits_while_something_is_read() {
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(7, "", "untimed");
        sitDown(match);
        press(KeyCode.SHIFT).press(KeyCode.H).release(KeyCode.H).release(KeyCode.SHIFT);
        push(KeyCode.ENTER);
        push(KeyCode.L);

        pass(9000);
        assertThat(match.history()).isEmpty();

        push(KeyCode.ESCAPE);
        pass(4100);
        assertThat(phase()).isEqualTo(QueenPhase.ROLLING);
    }

    @Test
    @Rule("QUEEN-229")
    void the_demonstration_thinks_elsewhere_and_what_is_taken_back_meanwhile_is_not_played() {
        Deque<Runnable> waiting = new ArrayDeque<>();
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(7, "", "untimed");
        sitDown(thinking(waiting), match);
        press(KeyCode.SHIFT).press(KeyCode.H).release(KeyCode.H).release(KeyCode.SHIFT);
        push(KeyCode.ENTER);
        pass(9000);
        assertThat(match.history()).isEmpty();
        assertThat(waiting).as("one thought at a time").hasSize(1);

        press(KeyCode.SHIFT).press(KeyCode.H).release(KeyCode.H).release(KeyCode.SHIFT);
        waiting.remove().run();
        onFxThread(() -> {});
        assertThat(match.history()).isEmpty();
    }

    /** A desk whose background work waits until it is let go. */
    private Desk thinking(Deque<Runnable> waiting) {
        Desk desk = desk();
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
