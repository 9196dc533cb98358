package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.app.table.Cursor;
import org.alea.app.table.Hand;
import org.alea.app.table.Motion;
import org.alea.app.table.ScaledBoard;
import org.alea.engine.Refusal;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.CoachNotes;

/** The table as the player sees and touches it: shows what {@link QueenPlay} has, and hands it every gesture. */
final class QueenView implements Audience {
    private final Desk desk;
    private final Supplier<Motion> motion;
    private final Speech speech;
    private final Summaries summaries;
    private final QueenPlay play;
    private final Hand<QueenAct> hand = new Hand<>(this::perform);
    private final Stage stage;
    private final Touch touch;
    private final Throwing throwing = new Throwing();
    private final DialShow dialShow;
    private final Overlays overlays;
    private final Consent consent;
    private final Inspection inspection;
    private final Adviser adviser;
    private final CoachCall coach;
    private final RoundNotes notes;
    private final StopWish stopWish;
    private final Showings showings;
    private final Pace pace;
    private final QueenThrow diceThrow;
    private final Flow flow;
    private TopBar bar;
    private List<Action> actions = List.of();
    private boolean stale;

    QueenView(Desk desk, GameSession<QueenTable, QueenMove> session, QueenBox box) {
        this.desk = desk;
        this.motion = () -> Pace.motion(desk);
        this.speech = new Speech(desk.texts(), box);
        this.summaries = new Summaries(desk.preferences(), desk.clock());
        this.play = new QueenPlay(session, desk.clock(), this, summaries.cleared(session.match()));
        this.stage = new Stage(desk, play, speech, hand, motion.get(), this::perform);
        this.touch = new Touch(desk, play, speech, stage, hand, motion.get());
        this.dialShow = new DialShow(play, speech, new ClockFace(desk.sounds()), motion);
        this.showings = new Showings(play, desk.preferences(), speech);
        this.stopWish = new StopWish(play, desk.preferences(), this::changed);
        this.overlays = new Overlays(desk, this, play, speech);
        this.consent = new Consent(desk.texts(), play, overlays);
        this.inspection = new Inspection(desk, this, speech, consent);
        this.adviser = new Adviser(desk, box, play, consent);
        this.coach = new CoachCall(desk, box, play, this::changed);
        this.notes = new RoundNotes(desk, box, play.match());
        this.pace = new Pace(desk.preferences(), motion, play);
        this.diceThrow = new QueenThrow(stage.layer(), stage.pieces(), throwing, motion);
        this.flow = new Flow(
                desk, play, () -> stage.root().isFocusWithin() && !overlays.covered() && !adviser.demonstrating());
        this.bar = BarTools.bar(this, desk);
        stage.root().frameProperty().addListener((frame, before, now) -> rebuild());
        new Gestures(this, stage.layer(), desk.preferences()).listenTo(touch.pointer());
        touch.pointer().onDetails(inspection::details, inspection::details);
        inspection.onRest(stage.root().board(), hand, touch.pointer());
        lay();
        changed();
    }

    ScaledBoard root() {
        return stage.root();
    }

    boolean light() {
        return stage.light();
    }

    Skins skins() {
        return stage.skins();
    }

    QueenPlay play() {
        return play;
    }

    Hand<QueenAct> hand() {
        return hand;
    }

    Cursor<QueenAct> cursor() {
        return touch.cursor();
    }

    Touch touch() {
        return touch;
    }

    /** Opens the menu, unless a clock runs: nobody leaves it by the way. */
    void menu() {
        if (!play.racing()) {
            overlays.inspect(() -> QueenMenu.of(desk, overlays::dismiss));
        }
    }

    StopWish stopWish() {
        return stopWish;
    }

    TakingBack takingBack() {
        return new TakingBack(play, touch, consent);
    }

    Adviser adviser() {
        return adviser;
    }

    CoachCall coach() {
        return coach;
    }

    /** What the coach has found out so far. */
    CoachNotes coachNotes() {
        return notes.kept();
    }

    Overlays overlays() {
        return overlays;
    }

    Inspection inspection() {
        return inspection;
    }

    QueenBoard board() {
        return stage.board();
    }

    /** Why something was just refused, while it is said. */
    Optional<String> objection() {
        return stage.toast().said();
    }

    List<Action> actions() {
        return actions;
    }

