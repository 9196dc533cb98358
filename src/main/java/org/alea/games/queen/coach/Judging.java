package org.alea.games.queen.coach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.alea.engine.Game;
import org.alea.engine.Seeds;
import org.alea.engine.Turn;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/** One decision being judged: every candidate of QUEEN-212 gets its value. */
final class Judging {
    private static final int MS_BETWEEN_REROLLS = 1000;

    private final Game<QueenTable, QueenMove> game;
    private final RoundDecision decision;
    private final QueenTable table;
    private final Appraisal appraisal;
    private final Foresight.Depth depth;
    private final long seed;
    private final Foresight here;
    private final Map<Candidate, Estimate> estimates = new LinkedHashMap<>();

    Judging(Game<QueenTable, QueenMove> game, long gameSeed, RoundDecision decision) {
        this.game = game;
        this.decision = decision;
        this.table = decision.before();
        this.appraisal = new Appraisal(table, Foresight.CHAOS_SAMPLES, Aim.of(game));
        this.depth = depth(decision);
        this.seed = gameSeed ^ Seeds.hash("coach:" + table.round() + ":" + decision.index());
        this.here = new Foresight(appraisal, Hand.of(table), depth, seed);
    }

    /** QUEEN-221: two steps ahead if there was time for two rerolls, and the rules allow two. */
    static Foresight.Depth depth(RoundDecision decision) {
        QueenTable table = decision.before();
        int twoRerolls = 2 * table.options().speed().rollLockMs() + MS_BETWEEN_REROLLS;
        boolean time = decision.leftMs().orElse(Integer.MAX_VALUE) >= twoRerolls;
        boolean allowed = table.rerolls() + 1 < table.rerollCap().orElse(Integer.MAX_VALUE);
        return time && allowed ? Foresight.Depth.TWO : Foresight.Depth.ONE;
    }

    /** Judges the candidates one by one, the chosen one first; false if it was told to stop before the last. */
    boolean judge(Coach.Listener listener, BooleanSupplier stopped) {
        Set<Candidate> candidates = candidates();
        listener.candidates(List.copyOf(candidates));
        for (Candidate candidate : candidates) {
            if (stopped.getAsBoolean()) {
                return false;
            }
            Estimate estimate = estimate(candidate);
            estimates.put(candidate, estimate);
            listener.valued(valued(candidate, estimate));
        }
        return true;
    }

    private Set<Candidate> candidates() {
        Set<Candidate> candidates = plain(game, decision);
        candidates.addAll(defences());
        return candidates;
    }

    /** What needs no thought to be found: everything but the placements. */
    static Set<Candidate> plain(Game<QueenTable, QueenMove> game, RoundDecision decision) {
        Set<Candidate> candidates = new LinkedHashSet<>();
        candidates.add(decision.choice());
        candidates.add(Candidate.STOP);
        for (QueenMove move : game.moves(decision.before())) {
            if (move instanceof QueenMove.RerollSet || move instanceof QueenMove.RerollSolo) {
                candidates.add(Candidate.of((QueenMove.Timed) move));
            }
        }
        return candidates;
    }

    private Estimate estimate(Candidate candidate) {
        Foresight there = candidate.placements().isEmpty() ? here : after(candidate.placements(), depth);
        return candidate.stops() ? there.stopNow() : there.reroll(candidate.value(), candidate.withDragon());
    }

    /**
     * Each placement followed by the best that can be done then; dice that differ in colour only are one option. The best
     * ones before a stop are among them in any case: the value of stopping (QUEEN-213) is theirs.
     */
    private List<Candidate> defences() {
        Map<Candidate.Placed, Foresight.Glance> best = new LinkedHashMap<>();
        Optional<Candidate.Placed> beforeStop = Optional.empty();
        double most = here.stopNow().mean();
        for (Candidate.Placed placed : placements(table)) {
            Foresight there = after(List.of(placed), Foresight.Depth.ONE);
            double stop = there.stop().mean();
            if (stop > most) {
                most = stop;
                beforeStop = Optional.of(placed);
            }
            Foresight.Glance glance = there.atAGlance();
            Candidate candidate = glance.candidate().stops()
                    ? Candidate.STOP.after(defending(placed))
                    : glance.candidate().after(List.of(placed));
            best.merge(
                    placed.ofAnyColour(),
                    new Foresight.Glance(candidate, glance.worth()),
                    (before, now) -> now.worth() > before.worth() ? now : before);
        }
        return Stream.concat(
                        best.values().stream().map(Foresight.Glance::candidate),
                        beforeStop.stream().map(placed -> Candidate.STOP.after(defending(placed))))
                .toList();
    }

