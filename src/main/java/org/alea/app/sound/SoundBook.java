package org.alea.app.sound;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.alea.app.shell.SoundBoard.Sound;

/** How each sound is made. Short and dry: wood, resin, brass and paper on a table, and a few soft bells. */
final class SoundBook {
    /** Dice never fall twice in the same way. */
    static final int ROLLS = 4;

    /** Two ticks a second in the last five seconds, each a little higher. */
    static final int FINAL_TICKS = 10;

    /** The pitch of a tick, in hertz. */
    private static final double TICK = 1700;

    private static final double SEMITONE = Math.pow(2, 1 / 12.0);

    private SoundBook() {}

    /** The sound in all its variants. */
    static List<float[]> make(Sound sound) {
        return switch (sound) {
            case DIE_ROLL ->
                IntStream.range(0, ROLLS).mapToObj(SoundBook::dieRoll).toList();
            case TICK_FINAL ->
                IntStream.range(0, FINAL_TICKS).mapToObj(SoundBook::tickFinal).toList();
            default -> List.of(one(sound));
        };
    }

    private static float[] one(Sound sound) {
        return switch (sound) {
            case DIE_ROLL -> dieRoll(0);
            case TICK_FINAL -> tickFinal(0);
            case DIE_SETTLE ->
                clack(clack(Wave.lasting(0.16), 0, 0.8, 11), 0.045, 0.45, 12).finished(0.4);
            case SET_FORMED ->
                bar(bar(Wave.lasting(0.5), 0, 523.25, 0.8), 0.085, 783.99, 1).finished(0.4);
            case SOLO_LOCK ->
                knock(Wave.lasting(0.22), 0, 240, 1, 21)
                        .tone(0.012, 1870, 0.12, 0.03)
                        .finished(0.45);
            case SELECT -> knock(Wave.lasting(0.16), 0, 980, 1, 31).finished(0.22);
            case DROP_OK -> knock(Wave.lasting(0.2), 0, 330, 1, 41).finished(0.5);
            case DROP_REFUSED ->
                knock(knock(Wave.lasting(0.3), 0, 196, 1, 51), 0.1, 155, 0.85, 52)
                        .finished(0.42);
            case MARKER_UP ->
                bar(bar(Wave.lasting(0.48), 0, 440, 0.8), 0.07, 587.33, 1).finished(0.34);
            case MARKER_DOWN ->
                bar(bar(Wave.lasting(0.48), 0, 440, 0.9), 0.07, 329.63, 1).finished(0.34);
            case WOUND -> wound();
            case ENEMY_DEFEATED -> enemyDefeated();
            case SHIELD_UP -> shieldUp();
            case SHIELD_BREAK -> shieldBreak();
            case CARD_FLIP ->
                Wave.lasting(0.16)
                        .rush(0, 1400, 4200, 1.2, 1, 0.022, 0.03, 61)
                        .noise(0.075, 2600, 1.5, 0.7, 0.012, 0.002, 62)
                        .finished(0.3);
            case PAGE ->
                Wave.lasting(0.4)
                        .rush(0, 900, 3400, 1, 1, 0.06, 0.09, 63)
                        .rush(0.15, 3000, 1200, 1, 0.5, 0.05, 0.04, 64)
                        .finished(0.22);
            case COIN -> coin();
            case CUBE -> knock(Wave.lasting(0.18), 0, 620, 1, 71).finished(0.42);
            case CRYSTAL -> crystal();
            case KING_TURN ->
                horn(horn(Wave.lasting(1.2), 0, 196), 0.22, 261.63).finished(0.4);
            case VICTORY -> victory();
            case DEFEAT -> defeat();
            case TICK -> brassTick(TICK).finished(0.3);
            case GONG -> gong();
            case ALARM_SOFT ->
                bell(bell(Wave.lasting(1.3), 0, 659.26, 0.8), 0.16, 880, 0.7).finished(0.3);
        };
    }

