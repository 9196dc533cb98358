package org.alea.app.gametable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import org.alea.app.games.GameCover;
import org.alea.app.games.TableLife;
import org.alea.app.games.TableScreen;
import org.alea.app.play.Draft;
import org.alea.app.play.Gesture;
import org.alea.app.play.Hints;
import org.alea.app.play.JournalLines;
import org.alea.app.play.MatchPlay;
import org.alea.app.play.Question;
import org.alea.app.play.Shot;
import org.alea.app.play.Step;
import org.alea.app.play.StepPace;
import org.alea.app.play.TableClock;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.KeyAction;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.KeyMap;
import org.alea.app.shell.Sheets;
import org.alea.app.table.Cursor;
import org.alea.app.table.Hand;
import org.alea.app.table.Motion;
import org.alea.app.table.PieceLayer;
import org.alea.app.table.Pointer;
import org.alea.app.table.Resting;
import org.alea.app.table.ScaledBoard;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.content.GameBox;
import org.alea.engine.Because;
import org.alea.engine.Event;
import org.alea.engine.Move;
import org.alea.engine.Refusal;
import org.alea.engine.Table;
import org.alea.store.Choices;
import org.alea.store.Setting;

/**
 * The table of any game that has a {@link TableDesign}: builds, shows, dresses, ticks and leaves it. What a hand does goes
 * one way, {@code Hand ─► TableDeeds ─► MatchPlay ─► Match}, and comes back as one {@link Shot} to {@link #show}.
 */
public final class GameTable<T extends Table<T>, M extends Move, D extends Draft<M>> implements TableScreen {
    private static final PseudoClass CONCERNED = PseudoClass.getPseudoClass("concerned");
    private static final List<Setting<?>> DRESS = List.of(
            Setting.THEME,
            Setting.FONT_SCALE,
            Setting.KEYS,
            Setting.COLOUR_MARKS,
            Setting.HIGH_CONTRAST,
            Setting.DICE_SIZE,
            Setting.ANIMATION_SPEED,
            Setting.REDUCED_MOTION,
            Setting.FORECASTS,
            Setting.MUTE);

    private final Desk desk;
    private final GameSession<T, M> session;
    private final DesignKit<T, M, D> kit;
    private final Use use;
    private final TableDesign<T, M, D> design;
    private final MatchPlay<T, M, D> play;
    private final TableClock<T, M> clock;
    private final ScaledBoard root = new ScaledBoard();
    private final Hand<Gesture<M, D>> hand;
    private final Cursor<Gesture<M, D>> cursor;
    private final PieceLayer layer = new PieceLayer(Motion.NONE);
    private final Pieces pieces;
    private final Pointer<Gesture<M, D>> pointer;
    private final TableNotes note;
    private final HoverZoom zoom = new HoverZoom();
    private final TableCovers covers;
    private final TableSheets<T, M, D> sheets;
    private final TableDeeds<T, M, D> does;
    private final TableKeyboard<T, M, D> keys;
    private final FirstMoment moment;
    private final Hints<T, M> hints;
    private final JournalLines<T, M> lines;
    private final TableLife life;
    private TableParts<T, M, D> parts;
    private boolean journalOpen;
    private boolean resultShown;
    private Optional<Advice<T, M>> advice = Optional.empty();
    private Optional<Refusal> lastObjection = Optional.empty();
    private Optional<Spot> under = Optional.empty();
    private int showings;

    /** What somebody sits at the table for. */
    enum Use {
        PLAY,
        LESSON,
        LOOK_ON
    }

    private record Advice<T, M>(T table, M move) {}

    GameTable(Desk desk, GameSession<T, M> session, DesignKit<T, M, D> kit, Use use) {
        this.desk = desk;
        this.session = session;
        this.kit = kit;
        this.use = use;
        GameBox<T, M> box = session.box();
        design = kit.design(new GameSpeech<>(session.game(), box, desk.texts(), desk.preferences()));
        play = new MatchPlay<>(
                session.match(),
                new MatchPlay.Terms<>(
                        design::fresh, design.events(), design::round, this::pace, session::millis, desk.clock()));
        clock = new TableClock<>(use == Use.LOOK_ON ? Optional.empty() : box.realTime(), desk.clock());
        hand = new Hand<>(this::perform);
        cursor = new Cursor<>(hand, root);
        pieces = new Pieces(layer, hand);
        pointer = new Pointer<>(root.board(), hand, Look.of(desk).motion());
        note = TableNotes.under(desk, session.game(), this::plan);
        covers = new TableCovers(root);
        does = new TableDeeds<>(this);
        sheets = new TableSheets<>(this);
        keys = new TableKeyboard<>(this, new KeyMap(desk.preferences()));
        moment = new FirstMoment(root, desk.clock());
        hints = new Hints<>(desk.background(), desk.animated() ? Platform::runLater : GameTable::onFxThread);
        lines = new JournalLines<>(
                design.events(), design::round, event -> design.speech().event(event));
        root.getStyleClass().addAll("game-table", kit.cover().styleClass());
        Sheets.attach(root, kit.sheets());
        root.setFocusTraversable(true);
        connect();
        if (use == Use.LOOK_ON) {
            play.onlyLook();
        }
        if (use != Use.PLAY) {
            note.onlyObject();
        }
        clock.follow(session.match().table());
        parts = build();
        covers.lay(root.board(), parts.plan().width(), parts.plan().height());
        root.frameProperty().addListener((frame, before, now) -> rebuild());
        life = new TableLife(desk, root, DRESS, new TableLife.Calls(this::tick, this::redress, this::leftAlone));
        play.watchBy(this::show);
    }

