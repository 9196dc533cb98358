package org.alea.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.content.guide.Lesson;
import org.alea.content.guide.LessonWalk;
import org.alea.content.guide.MovePattern;
import org.alea.content.guide.Rehearsal;
import org.alea.content.guide.Scene;
import org.alea.content.guide.Step;
import org.alea.engine.Result;
import org.junit.jupiter.api.Test;

/** The lessons: what they show, and that all of it can be played. */
class RoyalGuideTest {
    private static final RoyalBox BOX = (RoyalBox) (GameBox<?, ?>) new RoyalKit().open(ContentSource.builtIn());

    @Test
    void theLessonsBeginWithTheGoalAndEndWithAWholeRound() {
        assertThat(BOX.guide().lessons())
                .extracting(Lesson::id)
                .containsExactly("goal", "money", "dice", "actions", "events", "roy", "influence", "scoring", "round");
    }

    @Test
    void everyLessonIsShortIsPlayedAndSaysWhatWasLearnt() {
        assertThat(BOX.guide().lessons()).allSatisfy(lesson -> {
            assertThat(lesson.size()).isBetween(8, 14);
            assertThat(lesson.learnt()).hasSizeBetween(2, 4);
            assertThat(steps(lesson)).anyMatch(step -> step.kind() == Step.Kind.PLAY);
        });
    }

    /** The words of a lesson speak of what the dice show: they are rehearsed, or the table is laid with them. */
    @Test
    void whatALessonSaysOfItsFiguresIsSo() {
        LessonWalk<RoyalTable, RoyalMove> goal = at("goal", 0, "verdict");
        assertThat(goal.match().table().vp(Side.YOU) - goal.match().table().vp(Side.ROY))
                .isEqualTo(1);
        assertThat(at("money", 0, "income").match().table().purse().deniers()).isEqualTo(15);
        assertThat(at("money", 1, "total").match().table().purse().deniers()).isEqualTo(12);
        assertThat(at("dice", 1, "deal").match().table().purse().deniers()).isEqualTo(8 - 4 + 10);
        assertThat(at("actions", 0, "place").match().table().purse().deniers()).isEqualTo(10 - 3 + 8);
        assertThat(at("actions", 0, "one").match().table().purse().deniers()).isEqualTo(10 + 18);
        assertThat(at("events", 0, "struck").match().table().blackGathered()).isEqualTo(4);
        assertThat(at("events", 0, "several").match().table().districts().black())
                .containsExactly(2, 1);
        assertThat(at("roy", 0, "lock").match().table().city().lying(Side.YOU, Building.PALACE))
                .isEqualTo(1);
        assertThat(at("roy", 0, "bought").match().table().purse().onDistrict()).isEqualTo(4);
        assertThat(at("influence", 0, "turned").match().table().districts().dice(Side.YOU))
                .isEqualTo(Dice.parse("R5,Y5,W6"));
        assertThat(at("scoring", 0, "sheet").match().result().map(Result::score))
                .contains(3);
    }

    private static LessonWalk<RoyalTable, RoyalMove> at(String lesson, int scene, String step) {
        LessonWalk<RoyalTable, RoyalMove> walk = LessonWalk.begin(
                BOX, BOX.guide().lesson(lesson).orElseThrow().scenes().get(scene));
        assertThat(walk.forwardTo(step)).as(lesson + " " + step).isTrue();
        return walk;
    }

    private static List<Step> steps(Lesson lesson) {
        return lesson.scenes().stream().flatMap(scene -> scene.steps().stream()).toList();
    }

    @Test
    void theLessonsCanBePlayedToTheirEnd() {
        assertThat(Rehearsal.problems(BOX)).isEmpty();
    }

    @Test
    void theFirstRoundHasTenSteps() {
        assertThat(lesson().size()).isEqualTo(10);
    }

    @Test
    void thePlayerMakesOneOfEachAction() {
        List<String> kinds = lesson().scenes().get(0).steps().stream()
                .filter(step -> step.kind() == Step.Kind.PLAY)
                .flatMap(step -> step.moves().stream())
                .map(MovePattern::json)
                .map(move -> move.path("move").asText())
                .toList();
        assertThat(kinds)
                .containsExactly(
                        "placeInitial",
                        "rollDice",
                        "counter",
                        "combat",
                        "royRoll",
                        "place",
                        "agriculture",
                        "cathedral",
                        "activate");
    }

    @Test
    void theTableIsWholeAfterEveryStep() {
        LessonWalk<RoyalTable, RoyalMove> walk =
                LessonWalk.begin(BOX, lesson().scenes().get(0));
        while (walk.step().kind() != Step.Kind.FREE) {
            assertThat(BOX.violations(walk.match().table())).isEmpty();
            walk.wanted().ifPresentOrElse(move -> walk.match().play(move, 0), walk::next);
        }
        assertThat(walk.match().table().round()).isEqualTo(1);
    }

    @Test
    void everyTableOfEveryLessonIsWholeAtEveryStep() {
        for (Lesson lesson : BOX.guide().lessons()) {
            for (Scene scene : lesson.scenes()) {
                for (Step step : scene.steps()) {
                    LessonWalk<RoyalTable, RoyalMove> walk = LessonWalk.begin(BOX, scene);
                    assertThat(walk.forwardTo(step.id())).isTrue();
                    assertThat(BOX.violations(walk.match().table()))
                            .as(lesson.id() + " " + step.id())
                            .isEmpty();
                }
            }
        }
    }

    private static Lesson lesson() {
        return BOX.guide().lesson("round").orElseThrow();
    }
}
