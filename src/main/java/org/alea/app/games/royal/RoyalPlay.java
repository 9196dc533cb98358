package org.alea.app.games.royal;

import java.util.List;
import java.util.Optional;
import org.alea.app.shell.GameSession;
import org.alea.engine.Match;
import org.alea.engine.Refusal;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;

/**
 * One player at one match: what lies in the tray, what is proposed, and the moves that come of it. It knows no nodes;
 * whoever shows the table listens as its {@link Audience}.
 */
final class RoyalPlay {
    private final GameSession<RoyalTable, RoyalMove> session;
    private final Match<RoyalTable, RoyalMove> match;
    private final RoyalGame game;
    private final Audience audience;
    private final Sight sight;
    private Tray tray = Tray.EMPTY;
    private Optional<Proposal> proposal = Optional.empty();
    private Optional<Targets> targets = Optional.empty();
    private Optional<String> wish = Optional.empty();
    private Optional<Advised> advice = Optional.empty();

    /** What was laid out for the player, and the words that go with it. */
    private record Advised(Proposal proposal, String words) {}

    RoyalPlay(GameSession<RoyalTable, RoyalMove> session, RoyalBox box, Audience audience) {
        this.session = session;
        this.match = session.match();
        this.game = box.game();
        this.audience = audience;
        this.sight = new Sight(match);
        begin();
    }

    /** The table that is looked at: the present one, or one of the past. */
    RoyalTable table() {
        return sight.table();
    }

    /** After how many moves the table was as it is shown, if it is one of the past. */
    Optional<Integer> past() {
        return sight.past();
    }

    /** Shows the table as it was after some moves; nothing can be done there. */
    void look(int moves) {
        sight.after(moves);
        begin();
        audience.changed();
    }

    /** Shows the table as it was in the middle of the last move; nothing can be done there either. */
    void lookInto(RoyalTable lastMove) {
        sight.duringLastMove(lastMove);
        begin();
        audience.changed();
    }

    /** As {@link #look}, for a replay, which itself leads on. */
    void replay(int moves) {
        sight.replayed();
        look(moves);
    }

    /** Whether the player went into the past by himself, and returns from there by {@link #cancel}. */
    boolean returns() {
        return sight.returns();
    }

    RoyalGame game() {
        return game;
    }

    Match<RoyalTable, RoyalMove> match() {
        return match;
    }

    Tray tray() {
        return tray;
    }

    Optional<Proposal> proposal() {
        return proposal;
    }

    /** The target a player would like to reach, while no dice lie in the tray. */
    Optional<String> wish() {
        return wish.filter(any -> tray.isEmpty());
    }

    void wish(String target) {
        wish = table().state() == State.ACTION && Aim.takesGroup(target) ? Optional.of(target) : Optional.empty();
        audience.changed();
    }

    Targets targets() {
        if (targets.isEmpty()) {
            targets = Optional.of(past().isPresent() ? Targets.none(game, table()) : new Targets(game, table(), tray));
        }
        return targets.get();
    }

    /** Whether this die could go into the tray now. */
    boolean takes(Districts.Lying die) {
        if (tray.holds(die.id()) || past().isPresent()) {
            return false;
        }
        return switch (table().state()) {
            case ACTION -> tray.dice().size() < Tray.MOST;
            case COUNTER -> die.side() == Side.YOU;
            default -> false;
        };
    }

    void perform(RoyalAct act) {
        if (act instanceof RoyalAct.Take take) {
            fill(tray.with(take.die()));
        } else if (act instanceof RoyalAct.Return back) {
            fill(tray.without(back.die()));
        } else if (act instanceof RoyalAct.Face face) {
            fill(tray.switching(face.black()));
        } else if (act instanceof RoyalAct.Oppose oppose) {
            fill(tray.with(oppose.die()).facing(oppose.black()));
        } else if (act instanceof RoyalAct.Arm arm) {
            fill(tray.arming(arm.card()));
        } else if (act instanceof RoyalAct.Propose propose) {
            propose(propose.target());
        } else if (act instanceof RoyalAct.Send send) {
            fill(Tray.start(table()).with(send.die()));
            propose(send.target());
        } else if (act instanceof RoyalAct.From from) {
            proposal = proposal.map(present -> present.from(from.source()));
            audience.changed();
        }
    }

