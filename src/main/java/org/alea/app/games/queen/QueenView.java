package org.alea.app.games.queen;

import java.util.List;
import javafx.scene.layout.Pane;
import org.alea.app.games.queen.coach.CoachScreen;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.app.table.Cursor;
import org.alea.app.table.Hand;
import org.alea.app.table.Motion;
import org.alea.app.table.PieceLayer;
import org.alea.app.table.Pointer;
import org.alea.app.table.ScaledBoard;
import org.alea.app.table.Toast;
import org.alea.engine.Refusal;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** The table as the player sees and touches it: shows what {@link QueenPlay} has, and hands it every gesture. */
final class QueenView implements Audience {
    private final Desk desk;
    private final Motion motion;
    private final QueenBox box;
    private final Speech speech;
    private final QueenPlay play;
    private final ScaledBoard root = new ScaledBoard();
    private final Hand<QueenAct> hand = new Hand<>(this::perform);
    private final Cursor<QueenAct> cursor = new Cursor<>(hand);
    private final PieceLayer layer;
    private final Skins skins;
    private final QueenPieces pieces;
    private final Pointer<QueenAct> pointer;
    private final Toast toast = new Toast();
    private final Throwing throwing = new Throwing();
    private final DialShow dialShow;
    private final Overlays overlays;
    private final Adviser adviser;
    private final Touchables touchables;
    private final StopWish stopWish;
    private final Showings showings;
    private final Pace pace;
    private final DiceThrow diceThrow;
    private QueenBoard board;
    private TopBar bar;
    private List<Action> actions = List.of();
    private boolean stale;

    QueenView(Desk desk, GameSession<QueenTable, QueenMove> session, QueenBox box) {
        this.desk = desk;
        this.motion = Pace.motion(desk);
        this.box = box;
        this.speech = new Speech(desk.texts(), box);
        this.layer = new PieceLayer(motion, Pace.slowness(desk.preferences()));
        this.skins = new Skins(desk.preferences(), desk.texts());
        this.pieces = new QueenPieces(layer, hand, speech, skins);
        this.play = new QueenPlay(session, desk.clock(), this);
        this.dialShow = new DialShow(play, speech, new ClockFace(desk.sounds()), motion);
        this.showings = new Showings(play, desk.preferences(), speech);
        this.stopWish = new StopWish(play, desk.preferences(), this::changed);
        this.touchables = new Touchables(play, hand);
        this.pointer = new Pointer<>(root.board(), hand, motion);
        this.overlays = new Overlays(desk, this, play, speech);
        this.adviser = new Adviser(desk, box, play);
        this.pace = new Pace(desk.preferences(), motion, play);
        this.diceThrow = new DiceThrow(layer, pieces, throwing, motion);
        root.getStyleClass().addAll("game-queen", "queen-table");
        dress();
        this.board = newBoard(root.frame());
        this.bar = BarTools.bar(this, desk);
        root.frameProperty().addListener((frame, before, now) -> rebuild());
        Gestures gestures = new Gestures(this, layer, desk.preferences());
        hand.lifting(gestures::lifted);
        hand.refusing((from, to) -> objections().refusal(from, to).map(speech::refusal));
        hand.onRefusal(refused -> {
            desk.sounds().play(Sound.DROP_REFUSED);
            toast.say(refused.reason(), refused.where());
        });
        pointer.onTwice(gestures::twice);
        pointer.onDetails(spot -> overlays.details(spot));
        pointer.onSwipe(gestures::swipe);
        lay();
        changed();
    }

    /** What the coach says of the game, once it is over: before that he would help to win it. */
    void coach() {
        if (play.match().result().isPresent()) {
            desk.navigator()
                    .show(new CoachScreen(
                            desk,
                            box,
                            play.match(),
                            play.table().round(),
                            session -> new QueenTableScreen(desk, session)));
        }
    }

    ScaledBoard root() {
        return root;
    }

    boolean light() {
        return desk.preferences().get(Setting.THEME) == Choices.Theme.LIGHT;
    }

    Skins skins() {
        return skins;
    }

    QueenPlay play() {
        return play;
    }

    Hand<QueenAct> hand() {
        return hand;
    }

    Cursor<QueenAct> cursor() {
        return cursor;
    }

    StopWish stopWish() {
        return stopWish;
    }

    TakingBack takingBack() {
        return new TakingBack(play, speech, desk.navigator());
    }

    Adviser adviser() {
        return adviser;
    }

    Overlays overlays() {
        return overlays;
    }

    Motion motion() {
        return motion;
    }

    QueenBoard board() {
        return board;
    }

