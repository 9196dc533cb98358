package org.alea.app.gametable;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.alea.app.play.Draft;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.play.Shot;
import org.alea.app.shell.KeyAction;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.KeyMap;
import org.alea.app.table.Digits;
import org.alea.app.table.HeldKeys;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.engine.Move;
import org.alea.engine.Table;

/**
 * The keyboard at any table: arrows walk, Enter and Space go on, Escape goes out, digits choose, and every other key is an
 * action that the player may have moved.
 */
final class TableKeyboard<T extends Table<T>, M extends Move, D extends Draft<M>> {
    /** These may be held down. */
    private static final Set<KeyCode> REPEATING = EnumSet.of(
            KeyCode.LEFT, KeyCode.RIGHT, KeyCode.UP, KeyCode.DOWN, KeyCode.PAGE_UP, KeyCode.PAGE_DOWN, KeyCode.TAB);
    /** What moves about in a cover and presses its buttons. */
    private static final Set<KeyCode> WITHIN = EnumSet.of(
            KeyCode.TAB,
            KeyCode.SPACE,
            KeyCode.ENTER,
            KeyCode.UP,
            KeyCode.DOWN,
            KeyCode.LEFT,
            KeyCode.RIGHT,
            KeyCode.PAGE_UP,
            KeyCode.PAGE_DOWN);

    private final GameTable<T, M, D> table;
    private final KeyMap map;
    private final HeldKeys held = new HeldKeys();
    private final Map<KeyAction, Runnable> shared;
    private boolean azerty;

    TableKeyboard(GameTable<T, M, D> table, KeyMap map) {
        this.table = table;
        this.map = map;
        TableDeeds<T, M, D> does = table.does();
        shared = Map.of(
                TableKeys.UNDO, does::undo,
                TableKeys.REDO, does::redo,
                TableKeys.HINT, does::hint,
                TableKeys.FORECAST, does::forecast,
                TableKeys.RULE, does::ruleNow,
                TableKeys.LOOK_UP, does::lookUp,
                TableKeys.JOURNAL, does::journal,
                TableKeys.MENU, does::menu);
    }

    void listenTo(Node root) {
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        root.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
        root.addEventFilter(KeyEvent.KEY_RELEASED, event -> held.released(event.getCode()));
    }

    /** A window that loses the keyboard never hears the keys go up. */
    void forget() {
        held.forget();
    }

    private void pressed(KeyEvent event) {
        OptionalInt digit = digit(event);
        boolean first = held.pressed(event.getCode(), digit);
        if (table.moment().lasts()) {
            event.consume();
        } else if (event.getTarget() instanceof TextInputControl) {
            typing(event);
        } else if (!first && !REPEATING.contains(event.getCode())) {
            event.consume();
        } else if (table.covers().isOpen() ? covered(event) : act(event, digit)) {
            event.consume();
        }
    }

    /** A key that told nothing when it was pressed (é) still types its character. */
    private void typed(KeyEvent event) {
        OptionalInt digit = Digits.of(KeyCode.UNDEFINED, event.getCharacter());
        if (digit.isPresent() && held.typed(digit.getAsInt()) && plain(event)) {
            azerty = true;
            if (digit(digit.getAsInt())) {
                event.consume();
            }
        }
    }

    private boolean plain(KeyEvent event) {
        return !table.moment().lasts() && !table.covers().isOpen() && !(event.getTarget() instanceof TextInputControl);
    }

