package org.alea.games.queen.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.alea.Rule;
import org.alea.content.guide.Lesson;
import org.alea.content.guide.LessonWalk;
import org.alea.content.guide.Scene;
import org.alea.content.guide.Step;
import org.alea.games.queen.Arena;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the lessons teach stands before the coach. */
class TaughtMovesTest {
    /** Moves the lessons let the player make although they are no good, and why. */
    private static final Map<String, String> DELIBERATE =
            Map.of("coach arena mistake", "shows what the coach says of a mistake");

    static Stream<Lesson> lessons() {
        return Arena.BOX.guide().lessons().stream();
    }

    @Rule("QUEEN-236")
    @ParameterizedTest
    @MethodSource("lessons")
    void noMoveALessonAsksForIsAnInaccuracy(Lesson lesson) {
        List<String> poor = new ArrayList<>();
        for (Scene scene : lesson.scenes()) {
            LessonWalk<QueenTable, QueenMove> walk = LessonWalk.begin(Arena.BOX, scene);
            List<String> asked = new ArrayList<>();
            while (!walk.over() && walk.step().kind() != Step.Kind.FREE) {
                String place =
                        lesson.id() + " " + scene.id() + " " + walk.step().id();
                int decisions = decisions(walk).size();
                walk.wanted().ifPresentOrElse(move -> walk.match().play(move, 0), walk::next);
                for (int i = decisions; i < decisions(walk).size(); i++) {
                    asked.add(place);
                }
            }
            List<Verdict> verdicts =
                    Coach.of(walk.match()).report(decisions(walk)).verdicts();
            for (int i = 0; i < verdicts.size(); i++) {
                Verdict verdict = verdicts.get(i);
                if (verdict.label().compareTo(Label.GOOD) > 0 && !DELIBERATE.containsKey(asked.get(i))) {
                    poor.add(asked.get(i) + ": " + verdict.label() + " " + verdict.loss() + ", better "
                            + verdict.best());
                }
            }
        }
        assertThat(poor).isEmpty();
    }

    private static List<RoundDecision> decisions(LessonWalk<QueenTable, QueenMove> walk) {
        return RoundDecision.of(walk.match(), 1);
    }
}