    List<Action> actions() {
        return actions;
    }

    /** What there is to say about the table now. */
    Moment moment() {
        return new Moment(play, speech);
    }

    /** Whether no die is in the air. */
    boolean landed() {
        return throwing.landed();
    }

    private QueenBoard newBoard(ScaledBoard.Frame frame) {
        return new QueenBoard(
                new QueenLayout(
                        frame,
                        play.table().options().modules(),
                        desk.preferences().get(Setting.DICE_SIZE) / (double) Setting.DICE_SIZE.standard()),
                play.table(),
                hand,
                speech,
                skins,
                this::perform);
    }

    /** The rule of the moment, unless the clock runs. */
    void rule() {
        if (!play.ticking()) {
            desk.navigator().rule("queen", play.table().phase().rule());
        }
    }

    private void dress() {
        root.light(light());
        root.contrast(skins.contrast());
        root.text(desk.preferences().get(Setting.FONT_SCALE));
    }

    /** Other colours, marks, words or sizes: pieces too are made anew. */
    void redress() {
        dress();
        pieces.clear();
        rebuild();
    }

    /** A new size: everything is built anew around the pieces. */
    void rebuild() {
        board = newBoard(root.frame());
        bar = BarTools.bar(this, desk);
        lay();
        changed();
    }

    /** Dresses anew as soon as the clock stands. */
    void redressLater() {
        stale = true;
    }

    @Override
    public void watch() {
        pace.watch();
    }

    private void lay() {
        Pane pane = root.board();
        QueenLayout.Area top = board.plan().bar();
        bar.resizeRelocate(0, 0, top.width(), top.height());
        pane.getChildren().setAll(board, layer, bar, toast);
        overlays.lay(pane);
        dialShow.reset();
        paint();
    }

    private void paint() {
        board.paint(light(), skins.contrast());
    }

    private Objections objections() {
        return new Objections(play.match().game(), play.table(), play.inHand());
    }

    void perform(QueenAct act) {
        if (act instanceof QueenAct.Press press) {
            actions.get(press.button()).act().run();
        } else if (act instanceof QueenAct.PlayEqual equal) {
            layer.swap(equal.die(), equal.standIn());
            play.play(equal.move());
        } else {
            play.perform(act);
        }
    }

    void pause() {
        pointer.cancel();
        play.pause();
    }

    void focusLost() {
        pointer.cancel();
        play.focusLost();
    }

    /** Every frame: the clock, the dice in the air, and what time does. */
    void tick() {
        play.tick();
        adviser.tick();
        if (throwing.show(play.elapsedMs())) {
            desk.sounds().play(Sound.DIE_SETTLE);
            changed();
        }
        overlays.tick();
        dialShow.tick(board);
    }

    @Override
    public void played(QueenMove move, List<QueenEvent> events, Picture before) {
        if (move instanceof QueenMove.Stop
                || move instanceof QueenMove.TimeUp
                || move instanceof QueenMove.ForcedStop) {
            pointer.cancel();
            overlays.close();
            desk.navigator().closeDialog();
            throwing.land();
            board.end().lastSeconds(0);
        }
        if (move instanceof QueenMove.Pause) {
            pointer.cancel();
        }
        stopWish.forget();
        toast.hush();
        cursor.hide();
        pace.stop();
    }

    @Override
    public void happened(List<QueenEvent> events) {
        for (QueenEvent event : events) {
            if (event instanceof QueenEvent.Rolled rolled && play.table().phase() == QueenPhase.ROLLING) {
                diceThrow.cast(rolled, events, play, board);
            }
        }
        Sounds.of(events).forEach(desk.sounds()::play);
        overlays.firstTime(events);
    }

    @Override
    public void refused(Refusal refusal) {
        desk.sounds().play(Sound.DROP_REFUSED);
        toast.say(speech.refusal(refusal), board.end());
    }

    @Override
    public void changed() {
        if (stale && !play.ticking()) {
            stale = false;
            redress();
            return;
        }
        Moment moment = moment();
        actions = moment.actions(new Moment.Deeds(play::play, play::next, play::all, overlays::result, stopWish));
        Showing showing = showings.of(moment, actions, throwing.flying(), board.plan());
        if (board.show(showing, new SpeedChoice(desk.preferences(), speech), motion)) {
            paint();
        }
        bar.show(play.picture(), speech);
        bar.pause().setVisible(play.rolling());
        pieces.lay(showing.picture(), play.inHand(), board, showing.flying());
        touchables.offer(board.buttons());
        dialShow.show(board, moment);
        overlays.show();
    }
}