    private List<Candidate.Placed> placements(QueenTable lying) {
        return game.moves(lying).stream()
                .filter(QueenMove.PlaceOnChariot.class::isInstance)
                .map(move -> Candidate.Placed.of(lying, (QueenMove.PlaceOnChariot) move))
                .toList();
    }

    /** A placement before a stop, and another one as long as that gains something. */
    private List<Candidate.Placed> defending(Candidate.Placed first) {
        List<Candidate.Placed> all = List.of(first);
        double worth = after(all, Foresight.Depth.ONE).stopNow().mean();
        for (Candidate.Placed next : placements(placed(all))) {
            List<Candidate.Placed> both = List.of(first, next);
            double more = after(both, Foresight.Depth.ONE).stopNow().mean();
            if (more > worth) {
                worth = more;
                all = both;
            }
        }
        return all;
    }

    /** The same dice after some of them have been placed. */
    private Foresight after(List<Candidate.Placed> placements, Foresight.Depth ahead) {
        QueenTable defended = placed(placements);
        Appraisal then = new Appraisal(defended, Foresight.CHAOS_SAMPLES, true, Optional.of(appraisal));
        return new Foresight(then, Hand.of(defended), ahead, seed);
    }

    private QueenTable placed(List<Candidate.Placed> placements) {
        QueenTable defended = table.copy();
        for (Candidate.Placed placed : placements) {
            game.moves(defended).stream()
                    .filter(move -> move instanceof QueenMove.PlaceOnChariot each
                            && Candidate.Placed.of(defended, each).equals(placed))
                    .findFirst()
                    .ifPresent(move -> game.play(defended, move, Turn.silent()));
        }
        return defended;
    }

    /** All candidates judged so far, the best first; the dragon die is named only where it makes a certain difference. */
    List<Valued> ranked() {
        List<Valued> ranked = new ArrayList<>();
        estimates.forEach((candidate, estimate) -> ranked.add(valued(candidate, estimate)));
        ranked.sort(Comparator.comparingDouble(Valued::value).reversed());
        Candidate highest = ranked.get(0).candidate();
        Candidate simpler = highest.withoutDragon();
        // after a placement only what is best at a glance has been judged
        Estimate alone = known(simpler);
        if (!known(highest).clearlyAbove(alone)) {
            ranked.removeIf(each -> each.candidate().equals(simpler));
            ranked.add(0, valued(simpler, alone));
        }
        return ranked;
    }

    private Estimate known(Candidate candidate) {
        Estimate before = estimates.get(candidate);
        return before == null ? estimate(candidate) : before;
    }

    private static Valued valued(Candidate candidate, Estimate estimate) {
        return new Valued(candidate, estimate.mean(), estimate.error());
    }

    Verdict verdict(List<RoundDecision> round) {
        List<Valued> ranked = ranked();
        Estimate chosen = estimates.getOrDefault(decision.choice(), here.stopNow());
        Estimate highest = ranked.stream()
                .max(Comparator.comparingDouble(Valued::value))
                .map(each -> known(each.candidate()))
                .orElseThrow();
        return new Verdict(
                decision,
                stop(ranked),
                stopAfter(),
                ranked,
                valued(decision.choice(), chosen),
                highest.errorAgainst(chosen),
                depth == Foresight.Depth.TWO,
                Findings.of(appraisal, decision, round));
    }

    /** The best of the stops that are listed. */
    private static double stop(List<Valued> ranked) {
        return ranked.stream()
                .filter(each -> each.candidate().stops())
                .findFirst()
                .orElseThrow()
                .value();
    }

    private double stopAfter() {
        if (decision.choice().stops()) {
            return estimates.getOrDefault(decision.choice(), here.stopNow()).mean();
        }
        Appraisal then = new Appraisal(decision.after(), Foresight.CHAOS_SAMPLES, true, Optional.of(appraisal));
        return new Foresight(then, Hand.of(decision.after()), depth, seed)
                .stop()
                .mean();
    }
}
