package org.alea.app.games.queen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.alea.app.shell.KeyAction;
import org.alea.app.shell.KeyMap;
import org.alea.app.table.Digits;
import org.alea.app.table.HeldKeys;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.StopKey;
import org.alea.store.Choices;

/**
 * The keyboard at the table. A key counts once for each time it is pressed (QUEEN-246): what is held when the state
 * changes does nothing in the new one. Digits are meant by their place, so that AZERTY works unshifted.
 */
final class QueenKeys {
    private static final Set<KeyAction> INSPECTION =
            Set.of(QueenKeyActions.DETAILS, QueenKeyActions.REFERENCE, QueenKeyActions.LOG, QueenKeyActions.PILES);

    private final QueenView view;
    private final KeyMap keys;
    private final DigitKeys digits;
    private final Map<KeyAction, BooleanSupplier> deeds;
    private final LongSupplier nanos;
    private final Supplier<Choices.StopKey> wanted;
    private final Runnable wayOut;
    private final HeldKeys held = new HeldKeys();
    private Optional<StopKey> stopKey = Optional.empty();

    /**
     * @param keys where the player has put which key
     * @param wayOut opens the ways away from the table
     */
    QueenKeys(QueenView view, KeyMap keys, LongSupplier nanos, Supplier<Choices.StopKey> wanted, Runnable wayOut) {
        this.view = view;
        this.keys = keys;
        this.digits = new DigitKeys(view, nanos);
        this.nanos = nanos;
        this.wanted = wanted;
        this.wayOut = wayOut;
        this.deeds = deeds();
    }

    void listenTo(Node node) {
        node.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        node.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
        node.addEventFilter(KeyEvent.KEY_RELEASED, this::released);
    }

    private void pressed(KeyEvent event) {
        KeyCode code = event.getCode();
        Optional<KeyAction> action = keys.action(event, QueenKeyActions.ALL);
        OptionalInt digit = action.isPresent() ? OptionalInt.empty() : value(code, event.getText());
        if (!held.pressed(code, digit)) {
            event.consume();
            return;
        }
        if (digit.isPresent()) {
            digits.press(digit.getAsInt(), event);
            event.consume();
        } else if (key(code, action, event)) {
            event.consume();
        }
    }

    private static OptionalInt value(KeyCode code, String text) {
        OptionalInt digit = Digits.of(code, text);
        return digit.orElse(7) <= 6 ? digit : OptionalInt.empty();
    }

    /** A key that told nothing when it was pressed (é) still types its character. */
    private void typed(KeyEvent event) {
        OptionalInt digit = value(KeyCode.UNDEFINED, event.getCharacter());
        boolean plain = !event.isControlDown() && !event.isAltDown();
        if (digit.isPresent() && plain && held.typed(digit.getAsInt())) {
            digits.press(digit.getAsInt(), event);
            event.consume();
        }
    }

    private void released(KeyEvent event) {
        held.released(event.getCode());
        if (event.getCode() == KeyCode.ENTER) {
            boolean tooSoon = stopKey.filter(StopKey::released).isPresent();
            view.board().end().hold(0);
            if (tooSoon && view.play().rolling()) {
                view.touch().letGoTooSoon();
            }
        }
    }

    /** A window that loses the keyboard never hears the keys go up. */
    void forget() {
        held.forget();
        stopKey = Optional.empty();
    }

    private boolean key(KeyCode code, Optional<KeyAction> action, KeyEvent event) {
        boolean confirms = action.isEmpty() && (code == KeyCode.ENTER || code == KeyCode.SPACE);
        if (confirms && view.overlays().press()) {
            return true;
        }
        boolean leaves = confirms || (action.isEmpty() && code == KeyCode.ESCAPE);
        if (view.overlays().curtainDown()) {
            return behindCurtain(leaves || action.equals(Optional.of(QueenKeyActions.PAUSE)));
        }
        if (view.overlays().resultShown()) {
            return false;
        }
        if (view.overlays().covered()) {
            return onCover(leaves || action.filter(INSPECTION::contains).isPresent());
        }
        return action.isPresent() ? act(action.get()) : fixed(code, event);
    }

    /** What a key does that the player may have moved. */
    private boolean act(KeyAction action) {
        BooleanSupplier deed = deeds.get(action);
        return deed != null && deed.getAsBoolean();
    }

    private Map<KeyAction, BooleanSupplier> deeds() {
        return Map.ofEntries(
                Map.entry(QueenKeyActions.PAUSE, this::pause),
                Map.entry(QueenKeyActions.DETAILS, this::details),
                Map.entry(QueenKeyActions.REFERENCE, () -> open(view.inspection()::dragonReference)),
                Map.entry(QueenKeyActions.LOG, () -> open(view.inspection()::log)),
                Map.entry(QueenKeyActions.PILES, () -> open(view.inspection()::piles)),
                Map.entry(QueenKeyActions.CHARIOT, () -> chariot(1)),
                Map.entry(QueenKeyActions.SECOND_CHARIOT, () -> chariot(2)),
                Map.entry(QueenKeyActions.HINT, () -> open(view.adviser()::hint)),
                Map.entry(QueenKeyActions.DEMONSTRATION, () -> open(view.adviser()::demonstrate)),
                Map.entry(QueenKeyActions.UNDO, this::undo),
                Map.entry(QueenKeyActions.REDO, this::redo));
    }

