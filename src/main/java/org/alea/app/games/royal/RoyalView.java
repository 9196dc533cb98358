package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import org.alea.app.games.royal.roy.RoyStep;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.app.table.Cursor;
import org.alea.app.table.Hand;
import org.alea.app.table.Motion;
import org.alea.app.table.PieceLayer;
import org.alea.app.table.Pointer;
import org.alea.app.table.ScaledBoard;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.engine.Refusal;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** The table as the player sees and touches it: shows what {@link RoyalPlay} has, and hands it every gesture. */
final class RoyalView implements RoyalPlay.Audience {
    private static final PseudoClass CHOICE = PseudoClass.getPseudoClass("choice");
    private static final PseudoClass PROPOSED = PseudoClass.getPseudoClass("proposed");
    private static final PseudoClass OUT = PseudoClass.getPseudoClass("out");

    private final Desk desk;
    private final Motion motion;
    private final RoyalSpeech speech;
    private final RoyalPlay play;
    private final TurnClock clock;
    private final ScaledBoard root = new ScaledBoard();
    private final Hand<RoyalAct> hand = new Hand<>(this::perform);
    private final Cursor<RoyalAct> cursor = new Cursor<>(hand);
    private final PieceLayer layer;
    private final RoyalPieces pieces;
    private final Pointer<RoyalAct> pointer;
    private final RuleNote note;
    private final Objections objections;
    private final Covers covers;
    private final RoyWatch watch;
    private RoyMarks marks;
    private RoyPanel.Tab tab = RoyPanel.Tab.ROY;
    private RoyPanel roy;
    private RoyalBoard board;
    private RoyalBar bar;

    RoyalView(Desk desk, GameSession<RoyalTable, RoyalMove> session, RoyalBox box) {
        this.desk = desk;
        this.motion = motion(desk);
        this.speech = new RoyalSpeech(desk.texts(), box);
        this.layer = new PieceLayer(motion);
        this.pieces = new RoyalPieces(layer, hand, speech);
        this.play = new RoyalPlay(session, box, this);
        this.clock = new TurnClock(box.realTime().orElseThrow(), desk.clock());
        this.pointer = new Pointer<>(root.board(), hand, motion);
        this.note = new RuleNote(rule -> desk.navigator().rule("royal", rule));
        this.objections = new Objections(play, speech, hand, note, desk.sounds());
        this.covers = new Covers(desk, box, play, speech, motion, root.frame(), this::turnJournal);
        root.getStyleClass().addAll("game-royal", "royal-table");
        root.light(light());
        objections.listenTo(root.board(), pointer);
        pointer.onDetails(spot -> cardAt(spot).ifPresent(this::lookUp));
        hand.lifting(this::lifted);
        roy = newRoy();
        board = newBoard();
        bar = newBar();
        marks = new RoyMarks(board, roy, bar.score(), hand);
        watch = new RoyWatch(
                box, play, speech, desk.preferences(), motion, new RoyalLayout(root.frame()), this::royPlayed);
        root.frameProperty().addListener((frame, before, now) -> rebuild());
        lay();
        clock.follow(play.table());
        changed();
    }

    private static Motion motion(Desk desk) {
        if (!desk.animated()) {
            return Motion.NONE;
        }
        boolean calm = desk.preferences().get(Setting.REDUCED_MOTION)
                || desk.preferences().get(Setting.ANIMATION_SPEED) == Choices.AnimationSpeed.OFF;
        return calm ? Motion.REDUCED : Motion.FULL;
    }

    private boolean light() {
        return desk.preferences().get(Setting.THEME) == Choices.Theme.LIGHT;
    }

    boolean clockRuns() {
        return clock.running();
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
        return board;
    }

    RuleNote note() {
        return note;
    }

    TurnClock clock() {
        return clock;
    }

    private RoyPanel newRoy() {
        RoyPanel made = new RoyPanel(new RoyalLayout(root.frame()), play.table().content(), desk.texts(), play::look);
        made.turnTo(tab);
        return made;
    }

    private RoyalBoard newBoard() {
        Button hint = RoyalBar.tool("mdi2l-lightbulb-on-outline", speech.get("hint"), this::hint);
        return new RoyalBoard(
                new RoyalLayout(root.frame()),
                hand,
                speech,
                play.table().content().board(),
                roy,
                hint);
    }

