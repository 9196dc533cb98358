package org.alea.app.games.royal;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.alea.games.royal.HireSource;
import org.alea.games.royal.RoyalMove;

/**
 * What the player is about to do at one target. Everything legal there with the dice of the tray is at hand; what is left
 * to choose is where a citizen comes from, how often, and how many of the citizens returned are lying ones.
 */
record Proposal(String target, List<RoyalMove> ways, Optional<HireSource> chosen, int n, int lying) {

    /** As much as possible; a citizen's source is only settled where there is just one (ROYAL-096). */
    static Proposal of(String target, List<RoyalMove> ways) {
        return new Proposal(target, ways, Optional.empty(), 0, 0).settled();
    }

    /** The same intention with other dice, as far as it can still be had. */
    Proposal again(List<RoyalMove> now) {
        Proposal fresh = of(target, now);
        return chosen.filter(fresh.sources()::contains).map(fresh::from).orElse(fresh);
    }

    /** Where the citizen may come from; just {@code NONE} if nobody moves. */
    List<HireSource> sources() {
        return ways.stream().map(Proposal::source).distinct().toList();
    }

    /** Whether the player has yet to say where the citizen comes from. */
    boolean open() {
        return chosen.isEmpty();
    }

    /** Whoever had chosen less than all keeps to it; otherwise another source may allow for more. */
    Proposal from(HireSource source) {
        boolean most = counts().isEmpty() || n == counts().get(0);
        return new Proposal(target, ways, Optional.of(source), most ? 0 : n, lying).settled();
    }

    /** The same target, with everything chosen as in this move. */
    Proposal meaning(RoyalMove move) {
        return new Proposal(target, ways, Optional.of(source(move)), count(move), lyingUsed(move));
    }

    /** The numbers that can be chosen, largest first; empty if nothing is counted here. */
    List<Integer> counts() {
        return fitting()
                .map(Proposal::count)
                .distinct()
                .filter(count -> count > 0)
                .toList();
    }

    Proposal counting(int times) {
        return counts().contains(times) ? new Proposal(target, ways, chosen, times, 0).settled() : this;
    }

    /** How many of the citizens returned may be lying ones, fewest first. */
    List<Integer> lyings() {
        return fitting()
                .filter(move -> count(move) == n)
                .map(Proposal::lyingUsed)
                .distinct()
                .toList();
    }

    Proposal lyingOnes(int some) {
        return lyings().contains(some) ? new Proposal(target, ways, chosen, n, some) : this;
    }

    /** The move, once nothing is left to choose. */
    Optional<RoyalMove> move() {
        return open()
                ? Optional.empty()
                : fitting()
                        .filter(move -> count(move) == n && lyingUsed(move) == lying)
                        .findFirst();
    }

    /** The move as it would be with the first source, to foretell what no source changes. */
    RoyalMove likely() {
        return move().orElse(ways.get(0));
    }

    private Stream<RoyalMove> fitting() {
        HireSource source = chosen.orElse(sources().get(0));
        return ways.stream().filter(move -> source(move).equals(source));
    }

    private Proposal settled() {
        Optional<HireSource> source = chosen.isEmpty() && sources().size() == 1
                ? Optional.of(sources().get(0))
                : chosen;
        Proposal sourced = new Proposal(target, ways, source, n, lying);
        List<Integer> counts = sourced.counts();
        int times = counts.contains(n) ? n : counts.isEmpty() ? 0 : counts.get(0);
        Proposal counted = new Proposal(target, ways, source, times, lying);
        List<Integer> lyings = counted.lyings();
        return new Proposal(target, ways, source, times, lyings.contains(lying) ? lying : lyings.get(0));
    }

    private static HireSource source(RoyalMove move) {
        if (move instanceof RoyalMove.Activate activate) {
            return activate.hire();
        }
        return move instanceof RoyalMove.Place place ? place.source() : HireSource.Stock.NONE;
    }

    private static int count(RoyalMove move) {
        if (move instanceof RoyalMove.Activate activate) {
            return activate.n();
        }
        return move instanceof RoyalMove.Combat combat ? combat.n() : 0;
    }

    private static int lyingUsed(RoyalMove move) {
        return move instanceof RoyalMove.Activate activate ? activate.lyingUsed() : 0;
    }
}