    private static void onFxThread(Runnable task) {
        if (Platform.isFxApplicationThread()) {
            task.run();
        } else {
            Platform.runLater(task);
        }
    }

    private void connect() {
        keys.listenTo(root);
        hand.lifting(this::lifted);
        hand.refusing((from, to) -> objection(from, to).map(design.speech()::refusal));
        hand.onRefusal(refused -> {
            String rule = lastObjection.map(Refusal::rule).orElse("");
            refuse(refused.reason(), rule, refused.where());
        });
        hand.considering(this::consider);
        pointer.onDetails(does::details, does::details);
        root.board()
                .addEventHandler(
                        MouseEvent.MOUSE_MOVED,
                        moved -> over(hand.spotOf(moved.getPickResult().getIntersectedNode())));
        root.board().addEventHandler(MouseEvent.MOUSE_EXITED, left -> over(Optional.empty()));
        new Resting(
                root.board(),
                hand,
                () -> desk.preferences().get(Setting.CARD_DETAIL) == Choices.CardDetail.HOVER
                        && !clock.running()
                        && !covers.isOpen(),
                new Resting.Ways(
                        spot -> design.zoom(play.shot(), spot, plan()).isPresent(),
                        this::lookClosely,
                        zoom::holds,
                        zoom::hide));
    }

    /** What the pointer rests on is shown large; the first time the right click is announced, which keeps it there. */
    private void lookClosely(Spot spot) {
        design.zoom(play.shot(), spot, plan())
                .ifPresent(large -> zoom.show(large, hand.node(spot).orElse(root), root.board()));
        note.once("details");
    }

    // building

    private TableParts<T, M, D> build() {
        Look look = Look.of(desk);
        root.light(look.light());
        root.contrast(look.contrast());
        root.text(desk.preferences().get(Setting.FONT_SCALE));
        layer.motion(look.motion(), look.slowness());
        pointer.motion(look.motion());
        Plan plan = design.plan(root.frame());
        TableParts<T, M, D> made = new TableParts<>(this, use == Use.LOOK_ON ? plan.forLookingOn() : plan, look);
        made.lay(root.board(), layer, note.node());
        return made;
    }

    /** Everything is built anew around the pieces, for another size. */
    private void rebuild() {
        parts.board().dispose();
        parts = build();
        play.showAgain();
        covers.lay(root.board(), parts.plan().width(), parts.plan().height());
    }

    /** Another theme, language, key or look: pieces are made anew, too. */
    void redress() {
        pieces.dropAll();
        lines.forget();
        rebuild();
        note.sayAgain();
    }

    private Plan plan() {
        return parts.plan();
    }

    // showing

    private void show(Shot<T, M, D> shot) {
        showings++;
        advice = advice.filter(given -> given.table().equals(shot.table()));
        zoom.hide();
        over(Optional.empty());
        hear(shot);
        pieces.begin();
        parts.show(shot, pieces);
        pieces.end();
        hand.offer(use == Use.LOOK_ON ? List.of() : ways(shot));
        cursor.follow();
        mark(shot);
        if (shot.playing() || shot.mode() == Shot.Mode.OVER) {
            clock.follow(shot.table());
        }
        boolean over = shot.mode() == Shot.Mode.OVER;
        if (over && !resultShown && use == Use.PLAY) {
            sheets.result();
        }
        resultShown = over || (resultShown && shot.mode() == Shot.Mode.PAST);
    }

