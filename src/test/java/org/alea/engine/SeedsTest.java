package org.alea.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedsTest {

    @Test
    void digitsAreTheNumberItself() {
        assertThat(Seeds.parse("0")).isZero();
        assertThat(Seeds.parse("123456789")).isEqualTo(123456789L);
        assertThat(Seeds.parse("9999999999999999999")).isEqualTo(Long.parseUnsignedLong("9999999999999999999"));
    }

    @Test
    void anyOtherTextIsHashed() {
        assertThat(Seeds.parse("dragon")).isEqualTo(Seeds.hash("dragon"));
        assertThat(Seeds.parse("-1")).isEqualTo(Seeds.hash("-1"));
        assertThat(Seeds.parse("12345678901234567890")).isEqualTo(Seeds.hash("12345678901234567890"));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 999_999_999, Long.MAX_VALUE})
    void aWrittenSeedIsReadBack(long seed) {
        assertThat(Seeds.parse(Seeds.format(seed))).isEqualTo(seed);
    }

    @Test
    void aFreshSeedHasAtMostNineDigits() {
        for (int i = 0; i < 100; i++) {
            assertThat(Seeds.fresh()).isBetween(0L, 999_999_999L);
        }
    }
}
