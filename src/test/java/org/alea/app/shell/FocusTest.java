package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.alea.app.main.TableViews;
import org.alea.content.ContentSource;
import org.alea.games.royal.RoyalKit;
import org.junit.jupiter.api.Test;

/** Whoever works by keyboard alone sees where he is: whatever Tab stops at looks otherwise than when it is left. */
class FocusTest extends InTheWholeWindow {

    @Test
    void whatever_tab_stops_at_shows_it() {
        finish("royal", new RoyalKit().open(ContentSource.builtIn()));
        openWindow(TableViews.suite(), 1280, 720);
        Set<String> unseen = new TreeSet<>();
        ways().forEach((screen, way) -> {
            fire("#rail-library");
            way.run();
            TabWalk.unseen(window(0).getScene()).forEach(stop -> unseen.add(screen + ": " + stop));
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
}