    private boolean fixed(KeyCode code, KeyEvent event) {
        return switch (code) {
            case ENTER -> enter();
            case SPACE -> space();
            case ESCAPE -> escape();
            case LEFT, UP -> step(-1);
            case RIGHT, DOWN -> step(1);
            case TAB -> TableWalk.step(view.hand(), view.cursor(), event.isShiftDown() ? -1 : 1);
            case PAGE_UP -> lookBack(-1);
            case PAGE_DOWN -> lookBack(1);
            case F2 -> open(view.inspection()::reference);
            case F10 -> open(view::menu);
            case Z -> event.isShortcutDown() && event.isShiftDown() && redo();
            default -> false;
        };
    }

    private boolean behindCurtain(boolean goesOn) {
        if (goesOn) {
            view.overlays().countDown();
        }
        return goesOn;
    }

    private boolean onCover(boolean closes) {
        if (closes) {
            view.overlays().dismiss();
        }
        return closes;
    }

    private boolean enter() {
        QueenPlay play = view.play();
        if (play.rolling()) {
            if (stopKey().pressed()) {
                stop();
            }
            return true;
        }
        return view.cursor().choose() || leadOn();
    }

    /** The key that ends this combat, as the player wants it now. */
    private StopKey stopKey() {
        if (stopKey.isEmpty()) {
            StopKey.Mode mode = switch (wanted.get()) {
                case HOLD -> StopKey.Mode.HOLD;
                case PRESS -> StopKey.Mode.PRESS;
                case DOUBLE -> StopKey.Mode.TWO_PRESSES;
            };
            stopKey = Optional.of(new StopKey(mode, false, nanos));
        }
        return stopKey.get();
    }

    private void stop() {
        view.stopWish().stopByKey(wanted.get() != Choices.StopKey.PRESS);
    }

    /** The button that wears the key; where there are several answers none does, and nothing is decided unseen. */
    private boolean leadOn() {
        Optional<Action> onward =
                view.actions().stream().filter(Action::leadsOn).findFirst();
        onward.ifPresent(action -> action.act().run());
        return onward.isPresent();
    }

    private boolean space() {
        return !view.play().rolling() && leadOn();
    }

    private boolean pause() {
        view.pause();
        return true;
    }

    private boolean escape() {
        if (view.hand().held().isPresent()) {
            view.hand().letGo();
            return true;
        }
        if (view.stopWish().asked()) {
            view.stopWish().goOn();
            return true;
        }
        if (view.play().past().isPresent() || view.play().inHand().firstEnemy() > 0) {
            view.play().undo();
            return true;
        }
        if (view.play().rolling()) {
            return pause();
        }
        // Tab walks the table and never comes to the button above it; who meant to pause as time ran out stays
        if (!view.play().watching() || view.play().summing()) {
            wayOut.run();
        }
        return true;
    }

    private boolean step(int by) {
        if (view.play().rolling()) {
            DiceWalk.step(view.play().picture(), view.cursor(), by);
        } else {
            view.touch().step(by);
        }
        return true;
    }

    /** Puts the die under the cursor on the first or second Chariot that takes it. */
    private boolean chariot(int nth) {
        Optional<Spot> at = view.cursor().at();
        if (!view.play().rolling() || at.isEmpty()) {
            return false;
        }
        List<Way<QueenAct>> ways = view.hand().ways().stream()
                .filter(way -> way.from().equals(at.get()) && way.to().kind().equals("chariot"))
                .toList();
        if (ways.size() >= nth) {
            view.perform(ways.get(nth - 1).act());
        }
        return true;
    }

    private boolean lookBack(int by) {
        view.play().lookBack(by);
        return true;
    }

    private boolean details() {
        view.cursor().at().ifPresent(view.inspection()::details);
        return true;
    }

    private static boolean open(Runnable sheet) {
        sheet.run();
        return true;
    }

    private boolean redo() {
        boolean rolling = view.play().table().phase() == QueenPhase.ROLLING;
        if (!rolling || view.play().canRedo()) {
            view.takingBack().redo();
            return true;
        }
        return false;
    }

    private boolean undo() {
        boolean rolling = view.play().table().phase() == QueenPhase.ROLLING;
        if (!rolling || view.play().canUndo()) {
            view.takingBack().undo();
            return true;
        }
        return false;
    }

    /** The hold that ends the combat goes on; its end is the instant of the stop (QUEEN-063). */
    void tick() {
        if (!view.play().rolling() || view.overlays().curtainDown()) {
            stopKey = Optional.empty();
        } else if (stopKey.isPresent()) {
            view.board().end().hold(stopKey.get().held());
            if (stopKey.get().tick()) {
                stop();
            }
        }
    }
}
