package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.royal.Activity;
import org.alea.games.royal.Colour;
import org.alea.games.royal.HireSource;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.State;

/** Keys that go through what can be chosen, one after the other. */
final class Cycle {
    private final RoyalPlay play;

    Cycle(RoyalPlay play) {
        this.play = play;
    }

    /** Arms the next deferred cube, and after the last one none. */
    void cube() {
        List<String> cards = new ArrayList<>();
        RoyalTable table = play.table();
        for (Colour colour : Colour.values()) {
            for (int stage = 1; stage <= table.activities().stages(); stage++) {
                if (table.activities().cubes(colour, stage) > 0) {
                    cards.add(table.activity(colour, stage).map(Activity::id).orElseThrow());
                }
            }
        }
        if (cards.isEmpty() || table.state() != State.ACTION || play.past().isPresent()) {
            return;
        }
        int now = cards.indexOf(play.tray().cube());
        String next = now + 1 < cards.size() ? cards.get(now + 1) : play.tray().cube();
        play.perform(new RoyalAct.Arm(next));
    }

    void source() {
        play.proposal().filter(present -> present.sources().size() > 1).ifPresent(present -> {
            List<HireSource> all = present.sources();
            int now = present.chosen().map(all::indexOf).orElse(-1);
            play.amend(present.from(all.get((now + 1) % all.size())));
        });
    }

    void lying() {
        play.proposal().filter(present -> present.lyings().size() > 1).ifPresent(present -> {
            List<Integer> all = present.lyings();
            play.amend(present.lyingOnes(all.get((all.indexOf(present.lying()) + 1) % all.size())));
        });
    }
}
