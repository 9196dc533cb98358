package org.alea.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class KeyboardTest {

    @Test
    void linesComeAsTheyAreTypedAndThenTheEnd() {
        Keyboard keyboard = typing("3\r\n /roi \n\nq");
        assertThat(next(keyboard)).contains("3");
        assertThat(next(keyboard)).contains("/roi");
        assertThat(next(keyboard)).contains("");
        assertThat(next(keyboard)).contains("q");
        assertThat(keyboard.ended()).isFalse();
        assertThat(next(keyboard)).isEmpty();
        assertThat(keyboard.ended()).isTrue();
    }

    @Test
    void ofALineWithoutEndOnlyTheBeginningIsKept() {
        Keyboard keyboard = typing("x".repeat(1_000_000) + "\nq");
        assertThat(next(keyboard)).contains("x".repeat(1000));
        assertThat(next(keyboard)).contains("q");
    }

    /** Otherwise whatever writes without end into the program would fill its memory. */
    @Test
    void whoeverWritesFasterThanIsPlayedWaits() {
        Endless ones = new Endless();
        Keyboard keyboard = new Keyboard(ones);
        for (int line = 0; line < 5000; line++) {
            assertThat(next(keyboard)).contains("1");
        }
        assertThat(ones.read.get()).isLessThan(100_000);
    }

    private static Keyboard typing(String text) {
        return new Keyboard(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static Optional<String> next(Keyboard keyboard) {
        return keyboard.next(Typing.AS_LONG_AS_IT_TAKES);
    }

    /** As {@code yes 1} writes. */
    private static final class Endless extends InputStream {
        private final AtomicLong read = new AtomicLong();

        @Override
        public int read() {
            return read.getAndIncrement() % 2 == 0 ? '1' : '\n';
        }

        @Override
        public int read(byte[] bytes, int from, int length) {
            for (int i = from; i < from + length; i++) {
                bytes[i] = (byte) read();
            }
            return length;
        }
    }
}
