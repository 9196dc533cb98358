package org.alea.app.games.royal;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.alea.app.gametable.FirstMoment;
import org.alea.app.shell.KeyAction;
import org.alea.app.shell.KeyMap;
import org.alea.app.table.Digits;
import org.alea.app.table.HeldKeys;
import org.alea.games.royal.Districts;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;

/** The keyboard at this table. Digits are meant by their place in the top row, so that AZERTY works unshifted. */
final class RoyalKeys {
    private static final List<KeyCode> LETTERS =
            List.of(KeyCode.A, KeyCode.B, KeyCode.C, KeyCode.D, KeyCode.E, KeyCode.F, KeyCode.G, KeyCode.H, KeyCode.I);

    /** What opens a cover closes it. */
    private static final Set<KeyAction> CLOSING = Set.of(
            RoyalKeyActions.FORECAST,
            RoyalKeyActions.STANDING,
            RoyalKeyActions.SUMMARY,
            RoyalKeyActions.TAKEN,
            RoyalKeyActions.GAME);

    /** What moves about in a cover and presses its buttons. */
    private static final Set<KeyCode> WITHIN = EnumSet.of(
            KeyCode.TAB, KeyCode.SPACE, KeyCode.ENTER, KeyCode.UP, KeyCode.DOWN, KeyCode.PAGE_UP, KeyCode.PAGE_DOWN);

    private final RoyalView view;
    private final RoyalPlay play;
    private final RoyalGestures does;
    private final KeyMap keys;
    private final FirstMoment moment;
    private final Map<KeyAction, Runnable> deeds;
    private final HeldKeys held = new HeldKeys();
    private boolean azerty;

    /**
     * @param keys where the player has put which key
     * @param moment in which nothing is heard
     */
    RoyalKeys(RoyalView view, KeyMap keys, FirstMoment moment) {
        this.moment = moment;
        this.view = view;
        this.play = view.play();
        this.does = view.gestures();
        this.keys = keys;
        this.deeds = deeds();
    }

    private Map<KeyAction, Runnable> deeds() {
        Map<KeyAction, Runnable> all = new HashMap<>();
        all.put(RoyalKeyActions.REROLL, () -> propose(Aim.REROLL));
        all.put(RoyalKeyActions.TURN, () -> propose(Aim.TURN));
        all.put(RoyalKeyActions.RECRUIT, () -> propose(Aim.RECRUIT));
        all.put(RoyalKeyActions.FARM, () -> propose(Aim.FIELD));
        all.put(RoyalKeyActions.PASS, () -> propose(quitting()));
        all.put(RoyalKeyActions.CUBE, does::nextCube);
        all.put(RoyalKeyActions.SOURCE, does::nextSource);
        all.put(RoyalKeyActions.LYING, does::nextLying);
        all.put(RoyalKeyActions.RULE, view::rule);
        all.put(RoyalKeyActions.SUMMARY, () -> view.covers().pages(Stage.page(play.table())));
        all.put(RoyalKeyActions.TAKEN, () -> view.covers().taken());
        all.put(RoyalKeyActions.LOOK_UP, view::lookUp);
        all.put(RoyalKeyActions.GAME, () -> view.covers().game());
        all.put(RoyalKeyActions.JOURNAL, view::turnJournal);
        all.put(RoyalKeyActions.LANGUAGE, view::speakOther);
        all.put(RoyalKeyActions.FORECAST, () -> view.covers().forecast());
        all.put(RoyalKeyActions.HINT, view::hint);
        all.put(RoyalKeyActions.STANDING, () -> view.covers().standing());
        all.put(RoyalKeyActions.UNDO, does::undo);
        all.put(RoyalKeyActions.REDO, does::redo);
        return all;
    }

    void listenTo(Node node) {
        node.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        node.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
        node.addEventFilter(KeyEvent.KEY_RELEASED, event -> held.released(event.getCode()));
    }

    /** A window that loses the keyboard never hears the keys go up. */
    void forget() {
        held.forget();
    }

    private void pressed(KeyEvent event) {
        OptionalInt place = place(event);
        if (!held.pressed(event.getCode(), place) || moment.lasts()) {
            event.consume();
            return;
        }
        if (view.watching() && event.getCode() == KeyCode.LEFT) {
            play.previous();
            event.consume();
            return;
        }
        boolean heard =
                view.covers().shown().isPresent() ? covered(event) : deed(event) || digit(event, place) || key(event);
        if (heard) {
            event.consume();
        }
    }

    /** What the player has put on this key. */
    private boolean deed(KeyEvent event) {
        Optional<Runnable> deed = keys.action(event, RoyalKeyActions.ALL).map(deeds::get);
        deed.ifPresent(Runnable::run);
        return deed.isPresent();
    }

    /** A key that told nothing when it was pressed (é) still types its character. */
    private void typed(KeyEvent event) {
        OptionalInt place = Digits.of(KeyCode.UNDEFINED, event.getCharacter());
        if (place.isPresent()
                && held.typed(place.getAsInt())
                && !moment.lasts()
                && view.covers().shown().isEmpty()) {
            azerty = true;
            digit(event, place);
            event.consume();
        }
    }

