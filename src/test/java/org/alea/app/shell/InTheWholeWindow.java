package org.alea.app.shell;

import java.util.Map;
import java.util.Objects;
import javafx.event.ActionEvent;
import org.alea.app.UiTest;
import org.alea.content.GameBox;
import org.alea.engine.Bot;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Setup;
import org.alea.engine.Table;
import org.alea.store.Save;

/** Goes from screen to screen of the whole program, with a past of its own. */
abstract class InTheWholeWindow extends UiTest {

    /** A game that a bot has played to its end stands in the history. */
    protected final <T extends Table<T>, M extends Move> void finish(String game, GameBox<T, M> box) {
        Match<T, M> match = Match.start(box.game(), Setup.of(box.options(), Map.of(), 7));
        Bot<T, M> bot =
                Objects.requireNonNull(box.bots().get(box.standardBot())).apply(7);
        while (match.result().isEmpty()) {
            match.play(bot.choose(match.table()), match.history().size() * 1000L);
        }
        store().history().add(Save.of(game, box, match, CALENDAR.instant()), true, Map.of());
    }

    /** Presses what comes into sight under this name, wherever it is. */
    protected final void fire(String query) {
        await(() -> lookup(query).tryQuery().isPresent());
        onFxThread(() -> lookup(query).query().fireEvent(new ActionEvent()));
        onFxThread(() -> {});
    }
}
