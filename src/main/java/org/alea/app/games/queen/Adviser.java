package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import org.alea.app.games.queen.coach.CoachWords;
import org.alea.app.shell.Desk;
import org.alea.engine.Match;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.bots.Demonstration;
import org.alea.games.queen.coach.Aim;
import org.alea.games.queen.coach.Coach;
import org.alea.games.queen.coach.Valued;

/**
 * Help at the table where there is no clock, or in practice: the best choice on request (QUEEN-230), and a bot that
 * plays on while one watches (QUEEN-229). Either makes the game a learning one, which is asked about first.
 */
final class Adviser {
    private static final long PACE_NANOS = Demonstration.PACE_MS * 1_000_000L;

    private final Desk desk;
    private final QueenBox box;
    private final QueenPlay play;
    private final Consent consent;
    private final CoachWords words;
    private Optional<Demonstration> demonstration = Optional.empty();
    private long lastStep;
    private boolean thinking;

    Adviser(Desk desk, QueenBox box, QueenPlay play, Consent consent) {
        this.desk = desk;
        this.box = box;
        this.play = play;
        this.consent = consent;
        this.words = new CoachWords(desk.texts(), box);
    }

    /** Never in a Daily Challenge, and against a clock in practice only. */
    boolean allowed() {
        return box.hints(play.match());
    }

    /** Says what the coach would do now, as soon as he knows. */
    void hint() {
        if (allowed() && play.rolling()) {
            consent.help("table.hint.costs", this::advise);
        } else {
            desk.navigator().toast(words.say("hint.none"));
        }
    }

    private void advise() {
        Match<QueenTable, QueenMove> match = play.match();
        desk.navigator().toast(words.say("hint.thinking"));
        QueenTable asked = play.table();
        Coach coach = Coach.of(match);
        desk.background().execute(() -> {
            List<Valued> advice = coach.advise(asked);
            Platform.runLater(() -> tell(asked, advice.get(0)));
        });
    }

    private void tell(QueenTable asked, Valued best) {
        if (play.table().equals(asked)) {
            desk.navigator().toast(words.hint(asked, best, byGoal()));
        }
    }

    /** Whether values are those of the goal of a drill. */
    private boolean byGoal() {
        return Aim.of(play.match().game()).isPresent();
    }

    boolean demonstrating() {
        return demonstration.isPresent();
    }

    /** Begins to play, or stops. */
    void demonstrate() {
        if (demonstrating()) {
            demonstration = Optional.empty();
            desk.navigator().toast(words.say("demo.over"));
        } else if (allowed()) {
            consent.help("queen.demo.costs", this::begin);
        } else {
            desk.navigator().toast(words.say("hint.none"));
        }
    }

    private void begin() {
        demonstration = Optional.of(
                new Demonstration(play.match().game(), play.match().setup().seed()));
        lastStep = desk.clock().getAsLong();
        desk.navigator().toast(words.say("demo.begins"));
    }

    /** Called with every frame: one move in four seconds. */
    void tick() {
        if (demonstration.isEmpty()
                || thinking
                || play.past().isPresent()
                || desk.clock().getAsLong() - lastStep < PACE_NANOS
                || play.table().paused()) {
            return;
        }
        lastStep = desk.clock().getAsLong();
        if (play.watching()) {
            if (play.summing()) {
                play.next();
            } else {
                play.all();
            }
        } else if (play.moves().isEmpty()) {
            demonstration = Optional.empty();
        } else {
            step(demonstration.get());
        }
    }

    private void step(Demonstration shown) {
        QueenTable asked = play.table();
        thinking = true;
        desk.background().execute(() -> {
            Demonstration.Step step = shown.next(asked);
            Platform.runLater(() -> {
                thinking = false;
                if (demonstration.equals(Optional.of(shown)) && play.table().equals(asked)) {
                    show(step);
                }
            });
        });
    }

    private void show(Demonstration.Step step) {
        step.reason()
                .ifPresent(reason -> desk.navigator().toast(words.reason(play.table(), step.move(), reason, byGoal())));
        play.play(step.move());
    }
}
