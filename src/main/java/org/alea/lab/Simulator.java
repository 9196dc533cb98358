package org.alea.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Future<Simulation>> shares = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                int first = i;
                shares.add(workers.submit(() -> share(first, games, threads)));
            }
            Simulation all = new Simulation();
            for (Future<Simulation> share : shares) {
                all.add(share.get());
            }
            return all;
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IllegalSetupException refused
                    ? refused
                    : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } finally {
            workers.shutdownNow();
        }
    }

    private Simulation share(int first, int games, int step) {
        Simulation share = new Simulation();
        for (int i = first; i < games; i += step) {
            long seed = setup.seed() + i;
            try {
                share.add(Playout.of(box.game(), setup.withSeed(seed), bot.apply(seed)));
            } catch (IllegalSetupException e) {
                throw e;
            } catch (RuntimeException e) {
                throw new IllegalStateException("seed " + seed + ": " + e, e);
            }
        }
        return share;
    }
}
