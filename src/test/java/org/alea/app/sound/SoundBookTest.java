package org.alea.app.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.alea.app.shell.SoundBoard.Sound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SoundBookTest {
    private static final Set<Sound> LONG = EnumSet.of(Sound.GONG, Sound.VICTORY, Sound.DEFEAT);

    @ParameterizedTest
    @EnumSource
    void everySoundIsHeardAndLeavesRoomForOthers(Sound sound) {
        for (float[] wave : SoundBook.make(sound)) {
            assertThat(loudest(wave, 0, wave.length)).isBetween(0.2, 0.65);
            assertThat(strength(wave)).isGreaterThan(0.01);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everySoundBeginsAndEndsWithoutAClick(Sound sound) {
        for (float[] wave : SoundBook.make(sound)) {
            double peak = loudest(wave, 0, wave.length);
            int fiveMs = Wave.RATE / 200;
            assertThat(Math.abs(wave[0])).isLessThan(0.01f);
            assertThat(wave[wave.length - 1]).isZero();
            // it has died away by itself before the final fade takes the rest
            assertThat(loudest(wave, wave.length - 4 * fiveMs, wave.length - 3 * fiveMs))
                    .isLessThan(0.035 * peak);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everySoundSwingsAroundZero(Sound sound) {
        for (float[] wave : SoundBook.make(sound)) {
            double sum = 0;
            for (float sample : wave) {
                sum += sample;
            }
            assertThat(sum / wave.length).isBetween(-0.005, 0.005);
        }
    }

    @ParameterizedTest
    @EnumSource
    void soundsAreShort(Sound sound) {
        double most = LONG.contains(sound) ? 2.7 : 1.5;
        for (float[] wave : SoundBook.make(sound)) {
            assertThat(wave.length / (double) Wave.RATE).isBetween(0.05, most);
        }
    }

    @Test
    void whatTheClockAndTheHandRepeatOftenIsVeryShort() {
        for (Sound sound : List.of(Sound.TICK, Sound.TICK_FINAL, Sound.SELECT, Sound.DIE_SETTLE, Sound.CARD_FLIP)) {
            assertThat(SoundBook.make(sound)).allMatch(wave -> wave.length <= 0.2 * Wave.RATE);
        }
    }

    @Test
    void diceFallInFourWays() {
        List<float[]> rolls = SoundBook.make(Sound.DIE_ROLL);
        Set<String> different = new HashSet<>();
        rolls.forEach(roll -> different.add(java.util.Arrays.toString(roll)));
        assertThat(different).hasSize(4);
    }

    @Test
    void theLastTicksRise() {
        List<Integer> pitches = new ArrayList<>();
        pitches.add(pitch(SoundBook.make(Sound.TICK).get(0)));
        SoundBook.make(Sound.TICK_FINAL).forEach(tick -> pitches.add(pitch(tick)));
        assertThat(pitches).isSorted().doesNotHaveDuplicates().hasSize(11);
    }

    /** Zero crossings where only the ground tone is left. */
    private static int pitch(float[] wave) {
        int crossings = 0;
        for (int i = wave.length / 2; i < wave.length * 3 / 4; i++) {
            if (wave[i] >= 0 != wave[i - 1] >= 0) {
                crossings++;
            }
        }
        return crossings;
    }

    private static double loudest(float[] wave, int from, int to) {
        double loudest = 0;
        for (int i = from; i < to; i++) {
            loudest = Math.max(loudest, Math.abs(wave[i]));
        }
        return loudest;
    }

    private static double strength(float[] wave) {
        double sum = 0;
        for (float sample : wave) {
            sum += (double) sample * sample;
        }
        return Math.sqrt(sum / wave.length);
    }
}
