package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import org.alea.app.games.TableScreen;
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
    private static final List<Setting<?>> DRESS =
            List.of(Setting.THEME, Setting.FONT_SCALE, Setting.KEYS, Setting.COLOUR_MARKS);

    private final Desk desk;
    private final RoyalView view;
    private final RoyalKeys keys;
    private final AnimationTimer frames;
    private final InvalidationListener dress = changed -> redress();
    private final ChangeListener<Boolean> focus = (window, before, focused) -> focused(focused);

    RoyalTableScreen(Desk desk, GameSession<RoyalTable, RoyalMove> session) {
        this.desk = desk;
        this.view = new RoyalView(desk, session, (RoyalBox) session.box());
        this.keys = new RoyalKeys(view, new KeyMap(desk.preferences()));
        keys.listenTo(view.root());
        view.root().setFocusTraversable(true);
        frames = new AnimationTimer() {
            @Override
            public void handle(long now) {
                tick();
            }
        };
        desk.texts().languageProperty().addListener(dress);
        DRESS.forEach(setting -> desk.preferences().of(setting).addListener(dress));
        view.root()
                .sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::focusedProperty)
                .orElse(true)
                .addListener(focus);
    }

    RoyalView view() {
        return view;
    }

    /** One frame. */
    void tick() {
        view.tick();
    }

    private void redress() {
        view.redress();
    }

    /** Whatever is in the air goes home when nobody looks. */
    private void focused(boolean focused) {
        if (!focused) {
            keys.forget();
            view.dropEverything();
        }
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
        frames.start();
        view.root().requestFocus();
    }

    @Override
    public void dispose() {
        frames.stop();
        view.dropEverything();
        desk.texts().languageProperty().removeListener(dress);
        DRESS.forEach(setting -> desk.preferences().of(setting).removeListener(dress));
    }
}