    /** Changes what lies in the tray; a proposal that fits it still stays. */
    private void fill(Tray now) {
        tray = now;
        targets = Optional.empty();
        proposal = proposal.filter(present -> targets().legal(present.target()))
                .map(present -> present.again(targets().to(present.target())));
        settle();
        audience.changed();
    }

    /** Puts what is in the tray to a target; a second time there means it. */
    void propose(String target) {
        List<RoyalMove> ways = targets().to(target);
        if (ways.isEmpty()) {
            targets().refusal(target).ifPresent(refusal -> audience.refused(refusal, target));
        } else if (proposal.filter(present -> present.target().equals(target)).isPresent()) {
            confirm();
        } else {
            proposal = Optional.of(Proposal.of(target, ways));
            audience.changed();
        }
    }

    /** Proposes a target without ever confirming it. */
    void select(String target) {
        if (targets().legal(target)) {
            proposal = Optional.of(Proposal.of(target, targets().to(target)));
            audience.changed();
        }
    }

    /** Lays a whole move out, to be looked at: its dice in the tray, its target proposed, everything chosen. */
    void layOut(Tray dice, RoyalMove move, String words) {
        fill(dice);
        String target = Aim.of(move);
        if (targets().legal(target)) {
            Proposal meant = Proposal.of(target, targets().to(target)).meaning(move);
            advice = Optional.of(new Advised(meant, words));
            amend(meant);
        }
    }

    /** The words of the hint that lies before the player, until he chooses otherwise. */
    Optional<String> advice() {
        return advice.filter(given -> proposal.equals(Optional.of(given.proposal())))
                .map(Advised::words);
    }

    /** Another way to do what is proposed: how often, with which citizens. */
    void amend(Proposal other) {
        proposal = Optional.of(other);
        audience.changed();
    }

    /** Plays what is proposed, if nothing is left to choose; after the last move there is the result. */
    boolean confirm() {
        if (returns()) {
            return cancel();
        }
        if (table().state() == State.GAME_OVER) {
            audience.resultWanted();
            return true;
        }
        Optional<RoyalMove> move = proposal.flatMap(Proposal::move);
        move.ifPresent(this::play);
        return move.isPresent();
    }

    /** Takes back the proposal, or else the tray. */
    boolean cancel() {
        if (past().isPresent()) {
            look(match.history().size());
            return true;
        }
        Tray fresh = Tray.start(table());
        if (proposal.isPresent() && !Aim.AUTOMATIC.contains(proposal.get().target())) {
            proposal = Optional.empty();
            settle();
        } else if (!tray.equals(fresh)) {
            fill(fresh);
            return true;
        } else if (wish.isPresent()) {
            wish = Optional.empty();
        } else {
            return false;
        }
        audience.changed();
        return true;
    }

    void play(RoyalMove move) {
        sight.present();
        Optional<Refusal> refusal = match.refusal(move);
        if (refusal.isPresent()) {
            audience.refused(refusal.get(), Aim.of(move));
            return;
        }
        RoyalTable before = table();
        Tray used = tray;
        List<RoyalEvent> events = match.play(move, session.millis()).events().stream()
                .map(RoyalEvent.class::cast)
                .toList();
        begin();
        audience.played(move, events, before, used);
        audience.changed();
    }

    void undo() {
        sight.present();
        if (match.canUndo()) {
            match.undo();
            begin();
            audience.changed();
        }
    }

    void redo() {
        sight.present();
        if (match.canRedo()) {
            match.redo();
            begin();
            audience.changed();
        }
    }

    /** A new decision: the tray is empty again. */
    private void begin() {
        tray = Tray.start(table());
        proposal = Optional.empty();
        targets = Optional.empty();
        wish = Optional.empty();
        settle();
    }

    /** What goes without saying is proposed by itself. */
    private void settle() {
        if (proposal.isEmpty()) {
            for (String target : Aim.AUTOMATIC) {
                if (targets().legal(target)) {
                    proposal = Optional.of(Proposal.of(target, targets().to(target)));
                }
            }
        }
    }
}
