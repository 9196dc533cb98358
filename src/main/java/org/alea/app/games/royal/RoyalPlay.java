package org.alea.app.games.royal;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import org.alea.app.play.MatchPlay;
import org.alea.app.play.Reel;
import org.alea.app.play.Shot;
import org.alea.app.play.StepPace;
import org.alea.app.shell.GameSession;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.engine.Refusal;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;

/**
 * One player at one match: what his gestures make of the draft, and the moves that come of it. It knows no nodes; whoever
 * shows the table listens as its {@link Audience}.
 */
final class RoyalPlay {
    private final MatchPlay<RoyalTable, RoyalMove, RoyalDraft> play;
    private final RoyalGame game;
    private final Audience audience;
    /** Where the draft that is shown can go, once somebody has asked. */
    private Optional<Targets> open = Optional.empty();

    private Optional<Run> running = Optional.empty();
    private boolean replayed;
    private int changes;
    private boolean runsOn;
    private boolean hurried;

    /** A move that is being played, and what lay there before. */
    private record Run(RoyalMove move, RoyalTable before, Tray used) {}

    /** At a table where time does not pass, and where nothing the Roy does is explained. */
    RoyalPlay(GameSession<RoyalTable, RoyalMove> session, RoyalBox box, Audience audience) {
        this(session, box, audience, turns -> StepPace.DIRECT, () -> 0);
    }

    /**
     * @param pace how fast a turn of the Roy is shown, by how many there have been
     * @param nanos the clock by which it runs
     */
    RoyalPlay(
            GameSession<RoyalTable, RoyalMove> session,
            RoyalBox box,
            Audience audience,
            IntFunction<StepPace> pace,
            LongSupplier nanos) {
        this.game = box.game();
        this.audience = audience;
        this.play = new MatchPlay<>(
                session.match(),
                new MatchPlay.Terms<RoyalTable, RoyalMove, RoyalDraft>(
                                table -> RoyalDraft.fresh(game, table),
                                RoyalEvents.BOOK,
                                RoyalTable::round,
                                rounds -> pace.apply(turns()),
                                session::millis,
                                nanos)
                        .cutBy(RoyalReel::of)
                        .backBy((table, draft) -> draft.back(game, table)));
        play.watchBy(shot -> open = Optional.empty());
    }

    /** Begins to tell its audience of every change. */
    void begin() {
        play.watchBy(this::show);
    }

    private void show(Shot<RoyalTable, RoyalMove, RoyalDraft> shot) {
        open = Optional.empty();
        changes++;
        Optional<Run> run = running;
        running = Optional.empty();
        run.ifPresent(now -> audience.played(now.move(), lastEvents(), now.before(), now.used()));
        audience.heard(shot.news());
        audience.changed();
        runOn();
    }

    /** After your pass one press lets the Roy play to the end of the round. */
    private void runOn() {
        boolean more = runsOn && shot().playing() && table().state() == State.ROY_TURN && table().passed();
        if (more) {
            play(new RoyalMove.RoyRoll());
            if (hurried && watching()) {
                play.skip();
            }
        } else if (!watching()) {
            runsOn = false;
            hurried = false;
        }
    }

    /** What came of the move played last. */
    List<Event> lastEvents() {
        List<Played<RoyalMove>> history = match().history();
        return history.get(history.size() - 1).events();
    }

    /** How often something has changed since the table was opened. */
    int changes() {
        return changes;
    }

    /** How many turns the Roy has had. */
    private int turns() {
        return (int) match().history().stream()
                .filter(played -> played.move() instanceof RoyalMove.RoyRoll)
                .count();
    }

    Shot<RoyalTable, RoyalMove, RoyalDraft> shot() {
        return play.shot();
    }

    /** The table that is looked at: the present one, one of the past, or one in the middle of the Roy's turn. */
    RoyalTable table() {
        return shot().table();
    }

    /** After how many moves the table was as it is shown, if it is not the present one. */
    Optional<Integer> past() {
        if (watching()) {
            return Optional.of(shot().of() - 1);
        }
        return Optional.of(shot().at()).filter(at -> at < shot().of());
    }

    /** Shows the table as it was after some moves; nothing can be done there. */
    void look(int moves) {
        play.look(moves);
    }

    /** As {@link #look}, for a replay, which itself leads on. */
    void replay(int moves) {
        if (!replayed) {
            replayed = true;
            play.onlyLook();
        }
        look(moves);
    }

    /** Whether the player went into the past by himself, and returns from there by {@link #cancel}. */
    boolean returns() {
        return shot().mode() == Shot.Mode.PAST && !replayed;
    }

    RoyalGame game() {
        return game;
    }

    Match<RoyalTable, RoyalMove> match() {
        return play.match();
    }

    RoyalDraft draft() {
        return shot().draft();
    }

    Tray tray() {
        return draft().tray();
    }

    Optional<Proposal> proposal() {
        return draft().proposal();
    }

    /** The words of the hint that lies before the player. */
    Optional<String> advice() {
        return draft().advice();
    }

    /** The target a player would like to reach, while no dice lie in the tray. */
    Optional<String> wish() {
        return draft().wish().filter(any -> tray().isEmpty());
    }

    void wish(String target) {
        boolean can = table().state() == State.ACTION && Aim.takesGroup(target);
        change(draft().wishing(can ? Optional.of(target) : Optional.empty()));
    }

