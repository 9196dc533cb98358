package org.alea.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.alea.content.Fault;
import org.alea.engine.Words;

/**
 * Writes files one after the other on a thread of its own. Of several versions of one file that wait, only the newest is
 * written. The first failure is told to the listener, later ones are not: a full disk is one problem.
 */
final class BackgroundWriter implements AutoCloseable {

    /** Writes one file. */
    interface Job {
        void write() throws IOException;
    }

    private final Map<Path, Job> waiting = new LinkedHashMap<>();
    private final AtomicBoolean failureTold = new AtomicBoolean();
    private final Consumer<WriteFailure> listener;
    private final ThreadPoolExecutor thread;

    BackgroundWriter(Consumer<WriteFailure> listener) {
        this.listener = listener;
        // not a daemon, so that the last save is written even if the program ends at once; it dies when idle
        this.thread = new ThreadPoolExecutor(
                1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> new Thread(work, "store"));
        thread.allowCoreThreadTimeOut(true);
    }

    /** Writes this version of the file, in place of one that has not been written yet. */
    void replace(Path file, Job job) {
        boolean alreadyWaiting;
        synchronized (waiting) {
            alreadyWaiting = waiting.put(file, job) != null;
        }
        if (!alreadyWaiting) {
            run(() -> write(file, take(file)));
        }
    }

    /** Writes this after everything before it, whatever follows. */
    void append(Path file, Job job) {
        run(() -> write(file, job));
    }

    /** Waits until all that was handed over so far has been written, or has failed. */
    void flush() {
        CompletableFuture<Void> done = new CompletableFuture<>();
        if (run(() -> done.complete(null))) {
            done.join();
        }
    }

    @Override
    public void close() {
        flush();
        thread.shutdown();
    }

    private Job take(Path file) {
        synchronized (waiting) {
            Job job = waiting.remove(file);
            if (job == null) {
                throw new IllegalStateException("nothing waits to be written to " + file);
            }
            return job;
        }
    }

    private void write(Path file, Job job) {
        try {
            job.write();
        } catch (IOException | RuntimeException e) {
            if (failureTold.compareAndSet(false, true)) {
                listener.accept(new WriteFailure(file, detail(e)));
            }
        }
    }

    private static Words detail(Exception e) {
        return e instanceof IOException disk
                ? Fault.disk(disk)
                : new Words("erreur inattendue dans le programme", e.toString());
    }

    private boolean run(Runnable work) {
        try {
            thread.execute(work);
            return true;
        } catch (RejectedExecutionException e) {
            return false;
        }
    }
}
