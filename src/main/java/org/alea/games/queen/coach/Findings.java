package org.alea.games.queen.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenTable;

/** Looks for what can be learnt from a decision (QUEEN-225). */
final class Findings {
    private static final double WORTH_TELLING = 0.005;
    private static final DieColour[] COLOURS = {DieColour.G, DieColour.Y, DieColour.B};

    private final Appraisal appraisal;
    private final Slots slots;
    private final RoundDecision decision;
    private final Hand before;
    private final Hand after;

    private Findings(Appraisal appraisal, RoundDecision decision) {
        this.appraisal = appraisal;
        this.slots = appraisal.slots();
        this.decision = decision;
        this.before = Hand.of(decision.before());
        this.after = decision.choice().stops() ? before : Hand.of(decision.after());
    }

    static List<Finding> of(Appraisal appraisal, RoundDecision decision, List<RoundDecision> round) {
        Findings findings = new Findings(appraisal, decision);
        List<Finding> all = new ArrayList<>();
        findings.sunMissed().ifPresent(all::add);
        all.addAll(findings.wastedColours());
        findings.dearSolo().ifPresent(all::add);
        double seconds = secondsPerDecision(round);
        all.add(new Finding.Pace(seconds));
        if (decision.choice().stops() && decision.secondsLeft().isPresent() && seconds > 0) {
            int left = decision.secondsLeft().getAsInt();
            all.add(new Finding.RerollsLeft((int) (left / seconds), left));
        }
        return all;
    }

    /** In whole tenths, as it is told: whoever divides the seconds left by it finds the rerolls that are told. */
    private static double secondsPerDecision(List<RoundDecision> round) {
        double millis =
                round.stream().mapToInt(RoundDecision::thinkingMs).average().orElse(0);
        return Math.round(millis / 100) / 10.0;
    }

    private Optional<Finding> sunMissed() {
        int sun = decision.before().sun().orElse(0);
        boolean open = appraisal.throwsColours(before) || appraisal.throwsColours(after);
        return sun != 0 && !open && slots.climbs(before, sun) > 0 && slots.climbs(after, sun) == 0
                ? Optional.of(new Finding.SunMissed(sun))
                : Optional.empty();
    }

    private Optional<Finding> dearSolo() {
        Optional<Finding> dearest = Optional.empty();
        double most = -WORTH_TELLING;
        for (int value = 1; value <= 6; value++) {
            double cost = appraisal.brings(after, value);
            if (lies(value) && cost < most) {
                most = cost;
                dearest = Optional.of(new Finding.DearSolo(value, colour(after.colours[value]), cost));
            }
        }
        return dearest;
    }

    /** Whether a solo lies there that chaos does not throw elsewhere. */
    private boolean lies(int value) {
        return after.count(value) == 1
                && (colour(after.colours[value]) == DieColour.W || !appraisal.throwsColours(after));
    }

    private static DieColour colour(int one) {
        for (DieColour colour : COLOURS) {
            if (Hand.of(one, colour) > 0) {
                return colour;
            }
        }
        return DieColour.W;
    }

    private List<Finding> wastedColours() {
        List<Finding> wasted = new ArrayList<>();
        if (appraisal.throwsColours(after)) {
            return wasted;
        }
        for (DieColour colour : COLOURS) {
            int wanted = wantedAt(colour);
            for (int value = 1; value <= 6 && wanted != 0; value++) {
                if (value != wanted && doesNothing(colour, value)) {
                    wasted.add(new Finding.WastedColour(colour, value, wanted));
                    break;
                }
            }
        }
        return wasted;
    }

    /** Whether a white die in its place would be worth as much. */
    private boolean doesNothing(DieColour colour, int value) {
        int here = after.colours[value];
        return Hand.of(here, colour) > 0
                && !wants(value, colour)
                && slots.of(value, here) == slots.of(value, here - Hand.one(colour) + Hand.one(DieColour.W));
    }

    /** The first slot that asks for this colour and has no die of it, or 0. */
    private int wantedAt(DieColour colour) {
        for (int slot = 1; slot <= 6; slot++) {
            if (wants(slot, colour) && Hand.of(after.colours[slot], colour) == 0) {
                return slot;
            }
        }
        return 0;
    }

    private boolean wants(int slot, DieColour colour) {
        return appraisal.aim().map(goal -> goal.wants(slot, colour)).orElseGet(() -> nextWants(slot, colour));
    }

    private boolean nextWants(int slot, DieColour colour) {
        QueenTable table = decision.before();
        return table.enemy(slot)
                .map(Findings::next)
                .filter(square -> square.of(colour) > 0)
                .isPresent();
    }

    private static EnemyCard.Square next(EnemyInPlay enemy) {
        return enemy.card().square(Math.min(enemy.marker() + 1, enemy.card().top()));
    }
}
