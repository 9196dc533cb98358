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
    private final List<String> told = Collections.synchronizedList(new ArrayList<>());
    private final List<Runnable> later = Collections.synchronizedList(new ArrayList<>());
    private volatile boolean full = true;
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
                .containsExactly(
                        new WriteFailure(SAVE, new Words("erreur du système de fichiers", "the disk is full")));
        assertThat(written).containsExactly("at last");
    }

    @Test
    void whatWasRefusedIsWrittenWithTheNextWriteAndBeforeIt() {
        try (BackgroundWriter writer = aWriter()) {
            writer.append(HISTORY, onceTheDiskHasRoom("first line"));
            writer.flush();
            full = false;
            writer.append(HISTORY, onceTheDiskHasRoom("second line"));
            writer.flush();
            assertThat(written).containsExactly("first line", "second line");
        }
    }

    @Test
    void whatWasRefusedIsTriedAgainByItselfUntilItGoesThrough() {
        try (BackgroundWriter writer = aWriter()) {
            writer.replace(SAVE, onceTheDiskHasRoom("save"));
            writer.flush();
            aWhilePasses(writer);
            assertThat(written).isEmpty();
            full = false;
            aWhilePasses(writer);
            assertThat(written).containsExactly("save");
            assertThat(later).as("nothing is left to be tried").isEmpty();
        }
    }

    @Test
    void thatItGoesThroughIsToldAndSoIsTheNextFailure() {
        try (BackgroundWriter writer = aWriter()) {
            writer.replace(SAVE, onceTheDiskHasRoom("save"));
            writer.append(HISTORY, onceTheDiskHasRoom("line"));
            writer.flush();
            assertThat(told).containsExactly("failed save.json");
            full = false;
            aWhilePasses(writer);
            assertThat(told).containsExactly("failed save.json", "mended");
            full = true;
            writer.append(HISTORY, onceTheDiskHasRoom("another line"));
            writer.flush();
            assertThat(told).containsExactly("failed save.json", "mended", "failed history.jsonl");
        }
    }

    @Test
    void aNewerVersionMakesTheOneThatWasRefusedNeedless() {
        try (BackgroundWriter writer = aWriter()) {
            writer.replace(SAVE, onceTheDiskHasRoom("old"));
            writer.flush();
            full = false;
            writer.replace(SAVE, onceTheDiskHasRoom("new"));
        }
        assertThat(written).containsExactly("new");
    }

    @Test
    void theLastTryIsWhenTheProgramEnds() {
        BackgroundWriter writer = aWriter();
        writer.replace(SAVE, onceTheDiskHasRoom("save"));
        writer.flush();
        full = false;
        writer.close();
        assertThat(written).containsExactly("save");
    }

    @Test
    void aMistakeOfTheProgramIsToldAndNotRepeated() {
        try (BackgroundWriter writer = aWriter()) {
            writer.replace(SAVE, () -> {
                written.add("tried");
                throw new IllegalStateException("the die fell off the table");
            });
            writer.append(HISTORY, () -> written.add("line"));
        }
        assertThat(written).containsExactly("tried", "line");
        assertThat(told).startsWith("failed save.json");
    }

    private BackgroundWriter aWriter() {
        return new BackgroundWriter(
                new WriteWatch() {
                    @Override
                    public void failed(WriteFailure failure) {
                        told.add("failed " + failure.file());
                    }

                    @Override
                    public void mended() {
                        told.add("mended");
                    }
                },
                later::add);
    }

    private BackgroundWriter.Job onceTheDiskHasRoom(String text) {
        return () -> {
            if (full) {
                throw new IOException("the disk is full");
            }
            written.add(text);
        };
    }

    private void aWhilePasses(BackgroundWriter writer) {
        List<Runnable> due = List.copyOf(later);
        later.clear();
        due.forEach(Runnable::run);
        writer.flush();
    }

    private static void await(CountDownLatch gate) throws IOException {
        try {
            gate.await();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }
}
