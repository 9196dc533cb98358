package org.alea.app;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** Time that passes only when a test says so. */
public final class FakeClock implements LongSupplier {
    private final AtomicLong nanos = new AtomicLong();

    @Override
    public long getAsLong() {
        return nanos.get();
    }

    public void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }
}