    /** Whoever types leaves the field by Escape or Enter. */
    private void typing(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE || event.getCode() == KeyCode.ENTER) {
            table.root().requestFocus();
            event.consume();
        }
    }

    private boolean covered(KeyEvent event) {
        boolean closes = event.getCode() == KeyCode.ESCAPE
                || map.hits(TableKeys.MENU, event)
                || map.hits(TableKeys.FORECAST, event)
                || table.ownKeys().stream()
                        .anyMatch(action ->
                                map.hits(action, event) && table.sheets().opens(name(action)));
        if (closes) {
            table.covers().close();
        }
        return closes || !WITHIN.contains(event.getCode());
    }

    private boolean act(KeyEvent event, OptionalInt digit) {
        if (own(event)) {
            return true;
        }
        for (KeyAction action : TableKeys.SHARED) {
            Runnable deed = shared.get(action);
            if (deed != null && map.hits(action, event)) {
                deed.run();
                return true;
            }
        }
        if (event.isShortcutDown() || event.isAltDown()) {
            return false;
        }
        return (digit.isPresent() && digit(digit.getAsInt())) || fixed(event);
    }

    /** A key of the game opens its sheet, presses its command, or does what every table can do or the design says. */
    private boolean own(KeyEvent event) {
        for (KeyAction action : table.ownKeys()) {
            if (map.hits(action, event)) {
                String id = name(action);
                Optional<Runnable> everywhere = TableKeys.SHARED.stream()
                        .filter(each -> name(each).equals(id))
                        .map(shared::get)
                        .findFirst();
                if (everywhere.isPresent()) {
                    everywhere.get().run();
                    return true;
                }
                if (table.sheets().own(id)) {
                    return true;
                }
                Optional<Question.Command<M, D>> command = table.parts()
                        .asked()
                        .flatMap(asked -> asked.commands().stream()
                                .filter(each -> each.id().equals(id))
                                .findFirst());
                Shot<T, M, D> shot = table.play().shot();
                if (command.isPresent() && !shot.watching()) {
                    table.does().press(command.get());
                } else {
                    table.meant(id).ifPresent(this::perform);
                }
                return true;
            }
        }
        return false;
    }

    private static String name(KeyAction action) {
        return action.id().substring(action.id().indexOf('.') + 1);
    }

    private boolean digit(int place) {
        Shot<T, M, D> shot = table.play().shot();
        if (!shot.playing()) {
            return false;
        }
        Optional<Gesture<M, D>> meant = table.design().digit(shot, place).or(() -> asked(place - 1));
        meant.ifPresent(this::perform);
        return meant.isPresent();
    }

    /** The row at this place, or, where there are none, the button. */
    private Optional<Gesture<M, D>> asked(int place) {
        Optional<Question<M, D>> asked = table.parts().asked();
        List<Question.Row<M, D>> rows = asked.map(Question::rows).orElse(List.of());
        if (!rows.isEmpty()) {
            return place < rows.size() ? rows.get(place).gesture() : Optional.empty();
        }
        List<Question.Command<M, D>> commands = asked.map(Question::commands).orElse(List.of());
        return place < commands.size() ? commands.get(place).gesture() : Optional.empty();
    }

    private void perform(Gesture<M, D> gesture) {
        table.cursor().hide();
        table.hand().perform(Way.touch(new Spot("key"), gesture));
    }

    private boolean fixed(KeyEvent event) {
        boolean watching = table.play().shot().watching();
        switch (event.getCode()) {
            case ENTER -> {
                if (watching || !choose()) {
                    table.does().enter();
                }
            }
            case SPACE -> table.does().enter();
            case ESCAPE -> table.does().escape();
            case TAB -> {
                Optional<Gesture<M, D>> meant = event.isShiftDown() ? Optional.empty() : table.meant("tab");
                if (meant.isPresent()) {
                    perform(meant.get());
                } else {
                    table.cursor().step(event.isShiftDown() ? -1 : 1);
                    table.over(table.cursor().at());
                }
            }
            case LEFT -> arrow(watching, -1, 0);
            case RIGHT -> arrow(watching, 1, 0);
            case UP -> arrow(watching, 0, -1);
            case DOWN -> arrow(watching, 0, 1);
            case PAGE_UP -> table.does().look(-1);
            case PAGE_DOWN -> table.does().look(1);
            case PLUS, ADD, EQUALS -> {
                return watching && hurry(1);
            }
            case MINUS, SUBTRACT -> {
                return watching && hurry(-1);
            }
            case SLASH, DIVIDE -> table.does().search();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Takes what the ring is on; a move begun by it leads the ring on. */
    private boolean choose() {
        D before = table.play().shot().draft();
        boolean chosen = table.cursor().choose();
        Shot<T, M, D> now = table.play().shot();
        if (chosen && now.playing() && !now.draft().equals(before)) {
            table.design()
                    .onward(now)
                    .filter(spot -> table.hand().node(spot).isPresent())
                    .ifPresent(table.cursor()::moveTo);
        }
        return chosen;
    }

    private boolean hurry(int by) {
        table.play().pace(table.play().pace().faster(by));
        return true;
    }

    private void arrow(boolean watching, int right, int down) {
        if (!watching) {
            table.cursor().go(right, down);
            table.over(table.cursor().at());
        } else if (right < 0) {
            table.play().previous();
        } else if (right > 0) {
            table.play().next();
        }
    }

    /** The minus of one layout is the 6 of another, which tells itself by its other keys. */
    private OptionalInt digit(KeyEvent event) {
        azerty |= Digits.tellsAzerty(event.getCode(), event.getText());
        return Digits.doubtful(event.getCode()) && !azerty
                ? OptionalInt.empty()
                : Digits.of(event.getCode(), event.getText());
    }

    /** All keys of the table, for the help. */
    List<KeyHint> hints() {
        List<KeyHint> hints = new ArrayList<>(List.of(
                new KeyHint("1 – 9", "table.keys.digits"),
                new KeyHint("← →", "table.keys.arrows"),
                new KeyHint("↵", "table.keys.confirm"),
                new KeyHint("␣", "table.keys.next"),
                new KeyHint("⇞ ⇟", "table.keys.past"),
                new KeyHint("+ −", "table.keys.pace")));
        List<KeyAction> actions = new ArrayList<>(table.ownKeys());
        actions.addAll(TableKeys.beside(table.ownKeys()));
        actions.forEach(action -> hints.add(map.hint(action, table.desk().texts())));
        return hints;
    }
}
