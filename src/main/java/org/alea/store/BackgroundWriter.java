package org.alea.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.alea.content.Fault;
import org.alea.engine.Words;

/**
 * Writes files one after the other on a thread of its own. Of several versions of one file that wait, only the newest is
 * written. What the disk refuses is tried again: with the next write, after a few seconds, and once more at the end. The
 * first failure is told, later ones are not: a full disk is one problem.
 */
final class BackgroundWriter implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 5;

    /** Writes one file; done again it must not do harm. */
    interface Job {
        void write() throws IOException;
    }

    /**
     * A job of a file.
     *
     * @param whole whether it writes all of the file, so that a later one makes it needless
     */
    private record Task(Path file, Job job, boolean whole) {}

    /** The newest version of a file that has a place in the queue; what is to follow it takes a place of its own. */
    private static final class Version {
        private Job job;

        Version(Job job) {
            this.job = job;
        }
    }

    private final Map<Path, Version> waiting = new LinkedHashMap<>();
    private final WriteWatch watch;
    private final Executor later;
    private final ThreadPoolExecutor thread;

    // what follows belongs to the writing thread
    private final List<Task> refused = new ArrayList<>();
    private boolean failureTold;
    private boolean willTryAgain;

    BackgroundWriter(WriteWatch watch) {
        this(watch, CompletableFuture.delayedExecutor(PATIENCE_SECONDS, TimeUnit.SECONDS));
    }

    /** @param later runs what is to be done some time after, on any thread */
    BackgroundWriter(WriteWatch watch, Executor later) {
        this.watch = watch;
        this.later = later;
        // not a daemon, so that the last save is written even if the program ends at once; it dies when idle
        this.thread = new ThreadPoolExecutor(
                1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> new Thread(work, "store"));
        thread.allowCoreThreadTimeOut(true);
    }

    /** Writes this version of the file, in place of one that has not been written yet. */
    void replace(Path file, Job job) {
        Version version;
        synchronized (waiting) {
            Version older = waiting.get(file);
            if (older != null) {
                older.job = job;
                return;
            }
            version = new Version(job);
            waiting.put(file, version);
        }
        run(() -> write(new Task(file, take(file, version), true)));
    }

    /** Writes this after everything before it and before everything that follows. */
    void append(Path file, Job job) {
        synchronized (waiting) {
            // a version that comes later must not slip into the place of one that came earlier
            waiting.clear();
        }
        run(() -> write(new Task(file, job, false)));
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
        run(this::tryAgain);
        flush();
        thread.shutdown();
    }

    private Job take(Path file, Version version) {
        synchronized (waiting) {
            waiting.remove(file, version);
            return version.job;
        }
    }

    private void write(Task task) {
        refused.removeIf(old -> old.whole() && task.whole() && old.file().equals(task.file()));
        refused.add(task);
        tryAgain();
    }

    /** What was refused longest comes first, so that lines of a file stay in order. */
    private void tryAgain() {
        List<Task> due = List.copyOf(refused);
        refused.clear();
        boolean written = false;
        for (Task task : due) {
            written |= attempt(task);
        }
        if (refused.isEmpty() && failureTold && written) {
            failureTold = false;
            watch.mended();
        } else if (!refused.isEmpty() && !willTryAgain) {
            willTryAgain = true;
            later.execute(() -> run(() -> {
                willTryAgain = false;
                tryAgain();
            }));
        }
    }

    private boolean attempt(Task task) {
        try {
            task.job().write();
            return true;
        } catch (IOException e) {
            refused.add(task);
            tell(new WriteFailure(task.file(), Fault.disk(e)));
        } catch (RuntimeException e) {
            // a mistake of the program would only be made again
            tell(new WriteFailure(task.file(), new Words("erreur inattendue dans le programme", e.toString())));
        }
        return false;
    }

    private void tell(WriteFailure failure) {
        if (!failureTold) {
            failureTold = true;
            watch.failed(failure);
        }
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
