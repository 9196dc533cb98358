package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Parent;
import org.alea.app.FaintWords;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.util.NodeQueryUtils;

/** Whatever stands on the table can be read in either theme. */
class QueenColoursTest extends UiTest {
    /** Each of them has something on the table that the others have not. */
    private static final Set<QueenPhase> DECISIONS = EnumSet.of(
            QueenPhase.ROLL_CONSPIRATOR_DIE,
            QueenPhase.CHOOSE_DIE_TO_EXHAUST,
            QueenPhase.TURN_DIAL,
            QueenPhase.START_ROUND,
            QueenPhase.ROLLING,
            QueenPhase.USE_DRAGON,
            QueenPhase.CHOOSE_STEPS,
            QueenPhase.TAKE_SUN_DIE);

    @ParameterizedTest
    @EnumSource
    void words_stand_out_at_every_decision(Choices.Theme theme) {
        Desk desk = aDesk();
        desk.preferences().set(Setting.THEME, theme);
        desk.preferences().set(Setting.TOLD, QueenMatches.allTold());
        Set<String> faint = new TreeSet<>();
        for (QueenPhase phase : DECISIONS) {
            QueenTableScreen screen = open(desk, at(phase));
            onFxThread(() -> FaintWords.in(screen.node()).forEach(words -> faint.add(phase + ": " + words)));
            onFxThread(screen::dispose);
        }
        assertThat(faint).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void so_do_the_last_seconds(Choices.Theme theme) {
        Desk desk = aDesk();
        desk.preferences().set(Setting.THEME, theme);
        desk.preferences().set(Setting.TOLD, QueenMatches.allTold());
        QueenTableScreen screen = open(desk, at(QueenPhase.ROLLING));
        onFxThread(() -> {
            while (screen.view().play().elapsedMs() < 56_500) {
                clock.pass(Duration.ofMillis(500));
                screen.view().tick();
            }
        });
        await(() -> lookup(".last-seconds")
                .match(NodeQueryUtils.isVisible())
                .tryQuery()
                .isPresent());
        onFxThread(() -> assertThat(FaintWords.in(screen.node())).isEmpty());
        onFxThread(screen::dispose);
    }

    private static Match<QueenTable, QueenMove> at(QueenPhase phase) {
        return QueenMatches.someMatch(QueenMatches.ALL_MODULES, "official", table -> table.phase() == phase);
    }

    private QueenTableScreen open(Desk desk, Match<QueenTable, QueenMove> match) {
        QueenTableScreen[] opened = new QueenTableScreen[1];
        show(desk, 1280, 720, () -> {
            opened[0] = new QueenTableScreen(desk, new GameSession<>("queen", QueenMatches.BOX, match, clock));
            return (Parent) opened[0].node();
        });
        onFxThread(() -> opened[0].view().tick());
        onFxThread(() -> {});
        return opened[0];
    }
}