    Targets targets() {
        if (open.isEmpty()) {
            open = Optional.of(past().isPresent() ? Targets.none(game, table()) : targets(tray()));
        }
        return open.get();
    }

    private Targets targets(Tray tray) {
        return new Targets(game, table(), tray);
    }

    /** Whether this die could go into the tray now. */
    boolean takes(Districts.Lying die) {
        if (tray().holds(die.id()) || past().isPresent()) {
            return false;
        }
        return switch (table().state()) {
            case ACTION -> tray().dice().size() < Tray.MOST;
            case COUNTER -> die.side() == Side.YOU;
            default -> false;
        };
    }

    void perform(RoyalAct act) {
        if (act instanceof RoyalAct.Take take) {
            fill(tray().with(take.die()));
        } else if (act instanceof RoyalAct.Return back) {
            fill(tray().without(back.die()));
        } else if (act instanceof RoyalAct.Face face) {
            fill(tray().switching(face.black()));
        } else if (act instanceof RoyalAct.Oppose oppose) {
            fill(tray().with(oppose.die()).facing(oppose.black()));
        } else if (act instanceof RoyalAct.Arm arm) {
            fill(tray().arming(arm.card()));
        } else if (act instanceof RoyalAct.Propose propose) {
            propose(propose.target());
        } else if (act instanceof RoyalAct.Send send) {
            send(send.target(), Tray.start(table()).with(send.die()));
        } else if (act instanceof RoyalAct.From from) {
            proposal().ifPresent(present -> amend(present.from(from.source())));
        }
    }

    private void change(RoyalDraft next) {
        if (shot().playing()) {
            play.change(next);
        }
    }

    /** Changes what lies in the tray. */
    private void fill(Tray now) {
        change(draft().with(now, targets(now)));
    }

    /** Puts these dice to a target, and nothing else. */
    private void send(String target, Tray alone) {
        Targets open = targets(alone);
        change(draft().with(alone, open).proposing(Proposal.of(target, open.to(target))));
    }

    /** Puts what is in the tray to a target; a second time there means it. */
    void propose(String target) {
        List<RoyalMove> ways = targets().to(target);
        if (ways.isEmpty()) {
            targets().refusal(target).ifPresent(refusal -> audience.refused(refusal, target));
        } else if (proposal().filter(present -> present.target().equals(target)).isPresent()) {
            confirm();
        } else {
            change(draft().proposing(Proposal.of(target, ways)));
        }
    }

    /** Proposes a target without ever confirming it. */
    void select(String target) {
        if (targets().legal(target)) {
            change(draft().proposing(Proposal.of(target, targets().to(target))));
        }
    }

    /** Lays a whole move out, to be looked at: its dice in the tray, its target proposed, everything chosen. */
    void layOut(Tray dice, RoyalMove move, String words) {
        Targets open = targets(dice);
        String target = Aim.of(move);
        RoyalDraft filled = draft().with(dice, open);
        change(
                open.legal(target)
                        ? filled.advised(Proposal.of(target, open.to(target)).meaning(move), words)
                        : filled);
    }

    /** Another way to do what is proposed: how often, with which citizens. */
    void amend(Proposal other) {
        change(draft().proposing(other));
    }

    /** Plays what is proposed, if nothing is left to choose; after the last move there is the result. */
    boolean confirm() {
        if (returns()) {
            return cancel();
        }
        if (shot().mode() == Shot.Mode.OVER) {
            audience.resultWanted();
            return true;
        }
        Optional<RoyalMove> move = shot().playing() ? draft().move() : Optional.empty();
        runsOn = move.filter(RoyalMove.RoyRoll.class::isInstance).isPresent() && table().passed();
        move.ifPresent(this::play);
        return move.isPresent();
    }

    /** Takes back the proposal, or else the tray. */
    boolean cancel() {
        return play.cancel();
    }

    void play(RoyalMove move) {
        Run run = new Run(move, match().table(), tray());
        running = Optional.of(run);
        Optional<Refusal> refusal = play.play(move);
        running = Optional.empty();
        refusal.ifPresent(why -> audience.refused(why, Aim.of(move)));
    }

    void undo() {
        runsOn = false;
        if (match().canUndo()) {
            match().undo();
        }
    }

    void redo() {
        play.redo();
    }

    // the Roy's turn, step by step

    boolean watching() {
        return shot().watching();
    }

    /** What the Roy is doing, while it is shown. */
    Optional<Reel<RoyalTable>> reel() {
        return watching() ? shot().reel() : Optional.empty();
    }

    void next() {
        play.next();
    }

    void previous() {
        play.previous();
    }

    void skip() {
        hurried = runsOn;
        play.skip();
    }

    /** A turn of the Roy is watched no longer, and no other follows by itself. */
    void lookAway() {
        runsOn = false;
        play.skip();
    }

    StepPace pace() {
        return play.pace();
    }

    void pace(StepPace pace) {
        play.pace(pace);
    }

    /** Each frame: steps that run by themselves go on. */
    void tick() {
        play.tick();
    }

    /** Something around the table has changed: it is shown again. */
    void showAgain() {
        play.showAgain();
    }

    /** The table is left for good. */
    void leave() {
        play.leave();
    }
}