    private List<Way<Gesture<M, D>>> ways(Shot<T, M, D> shot) {
        if (shot.watching()) {
            return List.of();
        }
        List<Way<Gesture<M, D>>> all = new ArrayList<>(shot.playing() ? design.ways(shot) : List.of());
        parts.asked().ifPresent(asked -> {
            Stream.concat(
                            asked.rows().stream().flatMap(row -> touch(Spot.of("row", row.id()), row.gesture())),
                            asked.chips().stream().flatMap(chip -> touch(Spot.of("chip", chip.id()), chip.gesture())))
                    .forEach(all::add);
            asked.commands().stream()
                    .flatMap(command -> touch(Spot.of("command", command.id()), command.gesture()))
                    .forEach(all::add);
        });
        return all;
    }

    private static <A> Stream<Way<A>> touch(Spot spot, Optional<A> act) {
        return act.stream().map(does -> Way.touch(spot, does));
    }

    /** Sounds and first times of what is new. */
    private void hear(Shot<T, M, D> shot) {
        if (use == Use.LOOK_ON) {
            return;
        }
        if (!shot.news().isEmpty()) {
            note.hush();
        }
        shot.news().stream()
                .flatMap(event -> design.events().row(event).sounds().apply(event).stream())
                .distinct()
                .limit(3)
                .forEach(desk.sounds()::play);
        note.hear(shot.news(), design.events());
    }

    /** What the present step concerns is marked on the board. */
    private void mark(Shot<T, M, D> shot) {
        point(shot.step().map(this::spots).orElse(List.of()));
        parts.mark(shot);
    }

    /** Lights what is being spoken of. */
    void point(List<Spot> spots) {
        hand.spots().forEach((spot, node) -> node.pseudoClassStateChanged(CONCERNED, spots.contains(spot)));
    }

    /** What lies on the board of that which a step concerns. */
    List<Node> concerned(Step<T> step) {
        return nodes(spots(step));
    }

    /** What lies on the board of these spots. */
    List<Node> nodes(List<Spot> spots) {
        return spots.stream()
                .flatMap(spot -> hand.node(spot).stream())
                .distinct()
                .toList();
    }

    private List<Spot> spots(Step<T> step) {
        List<Spot> spots = new ArrayList<>();
        for (Event event : step.events()) {
            spots.addAll(design.events().spots(event));
            if (event instanceof Because because) {
                because.pieces().forEach(piece -> spots.addAll(design.pieces(piece)));
            }
        }
        return spots;
    }

    // what a hand does

    private void perform(Gesture<M, D> gesture) {
        note.hush();
        rest();
        gesture.by(does);
    }

    private List<Node> lifted(Spot spot) {
        if (!play.shot().playing() || !pieces.isPiece(spot)) {
            return List.of();
        }
        List<Node> rising = new ArrayList<>(hand.node(spot).stream().toList());
        rising.addAll(parts.board().lifted(spot));
        return rising;
    }

    private Optional<Refusal> objection(Spot from, Spot to) {
        lastObjection = play.shot().playing() ? design.objection(play.shot(), from, to) : Optional.empty();
        return lastObjection;
    }

    private void consider(Optional<Way<Gesture<M, D>>> way) {
        Optional<Node> target = way.flatMap(each -> hand.node(each.to()));
        List<String> brings = way.filter(each -> play.shot().playing())
                .map(each -> design.preview(play.shot(), each.act()))
                .orElse(List.of());
        if (target.isPresent()) {
            parts.preview().show(brings, target.get(), root.board());
        } else {
            parts.preview().hide();
        }
    }

    /** Says to the board what the pointer or the cursor is over, once for each change. */
    void over(Optional<Spot> spot) {
        if (!spot.equals(under)) {
            under = spot;
            parts.board().over(spot);
        }
    }

    /** Says beside a spot why something does not go. */
    void refuse(String reason, String rule, Spot where) {
        refuse(reason, rule, hand.node(where).orElse(parts.undo()));
    }

    void refuse(String reason, String rule, Node where) {
        note.refuse(reason, rule, where);
    }

    /** A hint has come: it is laid out, or said and pointed at. */
    void advise(T table, M move) {
        Shot<T, M, D> shot = play.shot();
        Optional<D> laid = shot.playing() ? design.layOut(shot, move) : Optional.empty();
        advice = Optional.of(new Advice<>(table, move));
        laid.ifPresentOrElse(play::change, play::showAgain);
        note.tell(design.speech().shared("advice", design.speech().move(table, move)), "");
    }

    /** The row a hint points at. */
    String advisedRow(Question<M, D> question) {
        return advice.flatMap(given -> question.rows().stream()
                        .filter(row -> row.gesture()
                                .filter(new Gesture.Play<M, D>(given.move())::equals)
                                .isPresent())
                        .findFirst())
                .map(Question.Row::id)
                .orElse("");
    }