    /** A handful of clacks, ever closer and softer, as the dice come to rest on the baize. */
    private static float[] dieRoll(int variant) {
        SplittableRandom random = new SplittableRandom(900 + variant);
        Wave wave = Wave.lasting(0.62);
        double at = 0;
        double strength = 1;
        double gap = 0.085;
        for (int bounce = 0; bounce < 9; bounce++) {
            clack(wave, at, strength * (0.75 + 0.25 * random.nextDouble()), 100L * variant + bounce);
            at += gap * (0.6 + 0.6 * random.nextDouble());
            gap *= 0.87;
            strength *= 0.84;
        }
        return wave.finished(0.5);
    }

    private static float[] tickFinal(int step) {
        return brassTick(TICK * Math.pow(SEMITONE, step + 1)).finished(0.34);
    }

    private static float[] wound() {
        return Wave.lasting(0.5)
                .glide(0, 170, 62, 1, 0.11)
                .noise(0, 420, 1.2, 0.7, 0.05, 0.002, 81)
                .noise(0.01, 1900, 1.5, 0.22, 0.03, 0.004, 82)
                .finished(0.6);
    }

    private static float[] enemyDefeated() {
        Wave wave = Wave.lasting(1.5).glide(0, 150, 70, 0.7, 0.1).noise(0, 5200, 0.8, 0.25, 0.16, 0.004, 83);
        bell(wave, 0.05, 392, 0.5);
        bell(wave, 0.14, 523.25, 0.6);
        return bell(wave, 0.23, 659.26, 0.6).finished(0.5);
    }

    private static float[] shieldUp() {
        Wave wave = Wave.lasting(0.6).rush(0, 900, 2600, 2, 0.25, 0.06, 0.06, 84);
        metal(wave, 0.05, 640, 0.8, 0.14);
        return wave.finished(0.4);
    }

    private static float[] shieldBreak() {
        Wave wave = Wave.lasting(0.75).noise(0, 2400, 0.9, 1, 0.035, 0.001, 85);
        metal(wave, 0, 520, 0.8, 0.09);
        SplittableRandom random = new SplittableRandom(86);
        for (int shard = 0; shard < 7; shard++) {
            double at = 0.06 + 0.055 * shard + 0.03 * random.nextDouble();
            wave.tone(at, 2600 + 3200 * random.nextDouble(), 0.22 * Math.pow(0.8, shard), 0.03);
        }
        return wave.finished(0.5);
    }

    private static float[] coin() {
        return Wave.lasting(0.5)
                .noise(0, 6500, 1.5, 0.5, 0.006, 0.0008, 87)
                .tone(0, 3120, 0.6, 0.07)
                .tone(0, 5230, 0.45, 0.05)
                .tone(0.06, 3340, 0.7, 0.1)
                .tone(0.06, 5610, 0.4, 0.07)
                .tone(0.06, 8010, 0.16, 0.04)
                .finished(0.3);
    }

    private static float[] crystal() {
        return Wave.lasting(0.95)
                .tone(0, 1318.5, 0.7, 0.2, 0.003)
                .tone(0, 1322.9, 0.4, 0.2, 0.003)
                .tone(0, 3163, 0.4, 0.14, 0.003)
                .tone(0.09, 1975.5, 0.5, 0.2, 0.003)
                .tone(0.09, 4740, 0.2, 0.1, 0.003)
                .finished(0.3);
    }

    private static float[] gong() {
        double[] ratios = {1, 1.006, 1.49, 2.02, 2.71, 3.38, 4.12, 5.43};
        double[] strengths = {1, 0.7, 0.7, 0.6, 0.45, 0.3, 0.2, 0.14};
        Wave wave = Wave.lasting(2.6).noise(0, 900, 0.8, 0.35, 0.03, 0.004, 88);
        for (int i = 0; i < ratios.length; i++) {
            wave.tone(0, 165 * ratios[i], strengths[i], 0.62 / Math.sqrt(ratios[i]), 0.006 + 0.012 * i);
        }
        return wave.finished(0.6);
    }

