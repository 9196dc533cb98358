package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.LongStream;
import javafx.animation.PauseTransition;
import javafx.scene.input.KeyCode;
import javafx.util.Duration;
import org.alea.engine.Match;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** How the player is shown what has happened, where things move. */
class PaceTest extends AtTheQueensTable {

    @Test
    void whoResolvesEverythingAtOnceIsLeftBeforeTheSummary() {
        desk().preferences().set(Setting.ANIMATION_SPEED, Choices.AnimationSpeed.FAST);
        watchAResolution();
        onFxThread(() -> view().play().all());
        assertThat(view().play().summing()).isTrue();
        letABeatPass();
        assertThat(view().play().summing()).isTrue();
    }

    @Test
    void whoLeavesInTheMiddleOfAResolutionHearsNoMoreOfIt() {
        watchAResolution();
        onFxThread(() -> screen().dispose());
        List<QueenEvent> seen = view().play().seen();
        letABeatPass();
        assertThat(view().play().seen()).isEqualTo(seen);
        assertThat(view().play().watching()).isTrue();
    }

    @Test
    void calmMovementChosenAtAnOpenTableHoldsFromThereOn() {
        sitDown(moving(clock), QueenMatches.fresh(quietRound(), "", "untimed"));
        onFxThread(() -> desk().preferences().set(Setting.REDUCED_MOTION, true));
        throwAndStop();
        letABeatPass();
        List<QueenEvent> seen = view().play().seen();
        letABeatPass();
        assertThat(view().play().seen()).isEqualTo(seen);
        assertThat(view().play().summing()).isFalse();
    }

    private void watchAResolution() {
        sitDown(moving(clock), QueenMatches.fresh(quietRound(), "", "untimed"));
        throwAndStop();
    }

    private void throwAndStop() {
        push(KeyCode.SPACE);
        letDiceLand();
        hold(KeyCode.ENTER, 450);
        await(() -> view().play().watching());
    }

    /** Longer than the beat that was under way. */
    private void letABeatPass() {
        AtomicBoolean later = new AtomicBoolean();
        PauseTransition pause = new PauseTransition(Duration.seconds(1.2));
        pause.setOnFinished(done -> later.set(true));
        onFxThread(pause::play);
        await(later::get);
    }

    /** A seed whose first round asks for nothing if it is stopped at once. */
    private static long quietRound() {
        return LongStream.iterate(1, seed -> seed + 1)
                .filter(seed -> {
                    Match<QueenTable, QueenMove> match = QueenMatches.fresh(seed, "", "untimed");
                    match.play(new QueenMove.StartRound(), 0);
                    match.play(new QueenMove.Stop(2000), 2000);
                    return match.table().phase() == QueenPhase.START_ROUND;
                })
                .findFirst()
                .orElseThrow();
    }
}