    /** Whatever is in motion comes to rest; answers whether anything was. */
    boolean rest() {
        boolean moved = parts.board().moving();
        parts.board().rest();
        return moved;
    }

    void turnJournal() {
        journalOpen = !journalOpen;
        play.showAgain();
    }

    // time

    private StepPace pace(int roundsBefore) {
        if (use == Use.LESSON) {
            return StepPace.WAIT;
        }
        return switch (desk.preferences().get(Setting.OPPONENT_EXPLAINED)) {
            case ALWAYS -> StepPace.WAIT;
            case NEVER -> StepPace.DIRECT;
            case FIRST_TURNS -> roundsBefore < StepPace.FIRST_TURNS || calm() ? StepPace.WAIT : StepPace.FOURFOLD;
        };
    }

    private boolean calm() {
        Preferences preferences = desk.preferences();
        return preferences.get(Setting.REDUCED_MOTION)
                || preferences.get(Setting.ANIMATION_SPEED) == Choices.AnimationSpeed.OFF;
    }

    /** One frame. */
    void tick() {
        // what leaves the table with the keyboard in it leaves it to nobody
        if (root.getScene() != null && root.getScene().getFocusOwner() == null) {
            root.requestFocus();
        }
        if (use == Use.LOOK_ON) {
            return;
        }
        if (!covers.isOpen()) {
            play.tick();
        }
        parts.board().tick();
        T table = session.match().table();
        clock.tick(table, play.shot().watching() || parts.board().moving()).ifPresent(move -> {
            pointer.cancel();
            covers.close();
            play.play(move);
        });
        clock.leftBy(table).ifPresent(session::leftBy);
        if (use == Use.PLAY
                && desk.preferences().get(Setting.FLOW)
                && play.shot().playing()
                && !covers.isOpen()) {
            design.goesOn(play.shot()).ifPresent(does::play);
        }
    }

    private void leftAlone() {
        keys.forget();
        pointer.cancel();
    }

    // the screen

    @Override
    public Node node() {
        return root;
    }

    @Override
    public ObservableValue<String> title() {
        return desk.texts().text(kit.cover().titleKey());
    }

    @Override
    public List<KeyHint> keys() {
        return keys.hints();
    }

    @Override
    public boolean canBeCovered() {
        return !clock.running();
    }

    @Override
    public boolean played() {
        return use == Use.PLAY;
    }

    @Override
    public void shown() {
        keys.forget();
        root.requestFocus();
        if (use == Use.PLAY) {
            moment.begin();
        }
    }

    @Override
    public void dispose() {
        life.end();
        pointer.cancel();
        parts.board().dispose();
        Optional<M> pause = clock.leftBy(session.match().table());
        play.leave();
        pause.ifPresent(move -> session.match().play(move, session.millis()));
        note.end();
    }

    // for the parts of the table

    Desk desk() {
        return desk;
    }

    GameCover cover() {
        return kit.cover();
    }

    Use use() {
        return use;
    }

    TableDesign<T, M, D> design() {
        return design;
    }

    GameSpeech<T, M> speech() {
        return design.speech();
    }

    MatchPlay<T, M, D> play() {
        return play;
    }

    TableClock<T, M> clock() {
        return clock;
    }

    ScaledBoard root() {
        return root;
    }

    Hand<Gesture<M, D>> hand() {
        return hand;
    }

    Cursor<Gesture<M, D>> cursor() {
        return cursor;
    }

    Pieces pieces() {
        return pieces;
    }

    TableNotes note() {
        return note;
    }

    TableCovers covers() {
        return covers;
    }

    TableSheets<T, M, D> sheets() {
        return sheets;
    }

    TableDeeds<T, M, D> does() {
        return does;
    }

    TableParts<T, M, D> parts() {
        return parts;
    }

    Hints<T, M> hints() {
        return hints;
    }

    FirstMoment moment() {
        return moment;
    }

    boolean journalOpen() {
        return journalOpen;
    }

    List<JournalLines.Line> journal() {
        return lines.of(session.match());
    }

    /** The keys of the game itself. */
    List<KeyAction> ownKeys() {
        return kit.ownKeys();
    }

    /** What a key of the game, or one that this game gives a meaning of its own, does now. */
    Optional<Gesture<M, D>> meant(String action) {
        Shot<T, M, D> shot = play.shot();
        return shot.playing() ? design.key(shot, action) : Optional.empty();
    }

    /** The key action that presses a command, if the game has one. */
    Optional<KeyAction> ownKey(String command) {
        String id = session.game() + "." + command;
        return kit.ownKeys().stream().filter(action -> action.id().equals(id)).findFirst();
    }

    /** How often the table has been shown, for tests: once for each change. */
    int showings() {
        return showings;
    }
}