    private RoyalBar newBar() {
        Button back = RoyalBar.tool(
                "mdi2c-chevron-left",
                desk.texts().get("table.back"),
                () -> desk.navigator().back());
        back.getStyleClass().add("framed");
        RoyalBar made = new RoyalBar(new RoyalLayout(root.frame()), back, this::standing);
        boolean mute = desk.preferences().get(Setting.MUTE);
        made.tools(
                RoyalBar.tool("mdi2u-undo-variant", desk.texts().get("table.undo"), this::undo),
                RoyalBar.tool("mdi2r-redo-variant", desk.texts().get("table.redo"), this::redo),
                RoyalBar.tool(
                        mute ? "mdi2v-volume-off" : "mdi2v-volume-high",
                        desk.texts().get("table.sound"),
                        () -> {
                            desk.preferences().set(Setting.MUTE, !mute);
                            rebuild();
                        }),
                RoyalBar.tool("mdi2h-help-circle-outline", desk.texts().get("table.help"), this::rule));
        return made;
    }

    /** A new size, theme or language: everything is built anew around the pieces. */
    void rebuild() {
        hand.forget("to");
        hand.forget("cube");
        roy = newRoy();
        board = newBoard();
        bar = newBar();
        marks = new RoyMarks(board, roy, bar.score(), hand);
        watch.build(new RoyalLayout(root.frame()));
        lay();
        changed();
    }

    private void lay() {
        Pane pane = root.board();
        RoyalLayout plan = new RoyalLayout(root.frame());
        bar.resizeRelocate(0, 0, plan.bar().getWidth(), plan.bar().getHeight());
        board.resizeRelocate(0, 0, plan.width(), plan.height());
        pane.getChildren().setAll(board, layer, bar, marks, note);
        marks.resizeRelocate(0, 0, plan.width(), plan.height());
        covers.lay(pane, root.frame());
        hand.register(Spots.INFLUENCE, bar.influence());
        board.paint(light());
    }

    void perform(RoyalAct act) {
        if (act instanceof RoyalAct.Press press) {
            board.buttons().get(press.button()).fire();
        } else {
            play.perform(new Equals(play, layer).meant(act));
            desk.sounds().play(Sound.SELECT);
        }
    }

    private List<Node> lifted(Spot spot) {
        return switch (spot.kind()) {
            case "tray" -> diceOfTray();
            case "die" ->
                play.tray().holds(Integer.parseInt(spot.which()))
                                && play.tray().dice().size() > 1
                        ? diceOfTray()
                        : hand.node(spot).map(List::of).orElse(List.of());
            case "to", "supply", "cube", "influence", "loose" ->
                hand.node(spot).map(List::of).orElse(List.of());
            default -> List.of();
        };
    }

    private List<Node> diceOfTray() {
        List<Node> dice = new ArrayList<>();
        play.tray().dice().forEach(die -> layer.find(RoyalPieces.die(die)).ifPresent(dice::add));
        return dice;
    }

    boolean enter() {
        if (watching()) {
            watch.next();
            return true;
        }
        return play.confirm() || showResult();
    }

    /** Whether a turn of the Roy is being shown. */
    boolean watching() {
        return watch.open();
    }

    RoyWatch watch() {
        return watch;
    }

    /** His turn has been seen: now it is the player's table again. */
    private void royPlayed() {
        marks.clear();
        if (play.table().state() == State.GAME_OVER) {
            covers.result();
        }
    }

    private boolean showResult() {
        if (play.table().state() == State.GAME_OVER) {
            covers.result();
            return true;
        }
        return false;
    }

    /** Rolls, for you or for the Roy. */
    boolean space() {
        if (watching()) {
            watch.next();
            return true;
        }
        boolean roll = play.proposal()
                .filter(present -> present.target().equals(Aim.ROLL))
                .isPresent();
        return roll ? play.confirm() : showResult();
    }

    boolean escape() {
        if (watching()) {
            watch.skip();
            return true;
        }
        if (hand.held().isPresent()) {
            hand.letGo();
            return true;
        }
        return play.cancel();
    }

    /** The next legal target is proposed, to be confirmed or passed over. */
    boolean nextTarget(int by) {
        List<String> all = play.targets().legal().keySet().stream()
                .filter(Targets::takesDice)
                .toList();
        if (!all.isEmpty()) {
            int now = play.proposal()
                    .map(present -> all.indexOf(present.target()))
                    .orElse(-1);
            int next = now < 0 ? (by > 0 ? 0 : all.size() - 1) : Math.floorMod(now + by, all.size());
            play.select(all.get(next));
        }
        return true;
    }

    void nextCube() {
        new Cycle(play).cube();
    }

    void nextSource() {
        new Cycle(play).source();
    }

    void nextLying() {
        new Cycle(play).lying();
    }

    void turnJournal() {
        turn(tab == RoyPanel.Tab.JOURNAL ? RoyPanel.Tab.ROY : RoyPanel.Tab.JOURNAL);
    }

    private void turn(RoyPanel.Tab other) {
        tab = other;
        roy.turnTo(other);
        changed();
    }

    void speakOther() {
        desk.preferences().speak(desk.texts().language().other());
    }

    private Optional<String> cardAt(Spot spot) {
        return new CardAt(play.table().content()).of(spot);
    }

