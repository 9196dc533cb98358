package org.alea.lab;

import java.util.concurrent.CountDownLatch;

/** Ctrl-C during long work: the work is asked to stop, and the program ends only once it has told what it has. */
final class Interruption implements AutoCloseable {
    private final CountDownLatch told = new CountDownLatch(1);
    private final Thread hook = new Thread(this::askAndWait, "interruption");
    private volatile boolean asked;

    Interruption() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Whether the work is to stop. */
    boolean asked() {
        return asked;
    }

    private void askAndWait() {
        asked = true;
        try {
            told.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Everything has been told. */
    @Override
    public void close() {
        told.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the program is ending already, which is what the hook is for
            return;
        }
    }
}