    /** What there is to say about the table now. */
    Moment moment() {
        return new Moment(play, speech, coach);
    }

    /** Whether no die is in the air. */
    boolean landed() {
        return throwing.landed();
    }

    /** The rule of the moment, unless the clock runs out meanwhile. */
    void rule() {
        if (!play.racing()) {
            desk.navigator().rule("queen", play.table().phase().rule());
        }
    }

    /** Other colours, marks, words or sizes: pieces too are made anew. */
    void redress() {
        speech.catchUp();
        stage.layer().motion(motion.get(), Pace.slowness(desk.preferences()));
        touch.pointer().motion(motion.get());
        stage.redress();
        rebuild();
    }

    /** A new size: everything is built anew around the pieces. */
    void rebuild() {
        stage.rebuild();
        bar = BarTools.bar(this, desk);
        lay();
        changed();
    }

    /** Dresses anew as soon as the clock stands; who has asked for another language is told so, in that one. */
    void redressLater() {
        stale = true;
        if (speech.behind()) {
            desk.navigator().toast(desk.texts().get("queen.note.language"));
        }
    }

    @Override
    public void watch() {
        pace.watch();
    }

    private void lay() {
        stage.lay(bar, touch.note());
        overlays.lay(stage.root().board());
        dialShow.reset();
        stage.paint();
    }

    void perform(QueenAct act) {
        if (act instanceof QueenAct.Press press) {
            actions.get(press.button()).act().run();
        } else if (act instanceof QueenAct.PlayEqual equal) {
            stage.layer().swap(equal.die(), equal.standIn());
            play.play(equal.move());
        } else {
            play.perform(act);
        }
    }

    void pause() {
        touch.cancel();
        play.pause();
    }

    void focusLost() {
        touch.cancel();
        play.focusLost();
    }

    /** Nobody sits here any more: nothing goes on by itself. */
    void leave() {
        pace.stop();
        play.leave();
        notes.leave();
    }

    /** Every frame: the clock, the dice in the air, and what time does. */
    void tick() {
        play.tick();
        // nobody watches a demonstration behind what he reads
        if (!overlays.covered()) {
            adviser.tick();
        }
        flow.tick();
        if (throwing.show(play.elapsedMs())) {
            desk.sounds().play(Sound.DIE_SETTLE);
            changed();
        }
        overlays.tick();
        dialShow.tick(board());
    }

    @Override
    public void played(QueenMove move, List<QueenEvent> events, Picture before) {
        if (move instanceof QueenMove.Stop
                || move instanceof QueenMove.TimeUp
                || move instanceof QueenMove.ForcedStop) {
            touch.cancel();
            overlays.close();
            desk.navigator().closeDialog();
            throwing.land();
            board().end().lastSeconds(0);
        }
        if (move instanceof QueenMove.Pause) {
            touch.cancel();
        }
        if (events.stream().anyMatch(QueenEvent.RoundEnded.class::isInstance)) {
            notes.take(before.table().round());
        }
        stopWish.forget();
        touch.forget();
        pace.stop();
    }

    @Override
    public void happened(List<QueenEvent> events) {
        coach.forget();
        for (QueenEvent event : events) {
            if (event instanceof QueenEvent.Rolled rolled && play.table().phase() == QueenPhase.ROLLING) {
                diceThrow.cast(rolled, events, play, board());
            }
        }
        Sounds.of(events).forEach(desk.sounds()::play);
        overlays.firstTime(events);
    }

    @Override
    public void refused(Refusal refusal) {
        touch.refused(refusal);
    }

    @Override
    public void changed() {
        if (stale && !play.ticking()) {
            stale = false;
            redress();
            return;
        }
        Moment moment = moment();
        actions = moment.actions(new Moment.Deeds(
                play::play, summaries.onward(play), play::all, overlays::result, play::present, stopWish));
        Showing showing = showings.of(moment, actions, throwing.flying(), board().plan());
        if (board().show(showing, new SpeedChoice(desk.preferences(), speech, pace::changed), motion.get())) {
            stage.paint();
        }
        bar.show(play.picture(), play.match().learning(), speech);
        bar.pause().setVisible(play.rolling());
        stage.pieces().lay(showing.picture(), play.lying(), play.inHand(), board(), showing.flying());
        touch.offer(board().buttons(), moment.offers().buttons());
        dialShow.show(board(), moment, showing.journal());
        overlays.show();
    }
}
