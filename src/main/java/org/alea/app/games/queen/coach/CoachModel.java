package org.alea.app.games.queen.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import org.alea.app.shell.Desk;
import org.alea.engine.Match;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Accuracy;
import org.alea.games.queen.coach.Aim;
import org.alea.games.queen.coach.Candidate;
import org.alea.games.queen.coach.Coach;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.coach.Valued;
import org.alea.games.queen.coach.Verdict;

/**
 * What the coach has found so far. It thinks on a background thread, one decision after the other, about the round that
 * is looked at before all others, until nobody wants to know any more.
 */
public final class CoachModel {
    private static final long LONGEST_NANOS = 10_000_000_000L;

    private final Desk desk;
    private final Coach coach;
    private final boolean byGoal;
    private final List<CoachedRound> rounds;
    private final IntegerProperty round = new SimpleIntegerProperty();
    private final IntegerProperty decision = new SimpleIntegerProperty();
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();
    private volatile boolean cancelled;
    private boolean thinking;
    private boolean telling;

    /** @param wanted the round to look at first; if nothing was decided in it, the last one in which something was */
    public CoachModel(Desk desk, QueenBox box, Match<QueenTable, QueenMove> match, int wanted) {
        this.desk = desk;
        this.coach = Coach.of(match, box.coachNotes());
        this.byGoal = Aim.of(match.game()).isPresent();
        this.rounds = IntStream.rangeClosed(1, match.table().round())
                .mapToObj(number -> new CoachedRound(number, RoundDecision.of(match, number)))
                .filter(each -> !each.decisions().isEmpty())
                .toList();
        int last = Math.max(0, rounds.size() - 1);
        round.set(IntStream.range(0, rounds.size())
                .filter(index -> rounds.get(index).number() == wanted)
                .findFirst()
                .orElse(last));
        round.addListener((all, old, now) -> decision.set(0));
    }

    /** Whether values are the points of a drill's goal instead of enemies. */
    boolean byGoal() {
        return byGoal;
    }

    /** The rounds in which there was something to decide. */
    public List<CoachedRound> rounds() {
        return rounds;
    }

    /** The place of the round looked at among {@link #rounds()}. */
    IntegerProperty roundProperty() {
        return round;
    }

    IntegerProperty decisionProperty() {
        return decision;
    }

    /** Counts whatever has been found: what is shown of it follows this. */
    public ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    /** The round looked at; nothing if nothing was ever decided. */
    public Optional<CoachedRound> round() {
        return rounds.isEmpty() ? Optional.empty() : Optional.of(rounds.get(round.get()));
    }

    /** The decision looked at. */
    Optional<RoundDecision> decision() {
        return round().map(all -> all.decisions().get(decision.get()));
    }

    Optional<Verdict> verdict() {
        return round().flatMap(all -> all.verdict(decision.get()));
    }

    /** Over everything that has been judged. */
    OptionalInt gameAccuracy() {
        return Accuracy.of(judged());
    }

    int judgedDecisions() {
        return judged().size();
    }

    private List<Verdict> judged() {
        return rounds.stream().flatMap(each -> each.verdicts().stream()).toList();
    }

    /** The choices at the decision looked at that have no value yet. */
    List<Candidate> awaited() {
        CoachedRound all = round().orElseThrow();
        RoundDecision now = all.decisions().get(decision.get());
        return all.awaited(now.index()).orElseGet(() -> coach.choices(now));
    }

    void step(int by) {
        round().ifPresent(all ->
                decision.set(Math.max(0, Math.min(all.decisions().size() - 1, decision.get() + by))));
    }

    void stepRound(int by) {
        round.set(Math.max(0, Math.min(rounds.size() - 1, round.get() + by)));
    }

    /** Begins to think, or goes on. */
    public void think() {
        Optional<CoachedRound> next = unfinished();
        if (thinking || cancelled || next.isEmpty()) {
            return;
        }
        thinking = true;
        CoachedRound current = next.get();
        RoundDecision todo = current.next();
        long end = current.begin(desk.clock().getAsLong()) + LONGEST_NANOS;
        BooleanSupplier stopped = () -> cancelled || desk.clock().getAsLong() > end;
        desk.background().execute(() -> {
            Optional<Verdict> verdict = coach.judge(todo, current.decisions(), new Relay(current, todo), stopped);
            Platform.runLater(() -> done(current, verdict));
        });
    }

    private void done(CoachedRound current, Optional<Verdict> verdict) {
        thinking = false;
        verdict.ifPresentOrElse(current::add, current::giveUp);
        changed();
        think();
    }

    /** The round looked at first, then the others in their order. */
    private Optional<CoachedRound> unfinished() {
        List<CoachedRound> order = new ArrayList<>();
        round().ifPresent(order::add);
        order.addAll(rounds);
        return order.stream().filter(each -> !each.over()).findFirst();
    }

    /** Nobody wants to know any more. */
    public void cancel() {
        cancelled = true;
    }

    /** What is found at once is told at once: whoever shows it does so anew with each change. */
    private void changed() {
        if (!telling) {
            telling = true;
            Platform.runLater(this::tell);
        }
    }

    private void tell() {
        telling = false;
        if (!cancelled) {
            changes.set(changes.get() + 1);
        }
    }

    /** Brings what the coach finds over to the JavaFX thread. */
    private final class Relay implements Coach.Listener {
        private final CoachedRound current;
        private final RoundDecision todo;

        Relay(CoachedRound current, RoundDecision todo) {
            this.current = current;
            this.todo = todo;
        }

        @Override
        public void candidates(List<Candidate> candidates) {
            Platform.runLater(() -> {
                current.expect(todo.index(), candidates);
                changed();
            });
        }

        @Override
        public void valued(Valued candidate) {
            Platform.runLater(() -> {
                current.add(todo.index(), candidate);
                changed();
            });
        }
    }
}
