package org.alea.app.games.queen;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import org.alea.app.games.TableLife;
import org.alea.app.games.TableScreen;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.KeyAction;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.KeyMap;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.store.Setting;

/** The Queen's table as a screen: it runs with the frames, follows language and theme, and pauses when nobody looks. */
final class QueenTableScreen implements TableScreen {
    private static final List<Setting<?>> DRESS = List.of(
            Setting.THEME,
            Setting.FONT_SCALE,
            Setting.KEYS,
            Setting.HIGH_CONTRAST,
            Setting.COLOUR_MARKS,
            Setting.DICE_SIZE,
            Setting.ANIMATION_SPEED,
            Setting.REDUCED_MOTION);

    private final Desk desk;
    private final QueenView view;
    private final QueenKeys keys;
    private final TableLife life;

    QueenTableScreen(Desk desk, GameSession<QueenTable, QueenMove> session) {
        this.desk = desk;
        this.view = new QueenView(desk, session, (QueenBox) session.box());
        this.keys = new QueenKeys(
                view,
                new KeyMap(desk.preferences()),
                desk.clock(),
                () -> desk.preferences().get(Setting.STOP_KEY),
                view::menu);
        keys.listenTo(view.root());
        view.root().setFocusTraversable(true);
        view.root().focusWithinProperty().addListener((here, before, within) -> heard(within));
        life = new TableLife(desk, view.root(), DRESS, new TableLife.Calls(this::tick, this::redress, this::leftAlone));
    }

    QueenView view() {
        return view;
    }

    /** One frame. */
    void tick() {
        view.tick();
        keys.tick();
    }

    /** A new look or language waits while a clock runs against the player; the running round stays as it is. */
    private void redress() {
        if (!view.play().racing()) {
            view.redress();
        } else {
            view.redressLater();
        }
    }

    /** What goes up elsewhere is not heard here: it must not count as held for ever. */
    private void heard(boolean here) {
        if (!here) {
            keys.forget();
        }
    }

    /** QUEEN-059: a window nobody looks at pauses. */
    private void leftAlone() {
        keys.forget();
        view.focusLost();
    }

    @Override
    public Node node() {
        return view.root();
    }

    @Override
    public ObservableValue<String> title() {
        return desk.texts().text("queen.title");
    }

    @Override
    public List<KeyHint> keys() {
        return List.of(
                new KeyHint("1 – 6", "queen.keys.reroll"),
                new KeyHint("⇧ 1 – 6", "queen.keys.dragon"),
                new KeyHint("Ctrl 1 – 6", "queen.keys.chariot"),
                new KeyHint("Alt 1 – 6", "queen.keys.power"),
                new KeyHint("↵", "queen.keys.stop"),
                new KeyHint("␣", "queen.keys.start"),
                hint(QueenKeyActions.PAUSE),
                new KeyHint("Esc", "queen.keys.leave"),
                new KeyHint("← →", "queen.keys.arrows"),
                new KeyHint("⇥", "queen.keys.walk"),
                hint(QueenKeyActions.DETAILS),
                hint(QueenKeyActions.REFERENCE),
                hint(QueenKeyActions.LOG),
                hint(QueenKeyActions.PILES),
                new KeyHint("⇞ ⇟", "table.keys.past"),
                new KeyHint("F2", "queen.keys.cards"),
                hint(QueenKeyActions.CHARIOT),
                hint(QueenKeyActions.SECOND_CHARIOT),
                hint(QueenKeyActions.HINT),
                hint(QueenKeyActions.DEMONSTRATION),
                hint(QueenKeyActions.UNDO),
                hint(QueenKeyActions.REDO));
    }

    private KeyHint hint(KeyAction action) {
        return new KeyMap(desk.preferences()).hint(action, desk.texts());
    }

    @Override
    public boolean canBeCovered() {
        return !view.play().racing();
    }

    /** The tray, and whatever lies below it. */
    @Override
    public double foot() {
        Node board = view.root().board();
        double top = board.localToScene(0, view.board().plan().tray().y()).getY();
        return board.getScene() == null ? 0 : Math.max(0, board.getScene().getHeight() - top);
    }

    @Override
    public void shown() {
        // the key that led away came up elsewhere
        keys.forget();
        view.overlays().focus();
    }

    @Override
    public void dispose() {
        life.end();
        view.leave();
    }
}
