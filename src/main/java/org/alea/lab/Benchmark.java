package org.alea.lab;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.DoubleConsumer;
import org.alea.content.GameBox;
import org.alea.engine.Move;
import org.alea.engine.Setup;
import org.alea.engine.Table;

/**
 * How fast a game is: random playouts on one thread, measured by the CPU time of that thread, since the wall clock of a
 * busy machine says little.
 */
record Benchmark(long playouts, long moves, double cpuSeconds) {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double WARM_UP = 0.5;
    private static final int BETWEEN_LOOKS_AT_THE_CLOCK = 8;

    /**
     * Plays for {@code seconds} of CPU time, after half as much to let the compiler do its work.
     *
     * @param watcher hears now and then how many seconds have been played, the first half as well
     */
    static <T extends Table<T>, M extends Move> Benchmark of(
            GameBox<T, M> box, Setup setup, double seconds, DoubleConsumer watcher) {
        double warmUp = seconds * WARM_UP;
        play(box, setup, warmUp, watcher);
        return play(box, setup, seconds, played -> watcher.accept(warmUp + played));
    }

    private static <T extends Table<T>, M extends Move> Benchmark play(
            GameBox<T, M> box, Setup setup, double seconds, DoubleConsumer watcher) {
        RandomBot<T, M> bot = new RandomBot<>(box.game(), setup.seed());
        long start = THREADS.getCurrentThreadCpuTime();
        long end = start + (long) (seconds * 1e9);
        long now = start;
        long playouts = 0;
        long moves = 0;
        while (now < end) {
            for (int i = 0; i < BETWEEN_LOOKS_AT_THE_CLOCK; i++) {
                moves += Playout.of(box.game(), setup.withSeed(setup.seed() + playouts), bot)
                        .moves();
                playouts++;
            }
            now = THREADS.getCurrentThreadCpuTime();
            watcher.accept((now - start) / 1e9);
        }
        return new Benchmark(playouts, moves, (now - start) / 1e9);
    }

    double playoutsPerCpuSecond() {
        return tenths(playouts / cpuSeconds);
    }

    double movesPerCpuSecond() {
        return tenths(moves / cpuSeconds);
    }

    double movesPerGame() {
        return tenths((double) moves / playouts);
    }

    ObjectNode toJson(String game) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("game", game)
                .put("playoutsPerCpuSecond", playoutsPerCpuSecond())
                .put("movesPerCpuSecond", movesPerCpuSecond())
                .put("movesPerGame", movesPerGame());
    }

    private static double tenths(double value) {
        return Math.round(value * 10) / 10.0;
    }
}
