package org.alea.app.sound;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import org.alea.app.shell.SoundBoard;

/**
 * Plays the sounds of the suite at the player's volumes. Each is made when it is first wanted, away from the JavaFX
 * thread; {@link #play} only hands over. On a machine without a loudspeaker nothing is heard and nothing fails.
 */
public final class Sounds implements SoundBoard, AutoCloseable {
    private final ToDoubleFunction<Channel> volume;
    private final Executor background;
    private final Variants variants;
    private final Mixer mixer;
    private final Map<Sound, List<float[]>> made = new ConcurrentHashMap<>();

    private Sounds(
            ToDoubleFunction<Channel> volume,
            Executor background,
            LongSupplier clock,
            Supplier<Optional<Line>> device) {
        this.volume = volume;
        this.background = background;
        this.variants = new Variants(clock);
        this.mixer = new Mixer(device);
    }

    /**
     * Sounds on this machine's loudspeaker.
     *
     * @param volume of each channel from 0 to 1, asked at every sound
     * @param background makes the sounds
     * @param clock monotonic time in nanoseconds
     */
    public static Sounds onThisMachine(ToDoubleFunction<Channel> volume, Executor background, LongSupplier clock) {
        return on(Speaker::open, volume, background, clock);
    }

    static Sounds on(
            Supplier<Optional<Line>> device,
            ToDoubleFunction<Channel> volume,
            Executor background,
            LongSupplier clock) {
        Sounds sounds = new Sounds(volume, background, clock, device);
        sounds.mixer.start();
        return sounds;
    }

    /** Never waits. To be called on one thread, the one that shows what is heard. */
    @Override
    public void play(Sound sound) {
        double set = Math.max(0, Math.min(1, volume.applyAsDouble(sound.channel())));
        if (set == 0) {
            return;
        }
        int variant = variants.next(sound);
        // ears hear in ratios: half way on the slider is a quarter of the swing
        double gain = set * set;
        List<float[]> waves = made.get(sound);
        if (waves == null) {
            background.execute(() -> hear(make(sound), variant, gain));
        } else {
            hear(waves, variant, gain);
        }
    }

    @Override
    public void prepare() {
        for (Sound sound : Sound.values()) {
            background.execute(() -> make(sound));
        }
    }

    @Override
    public void close() {
        mixer.close();
    }

    private List<float[]> make(Sound sound) {
        return made.computeIfAbsent(sound, SoundBook::make);
    }

    private void hear(List<float[]> waves, int variant, double gain) {
        mixer.play(waves.get(variant), gain);
    }
}
