package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.app.table.Cursor;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.Hand;
import org.alea.app.table.Motion;
import org.alea.app.table.PieceLayer;
import org.alea.app.table.Pointer;
import org.alea.app.table.ScaledBoard;
import org.alea.app.table.Spot;
import org.alea.app.table.Toast;
import org.alea.app.table.Way;
import org.alea.engine.Refusal;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** The table as the player sees and touches it: shows what {@link QueenPlay} has, and hands it every gesture. */
final class QueenView implements QueenPlay.Audience {
    private static final PseudoClass CHOICE = PseudoClass.getPseudoClass("choice");

    private final Desk desk;
    private final Motion motion;
    private final Speech speech;
    private final QueenPlay play;
    private final ScaledBoard root = new ScaledBoard();
    private final Hand<QueenAct> hand = new Hand<>(this::perform);
    private final Cursor<QueenAct> cursor = new Cursor<>(hand);
    private final PieceLayer layer;
    private final QueenPieces pieces;
    private final Pointer<QueenAct> pointer;
    private final Toast toast = new Toast();
    private final Throwing throwing = new Throwing();
    private final ClockFace clockFace;
    private final Overlays overlays;
    private final PauseTransition pace = new PauseTransition();
    private QueenBoard board;
    private TopBar bar;
    private Map<Integer, Verdict> verdicts = new TreeMap<>();
    private Map<Integer, LaneOffer> lanes = new TreeMap<>();
    private List<Action> actions = List.of();
    private boolean stale;

    QueenView(Desk desk, GameSession<QueenTable, QueenMove> session, QueenBox box) {
        this.desk = desk;
        this.motion = motion(desk);
        this.speech = new Speech(desk.texts(), box);
        this.layer = new PieceLayer(motion);
        this.pieces = new QueenPieces(layer, hand, speech);
        this.clockFace = new ClockFace(desk.sounds());
        this.play = new QueenPlay(session, box, desk.clock(), this);
        this.pointer = new Pointer<>(root.board(), hand, motion);
        this.overlays = new Overlays(desk, this, play, speech);
        pace.setOnFinished(done -> play.next());
        root.getStyleClass().addAll("game-queen", "queen-table");
        root.light(light());
        this.board = newBoard(root.frame());
        this.bar = newBar();
        root.frameProperty().addListener((frame, before, now) -> rebuild());
        hand.lifting(this::lifted);
        hand.refusing((from, to) -> ways().refusal(from, to).map(speech::refusal));
        hand.onRefusal(refused -> {
            desk.sounds().play(Sound.DROP_REFUSED);
            toast.say(refused.reason(), refused.where());
        });
        pointer.onTwice(this::twice);
        pointer.onDetails(spot -> overlays.details(spot));
        pointer.onSwipe(this::swipe);
        lay();
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

    ScaledBoard root() {
        return root;
    }

    boolean light() {
        return desk.preferences().get(Setting.THEME) == Choices.Theme.LIGHT;
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
                new QueenLayout(frame, play.table().options().modules()), play.table(), hand, speech, this::perform);
    }

    private TopBar newBar() {
        Button back = TopBar.tool(
                "mdi2c-chevron-left",
                desk.texts().get("table.back"),
                () -> desk.navigator().back());
        back.getStyleClass().add("framed");
        TopBar made = new TopBar(board.plan().bar(), board.plan().compact(), back);
        made.pause().setOnAction(pressed -> pause());
        made.tools(
                TopBar.tool("mdi2u-undo-variant", desk.texts().get("table.undo"), this::undo),
                soundTool(),
                TopBar.tool("mdi2h-help-circle-outline", desk.texts().get("table.help"), this::rule));
        return made;
    }

    private Button soundTool() {
        boolean mute = desk.preferences().get(Setting.MUTE);
        return TopBar.tool(
                mute ? "mdi2v-volume-off" : "mdi2v-volume-high", desk.texts().get("table.sound"), () -> {
                    desk.preferences().set(Setting.MUTE, !mute);
                    rebuild();
                });
    }

    /** The rule of the moment, unless the clock runs. */
    void rule() {
        if (!play.ticking()) {
            desk.navigator().rule("queen", play.table().phase().rule());
        }
    }

    /** A new size, theme or language: everything is built anew around the pieces. */
    void rebuild() {
        board = newBoard(root.frame());
        bar = newBar();
        lay();
        changed();
    }

    /** Builds anew as soon as the clock stands. */
    void rebuildLater() {
        stale = true;
    }

