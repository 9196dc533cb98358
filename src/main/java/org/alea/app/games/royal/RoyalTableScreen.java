package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import org.alea.app.games.TableLife;
import org.alea.app.games.TableScreen;
import org.alea.app.gametable.FirstMoment;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.KeyMap;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.store.Setting;

/** The Royal table as a screen: it runs with the frames and follows language and theme. */
final class RoyalTableScreen implements TableScreen {
    private static final List<Setting<?>> DRESS = List.of(
            Setting.THEME,
            Setting.FONT_SCALE,
            Setting.KEYS,
            Setting.COLOUR_MARKS,
            Setting.DICE_SIZE,
            Setting.HIGH_CONTRAST,
            Setting.ANIMATION_SPEED,
            Setting.REDUCED_MOTION,
            Setting.MUTE);

    private final Desk desk;
    private final RoyalView view;
    private final RoyalKeys keys;
    private final TableLife life;
    private final FirstMoment moment;
    private boolean lesson;

    RoyalTableScreen(Desk desk, GameSession<RoyalTable, RoyalMove> session) {
        this.desk = desk;
        this.view = new RoyalView(desk, session, (RoyalBox) session.box(), RoyalLayout::new);
        this.moment = new FirstMoment(view.root(), desk.clock());
        this.keys = new RoyalKeys(view, new KeyMap(desk.preferences()), moment);
        keys.listenTo(view.root());
        view.root().setFocusTraversable(true);
        life = new TableLife(desk, view.root(), DRESS, new TableLife.Calls(this::tick, view::redress, this::leftAlone));
    }

    /** A teacher leads: a press is meant for him at once. */
    void forLesson() {
        lesson = true;
    }

    RoyalView view() {
        return view;
    }

    /** One frame. */
    void tick() {
        view.tick();
    }

    /** Whatever is in the air goes home when nobody looks. */
    private void leftAlone() {
        keys.forget();
        view.dropEverything();
    }

    @Override
    public Node node() {
        return view.root();
    }

    @Override
    public ObservableValue<String> title() {
        return desk.texts().text("royal.title");
    }

    @Override
    public List<KeyHint> keys() {
        List<KeyHint> hints = new ArrayList<>(List.of(
                new KeyHint("1 – 9", "royal.keys.own"),
                new KeyHint("⇧ 1 – 9", "royal.keys.roys"),
                new KeyHint("⇥", "royal.keys.target"),
                new KeyHint("+ −", "royal.keys.count"),
                new KeyHint("← →", "royal.keys.arrows"),
                new KeyHint("↵", "royal.keys.confirm"),
                new KeyHint("␣", "royal.keys.roll"),
                new KeyHint("⇞ ⇟", "royal.keys.past"),
                new KeyHint("Alt", "royal.keys.other")));
        KeyMap map = new KeyMap(desk.preferences());
        RoyalKeyActions.ALL.forEach(action -> hints.add(map.hint(action, desk.texts())));
        return hints;
    }

    @Override
    public boolean canBeCovered() {
        return !view.clock().running();
    }

    @Override
    public void shown() {
        // the key that led away came up elsewhere
        keys.forget();
        view.root().requestFocus();
        if (!lesson) {
            moment.begin();
        }
    }

    @Override
    public void dispose() {
        life.end();
        view.leave();
    }
}
