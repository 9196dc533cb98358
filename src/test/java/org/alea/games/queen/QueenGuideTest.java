package org.alea.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.content.guide.Lesson;
import org.alea.content.guide.LessonWalk;
import org.alea.content.guide.Rehearsal;
import org.alea.content.guide.Scene;
import org.alea.content.guide.Step;
import org.alea.engine.Language;
import org.alea.games.queen.coach.Coach;
import org.alea.games.queen.coach.Label;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.coach.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tutorial: what it teaches, and that all of it can be played. */
class QueenGuideTest {
    private static final QueenBox BOX = QueenBox.open(ContentSource.builtIn());
    private static final int LONGEST_TEXT = 230;

    @Test
    @Rule("QUEEN-236")
    void everyLessonCanBePlayedToItsEnd() {
        assertThat(Rehearsal.problems(BOX)).isEmpty();
    }

    @Test
    @Rule("QUEEN-236")
    void theLessonsAreGivenWithTheCardsTheyWereWrittenFor(@TempDir Path own) throws IOException {
        Path queen = Files.createDirectory(own.resolve("queen"));
        Files.writeString(queen.resolve("enemies.json"), """
                [{"id": "N00", "name": {"fr": "Nouvelle", "en": "Newcomer"}, "start": 1,
                  "squares": [{"need": 0}, {"need": 0}, {"need": 2}, {"need": 3}], "ability": null, "dragon": null}]
                """);
        ContentSource overlaid = ContentSource.builtIn().overlaidBy(own);

        assertThat(QueenBox.open(overlaid).cards().enemies()).hasSize(31);
        assertThat(Rehearsal.problems(QueenBox.open(overlaid.forLessons("queen"))))
                .isEmpty();

        Files.writeString(queen.resolve("guide.json"), "[]");
        assertThat(overlaid.forLessons("queen")).isSameAs(overlaid);
    }

    @Test
    @Rule("QUEEN-236")
    void noSceneEndsBeforeTheLearnerHasSeenWhatHisMoveDid() {
        assertThat(BOX.guide().lessons())
                .flatExtracting(Lesson::scenes)
                .allSatisfy(scene -> assertThat(
                                scene.steps().get(scene.steps().size() - 1).kind())
                        .isIn(Step.Kind.LOOK, Step.Kind.FREE));
    }

    @Test
    @Rule("QUEEN-236")
    void theLessonsFollowTheRulesFromTheFirstThrowOn() {
        assertThat(BOX.guide().lessons())
                .extracting(Lesson::id)
                .containsExactly("sets", "updown", "colours", "wounds", "clock", "modules", "coach");
    }

    @Test
    @Rule("QUEEN-236")
    void everyLessonEndsInOneFreeRound() {
        assertThat(BOX.guide().lessons()).allSatisfy(lesson -> {
            Scene last = lesson.scenes().get(lesson.scenes().size() - 1);
            Step end = last.steps().get(last.steps().size() - 1);
            assertThat(end.kind()).isEqualTo(Step.Kind.FREE);
            int begun = LessonWalk.begin(BOX, last).match().table().round();
            long rounds = last.steps().stream()
                    .filter(step -> step.kind() == Step.Kind.GO_ON)
                    .count();
            assertThat(end.until().values()).extracting(round -> round.asInt()).containsExactly((int)
                    (begun + rounds + 1));
        });
    }

    @Test
    @Rule("QUEEN-236")
    void eachModuleHasAPageOfItsOwn() {
        List<Scene> pages = BOX.guide().lesson("modules").orElseThrow().scenes();
        assertThat(pages)
                .extracting(page -> page.setup().get("modules"))
                .startsWith("dragon", "spirit", "shields", "conspirators", "chariots", "sunmoon");
    }

    @Test
    @Rule("QUEEN-236")
    void onlyTheLessonOnTheClockHasOne() {
        assertThat(scenes().filter(scene -> !"untimed".equals(scene.setup().get("speed"))))
                .extracting(Scene::setup)
                .allSatisfy(setup -> assertThat(setup).containsEntry("speed", "relaxed"))
                .hasSize(1);
    }

    @Test
    void whatTheFirstLessonAsksForIsWhatTheCoachWouldDo() {
        LessonWalk<QueenTable, QueenMove> walk = LessonWalk.begin(
                BOX, BOX.guide().lesson("sets").orElseThrow().scenes().get(0));
        while (walk.step().kind() != Step.Kind.GO_ON) {
            walk.wanted().ifPresentOrElse(move -> walk.match().play(move, 0), walk::next);
        }

        assertThat(Coach.of(walk.match())
                        .report(RoundDecision.of(walk.match(), 1))
                        .verdicts())
                .hasSize(3)
                .extracting(Verdict::label)
                .containsOnly(Label.BEST);
    }

    @Test
    void tablesAreWholeAfterEveryStep() {
        scenes().forEach(scene -> {
            LessonWalk<QueenTable, QueenMove> walk = LessonWalk.begin(BOX, scene);
            while (!walk.over() && walk.step().kind() != Step.Kind.FREE) {
                assertThat(BOX.violations(walk.match().table())).isEmpty();
                walk.wanted().ifPresentOrElse(move -> walk.match().play(move, 0), walk::next);
            }
        });
    }

    @Test
    void whatIsSaidIsShortEnoughToBeRead() {
        scenes().flatMap(scene -> scene.steps().stream()).forEach(step -> {
            for (Language language : Language.values()) {
                assertThat(step.text().in(language).length()).as(step.id()).isLessThan(LONGEST_TEXT);
                assertThat(step.title().in(language).length()).as(step.id()).isLessThan(40);
                assertThat(step.text()
                                        .in(language)
                                        .chars()
                                        .filter(c -> c == '*')
                                        .count()
                                % 2)
                        .as(step.id())
                        .isZero();
            }
            assertThat(step.text().fr()
                            + step.title().fr()
                            + step.turn().map(turn -> turn.fr()).orElse(""))
                    .doesNotContain(" :", " ;", " !", " ?", "« ", " »");
        });
    }

    private static Stream<Scene> scenes() {
        return BOX.guide().lessons().stream().flatMap(lesson -> lesson.scenes().stream());
    }
}
