package org.alea.app.games.royal;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import javafx.geometry.Rectangle2D;
import org.alea.app.gametable.Look;
import org.alea.app.gametable.TableNotes;
import org.alea.app.play.Shot;
import org.alea.app.play.StepPace;
import org.alea.app.play.TableClock;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.app.table.Cursor;
import org.alea.app.table.Hand;
import org.alea.app.table.PieceLayer;
import org.alea.app.table.Pointer;
import org.alea.app.table.ScaledBoard;
import org.alea.app.table.panel.RuleNote;
import org.alea.engine.Event;
import org.alea.engine.Refusal;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;
import org.alea.store.Setting;

/** The table as the player sees and touches it: shows what {@link RoyalPlay} has, and hands it every gesture. */
final class RoyalView implements Audience {
    private static final long FLOW_NANOS = 800_000_000L;

    private final Desk desk;
    private final RoyalSpeech speech;
    private final RoyalPlay play;
    private final TableClock<RoyalTable, RoyalMove> clock;
    private final ScaledBoard root = new ScaledBoard();
    private final Hand<RoyalAct> hand = new Hand<>(this::perform);
    private final Cursor<RoyalAct> cursor = new Cursor<>(hand, root);
    private final PieceLayer layer;
    private final RoyalPieces pieces;
    private final Offering offering;
    private final InMotion moving;
    private final Pointer<RoyalAct> pointer;
    private final TableNotes notes;
    private final Objections objections;
    private final Covers covers;
    private final RoyalGestures gestures;
    private final CardLookup cards;
    private final SideTab tab = new SideTab();
    private final Function<ScaledBoard.Frame, RoyalLayout> plans;
    private final RoyalBox box;
    private RoyalParts parts;
    private RoyWatch watch;
    private RoyalTable thrownOn;
    private boolean resultShown;
    private boolean lesson;
    private long restingSince;
    private final Consumer<RoyalMove> leftBy;
    private final LongSupplier millis;

    /** @param plans where everything lies in a frame */
    RoyalView(
            Desk desk,
            GameSession<RoyalTable, RoyalMove> session,
            RoyalBox box,
            Function<ScaledBoard.Frame, RoyalLayout> plans) {
        this.desk = desk;
        this.plans = plans;
        this.box = box;
        this.leftBy = session::leftBy;
        this.millis = session::millis;
        Look look = Look.of(desk);
        this.speech = new RoyalSpeech(desk.texts(), box, desk.preferences());
        this.layer = new PieceLayer(look.motion(), look.slowness());
        this.pieces = new RoyalPieces(layer, hand, speech);
        this.play = new RoyalPlay(session, box, this, this::pace, desk.clock());
        this.thrownOn = play.table();
        this.offering = new Offering(play, hand, layer);
        this.resultShown = play.table().state() == State.GAME_OVER;
        this.moving = new InMotion(look, hand, layer, root.board());
        this.clock = new TableClock<>(box.realTime(), desk.clock());
        this.pointer = new Pointer<>(root.board(), hand, look.motion());
        this.notes = TableNotes.at(desk, "royal", this::newsPlace);
        this.objections = new Objections(play, speech, hand, notes.node(), desk.sounds());
        this.covers = new Covers(desk, box, play, speech, look.motion(), root, this::turnJournal);
        this.gestures = new RoyalGestures(this);
        root.getStyleClass().addAll("game-royal", "royal-table");
        Sheets.attach(root, RoyalTableKit.SHEETS);
        dress(look);
        objections.listenTo(root.board(), pointer);
        this.cards = new CardLookup(desk.navigator(), play);
        pointer.onDetails(cards::clicked, cards::at);
        parts = new RoyalParts(desk, this, speech, plans.apply(root.frame()));
        watch = new RoyWatch(box, play, speech, parts);
        root.frameProperty().addListener((frame, before, now) -> rebuild());
        lay();
        clock.follow(play.match().table());
        play.begin();
    }

    /** How fast a turn of the Roy is shown. */
    private StepPace pace(int turns) {
        return switch (desk.preferences().get(Setting.OPPONENT_EXPLAINED)) {
            case ALWAYS -> StepPace.WAIT;
            case NEVER -> StepPace.DIRECT;
            case FIRST_TURNS -> turns <= StepPace.FIRST_TURNS ? StepPace.WAIT : StepPace.FOURFOLD;
        };
    }

    private void dress(Look look) {
        root.light(look.light());
        root.contrast(look.contrast());
        root.text(desk.preferences().get(Setting.FONT_SCALE));
    }

    ScaledBoard root() {
        return root;
    }

    RoyalPlay play() {
        return play;
    }

    Hand<RoyalAct> hand() {
        return hand;
    }

    Cursor<RoyalAct> cursor() {
        return cursor;
    }

    RoyalBoard board() {
        return parts.board();
    }

    TableNotes notes() {
        return notes;
    }

    RuleNote note() {
        return notes.node();
    }

    /** In the bar: below it everything is being looked at. */
    private Rectangle2D newsPlace() {
        return parts.bar().title();
    }

    RoyalGestures gestures() {
        return gestures;
    }

    RoyWatch watch() {
        return watch;
    }

    Covers covers() {
        return covers;
    }

    TableClock<RoyalTable, RoyalMove> clock() {
        return clock;
    }

    InMotion moving() {
        return moving;
    }

    /** Another theme, language, text scale, key or mark: dice whose marks have changed are made anew. */
    void redress() {
        Look look = Look.of(desk);
        dress(look);
        layer.motion(look.motion(), look.slowness());
        pointer.motion(look.motion());
        moving.dress(look);
        covers.motion(look.motion());
        layer.keepOnly(Set.of());
        rebuild();
        notes.sayAgain();
    }

