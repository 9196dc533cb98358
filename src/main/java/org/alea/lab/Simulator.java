package org.alea.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.alea.content.GameBox;
import org.alea.engine.Bot;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.Move;
import org.alea.engine.Setup;
import org.alea.engine.Table;

/**
 * Lets a bot play many games: the first with the seed of the setup, each further one with the next seed. The outcome
 * depends on nothing else, on however many threads the games are spread.
 */
final class Simulator<T extends Table<T>, M extends Move> {
    private static final long BETWEEN_LOOKS_MS = 100;

    private final GameBox<T, M> box;
    private final Setup setup;
    private final LongFunction<Bot<T, M>> bot;

    Simulator(GameBox<T, M> box, Setup setup, String bot) {
        this.box = box;
        this.setup = setup;
        this.bot = Bots.named(bot, box);
    }

    static <T extends Table<T>, M extends Move> Simulator<T, M> of(GameBox<T, M> box, Setup setup, String bot) {
        return new Simulator<>(box, setup, bot);
    }

    Simulation run(int games, int threads) {
        return run(games, threads, () -> false, sofar -> {});
    }

    /**
     * Plays until all games are over or {@code stop} says so.
     *
     * @param watcher hears now and then what has come out so far
     */
    Simulation run(int games, int threads, BooleanSupplier stop, Consumer<Simulation> watcher) {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        Tally tally = new Tally(games, stop);
        try {
            List<Future<?>> shares = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                shares.add(workers.submit(() -> share(tally)));
            }
            for (Future<?> share : shares) {
                while (!over(share)) {
                    watcher.accept(tally.soFar());
                }
            }
            return tally.soFar();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IllegalSetupException refused
                    ? refused
                    : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } finally {
            tally.end();
            workers.shutdownNow();
        }
    }

    private static boolean over(Future<?> share) throws ExecutionException, InterruptedException {
        try {
            share.get(BETWEEN_LOOKS_MS, TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        }
    }

    private void share(Tally tally) {
        for (int game = tally.next(); game >= 0; game = tally.next()) {
            long seed = setup.seed() + game;
            try {
                tally.add(Playout.of(box.game(), setup.withSeed(seed), bot.apply(seed)));
            } catch (IllegalSetupException e) {
                throw e;
            } catch (RuntimeException e) {
                throw new IllegalStateException("seed " + seed + ": " + e, e);
            }
        }
    }

    /** Hands out the games and adds up what came of them, whichever thread played them. */
    private static final class Tally {
        private final int games;
        private final BooleanSupplier stop;
        private final Simulation played = new Simulation();
        private int handedOut;
        private boolean ended;

        Tally(int games, BooleanSupplier stop) {
            this.games = games;
            this.stop = stop;
        }

        /** The number of the next game, from 0; -1 if no more are to be played. */
        synchronized int next() {
            return ended || handedOut == games || stop.getAsBoolean() ? -1 : handedOut++;
        }

        synchronized void add(Playout playout) {
            played.add(playout);
        }

        synchronized Simulation soFar() {
            Simulation copy = new Simulation();
            copy.add(played);
            return copy;
        }

        synchronized void end() {
            ended = true;
        }
    }
}
