package org.alea.content.guide;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.content.GameBox;
import org.alea.content.Patch;
import org.alea.engine.Game;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Played;
import org.alea.engine.Refusal;
import org.alea.engine.RehearsedChance;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Table;
import org.alea.engine.TimedMove;

/**
 * Someone being led through a scene: the match it is played on, and the step that has been reached. Moves bring it on by
 * themselves; taking moves back leads back to the step they belong to.
 */
public final class LessonWalk<T extends Table<T>, M extends Move> {
    /** The reason given for a move the lesson does not wait for. */
    public static final String REASON = "GUIDE";

    /** More moves than any scene has: a free step that does not end is given up. */
    private static final int LONGEST = 2000;

    private final GameBox<T, M> box;
    private final Scene scene;
    private final Match<T, M> match;
    /** How many moves had been played when each step so far began. */
    private final List<Integer> begun = new ArrayList<>(List.of(0));

    private LessonWalk(GameBox<T, M> box, Scene scene) {
        this.box = box;
        this.scene = scene;
        Setup setup = Setup.of(box.options(), scene.setup(), scene.seed());
        Game<T, M> guided = new GuidedGame<>(box.game(), this::held);
        match = Match.practice(guided, setup, arranged(setup));
        match.listen(this::follow);
    }

    /** Lays the table of a scene out and begins with its first step. */
    public static <T extends Table<T>, M extends Move> LessonWalk<T, M> begin(GameBox<T, M> box, Scene scene) {
        return new LessonWalk<>(box, scene);
    }

    private T arranged(Setup setup) {
        SeededChance seeded = new SeededChance(setup.seed());
        T fresh = box.game().setUp(setup, seeded);
        ObjectNode json = box.tables().write(fresh);
        Patch.apply(json, scene.arrange());
        return box.tables().read(json, new RehearsedChance(scene.chance(), fresh.chance()));
    }

    public Scene scene() {
        return scene;
    }

    public Match<T, M> match() {
        return match;
    }

    /** Whether all steps are behind the player. */
    public boolean over() {
        return index() == scene.steps().size();
    }

    /** The place of the present step among those of the scene. */
    public int index() {
        return begun.size() - 1;
    }

    public Step step() {
        return scene.steps().get(index());
    }

    /**
     * Goes on, as a docile pupil would, to the step of this name, as if all before it had been gone through; answers
     * whether it was reached. A free step on the way is played out.
     */
    public boolean forwardTo(String step) {
        while (!over() && !step().id().equals(step)) {
            if (!forward()) {
                return false;
            }
        }
        return !over();
    }

    /** One step on, or one move of a free step; answers whether there was a way. */
    private boolean forward() {
        switch (step().kind()) {
            case LOOK, GO_ON -> next();
            case PLAY, WATCH -> {
                Optional<M> move = wanted();
                move.ifPresent(there -> match.play(there, 0));
                return move.isPresent();
            }
            case FREE -> {
                if (step().isTask()) {
                    next();
                    return true;
                }
                int played = match.history().size();
                if (played == LONGEST) {
                    return false;
                }
                match.play(box.game().randomMove(match.table(), new SeededChance(played)), 0);
            }
        }
        return true;
    }

    /** The player has read the step, let the table go on, or passes over what is left of it. */
    public void next() {
        if (!over()) {
            begun.add(match.history().size());
        }
    }

    /** Whether something was said before the present step. */
    public boolean canGoBack() {
        return scene.steps().stream().limit(index()).anyMatch(step -> step.kind() != Step.Kind.WATCH);
    }

    /** Returns to the step before: so many moves are to be left on the table. */
    public int back() {
        if (!canGoBack()) {
            throw new IllegalStateException("this is the first step");
        }
        do {
            begun.remove(index());
        } while (step().kind() == Step.Kind.WATCH);
        return begun.get(index());
    }

    /** The move that does what the present step asks for. */
    public Optional<M> wanted() {
        return over()
                ? Optional.empty()
                : step().moves().stream()
                        .flatMap(pattern -> pattern.among(match, box.moves()).stream())
                        .findFirst();
    }

    /** What the lesson does not wait for is gently held back; a pause never is, nor what the clock does. */
    private Optional<Refusal> held(T table, M move) {
        if (over() || step().kind() == Step.Kind.FREE || move.interruption() || byTheClock(table, move)) {
            return Optional.empty();
        }
        return asked(move) ? Optional.empty() : Optional.of(new Refusal(REASON, step().rule()));
    }

    private boolean asked(M move) {
        return step().moves().stream().anyMatch(pattern -> pattern.fits(move, box.moves()));
    }

    private boolean byTheClock(T table, M move) {
        return move instanceof TimedMove timed
                && box.realTime()
                        .flatMap(time -> time.due(table, timed.atMs()))
                        .filter(move::equals)
                        .isPresent();
    }

    private void follow(Match.Change<T> change) {
        int moves = match.history().size();
        if (change.kind() == Match.Change.Kind.UNDONE) {
            while (index() > 0 && begun.get(index()) > moves) {
                begun.remove(index());
            }
        } else if (!over() && done(match.history().get(moves - 1))) {
            begun.add(moves);
            passOver(moves);
        }
    }

    /** A task that has become pointless is not set at all. */
    private void passOver(int moves) {
        while (!over() && step().isTask() && shows(step())) {
            begun.add(moves);
        }
    }

    private boolean done(Played<M> last) {
        return switch (step().kind()) {
            case LOOK, GO_ON -> false;
            case PLAY, WATCH -> asked(last.move());
            case FREE -> match.result().isPresent() || shows(step()) || asked(last.move());
        };
    }

    private boolean shows(Step step) {
        ObjectNode table = box.tables().write(match.table());
        return step.until().entrySet().stream().allMatch(wish -> wish.getValue().equals(table.at(wish.getKey())));
    }
}
