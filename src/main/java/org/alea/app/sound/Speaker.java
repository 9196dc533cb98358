package org.alea.app.sound;

import java.util.Optional;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/** The machine's own loudspeaker. */
final class Speaker implements Line {
    private static final AudioFormat FORMAT = new AudioFormat(Wave.RATE, 16, 1, true, false);

    /** What lies in the device is late by so much: 40 ms are not noticed, and are enough not to stutter. */
    private static final int BUFFER_BYTES = Wave.RATE / 25 * 2;

    private final SourceDataLine line;

    private Speaker(SourceDataLine line) {
        this.line = line;
    }

    /** The loudspeaker, if there is one and nobody else holds it. */
    static Optional<Line> open() {
        DataLine.Info wanted = new DataLine.Info(SourceDataLine.class, FORMAT);
        try {
            if (!AudioSystem.isLineSupported(wanted)) {
                return Optional.empty();
            }
            SourceDataLine line = (SourceDataLine) AudioSystem.getLine(wanted);
            line.open(FORMAT, BUFFER_BYTES);
            return Optional.of(new Speaker(line));
        } catch (LineUnavailableException | IllegalArgumentException | SecurityException e) {
            return Optional.empty();
        }
    }

    @Override
    public void write(byte[] block) {
        line.start();
        line.write(block, 0, block.length);
    }

    @Override
    public void rest() {
        line.drain();
        line.stop();
    }

    @Override
    public void close() {
        line.close();
    }
}
