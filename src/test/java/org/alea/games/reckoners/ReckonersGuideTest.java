package org.alea.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.content.guide.Lesson;
import org.alea.content.guide.LessonWalk;
import org.alea.content.guide.Rehearsal;
import org.alea.content.guide.Scene;
import org.alea.content.guide.Step;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;
import org.junit.jupiter.api.Test;

/** The guided rounds: that all of it can be played, where each lesson leads, and what it accepts. */
class ReckonersGuideTest {
    private static final ReckonersBox BOX = new ReckonersKit().open(ContentSource.builtIn());
    private static final int ROUND_ONE = 4;

    private static LessonWalk<ReckonersTable, ReckonersMove> begin(String lesson) {
        return LessonWalk.begin(
                BOX, BOX.guide().lesson(lesson).orElseThrow().scenes().get(0));
    }

    private static ReckonersState end(Lesson lesson) {
        LessonWalk<ReckonersTable, ReckonersMove> walk =
                LessonWalk.begin(BOX, lesson.scenes().get(0));
        while (!walk.over()) {
            assertThat(BOX.violations(walk.match().table())).isEmpty();
            walk.wanted().ifPresentOrElse(move -> walk.match().play(move, 0), walk::next);
        }
        return walk.match().table().state();
    }

    @Test
    void all_lessons_can_be_played_to_their_end() {
        assertThat(Rehearsal.problems(BOX)).isEmpty();
    }

    @Test
    @Rule("RECK-361")
    void it_is_the_same_game_against_steelheart_all_along() {
        for (Lesson lesson : BOX.guide().lessons()) {
            Scene scene = lesson.scenes().get(0);
            ReckonersState state = LessonWalk.begin(BOX, scene).match().table().state();
            assertThat(scene.seed()).isEqualTo(20261118);
            assertThat(state.highEpic().id()).isEqualTo("steelheart");
            assertThat(state.setting().newcagoCards()).isFalse();
            assertThat(state.setting().letter().name()).isEqualTo("A");
            assertThat(state.team()).extracting(Reckoner::id).containsExactly("abraham", "tia");
            assertThat(state.districts())
                    .extracting(district ->
                            BOX.game().content().district(district.id()).name().en())
                    .containsExactly("Catacombs", "Steel Docks", "Power Plant");
        }
    }

    @Test
    @Rule("RECK-361")
    void each_lesson_of_the_first_round_begins_where_the_one_before_it_ends() {
        List<Lesson> round = BOX.guide().lessons().subList(0, ROUND_ONE);
        for (int i = 1; i < round.size(); i++) {
            ReckonersState begins = LessonWalk.begin(BOX, round.get(i).scenes().get(0))
                    .match()
                    .table()
                    .state();
            assertThat(begins).as(round.get(i).id()).isEqualTo(end(round.get(i - 1)));
        }
    }

    @Test
    void the_first_round_ends_as_its_words_say() {
        ReckonersState state = end(BOX.guide().lessons().get(ROUND_ONE - 1));
        assertThat(state.phase()).isEqualTo(ReckonersPhase.ROLL);
        assertThat(state.round()).isEqualTo(2);
        assertThat(state.population()).isEqualTo(36);
        assertThat(state.highEpic().research()).isEqualTo(10);
        assertThat(state.team().get(0).ready()).isEqualTo(1);
    }

    @Test
    @Rule("RECK-362")
    void only_the_awaited_move_is_accepted_and_another_changes_nothing() {
        LessonWalk<ReckonersTable, ReckonersMove> walk = begin("useDice");
        walk.next();
        ReckonersTable before = walk.match().table();
        ReckonersMove other = walk.match().moves().stream()
                .filter(move -> move instanceof ReckonersMove.OpenDie
                        && !walk.wanted().orElseThrow().equals(move))
                .findFirst()
                .orElseThrow();
        assertThat(walk.match().refusal(other))
                .hasValueSatisfying(refusal -> assertThat(refusal.reason()).isEqualTo(LessonWalk.REASON));
        assertThat(walk.match().table()).isEqualTo(before);
        walk.match().play(walk.wanted().orElseThrow(), 0);
        assertThat(walk.match().history()).hasSize(1);
    }

    @Test
    @Rule("RECK-363")
    void in_the_second_round_a_task_is_ticked_by_any_move_of_its_kind_and_other_moves_are_allowed() {
        LessonWalk<ReckonersTable, ReckonersMove> walk = begin("secondRound");
        assertThat(walk.forwardTo("token")).isTrue();
        ReckonersMove end = new ReckonersMove.EndUse();
        if (walk.match().table().state().openSource().isPresent()) {
            walk.match().play(new ReckonersMove.CloseSource(), 0);
        }
        assertThat(walk.match().refusal(end)).isEmpty();
        int at = walk.index();
        walk.match().play(walk.wanted().orElseThrow(), 0);
        assertThat(walk.index()).isEqualTo(at + 1);
    }

    @Test
    @Rule("RECK-363")
    void tasks_that_are_left_when_the_dice_end_are_passed_over() {
        LessonWalk<ReckonersTable, ReckonersMove> walk = begin("secondRound");
        assertThat(walk.forwardTo("gun")).isTrue();
        walk.match().play(new ReckonersMove.EndUse(), 0);
        assertThat(walk.step().id()).isEqualTo("round");
        assertThat(walk.scene().steps().stream().filter(Step::isTask)).hasSizeGreaterThan(6);
    }

    @Test
    @Rule("RECK-364")
    void a_lesson_does_not_count_and_is_taken_back_without_limit() {
        LessonWalk<ReckonersTable, ReckonersMove> walk = begin("firstRound");
        assertThat(walk.match().learning()).isTrue();
        assertThat(walk.forwardTo("abKeep2")).isTrue();
        Set<Integer> steps = new HashSet<>();
        while (walk.match().canUndo()) {
            steps.add(walk.index());
            walk.match().undo();
        }
        assertThat(walk.match().history()).isEmpty();
        assertThat(steps).hasSizeGreaterThan(5);
    }
}
