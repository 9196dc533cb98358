package org.alea.app.sound;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;

/**
 * Mixes what is to be heard now, on a thread of its own. Asking for a sound never waits. Without a device every sound is
 * dropped.
 */
final class Mixer implements AutoCloseable {
    /** Ten milliseconds. */
    static final int BLOCK = Wave.RATE / 100;

    /** So long the device goes on with silence after the last sound, so that the next one starts at once. */
    private static final int SILENT_BLOCKS = 50;

    private static final int MOST_VOICES = 16;

    /** Another program may hold the device for a while; a machine without one is soon left alone. */
    private static final int ATTEMPTS = 3;

    private final Supplier<Optional<Line>> device;
    private final BlockingQueue<Voice> asked = new LinkedBlockingQueue<>();
    private final List<Voice> voices = new ArrayList<>();
    private final Thread thread;
    private volatile boolean closed;

    Mixer(Supplier<Optional<Line>> device) {
        this.device = device;
        this.thread = new Thread(this::run, "sound");
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    void play(float[] wave, double gain) {
        if (!closed && asked.size() < MOST_VOICES) {
            asked.add(new Voice(wave, (float) gain));
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }

    private void run() {
        try {
            for (int attempt = 0; attempt < ATTEMPTS && !closed; attempt++) {
                Voice first = asked.take();
                Optional<Line> line = device.get();
                if (line.isPresent()) {
                    try (Line open = line.get()) {
                        voices.add(first);
                        speak(open);
                    }
                }
                asked.clear();
            }
        } catch (InterruptedException e) {
            asked.clear();
        } finally {
            closed = true;
        }
    }

    private void speak(Line line) throws InterruptedException {
        int silent = 0;
        while (!closed) {
            takeWhatIsAsked();
            silent = voices.isEmpty() ? silent + 1 : 0;
            if (silent > SILENT_BLOCKS) {
                line.rest();
                voices.add(asked.take());
            }
            line.write(mix());
        }
    }

    private void takeWhatIsAsked() {
        asked.drainTo(voices);
        while (voices.size() > MOST_VOICES) {
            voices.remove(0);
        }
    }

    private byte[] mix() {
        float[] sum = new float[BLOCK];
        voices.removeIf(voice -> voice.addTo(sum));
        byte[] block = new byte[2 * BLOCK];
        for (int i = 0; i < BLOCK; i++) {
            // bends instead of breaking when many sounds meet
            int sample = (int) Math.round(Math.tanh(sum[i]) * Short.MAX_VALUE);
            block[2 * i] = (byte) sample;
            block[2 * i + 1] = (byte) (sample >> 8);
        }
        return block;
    }

    /** A sound being heard. */
    private static final class Voice {
        private final float[] wave;
        private final float gain;
        private int position;

        Voice(float[] wave, float gain) {
            this.wave = wave;
            this.gain = gain;
        }

        /** Adds the next block; true when the sound has ended. */
        boolean addTo(float[] sum) {
            int length = Math.min(sum.length, wave.length - position);
            for (int i = 0; i < length; i++) {
                sum[i] += wave[position + i] * gain;
            }
            position += length;
            return position >= wave.length;
        }
    }
}
