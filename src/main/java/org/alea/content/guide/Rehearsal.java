package org.alea.content.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.content.Fault;
import org.alea.content.GameBox;
import org.alea.engine.Move;
import org.alea.engine.RehearsedChance;
import org.alea.engine.ScriptedChance;
import org.alea.engine.SeededChance;
import org.alea.engine.Table;
import org.alea.engine.Words;

/** Plays a guide through as a docile pupil would, and says what does not work. */
public final class Rehearsal<T extends Table<T>, M extends Move> {
    private static final int LONGEST_FREE_STEP = 2000;

    private final GameBox<T, M> box;
    private final List<Words> problems = new ArrayList<>();

    private Rehearsal(GameBox<T, M> box) {
        this.box = box;
    }

    /** What goes wrong in the guide of this box, each with the place it goes wrong at. */
    public static List<Words> problems(GameBox<?, ?> box) {
        return problems(box, box.guide());
    }

    static <T extends Table<T>, M extends Move> List<Words> problems(GameBox<T, M> box, Guide guide) {
        Rehearsal<T, M> rehearsal = new Rehearsal<>(box);
        for (Lesson lesson : guide.lessons()) {
            lesson.scenes().forEach(scene -> rehearsal.play(lesson, scene));
        }
        return List.copyOf(rehearsal.problems);
    }

    private void play(Lesson lesson, Scene scene) {
        LessonWalk<T, M> walk = LessonWalk.begin(box, scene);
        while (!walk.over()) {
            Step step = walk.step();
            Optional<Words> problem = attempt(walk, step);
            if (problem.isPresent()) {
                problems.add(Fault.at(place(lesson, scene, step), problem.get()));
                return;
            }
        }
        if (walk.match().table().chance() instanceof RehearsedChance chance && chance.unused() > 0) {
            problems.add(Fault.at(
                    place(lesson, scene, new Words("champ chance", "field chance")),
                    new Words(
                            chance.unused() + " résultats ne sont jamais tirés",
                            chance.unused() + " results are never drawn")));
        }
    }

    private static Words place(Lesson lesson, Scene scene, Step step) {
        return place(lesson, scene, new Words("étape " + step.id(), "step " + step.id()));
    }

    private static Words place(Lesson lesson, Scene scene, Words there) {
        String before = Guide.FILE + ", " + lesson.id() + " " + scene.id() + ", ";
        return new Words(before + there.fr(), before + there.en());
    }

    private Optional<Words> attempt(LessonWalk<T, M> walk, Step step) {
        try {
            return play(walk, step);
        } catch (ScriptedChance.UnscriptedDraw e) {
            return Optional.of(e.words());
        }
    }

    private Optional<Words> play(LessonWalk<T, M> walk, Step step) {
        switch (step.kind()) {
            case LOOK, GO_ON -> walk.next();
            case PLAY, WATCH -> {
                Optional<M> move = walk.wanted();
                if (move.isEmpty()) {
                    return Optional.of(new Words(
                            "aucun coup permis ne correspond à " + step.moves(), "no legal move fits " + step.moves()));
                }
                walk.match().play(move.get(), 0);
            }
            case FREE -> {
                return playFreely(walk);
            }
        }
        return Optional.empty();
    }

    private Optional<Words> playFreely(LessonWalk<T, M> walk) {
        int index = walk.index();
        SeededChance luck = new SeededChance(walk.scene().seed());
        for (int moves = 0; walk.index() == index; moves++) {
            if (moves == LONGEST_FREE_STEP) {
                return Optional.of(new Words("ce qu’elle attend n’arrive pas", "what it waits for does not come"));
            }
            walk.match().play(box.game().randomMove(walk.match().table(), luck), 0);
        }
        return Optional.empty();
    }
}
