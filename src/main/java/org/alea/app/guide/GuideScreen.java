package org.alea.app.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.alea.app.games.TableScreen;
import org.alea.app.shell.Frames;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.Sheets;
import org.alea.app.table.FirstGlance;
import org.alea.content.guide.Lesson;
import org.alea.content.guide.LessonWalk;
import org.alea.content.guide.Scene;
import org.alea.content.guide.Step;
import org.alea.engine.Move;
import org.alea.engine.SeededChance;
import org.alea.engine.Table;

/** A lesson on a real table. It looks at every frame what the table is doing and speaks when there is time to listen. */
final class GuideScreen<T extends Table<T>, M extends Move> implements TableScreen {
    private final Course<T, M> course;
    private final StackPane root = new StackPane();
    private final Telling telling;
    private final GuideKeys keys;
    private Lesson lesson;
    private LessonWalk<T, M> walk;
    private GuidedTable<M> table;
    private Optional<LessonEnd> end = Optional.empty();
    /** The free step that the guide plays to its end because the player has passed over it. */
    private Optional<Step> playedOut = Optional.empty();

    /** @param from where the lesson is taken up */
    GuideScreen(Course<T, M> course, LessonMark from) {
        this.course = course;
        this.lesson = from.lesson();
        this.walk = course.walk(from);
        this.table = course.table(walk);
        Bubble bubble = new Bubble(
                course.desk().texts(), new Bubble.Ways(this::next, this::back, this::skip, this::quit, this::rule));
        telling = new Telling(
                course.desk(), root, bubble, new Ribbon(course.desk().texts(), this::skip, this::quit));
        keys = new GuideKeys(
                telling.overlay(), new GuideKeys.Ways(this::next, this::back, this::quit, () -> table.walksByTab()));
        keys.listenTo(root);
        telling.overlay().watch(root);
        Frames.during(root, this::tick);
        root.getStyleClass().addAll("guide-screen", "game-" + course.game());
        Sheets.attach(root, List.of("forms", "guide"));
        root.getChildren().setAll(table.node());
        root.getChildren().addAll(telling.layers());
    }

    /** One frame: goes on where the table has, and shows what there is to say. */
    void tick() {
        if (end.isPresent() || telling.overlay().carrying()) {
            return;
        }
        boolean listening = (table.atRest() || table.waits()) && !table.clockRuns();
        if (!walk.over() && walk.step().kind() == Step.Kind.GO_ON && !table.waits() && listening) {
            walk.next();
        }
        if (walk.over()) {
            telling.silence();
            if (listening) {
                sceneOver();
            }
        } else if (walk.step().kind() == Step.Kind.WATCH) {
            telling.silence();
            if (listening) {
                playWanted();
            }
        } else if (playedOut.equals(Optional.of(walk.step()))) {
            telling.silence();
            playOn();
        } else if (walk.step().kind() == Step.Kind.FREE && !table.clockRuns() && !table.covered()) {
            telling.leaveFree(walk.step(), table);
        } else if (listening && walk.step().kind() != Step.Kind.FREE) {
            speak(walk.step());
        } else {
            telling.silence();
        }
    }

    private void speak(Step step) {
        Scene scene = walk.scene();
        step.look().forEach(table::turnTo);
        Bubble.Place place = new Bubble.Place(
                course.guide().lessons().indexOf(lesson) + 1,
                course.guide().lessons().size(),
                lesson.place(scene, walk.index()),
                lesson.size());
        if (telling.speak(step, place, walk.canGoBack(), table)) {
            course.progress().reach(mark());
            keys.wait(step);
            focus(step);
        }
    }

    /** What the step asks for comes first on the keyboard. */
    private void focus(Step step) {
        if (step.kind() == Step.Kind.LOOK) {
            telling.overlay().bubble().focusNext();
        } else {
            table.node().requestFocus();
        }
    }

    void next() {
        if (!walk.over() && walk.step().kind() == Step.Kind.LOOK) {
            walk.next();
            tick();
        }
    }

    private void back() {
        if (walk.canGoBack()) {
            table.rewind(walk.back());
            tick();
        }
    }

