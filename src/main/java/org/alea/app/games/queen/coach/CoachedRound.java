package org.alea.app.games.queen.coach;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.alea.games.queen.coach.Accuracy;
import org.alea.games.queen.coach.Candidate;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.coach.Valued;
import org.alea.games.queen.coach.Verdict;

/** A round as far as the coach has come with it. */
public final class CoachedRound {
    private final int number;
    private final List<RoundDecision> decisions;
    private final List<Verdict> verdicts = new ArrayList<>();
    private final Map<Integer, List<Candidate>> expected = new HashMap<>();
    private final Map<Integer, List<Valued>> valued = new HashMap<>();
    private OptionalLong begun = OptionalLong.empty();
    private boolean givenUp;

    CoachedRound(int number, List<RoundDecision> decisions) {
        this.number = number;
        this.decisions = decisions;
    }

    public int number() {
        return number;
    }

    public List<RoundDecision> decisions() {
        return decisions;
    }

    /** On the first decisions, in their order. */
    public List<Verdict> verdicts() {
        return List.copyOf(verdicts);
    }

    public Optional<Verdict> verdict(int decision) {
        return decision < verdicts.size() ? Optional.of(verdicts.get(decision)) : Optional.empty();
    }

    /** Everything is judged, or nothing more will be. */
    public boolean over() {
        return givenUp || complete();
    }

    public boolean complete() {
        return verdicts.size() == decisions.size();
    }

    /** It took too long: only what was finished is shown. */
    boolean givenUp() {
        return givenUp;
    }

    public OptionalInt accuracy() {
        return Accuracy.of(verdicts);
    }

    /** The candidates of a decision that have no value yet, once the coach has begun with it. */
    Optional<List<Candidate>> awaited(int decision) {
        return Optional.ofNullable(expected.get(decision)).map(all -> {
            List<Candidate> left = new ArrayList<>(all);
            valued(decision).forEach(known -> left.remove(known.candidate()));
            return left;
        });
    }

    /** The candidates of a decision that have their value. */
    List<Valued> valued(int decision) {
        return List.copyOf(valued.getOrDefault(decision, List.of()));
    }

    /** The decision whose turn it is. */
    RoundDecision next() {
        return decisions.get(verdicts.size());
    }

    /** When thinking about it began: now, if it has not. */
    long begin(long now) {
        if (begun.isEmpty()) {
            begun = OptionalLong.of(now);
        }
        return begun.getAsLong();
    }

    void expect(int decision, List<Candidate> candidates) {
        expected.put(decision, candidates);
    }

    void add(int decision, Valued candidate) {
        valued.computeIfAbsent(decision, index -> new ArrayList<>()).add(candidate);
    }

    void add(Verdict verdict) {
        verdicts.add(verdict);
    }

    void giveUp() {
        givenUp = true;
    }
}
