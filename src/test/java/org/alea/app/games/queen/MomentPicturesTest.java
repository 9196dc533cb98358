package org.alea.app.games.queen;

import java.util.List;
import java.util.function.Predicate;
import javafx.scene.Parent;
import org.alea.app.Look;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Pictures;
import org.alea.engine.Match;
import org.alea.engine.Turn;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of single moments of a resolution with all modules, to look at. */
@Tag("screens")
class MomentPicturesTest extends UiTest {

    @ParameterizedTest(name = "{0}")
    @MethodSource("org.alea.app.Look#all")
    void theMomentsAreDrawn(Look look) {
        Desk desk = aDesk();
        look.dress(desk.preferences());
        desk.preferences().set(Setting.TOLD, QueenMatches.allTold());
        desk.preferences().set(Setting.RESOLUTION_SPEED, Choices.ResolutionSpeed.SLOW);
        take(desk, look, "failing", picture -> picture.focus() > 0 && Verdict.failed(picture.attack(picture.focus())));
        take(desk, look, "moon-struck", picture -> picture.fight().moon() == Fight.Moon.STRUCK);
        take(desk, look, "moon-held", picture -> picture.fight().moon() == Fight.Moon.HELD);
        take(desk, look, "power-used", picture -> picture.powerLeft().orElse(1) == 0 && spares(picture));
    }

    /** Between two attacks, so that the pill of the spared Shield is seen too. */
    private static boolean spares(Picture picture) {
        return picture.table().power().skipsShield() && picture.fight().over();
    }

    private void take(Desk desk, Look look, String name, Predicate<Picture> wanted) {
        Match<QueenTable, QueenMove> match = QueenMatches.someMatch(
                "moment " + name, QueenMatches.ALL_MODULES, "official", table -> comes(table, wanted));
        QueenTableScreen[] opened = new QueenTableScreen[1];
        show(desk, look.width(), look.height(), () -> {
            opened[0] = new QueenTableScreen(desk, new GameSession<>("queen", QueenMatches.BOX, match, clock));
            return (Parent) opened[0].node();
        });
        onFxThread(() -> {
            QueenPlay play = opened[0].view().play();
            play.play(next(match.table()));
            while (!wanted.test(play.picture())) {
                play.next();
            }
        });
        Pictures.take("queen-moment-" + name + "-" + look);
        onFxThread(opened[0]::dispose);
    }

    /** The stop, or the die of the Sun, after which the Moon comes. */
    private static QueenMove next(QueenTable table) {
        return table.phase() == QueenPhase.ROLLING
                ? new QueenMove.Stop(table.elapsedMs())
                : QueenMatches.BOX.game().moves(table).get(0);
    }

    /** Whether it comes to that with the next move. */
    private static boolean comes(QueenTable table, Predicate<Picture> wanted) {
        boolean moves =
                table.phase() == QueenPhase.TAKE_SUN_DIE || (table.phase() == QueenPhase.ROLLING && !table.paused());
        if (!moves || table.round() < 3) {
            return false;
        }
        QueenTable after = table.copy();
        Turn turn = Turn.recorded();
        QueenMatches.BOX.game().play(after, next(table), turn);
        List<QueenEvent> events = Recollection.events(turn.events());
        Playback playback = new Playback(Picture.of(table), events, after);
        while (!playback.over() && !playback.beforeReset()) {
            playback.step();
            if (wanted.test(playback.picture())) {
                return true;
            }
        }
        return false;
    }
}
