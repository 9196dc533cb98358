package org.alea.app.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import org.alea.app.shell.SoundBoard.Channel;
import org.alea.app.shell.SoundBoard.Sound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class SoundsTest {
    private final AtomicLong clock = new AtomicLong();
    private final Tape tape = new Tape();

    @Test
    void whatIsPlayedIsHeard() throws InterruptedException {
        float[] expected = SoundBook.make(Sound.DROP_OK).get(0);
        try (Sounds sounds = on(() -> Optional.of(tape), SoundsTest::loud)) {
            sounds.play(Sound.DROP_OK);
            tape.rested.await();
        }
        short[] heard = tape.samples();
        for (int i = 0; i < expected.length; i++) {
            assertThat(heard[i]).isEqualTo((short) Math.round(Math.tanh(expected[i]) * Short.MAX_VALUE));
        }
    }

    @Test
    void theVolumeOfTheChannelIsUsed() throws InterruptedException {
        try (Sounds sounds = on(() -> Optional.of(tape), channel -> channel == Channel.TABLE ? 0.5 : 0)) {
            sounds.play(Sound.TICK);
            sounds.play(Sound.SELECT);
            sounds.play(Sound.DROP_OK);
            tape.rested.await();
        }
        assertThat(tape.loudest()).isBetween(0.11, 0.13);
    }

    @Test
    void manySoundsAtOnceNeverOverflow() throws InterruptedException {
        try (Sounds sounds = on(() -> Optional.of(tape), SoundsTest::loud)) {
            tape.gate = new CountDownLatch(1);
            for (int i = 0; i < 16; i++) {
                sounds.play(Sound.WOUND);
            }
            tape.gate.countDown();
            tape.rested.await();
        }
        short[] heard = tape.samples();
        for (int i = 1; i < heard.length; i++) {
            assertThat(Math.abs(heard[i] - heard[i - 1]))
                    .as("a sample that wrapped around")
                    .isLessThan(40_000);
        }
        assertThat(tape.loudest()).isGreaterThan(0.9);
    }

    @Test
    void aMutedSoundDoesNotEvenOpenTheDevice() {
        AtomicInteger opened = new AtomicInteger();
        Sounds sounds = on(
                () -> {
                    opened.incrementAndGet();
                    return Optional.empty();
                },
                channel -> 0);
        sounds.play(Sound.GONG);
        sounds.close();
        assertThat(opened).hasValue(0);
    }

    @Test
    void aMachineWithoutADeviceStaysSilentAndIsSoonLeftAlone() throws InterruptedException {
        AtomicInteger attempts = new AtomicInteger();
        CountDownLatch third = new CountDownLatch(3);
        try (Sounds sounds = on(
                () -> {
                    attempts.incrementAndGet();
                    third.countDown();
                    return Optional.empty();
                },
                SoundsTest::loud)) {
            while (third.getCount() > 0) {
                sounds.play(Sound.TICK);
                Thread.onSpinWait();
            }
            third.await();
            for (Sound sound : Sound.values()) {
                sounds.play(sound);
            }
        }
        assertThat(attempts).hasValue(3);
    }

    @Test
    void theLoudspeakerOfThisMachineIsUsedOrMissingButNeverThrows() {
        Speaker.open().ifPresent(Line::close);
        try (Sounds sounds = Sounds.onThisMachine(SoundsTest::loud, Runnable::run, clock::get)) {
            sounds.prepare();
            sounds.play(Sound.SELECT);
        }
    }

    @Test
    void playingNeverWaitsForTheDevice() {
        CountDownLatch never = new CountDownLatch(1);
        Sounds sounds = on(
                () -> {
                    try {
                        never.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    return Optional.empty();
                },
                SoundsTest::loud);
        for (int i = 0; i < 1000; i++) {
            sounds.play(Sound.DIE_SETTLE);
        }
        sounds.close();
        assertThat(never.getCount()).isOne();
    }

    private static double loud(Channel channel) {
        return 1;
    }

    private Sounds on(Supplier<Optional<Line>> device, ToDoubleFunction<Channel> volumes) {
        return Sounds.on(device, volumes, Runnable::run, clock::get);
    }

    /** Hears everything at once, until the mixer rests for the first time. */
    private static final class Tape implements Line {
        private final ByteArrayOutputStream heard = new ByteArrayOutputStream();
        private final CountDownLatch rested = new CountDownLatch(1);
        private volatile CountDownLatch gate = new CountDownLatch(0);

        @Override
        public void write(byte[] block) {
            try {
                gate.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            heard.writeBytes(block);
        }

        @Override
        public void rest() {
            rested.countDown();
        }

        @Override
        public void close() {}

        short[] samples() {
            byte[] bytes = heard.toByteArray();
            short[] samples = new short[bytes.length / 2];
            ByteBuffer.wrap(bytes)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .asShortBuffer()
                    .get(samples);
            return samples;
        }

        double loudest() {
            int loudest = 0;
            for (short sample : samples()) {
                loudest = Math.max(loudest, Math.abs(sample));
            }
            return loudest / (double) Short.MAX_VALUE;
        }
    }
}