    /** Does what the step asks for, or passes over it. */
    void skip() {
        if (walk.over()) {
            return;
        }
        switch (walk.step().kind()) {
            case LOOK -> walk.next();
            case PLAY, WATCH -> playWanted();
            case GO_ON -> table.goOn();
            case FREE -> leaveFree();
        }
        tick();
    }

    private void playWanted() {
        walk.wanted().ifPresentOrElse(table::play, walk::next);
    }

    /**
     * A task is passed over. A free round is the end of its lesson; one in the middle is played out, for what follows
     * speaks of how it ended.
     */
    private void leaveFree() {
        boolean last = walk.index() == walk.scene().steps().size() - 1;
        if (walk.step().isTask()) {
            walk.next();
            return;
        }
        if (!last) {
            playedOut = Optional.of(walk.step());
            return;
        }
        walk.next();
        if (lesson.scenes().indexOf(walk.scene()) == lesson.scenes().size() - 1) {
            table.taught();
            finish();
        }
    }

    /** One move of a free step, or one beat of what the last one has led to. */
    private void playOn() {
        if (table.atRest()) {
            SeededChance luck = new SeededChance(walk.match().history().size());
            table.play(course.box().game().randomMove(walk.match().table(), luck));
        } else {
            table.goOn();
        }
    }

    private void sceneOver() {
        table.taught();
        int following = lesson.scenes().indexOf(walk.scene()) + 1;
        if (following < lesson.scenes().size()) {
            begin(lesson.scenes().get(following));
        } else {
            finish();
        }
    }

    private void finish() {
        telling.silence();
        course.progress().finish(lesson);
        Optional<Lesson> following = course.guide().after(lesson);
        LessonEnd shown = new LessonEnd(
                course.desk().texts(),
                lesson,
                following,
                new LessonEnd.Ways(
                        () -> following.ifPresent(this::take),
                        () -> take(lesson),
                        () -> course.desk().navigator().setUp(course.game()),
                        this::quit));
        end = Optional.of(shown);
        root.getChildren().add(shown);
        // the lesson is over: no key and no Tab finds its way to the table below
        table.node().setDisable(true);
        FirstGlance.guard(shown, course.desk().clock());
        shown.first().requestFocus();
    }

    private void take(Lesson newLesson) {
        lesson = newLesson;
        begin(newLesson.scenes().get(0));
    }

    private void begin(Scene scene) {
        end.ifPresent(root.getChildren()::remove);
        end = Optional.empty();
        table.dispose();
        playedOut = Optional.empty();
        walk = LessonWalk.begin(course.box(), scene);
        table = course.table(walk);
        root.getChildren().set(0, table.node());
        telling.overlay().hide();
        table.shown();
        tick();
    }

    private void quit() {
        course.desk().navigator().back();
    }

    /** Once the rule is read, the keys do again what the bubble says. */
    private void rule() {
        focus(walk.step());
        course.desk().navigator().rule(course.game(), walk.step().rule());
    }

    /** Where the lesson stands. */
    LessonMark mark() {
        return new LessonMark(lesson, walk.scene(), walk.step());
    }

    LessonWalk<T, M> walk() {
        return walk;
    }

    GuidedTable<M> table() {
        return table;
    }

    @Override
    public Node node() {
        return root;
    }

    @Override
    public ObservableValue<String> title() {
        return course.desk().texts().words(lesson.title());
    }

    @Override
    public List<KeyHint> keys() {
        List<KeyHint> all = new ArrayList<>(List.of(
                new KeyHint("↵", "guide.keys.next"),
                new KeyHint("⌫", "guide.keys.back"),
                new KeyHint("Esc", "guide.keys.quit")));
        all.addAll(table.keys());
        return List.copyOf(all);
    }

    @Override
    public boolean canBeCovered() {
        return !table.clockRuns();
    }

    @Override
    public void shown() {
        end.ifPresentOrElse(over -> over.first().requestFocus(), table::shown);
    }

    @Override
    public void dispose() {
        table.dispose();
    }
}