    private void lay() {
        Pane pane = root.board();
        QueenLayout.Area top = board.plan().bar();
        bar.resizeRelocate(0, 0, top.width(), top.height());
        pane.getChildren().setAll(board, layer, bar, toast);
        overlays.lay(pane);
        clockFace.reset();
        paint();
    }

    private void paint() {
        board.paint(light());
    }

    private QueenWays ways() {
        return new QueenWays(play.match().game(), play.table(), play.moves(), play.inHand());
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

    private List<Node> lifted(Spot spot) {
        return switch (spot.kind()) {
            case "die", "dragon", "marker", "sun", "colour", "conspirator" ->
                hand.node(spot)
                        .filter(node -> node.getParent() == layer)
                        .map(List::of)
                        .orElse(List.of());
            case "lane" -> setInLane(Integer.parseInt(spot.which()));
            default -> List.of();
        };
    }

    private List<Node> setInLane(int value) {
        List<Node> dice = new ArrayList<>();
        play.picture().group(value).dice().forEach(die -> layer.find(die.id()).ifPresent(dice::add));
        return dice;
    }

    /** A double click on a die of a set throws the set. */
    private void twice(Spot spot) {
        if (!desk.preferences().get(Setting.DOUBLE_CLICK_REROLLS)) {
            return;
        }
        hand.ways().stream()
                .filter(way -> way.from().equals(spot) && way.to().equals(Spots.BOWL))
                .findFirst()
                .ifPresent(way -> perform(way.act()));
    }

    /** A pull of 60 pixels across a lane throws its set. */
    private boolean swipe(Spot spot, double dx) {
        if (Math.abs(dx) < 60 || !spot.kind().equals("lane")) {
            return false;
        }
        twice(spot);
        return true;
    }

    void pause() {
        pointer.cancel();
        play.pause();
    }

    void focusLost() {
        pointer.cancel();
        play.focusLost();
    }

    void undo() {
        if (play.canUndo()) {
            play.undo();
        } else {
            desk.navigator().toast(speech.get("note.undo.none"));
        }
    }

    /** Every frame: the clock, the dice in the air, and what time does. */
    void tick() {
        play.tick();
        if (throwing.show(play.elapsedMs())) {
            desk.sounds().play(Sound.DIE_SETTLE);
            changed();
        }
        overlays.tick();
        showClock();
    }

    private void showClock() {
        QueenTable table = play.table();
        if (play.picture().stage() == Picture.Stage.ROLL && table.phase() == QueenPhase.ROLLING) {
            clockFace.show(
                    board.arena().dial(), board.end(), play.elapsedMs(), table.limitMs(), table.paused(), motion);
        }
    }

    @Override
    public void played(QueenMove move, List<QueenEvent> events, Picture before) {
        if (move instanceof QueenMove.Stop
                || move instanceof QueenMove.TimeUp
                || move instanceof QueenMove.ForcedStop) {
            pointer.cancel();
            overlays.close();
            throwing.land();
            board.end().lastSeconds(0);
        }
        if (move instanceof QueenMove.Pause) {
            pointer.cancel();
        }
        toast.hush();
        cursor.hide();
        pace.stop();
    }

    @Override
    public void happened(List<QueenEvent> events) {
        for (QueenEvent event : events) {
            if (event instanceof QueenEvent.Rolled rolled && play.table().phase() == QueenPhase.ROLLING) {
                thrown(rolled, events);
            }
        }
        Sounds.of(events).forEach(desk.sounds()::play);
        overlays.firstTime(events);
    }

    /** Dice leave the hand: they are drawn in the air until they are readable. */
    private void thrown(QueenEvent.Rolled rolled, List<QueenEvent> events) {
        if (motion == Motion.NONE) {
            return;
        }
        QueenTable table = play.table();
        throwing.begin(table.elapsedMs(), table.lockEndMs());
        Picture picture = Picture.of(table);
        for (String id : rolled.dice()) {
            QueenDie die = picture.die(id).orElseThrow();
            DieNode node = pieces.node(die);
            QueenPieces.Place place = pieces.place(die, picture, play.inHand(), board);
            node.resizeTo(place.size());
            Point2D from = layer.place(id, place.x(), place.y());
            throwing.add(id, node, Skins.face(die), from.getX(), from.getY(), motion);
        }
        boolean dragon = events.stream().anyMatch(QueenEvent.DragonRolled.class::isInstance);
        if (dragon) {
            throwDragon(picture);
        }
    }

    private void throwDragon(Picture picture) {
        pieces.node(QueenPieces.DRAGON).ifPresent(node -> {
            QueenPieces.Place place = board.dragon(play.inHand().ride());
            node.resizeTo(place.size());
            Point2D from = layer.place(QueenPieces.DRAGON, place.x(), place.y());
            DieFace face = picture.dragon().map(Skins::face).orElse(new DieFace.Blank());
            throwing.add(QueenPieces.DRAGON, node, face, from.getX(), from.getY(), motion);
        });
    }

    @Override
    public void refused(Refusal refusal) {
        desk.sounds().play(Sound.DROP_REFUSED);
        toast.say(speech.refusal(refusal), board.end());
    }

    /** The next beat follows by itself, or waits for the player. */
    @Override
    public void watch() {
        Choices.ResolutionSpeed speed = desk.preferences().get(Setting.RESOLUTION_SPEED);
        if (speed == Choices.ResolutionSpeed.INSTANT
                || (motion == Motion.NONE && speed != Choices.ResolutionSpeed.SLOW)) {
            play.all();
        } else if (motion == Motion.FULL && speed == Choices.ResolutionSpeed.NORMAL) {
            pace.setDuration(Duration.millis(beatMillis()));
            pace.playFromStart();
        }
    }

    /** QUEEN-064: the last landing of a forced stop is shown for a second. */
    private double beatMillis() {
        return play.picture().stage() == Picture.Stage.ROLL ? 1000 : 900;
    }

    @Override
    public void changed() {
        if (stale && !play.ticking()) {
            stale = false;
            rebuild();
            return;
        }
        Moment moment = moment();
        Set<String> flying = throwing.flying();
        Picture full = play.picture();
        Picture seen = flying.isEmpty() ? full : full.hiding(flying);
        if (flying.isEmpty()) {
            verdicts = moment.verdicts(foretold());
            lanes = moment.offers().lanes(board.plan().laneWidth() > 176);
        }
        actions = moment.actions(play::play, play::next, play::all, overlays::result);
        Journal journal = new Journal(play.table().cards(), speech);
        Showing showing = new Showing(
                seen,
                play.inHand(),
                verdicts,
                moment.question(),
                actions,
                board.plan().docked() || full.stage() != Picture.Stage.ROLL
                        ? journal.lines(play.seen(), full)
                        : List.of(),
                moment.stopNote(),
                lanes,
                flying);
        if (board.show(showing, new SpeedChoice(desk.preferences(), speech), motion)) {
            paint();
        }
        bar.show(full, speech);
        bar.pause().setVisible(play.rolling());
        pieces.lay(seen, play.inHand(), board, flying);
        offer();
        showDial(moment);
        overlays.show();
    }

    private boolean foretold() {
        Choices.Forecasts wanted = desk.preferences().get(Setting.FORECASTS);
        return wanted == Choices.Forecasts.ALWAYS
                || (wanted == Choices.Forecasts.OFF_CLOCK && play.table().phase() != QueenPhase.ROLLING);
    }

    private void offer() {
        List<Way<QueenAct>> all = new ArrayList<>();
        if (!play.watching() && !play.table().paused()) {
            all.addAll(ways().all());
        }
        hand.forget("button");
        List<Button> buttons = board.buttons();
        boolean rolling = play.rolling();
        for (int i = 0; i < buttons.size() && !rolling; i++) {
            hand.register(Spots.button(i), buttons.get(i));
            all.add(Way.touch(Spots.button(i), new QueenAct.Press(i)));
        }
        hand.offer(all);
        outline(all, rolling);
    }

    /** What can be chosen wears an outline; while the clock runs only dice that may go to a Chariot do. */
    private void outline(List<Way<QueenAct>> all, boolean rolling) {
        Set<Spot> choices = new HashSet<>();
        for (Way<QueenAct> way : all) {
            boolean shown = rolling
                    ? way.from().kind().equals("die") && way.to().kind().equals("chariot") && soloDie(way.from())
                    : !way.from().kind().equals("button") && play.table().phase() != QueenPhase.START_ROUND;
            if (shown) {
                choices.add(way.from());
            }
        }
        hand.spots().forEach((spot, node) -> node.pseudoClassStateChanged(CHOICE, choices.contains(spot)));
    }

    private boolean soloDie(Spot spot) {
        return play.picture()
                .die(spot.which())
                .filter(die -> play.picture().group(die.value()).solo())
                .isPresent();
    }

    private void showDial(Moment moment) {
        ArenaDial dial = board.arena().dial();
        QueenTable table = play.table();
        Picture picture = play.picture();
        new DialWords(dial, picture, speech).show(table, moment.question(), play.watching());
        if (picture.stage() == Picture.Stage.ROLL && table.phase() == QueenPhase.ROLLING) {
            showClock();
        } else {
            clockFace.reset();
        }
        dial.setAccessibleText(moment.question());
    }
}