    private void lookUp(String card) {
        desk.navigator().card("royal", card);
    }

    /** The card under the cursor in the card reference, or the first event of the row. */
    void lookUp() {
        cursor.at()
                .flatMap(this::cardAt)
                .or(() -> play.table().events().open().stream()
                        .map(open -> open.card().id())
                        .findFirst())
                .ifPresent(this::lookUp);
    }

    void forecast() {
        covers.forecast();
    }

    void standing() {
        covers.standing();
    }

    void hint() {
        new Advice(desk, play, speech).give(objections.lastAim(), this::showAdvice);
    }

    private void showAdvice(String words) {
        desk.navigator().toast(words);
    }

    Optional<Node> cover() {
        return covers.shown();
    }

    void uncover() {
        covers.close();
    }

    private void rule() {
        desk.navigator().rule("royal", Rules.of(play.table().state()));
    }

    void undo() {
        if (play.canUndo()) {
            play.undo();
            clock.restart(play.table());
        } else {
            desk.navigator().toast(speech.get("undo.none"));
        }
    }

    void redo() {
        if (play.canRedo()) {
            play.redo();
            clock.restart(play.table());
        }
    }

    void dropEverything() {
        pointer.cancel();
    }

    /** Every frame: only the clock moves by itself. */
    void tick() {
        clock.tick(play.table(), covers.shown().isPresent() || play.past().isPresent() || watching())
                .ifPresent(move -> {
                    pointer.cancel();
                    play.play(move);
                });
        board.showClock(clock);
    }

    @Override
    public void played(RoyalMove move, List<RoyalEvent> events, RoyalTable before) {
        note.hush();
        cursor.hide();
        clock.follow(play.table());
        Sounds.of(events).forEach(desk.sounds()::play);
        new FirstTimes(desk.preferences())
                .note(events)
                .ifPresent(
                        first -> note.say(desk.texts().get("guide.royal." + first.key()), first.rule(), bar.score()));
        if (move instanceof RoyalMove.RoyRoll) {
            watch.begin(events);
        } else if (play.table().state() == State.GAME_OVER) {
            covers.result();
        }
    }

    @Override
    public void refused(Refusal refusal, String target) {
        objections.say(refusal, target);
    }

    @Override
    public void changed() {
        board.show(play);
        bar.show(play.table(), speech);
        roy.show(play.table(), play.match(), speech, this::forecast, this::turn);
        pieces.lay(play, board.square(), board.action());
        offer();
        showRoy();
        board.showClock(clock);
    }

    /** The Roy's turn lies over what is otherwise asked. */
    private void showRoy() {
        root.board()
                .getChildren()
                .removeIf(node -> node.getStyleClass().contains("roy-panel")
                        || node.getStyleClass().contains("roy-controls"));
        board.action().setVisible(!watching());
        board.commands().setVisible(!watching());
        watch.lay(root.board(), new RoyalLayout(root.frame()));
        watch.steps().ifPresent(steps -> {
            roy.foretell(steps.turn().roll(), steps.current().number() >= RoyStep.Kind.ROW.number());
            root.board().applyCss();
            root.board().layout();
            marks.show(steps.current(), play.table());
        });
    }

    private void offer() {
        List<Way<RoyalAct>> all = new ArrayList<>(play.past().isPresent() ? List.of() : new RoyalWays(play).all());
        hand.forget("button");
        List<Button> buttons = board.buttons();
        for (int i = 0; i < buttons.size(); i++) {
            hand.register(Spots.button(i), buttons.get(i));
            all.add(Way.touch(Spots.button(i), new RoyalAct.Press(i)));
        }
        hand.offer(all);
        outline(all);
    }

    /** Exactly what is legal glows; what is not stands back while dice lie in the tray. */
    private void outline(List<Way<RoyalAct>> all) {
        Set<Spot> choices = new HashSet<>();
        for (Way<RoyalAct> way : all) {
            if (way.act() instanceof RoyalAct.From
                    || (way.act() instanceof RoyalAct.Propose propose && Targets.takesDice(propose.target()))) {
                choices.add(way.act() instanceof RoyalAct.From ? way.from() : way.to());
            }
        }
        boolean deciding = play.table().state() == State.ACTION && !play.tray().isEmpty();
        Optional<Spot> proposed = play.proposal().map(present -> new RoyalWays(play).spot(present.target()));
        hand.spots().forEach((spot, node) -> {
            boolean target = spot.kind().equals("to");
            node.pseudoClassStateChanged(CHOICE, choices.contains(spot));
            node.pseudoClassStateChanged(PROPOSED, proposed.filter(spot::equals).isPresent());
            node.pseudoClassStateChanged(OUT, target && deciding && !choices.contains(spot));
        });
    }
}
