package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.alea.app.UiTest;
import org.alea.app.games.Suite;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.engine.Bot;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Setup;
import org.alea.engine.Table;
import org.alea.games.royal.RoyalKit;
import org.alea.store.Save;
import org.junit.jupiter.api.Test;

/** Whoever works by keyboard alone sees where he is: whatever Tab stops at looks otherwise than when it is left. */
class FocusTest extends UiTest {

    @Test
    void whatever_tab_stops_at_shows_it() {
        finish(new RoyalKit().open(ContentSource.builtIn()));
        openWindow(Suite.registered(), 1280, 720);
        Set<String> unseen = new TreeSet<>();
        ways().forEach((screen, way) -> {
            fire("#rail-library");
            way.run();
            stops().entrySet().stream()
                    .filter(stop -> !stop.getValue())
                    .forEach(stop -> unseen.add(screen + ": " + stop.getKey()));
        });
        assertThat(unseen).isEmpty();
    }

    private Map<String, Runnable> ways() {
        Map<String, Runnable> ways = new LinkedHashMap<>();
        for (String place : List.of("library", "practice", "reference", "statistics", "rulebook")) {
            ways.put(place, () -> fire("#rail-" + place));
        }
        ways.put("settings", () -> {
            fire("#rail-settings");
            fire("#section-sounds");
        });
        ways.put("replay", () -> {
            fire(".recent-row");
            await(() -> lookup(".replay").tryQuery().isPresent());
        });
        return ways;
    }

    /** Every stop of Tab once around, and whether it looked otherwise than it did when Tab had gone on. */
    private IdentityHashMap<Node, Boolean> stops() {
        IdentityHashMap<Node, Boolean> stops = new IdentityHashMap<>();
        onFxThread(() -> {
            Scene scene = window(0).getScene();
            Node owner = tab(scene);
            while (!stops.containsKey(owner)) {
                String focused = Looks.of(owner);
                Node next = tab(scene);
                stops.put(owner, next == owner || !focused.equals(Looks.of(owner)));
                owner = next;
            }
        });
        return stops;
    }

    private static Node tab(Scene scene) {
        Node owner = Objects.requireNonNull(scene.getFocusOwner());
        Event.fireEvent(owner, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.TAB, false, false, false, false));
        scene.getRoot().applyCss();
        return Objects.requireNonNull(scene.getFocusOwner());
    }

    private <T extends Table<T>, M extends Move> void finish(GameBox<T, M> box) {
        Match<T, M> match = Match.start(box.game(), Setup.of(box.options(), Map.of(), 7));
        Bot<T, M> bot =
                Objects.requireNonNull(box.bots().get(box.standardBot())).apply(7);
        while (match.result().isEmpty()) {
            match.play(bot.choose(match.table()), match.history().size() * 1000L);
        }
        store().history().add(Save.of("royal", box, match, CALENDAR.instant()), true, Map.of());
    }

    private void fire(String query) {
        await(() -> lookup(query).tryQuery().isPresent());
        onFxThread(() -> lookup(query).query().fireEvent(new ActionEvent()));
        onFxThread(() -> {});
    }
}
