package org.alea.app.games.royal;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import javafx.geometry.Rectangle2D;
import org.alea.app.gametable.TableNotes;
import org.alea.app.play.TableClock;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.app.table.Cursor;
import org.alea.app.table.Hand;
import org.alea.app.table.Motion;
import org.alea.app.table.PieceLayer;
import org.alea.app.table.Pointer;
import org.alea.app.table.ScaledBoard;
import org.alea.app.table.panel.RuleNote;
import org.alea.engine.Refusal;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** The table as the player sees and touches it: shows what {@link RoyalPlay} has, and hands it every gesture. */
final class RoyalView implements Audience {
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
    private final RoyWatch watch;
    private final RoyalGestures gestures;
    private final CardLookup cards;
    private final SideTab tab = new SideTab();
    private final Function<ScaledBoard.Frame, RoyalLayout> plans;
    private RoyalParts parts;
    private RoyalTable thrownOn;

    /** @param plans where everything lies in a frame */
    RoyalView(
            Desk desk,
            GameSession<RoyalTable, RoyalMove> session,
            RoyalBox box,
            Function<ScaledBoard.Frame, RoyalLayout> plans) {
        this.desk = desk;
        this.plans = plans;
        Motion motion = Pace.motion(desk);
        this.speech = new RoyalSpeech(desk.texts(), box, desk.preferences());
        this.layer = new PieceLayer(motion);
        this.pieces = new RoyalPieces(layer, hand, speech);
        this.play = new RoyalPlay(session, box, this);
        this.thrownOn = play.table();
        this.offering = new Offering(play, hand, layer);
        this.moving = new InMotion(desk, hand, layer, root.board());
        this.clock = new TableClock<>(box.realTime(), desk.clock());
        this.pointer = new Pointer<>(root.board(), hand, motion);
        this.notes = TableNotes.at(desk, "royal", this::newsPlace);
        this.objections = new Objections(play, speech, hand, notes.node(), desk.sounds());
        this.covers = new Covers(desk, box, play, speech, motion, root.frame(), this::turnJournal);
        this.gestures = new RoyalGestures(this);
        root.getStyleClass().addAll("game-royal", "royal-table");
        Sheets.attach(root, RoyalTableKit.SHEETS);
        dress();
        objections.listenTo(root.board(), pointer);
        this.cards = new CardLookup(desk.navigator(), play);
        pointer.onDetails(cards::clicked, cards::at);
        parts = new RoyalParts(desk, this, speech, plans.apply(root.frame()));
        watch = new RoyWatch(box, play, speech, desk.preferences(), motion, parts.plan(), this::royPlayed);
        root.frameProperty().addListener((frame, before, now) -> rebuild());
        lay();
        clock.follow(play.table());
        changed();
    }

    private boolean light() {
        return desk.preferences().get(Setting.THEME) == Choices.Theme.LIGHT;
    }

    private void dress() {
        root.light(light());
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
        dress();
        layer.keepOnly(Set.of());
        rebuild();
        notes.sayAgain();
    }

    /** Everything is built anew around the pieces. */
    void rebuild() {
        hand.forget("to");
        hand.forget("cube");
        parts = new RoyalParts(desk, this, speech, plans.apply(root.frame()));
        watch.build(parts.plan());
        lay();
        changed();
    }

    private void lay() {
        parts.lay(root.board(), layer, note());
        parts.board().action().onMoved(this::layPieces);
        parts.board().action().onRule(this::rule);
        parts.board().commands().onRule(this::rule);
        parts.board().events().onRule(this::rule);
        covers.lay(root.board(), root.frame());
        parts.board().paint(light());
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
        return watch.open();
    }

    /** His turn has been seen: now it is the player's table again. */
    private void royPlayed() {
        if (play.table().state() == State.GAME_OVER) {
            covers.result();
        }
    }

    void turnJournal() {
        turn(tab.besideJournal(watch.page()));
    }

    void turn(RoyPanel.Tab other) {
        tab.turn(other, watching());
        changed();
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

    /** Every frame: the clock runs, and dice in the air come nearer. */
    void tick() {
        moving.tick();
        // whatever the player looks at meanwhile, his time goes on: only what he has to watch stops it
        boolean still = watching() || moving.dice().flying();
        clock.tick(play.match().table(), still).ifPresent(move -> {
            covers.close();
            pointer.cancel();
            play.play(move);
            notes.tell(new News(speech).timeUp(play.match().history()), Rules.TIMER);
        });
        parts.board().showClock(clock);
    }

    @Override
    public void played(RoyalMove move, List<RoyalEvent> events, RoyalTable before, Tray used) {
        moving.rest();
        new Equals(layer).played(used, before.districts(), play.table().districts());
        notes.hush();
        cursor.hide();
        clock.follow(play.table());
        moving.follow(move, events, before, play.table(), used);
        events.stream()
                .flatMap(event -> RoyalEvents.BOOK.row(event).sounds().apply(event).stream())
                .distinct()
                .forEach(desk.sounds()::play);
        notes.hear(List.copyOf(events), RoyalEvents.BOOK);
        if (move instanceof RoyalMove.RoyRoll) {
            tab.royPlays();
            watch.begin(events);
        } else if (play.table().state() == State.GAME_OVER) {
            covers.result();
        }
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
        watch.show(root.board(), parts, moving.throwing());
        moving.throwing().cast(board.square(), parts.plan().dialRadius());
        thrownOn = play.table();
        moving.dice().tick();
        board.showClock(clock);
    }

    private void layPieces() {
        pieces.lay(play, watch.lying(), parts.board().square(), parts.board().action());
    }
}