    /** Whatever covers the table goes away first; what is on it can be walked over, scrolled and pressed. */
    private boolean covered(KeyEvent event) {
        KeyCode code = event.getCode();
        Optional<PhasePagesPane> pages =
                view.covers().shown().filter(PhasePagesPane.class::isInstance).map(PhasePagesPane.class::cast);
        if (code == KeyCode.ESCAPE
                || keys.action(event, RoyalKeyActions.ALL)
                        .filter(CLOSING::contains)
                        .isPresent()) {
            view.covers().close();
            return true;
        }
        if (pages.isPresent() && (code == KeyCode.LEFT || code == KeyCode.RIGHT)) {
            pages.get().turn(code == KeyCode.LEFT ? -1 : 1);
            return true;
        }
        return !WITHIN.contains(code);
    }

    /** 1 to 9, 0 and Ctrl+1, Ctrl+2 are your dice; with Shift they are the Roy's, or the black ones. */
    private boolean digit(KeyEvent event, OptionalInt key) {
        if (key.isEmpty()) {
            return event.isShiftDown() && !event.isControlDown() && letter(event.getCode());
        }
        int place = key.getAsInt() - 1;
        if (event.isControlDown()) {
            return place < 2 && die(Side.YOU, 10 + place);
        }
        if (event.isShiftDown()) {
            return play.table().state() == State.COUNTER ? black(place) : die(Side.ROY, place);
        }
        return die(Side.YOU, place);
    }

    /** Shift+A to Shift+I are the Roy's tenth to eighteenth die. */
    private boolean letter(KeyCode code) {
        int nth = LETTERS.indexOf(code);
        return nth >= 0 && die(Side.ROY, 9 + nth);
    }

    /** The minus of one layout is the 6 of another, which tells itself by its other keys. */
    private OptionalInt place(KeyEvent event) {
        azerty |= Digits.tellsAzerty(event.getCode(), event.getText());
        return Digits.doubtful(event.getCode()) && !azerty
                ? OptionalInt.empty()
                : Digits.of(event.getCode(), event.getText());
    }

    private boolean die(Side side, int nth) {
        List<Districts.Lying> dice = CitySquare.inOrder(play.table(), side);
        if (nth < dice.size()) {
            Districts.Lying die = dice.get(nth);
            if (play.tray().holds(die.id())) {
                view.perform(new RoyalAct.Return(die.id()));
            } else if (play.takes(die)) {
                view.perform(new RoyalAct.Take(die.id()));
            }
        }
        return true;
    }

    private boolean black(int nth) {
        RoyalTable table = play.table();
        int place = 0;
        for (int face = 6; face > 0; face--) {
            for (int id = 0; id < 6; id++) {
                if (table.districts().blackDie(id) == face && place++ == nth) {
                    view.perform(new RoyalAct.Face(id));
                    return true;
                }
            }
        }
        return true;
    }

    private boolean key(KeyEvent event) {
        if (event.isShortcutDown()) {
            return false;
        }
        return switch (event.getCode()) {
            case ENTER -> view.cursor().choose() || does.enter();
            case SPACE -> does.space();
            case ESCAPE -> escape();
            case TAB -> mark(event.isShiftDown() ? -1 : 1);
            case LEFT -> go(-1, 0);
            case RIGHT -> go(1, 0);
            case UP -> go(0, -1);
            case DOWN -> go(0, 1);
            case PLUS, ADD, EQUALS -> does.count(1);
            case MINUS, SUBTRACT -> does.count(-1);
            case PAGE_UP -> look(-1);
            case PAGE_DOWN -> look(1);
            default -> false;
        };
    }

    /** Enter now means what is proposed, no longer what the arrows stand on. */
    private void propose(String target) {
        view.cursor().hide();
        play.propose(target);
    }

    private boolean look(int by) {
        view.cursor().hide();
        return does.look(by);
    }

    /** With nothing left to take back it leads to what there is to know of the game, and out of it. */
    private boolean escape() {
        view.cursor().hide();
        if (!does.escape()) {
            view.covers().game();
        }
        return true;
    }

    private String quitting() {
        return switch (play.table().state()) {
            case COUNTER -> Aim.CONCEDE;
            case SUB_EVENT_CUBE, SUB_COLUMN -> Aim.STOP;
            default -> Aim.PASS;
        };
    }

    /** Tab marks a target: the ring of the arrows gives way to it. */
    private boolean mark(int by) {
        view.cursor().hide();
        return does.nextTarget(by);
    }

    /** Arrows set out from the target that Tab has marked. */
    private boolean go(int right, int down) {
        if (view.cursor().at().isEmpty()) {
            play.proposal().map(Proposal::target).or(play::wish).map(Spots::to).ifPresent(view.cursor()::moveTo);
        }
        view.cursor().go(right, down);
        return true;
    }
}
