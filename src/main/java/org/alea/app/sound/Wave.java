package org.alea.app.sound;

import java.util.SplittableRandom;

/** A short sound in the making: damped tones, glides and bursts of filtered noise laid over each other. */
final class Wave {
    static final int RATE = 44_100;

    /** Shorter rises than this are heard as a click. */
    private static final double RISE = 0.0012;

    private static final double FADE = 0.012;
    private static final double INAUDIBLE = 1e-5;

    private final float[] samples;

    private Wave(int length) {
        this.samples = new float[length];
    }

    static Wave lasting(double seconds) {
        return new Wave((int) Math.round(seconds * RATE));
    }

    /** A tone struck at {@code at} that has lost most of its strength after {@code decay} seconds. */
    Wave tone(double at, double hertz, double strength, double decay) {
        return tone(at, hertz, strength, decay, RISE);
    }

    /** A tone that swells for {@code rise} seconds before it dies away. */
    Wave tone(double at, double hertz, double strength, double decay, double rise) {
        int first = index(at);
        double step = 2 * Math.PI * hertz / RATE;
        double fall = Math.exp(-1 / (decay * RATE));
        double level = strength;
        for (int i = first; i < samples.length && level > INAUDIBLE; i++) {
            int age = i - first;
            samples[i] += (float) (Math.sin(step * age) * level * swell(age, rise));
            level *= fall;
        }
        return this;
    }

    /** A tone that glides from one pitch to another within its decay: a drum skin, a drop. */
    Wave glide(double at, double fromHertz, double toHertz, double strength, double decay) {
        int first = index(at);
        double fall = Math.exp(-1 / (decay * RATE));
        double bend = Math.exp(-2 / (decay * RATE));
        double level = strength;
        double above = fromHertz - toHertz;
        double phase = 0;
        for (int i = first; i < samples.length && level > INAUDIBLE; i++) {
            samples[i] += (float) (Math.sin(phase) * level * swell(i - first, RISE));
            phase += 2 * Math.PI * (toHertz + above) / RATE;
            above *= bend;
            level *= fall;
        }
        return this;
    }

    /** Noise around one pitch; the larger {@code narrow}, the more it sounds like a tone. */
    Wave noise(double at, double hertz, double narrow, double strength, double decay, double rise, long seed) {
        return rush(at, hertz, hertz, narrow, strength, decay, rise, seed);
    }

    /** Noise whose pitch moves: paper, cloth, shards. */
    Wave rush(
            double at,
            double fromHertz,
            double toHertz,
            double narrow,
            double strength,
            double decay,
            double rise,
            long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        BandPass filter = new BandPass();
        int first = index(at);
        double fall = Math.exp(-1 / (decay * RATE));
        double span = Math.max(1, (rise + 3 * decay) * RATE);
        double level = strength;
        for (int i = first; i < samples.length && level > INAUDIBLE; i++) {
            int age = i - first;
            double way = Math.min(1, age / span);
            double heard = filter.pass(random.nextDouble() * 2 - 1, fromHertz + (toHertz - fromHertz) * way, narrow);
            samples[i] += (float) (heard * level * swell(age, rise));
            if (age > rise * RATE) {
                level *= fall;
            }
        }
        return this;
    }

    /** The finished sound: its loudest instant is {@code peak}, and it ends in silence. */
    float[] finished(double peak) {
        double loudest = 0;
        for (float sample : samples) {
            loudest = Math.max(loudest, Math.abs(sample));
        }
        int fade = Math.min(samples.length, (int) (FADE * RATE));
        float[] result = new float[samples.length];
        for (int i = 0; i < result.length; i++) {
            double ending = Math.min(1, (samples.length - 1 - i) / (double) fade);
            result[i] = (float) (samples[i] * peak / loudest * ending);
        }
        return result;
    }

    private static double swell(int age, double rise) {
        double way = age / (rise * RATE);
        return way >= 1 ? 1 : 0.5 - 0.5 * Math.cos(Math.PI * way);
    }

    private static int index(double seconds) {
        return (int) Math.round(seconds * RATE);
    }

    /** A state-variable filter, doubled in speed to stay stable at high pitches. */
    private static final class BandPass {
        private double low;
        private double band;

        double pass(double input, double hertz, double narrow) {
            double f = 2 * Math.sin(Math.PI * Math.min(hertz, RATE / 4.5) / (RATE * 2));
            for (int half = 0; half < 2; half++) {
                low += f * band;
                band += f * (input - low - band / narrow);
            }
            return band / narrow;
        }
    }
}
