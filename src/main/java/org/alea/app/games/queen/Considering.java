package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.alea.app.settings.Preferences;
import org.alea.app.table.Way;
import org.alea.games.queen.MoonForecast;
import org.alea.games.queen.QueenForecast;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** While the dragon die is held over a card, the card says what it would make of the attack there. */
final class Considering {
    private final QueenPlay play;
    private final Preferences preferences;
    private final Supplier<ArenaView> arena;
    private final Speech speech;
    private int slot;

    Considering(QueenPlay play, Preferences preferences, Supplier<ArenaView> arena, Speech speech) {
        this.play = play;
        this.preferences = preferences;
        this.arena = arena;
        this.speech = speech;
    }

    void of(Optional<Way<QueenAct>> way) {
        int now = preferences.get(Setting.FORECASTS) == Choices.Forecasts.NEVER
                ? 0
                : way.map(Way::act).map(Considering::joined).orElse(0);
        if (slot > 0 && slot != now) {
            arena.get().consider(slot, Optional.empty());
        }
        slot = now;
        if (now > 0) {
            arena.get().consider(now, Optional.of(withDragon(now)));
        }
    }

    /** The slot whose attack the dragon die would join, or 0. */
    private static int joined(QueenAct act) {
        if (act instanceof QueenAct.Play play) {
            if (play.move() instanceof QueenMove.AssignDragon dragon) {
                return dragon.slot();
            }
            return play.move() instanceof QueenMove.AssignWing wing ? wing.slot() : 0;
        }
        return 0;
    }

    private Verdict withDragon(int joined) {
        QueenTable table = play.table();
        List<QueenForecast> forecasts = QueenForecast.withDragon(table, joined);
        return Verdict.of(forecasts.get(joined - 1), table, MoonForecast.of(table, forecasts), speech);
    }
}
