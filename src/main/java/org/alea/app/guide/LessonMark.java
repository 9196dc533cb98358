package org.alea.app.guide;

import java.util.Optional;
import org.alea.content.guide.Lesson;
import org.alea.content.guide.Scene;
import org.alea.content.guide.Step;

/** A place in a lesson: a step of one of its scenes, as it can be found again. */
record LessonMark(Lesson lesson, Scene scene, Step step) {
    private static final String BETWEEN = "/";

    /** The place a text names, if the lesson still has it. */
    static Optional<LessonMark> of(Lesson lesson, String text) {
        for (Scene scene : lesson.scenes()) {
            for (Step step : scene.steps()) {
                LessonMark mark = new LessonMark(lesson, scene, step);
                if (mark.text().equals(text)) {
                    return Optional.of(mark);
                }
            }
        }
        return Optional.empty();
    }

    static LessonMark start(Lesson lesson) {
        Scene scene = lesson.scenes().get(0);
        return new LessonMark(lesson, scene, scene.steps().get(0));
    }

    String text() {
        return scene.id() + BETWEEN + step.id();
    }

    /** Whether nothing has been said before it. */
    boolean first() {
        return place() <= 1 && step.spoken();
    }

    /** Its place among all that is spoken in the lesson, counted from 1; a free step counts as the one before it. */
    int place() {
        return lesson.place(scene, scene.steps().indexOf(step));
    }
}
