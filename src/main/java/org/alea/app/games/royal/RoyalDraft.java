package org.alea.app.games.royal;

import java.util.List;
import java.util.Optional;
import org.alea.app.play.Draft;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/**
 * A half-made move at this table: what lies in the tray, what is proposed, or what is wished for before there are dice.
 *
 * @param wish the target a player would like to reach
 * @param hint the words of the hint that was laid out, with what it proposed
 */
record RoyalDraft(Tray tray, Optional<Proposal> proposal, Optional<String> wish, Optional<Hint> hint)
        implements Draft<RoyalMove> {

    /** What was laid out for the player, and the words that go with it. */
    record Hint(Proposal proposal, String words) {}

    /** Nothing is chosen yet but what goes without saying. */
    static RoyalDraft fresh(RoyalGame game, RoyalTable table) {
        return holding(Tray.start(table)).settled(new Targets(game, table, Tray.start(table)));
    }

    private static RoyalDraft holding(Tray tray) {
        return new RoyalDraft(tray, Optional.empty(), Optional.empty(), Optional.empty());
    }

    @Override
    public Optional<RoyalMove> move() {
        return proposal.flatMap(Proposal::move);
    }

    /** With something else in the tray; a proposal that fits it still stays. */
    RoyalDraft with(Tray now, Targets targets) {
        Optional<Proposal> still = proposal.filter(present -> targets.legal(present.target()))
                .map(present -> present.again(targets.to(present.target())));
        return new RoyalDraft(now, still, wish, hint).settled(targets);
    }

    RoyalDraft proposing(Proposal other) {
        return new RoyalDraft(tray, Optional.of(other), wish, hint);
    }

    RoyalDraft wishing(Optional<String> target) {
        return new RoyalDraft(tray, proposal, target, hint);
    }

    /** A hint is laid out to be looked at. */
    RoyalDraft advised(Proposal meant, String words) {
        return new RoyalDraft(tray, Optional.of(meant), wish, Optional.of(new Hint(meant, words)));
    }

    /** The words of the hint that lies before the player, until he chooses otherwise. */
    Optional<String> advice() {
        return hint.filter(given -> proposal.equals(Optional.of(given.proposal())))
                .map(Hint::words);
    }

    /** Without what was chosen last: the proposal, or else the tray, or else the wish; nothing if there is nothing left. */
    Optional<RoyalDraft> back(RoyalGame game, RoyalTable table) {
        Tray fresh = Tray.start(table);
        if (proposal.isPresent() && !Aim.AUTOMATIC.contains(proposal.get().target())) {
            RoyalDraft bare = new RoyalDraft(tray, Optional.empty(), wish, hint);
            return Optional.of(bare.settled(new Targets(game, table, tray)));
        }
        if (!tray.equals(fresh)) {
            return Optional.of(with(fresh, new Targets(game, table, fresh)));
        }
        return wish.map(gone -> wishing(Optional.empty()));
    }

    /** What goes without saying is proposed by itself. */
    private RoyalDraft settled(Targets targets) {
        List<String> automatic = Aim.AUTOMATIC.stream().filter(targets::legal).toList();
        return proposal.isPresent() || automatic.isEmpty()
                ? this
                : proposing(Proposal.of(automatic.get(0), targets.to(automatic.get(0))));
    }
}
