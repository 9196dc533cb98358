package org.alea.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;

class BackgroundWriterTest {
    private static final Path SAVE = Path.of("save.json");
    private static final Path HISTORY = Path.of("history.jsonl");

    private final List<WriteFailure> failures = Collections.synchronizedList(new ArrayList<>());
    private final List<String> written = Collections.synchronizedList(new ArrayList<>());

    @Test
    void onlyTheNewestOfWaitingVersionsIsWritten() {
        CountDownLatch gate = new CountDownLatch(1);
        try (BackgroundWriter writer = new BackgroundWriter(failures::add)) {
            writer.append(HISTORY, () -> await(gate));
            writer.replace(SAVE, () -> written.add("one"));
            writer.replace(SAVE, () -> written.add("two"));
            writer.replace(SAVE, () -> written.add("three"));
            gate.countDown();
        }
        assertThat(written).containsExactly("three");
    }

    @Test
    void whatIsAppendedIsAllWrittenInOrder() {
        try (BackgroundWriter writer = new BackgroundWriter(failures::add)) {
            writer.append(HISTORY, () -> written.add("one"));
            writer.append(HISTORY, () -> written.add("two"));
        }
        assertThat(written).containsExactly("one", "two");
    }

    @Test
    void flushWaitsForWhatWasHandedOver() {
        try (BackgroundWriter writer = new BackgroundWriter(failures::add)) {
            writer.replace(SAVE, () -> written.add("one"));
            writer.flush();
            assertThat(written).containsExactly("one");
        }
    }

    @Test
    void aFailureIsToldOnceAndTheNextWriteIsTriedAgain() {
        try (BackgroundWriter writer = new BackgroundWriter(failures::add)) {
            writer.append(SAVE, () -> {
                throw new IOException("the disk is full");
            });
            writer.append(SAVE, () -> {
                throw new IOException("the disk is still full");
            });
            writer.append(SAVE, () -> written.add("at last"));
        }
        assertThat(failures)
                .containsExactly(new WriteFailure(
                        SAVE, new Words("erreur du système de fichiers", "java.io.IOException: the disk is full")));
        assertThat(written).containsExactly("at last");
    }

    private static void await(CountDownLatch gate) throws IOException {
        try {
            gate.await();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }
}
