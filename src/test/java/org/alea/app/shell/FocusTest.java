package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import javafx.event.ActionEvent;
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
