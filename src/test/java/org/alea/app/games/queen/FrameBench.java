package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.LongStream;
import javafx.animation.AnimationTimer;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import org.alea.app.shell.Desk;
import org.alea.engine.Match;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How much longer a frame takes while eleven dice are in the air than in an empty window of the same size. */
@Tag("bench")
class FrameBench extends AtTheQueensTable {
    private static final int FRAMES = 60;

    @Test
    void eleven_tumbling_dice_cost_few_frames() throws InterruptedException {
        Desk moving = moving(System::nanoTime);
        show(moving, 1440, 900, StackPane::new);
        double empty = slowFrame();
        sitDown(moving, elevenDice());
        push(KeyCode.SPACE);
        double rolling = slowFrame();
        System.out.printf(
                "95th percentile of frame intervals: %.1f ms rolling, %.1f ms empty, ratio %.2f%n",
                rolling, empty, rolling / empty);
    }

    /** The 95th percentile of the intervals between frames, in milliseconds. */
    private static double slowFrame() throws InterruptedException {
        List<Long> intervals = new ArrayList<>();
        CountDownLatch done = new CountDownLatch(1);
        AnimationTimer timer = new AnimationTimer() {
            private long last;

            @Override
            public void handle(long now) {
                long frame = System.nanoTime();
                if (last != 0) {
                    intervals.add(frame - last);
                }
                last = frame;
                if (intervals.size() == FRAMES) {
                    stop();
                    done.countDown();
                }
            }
        };
        timer.start();
        done.await();
        Collections.sort(intervals);
        return intervals.get(FRAMES * 95 / 100) / 1e6;
    }

    private static Match<QueenTable, QueenMove> elevenDice() {
        return LongStream.range(0, 2000)
                .mapToObj(seed -> QueenMatches.playedUntil(
                        QueenMatches.fresh(seed, "", "official"),
                        seed,
                        table -> table.phase() == QueenPhase.START_ROUND
                                && table.dice(Zone.RESERVE).size() == 11))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
    }
}