    /** Everything is built anew around the pieces. */
    void rebuild() {
        hand.forget("to");
        hand.forget("cube");
        parts = new RoyalParts(desk, this, speech, plans.apply(root.frame()));
        watch = new RoyWatch(box, play, speech, parts);
        lay();
        play.showAgain();
    }

    private void lay() {
        parts.lay(root.board(), layer, note());
        parts.board().action().onMoved(this::layPieces);
        parts.board().action().onRule(this::rule);
        parts.board().commands().onRule(this::rule);
        parts.board().events().onRule(this::rule);
        covers.lay(root.board(), root.frame());
        Look look = Look.of(desk);
        parts.board().paint(look.light(), look.contrast());
    }

    void perform(RoyalAct act) {
        moving.rest();
        if (act instanceof RoyalAct.Press press) {
            parts.board().buttons().get(press.button()).fire();
        } else if (!watching()) {
            play.perform(act);
            desk.sounds().play(Sound.SELECT);
        }
    }

    /** Whether a turn of the Roy is being shown. */
    boolean watching() {
        return play.watching();
    }

    void turnJournal() {
        turn(tab.besideJournal(watch.page()));
    }

    void turn(RoySide.Tab other) {
        tab.turn(other, watching());
        play.showAgain();
    }

    void speakOther() {
        desk.preferences().speak(desk.texts().language().other());
    }

    void lookUp() {
        cards.under(cursor.at());
    }

    void hint() {
        parts.hint();
    }

    /** The rule of what is being refused, or else of what is asked. */
    void rule() {
        rule(note().objection().isPresent() ? note().id() : Rules.now(play));
    }

    private void rule(String id) {
        desk.navigator().rule("royal", id);
    }

    void nothingThere(String key) {
        parts.nothingThere(key);
    }

    /** The game is one to learn from, from now on. */
    void becamePractice() {
        notes.tell(speech.get("practice.undone"), Rules.PRACTICE);
    }

    void dropEverything() {
        pointer.cancel();
    }

    /** Rolls go on by themselves after a while, if the player likes. */
    private void goOn() {
        boolean waits = desk.preferences().get(Setting.FLOW)
                && !lesson
                && play.shot().playing()
                && play.table().state().kind() == State.Kind.CHANCE
                && covers.shown().isEmpty()
                && !moving.any();
        long now = desk.clock().getAsLong();
        if (!waits) {
            restingSince = now;
        } else if (now - restingSince >= FLOW_NANOS) {
            restingSince = now;
            play.confirm();
        }
    }

    /** A teacher leads, and tells what there is to know. */
    void forLesson() {
        lesson = true;
        notes.onlyObject();
    }

    /** Every frame: the clock runs, and dice in the air come nearer. */
    void tick() {
        moving.tick();
        if (covers.shown().isEmpty()) {
            play.tick();
        }
        goOn();
        // whatever the player looks at meanwhile, his time goes on: only what he has to watch stops it
        boolean still = watching() || moving.dice().flying();
        clock.tick(play.match().table(), still).ifPresent(move -> {
            covers.close();
            pointer.cancel();
            play.play(move);
            notes.tell(new News(speech).timeUp(play.match().history()), Rules.TIMER);
        });
        if (!still) {
            clock.leftBy(play.match().table()).ifPresent(leftBy);
        }
        parts.board().showClock(clock);
    }

    @Override
    public void played(RoyalMove move, List<Event> events, RoyalTable before, Tray used) {
        moving.rest();
        new Equals(layer).played(used, before.districts(), play.match().table().districts());
        notes.hush();
        cursor.hide();
        moving.follow(move, events, before, play.match().table(), used);
        if (move instanceof RoyalMove.RoyRoll) {
            tab.royPlays();
        }
    }

    @Override
    public void heard(List<Event> news) {
        news.stream()
                .flatMap(event -> RoyalEvents.BOOK.row(event).sounds().apply(event).stream())
                .distinct()
                .forEach(desk.sounds()::play);
        notes.hear(news, RoyalEvents.BOOK);
    }

    @Override
    public void resultWanted() {
        covers.result();
    }

    @Override
    public void refused(Refusal refusal, String target) {
        objections.say(refusal, target);
    }

    @Override
    public void changed() {
        clock.follow(play.match().table());
        if (!play.table().equals(thrownOn)) {
            moving.dice().land();
        }
        RoyalBoard board = parts.board();
        board.show(play, watch.lying());
        parts.bar().show(play.table(), play.match().learning(), speech);
        parts.roy().turnTo(tab.open(watch.page()));
        parts.roy().show(play, watch.lying(), speech, covers::forecast, this::turn);
        parts.roy().mark(play.past());
        layPieces();
        offering.offer(board.buttons());
        watch.show(moving.throwing());
        moving.throwing().cast(board.square(), parts.plan().dialRadius());
        thrownOn = play.table();
        moving.dice().tick();
        board.showClock(clock);
        showResult();
    }

    /** The end of the game, once it has been seen to come. */
    private void showResult() {
        boolean over = play.shot().mode() == Shot.Mode.OVER;
        if (over && !resultShown) {
            covers.result();
        }
        resultShown = over || (resultShown && play.past().isPresent());
    }

    /** The table is left: nothing is shown or heard of it any more, and a hard timer keeps what is left of it. */
    void leave() {
        Optional<RoyalMove> pause =
                watching() ? Optional.empty() : clock.leftBy(play.match().table());
        play.leave();
        notes.end();
        moving.rest();
        dropEverything();
        pause.ifPresent(move -> play.match().play(move, millis.getAsLong()));
    }

    private void layPieces() {
        pieces.lay(play, watch.lying(), parts.board().square(), parts.board().action());
    }
}
