package org.alea.app.replay;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.alea.app.replay.Recording.Round;
import org.alea.app.replay.Recording.Step;

/** Where a replay stands and how fast it goes: after so many of its steps, 0 being the table as it was laid out. */
final class ReplayModel {
    private static final long SHORTEST_MS = 350;
    private static final long LONGEST_MS = 4000;

    private final List<Step> steps;
    private final List<Round> rounds;
    private final ReadOnlyIntegerWrapper at = new ReadOnlyIntegerWrapper();
    private final BooleanProperty playing = new SimpleBooleanProperty();
    private final ObjectProperty<Pace> pace = new SimpleObjectProperty<>(Pace.ONE);

    /** How fast steps follow each other (QUEEN-233), or whether each waits to be asked for. */
    enum Pace {
        ONE(1),
        TWO(2),
        FOUR(4),
        STEP(0);

        private final int times;

        Pace(int times) {
            this.times = times;
        }

        int times() {
            return times;
        }
    }

    ReplayModel(List<Step> steps, List<Round> rounds) {
        this.steps = List.copyOf(steps);
        this.rounds = List.copyOf(rounds);
        pace.addListener((all, old, now) -> {
            if (now == Pace.STEP) {
                playing.set(false);
            }
        });
    }

    ReadOnlyIntegerProperty atProperty() {
        return at.getReadOnlyProperty();
    }

    BooleanProperty playingProperty() {
        return playing;
    }

    ObjectProperty<Pace> paceProperty() {
        return pace;
    }

    int at() {
        return at.get();
    }

    int last() {
        return steps.size();
    }

    boolean atEnd() {
        return at() == last();
    }

    List<Step> steps() {
        return steps;
    }

    List<Round> rounds() {
        return rounds;
    }

    /** The round the present step belongs to; before the first step, the first. */
    Round round() {
        int step = Math.max(1, at());
        return rounds.stream().filter(round -> step <= round.last()).findFirst().orElse(new Round(1, 1, last()));
    }

    List<Step> stepsOf(Round round) {
        return steps.subList(round.first() - 1, round.last());
    }

    void jump(int step) {
        at.set(Math.max(0, Math.min(last(), step)));
        if (atEnd()) {
            playing.set(false);
        }
    }

    void first() {
        playing.set(false);
        jump(0);
    }

    void previous() {
        playing.set(false);
        jump(at() - 1);
    }

    void next() {
        jump(at() + 1);
    }

    void toEnd() {
        jump(last());
    }

    /** To the first step of the round after this one, or to the end. */
    void nextRound() {
        jump(round().last() + 1);
    }

    /** To the first step of this round, or of the one before if that is where it stands. */
    void previousRound() {
        Round now = round();
        int index = rounds.indexOf(now);
        jump(
                at() > now.first() || index <= 0
                        ? now.first()
                        : rounds.get(index - 1).first());
    }

    /** Plays on or stands still, or goes a single step; at the end it begins anew. */
    void toggle() {
        if (!playing.get() && atEnd()) {
            jump(0);
        } else if (pace.get() == Pace.STEP) {
            next();
        }
        playing.set(!playing.get() && last() > 0 && pace.get() != Pace.STEP);
    }

    /** How long the present step is shown before the next: as long as it took, unless that was very short or long. */
    long millisToNext() {
        if (atEnd()) {
            return 0;
        }
        long before = at() == 0 ? steps.get(0).millis() : steps.get(at() - 1).millis();
        long gap = steps.get(at()).millis() - before;
        return Math.max(SHORTEST_MS, Math.min(LONGEST_MS, gap)) / pace.get().times();
    }
}