    private static float[] victory() {
        Wave wave = Wave.lasting(2.2);
        double[] notes = {392, 523.25, 659.26, 783.99, 1046.5};
        for (int i = 0; i < notes.length; i++) {
            bell(wave, 0.13 * i, notes[i], 0.8);
        }
        return horn(horn(wave, 0.52, 261.63), 0.52, 392).finished(0.5);
    }

    private static float[] defeat() {
        Wave wave = Wave.lasting(2.0).glide(0, 110, 55, 0.5, 0.2);
        double[] notes = {392, 311.13, 261.63, 196};
        for (int i = 0; i < notes.length; i++) {
            bell(wave, 0.24 * i, notes[i], 0.8);
        }
        return wave.finished(0.42);
    }

    /** A resin die on wood under cloth: a bright edge, two body tones, a soft thud. */
    private static Wave clack(Wave wave, double at, double strength, long seed) {
        double body = 1 + 0.18 * (new SplittableRandom(seed).nextDouble() - 0.5);
        return wave.noise(at, 3300 * body, 1.6, strength, 0.006, 0.0006, seed)
                .tone(at, 1720 * body, 0.3 * strength, 0.009)
                .tone(at, 2890 * body, 0.2 * strength, 0.006)
                .tone(at, 210 * body, 0.45 * strength, 0.024);
    }

    /** A wooden piece set down. */
    private static Wave knock(Wave wave, double at, double hertz, double strength, long seed) {
        return wave.tone(at, hertz, strength, 0.032)
                .tone(at, hertz * 2.57, 0.4 * strength, 0.016)
                .tone(at, hertz * 4.81, 0.18 * strength, 0.009)
                .noise(at, Math.min(6000, hertz * 7), 1.4, 0.35 * strength, 0.005, 0.0008, seed);
    }

    /** A wooden bar struck with a soft mallet. */
    private static Wave bar(Wave wave, double at, double hertz, double strength) {
        return wave.tone(at, hertz, strength, 0.085, 0.002)
                .tone(at, hertz * 3.93, 0.2 * strength, 0.03, 0.002)
                .tone(at, hertz * 9.2, 0.05 * strength, 0.012, 0.002);
    }

    private static Wave bell(Wave wave, double at, double hertz, double strength) {
        return wave.tone(at, hertz, strength, 0.26, 0.006)
                .tone(at, hertz * 1.003, 0.4 * strength, 0.26, 0.006)
                .tone(at, hertz * 2, 0.3 * strength, 0.16, 0.004)
                .tone(at, hertz * 3.01, 0.12 * strength, 0.09, 0.003);
    }

    private static void metal(Wave wave, double at, double hertz, double strength, double decay) {
        double[] ratios = {1, 1.58, 2.24, 2.92, 3.89, 5.12};
        for (int i = 0; i < ratios.length; i++) {
            wave.tone(at, hertz * ratios[i], strength / (1 + 0.7 * i), decay / (1 + 0.25 * i), 0.002);
        }
    }

    /** A muted horn: few overtones, a soft beginning. */
    private static Wave horn(Wave wave, double at, double hertz) {
        for (int overtone = 1; overtone <= 5; overtone++) {
            wave.tone(at, hertz * overtone, 0.5 / (overtone * overtone), 0.2 / Math.sqrt(overtone), 0.04);
        }
        return wave;
    }

    private static Wave brassTick(double hertz) {
        return Wave.lasting(0.08)
                .noise(0, 6200, 1.8, 0.5, 0.003, 0.0006, 91)
                .tone(0, hertz, 0.7, 0.011)
                .tone(0, hertz * 2.19, 0.4, 0.008)
                .tone(0, hertz * 3.02, 0.2, 0.005);
    }
}
