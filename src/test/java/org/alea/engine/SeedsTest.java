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
        assertThat(Seeds.parse("18446744073709551615")).isEqualTo(-1L);
    }

    @Test
    void aSignIsPartOfTheNumber() {
        assertThat(Seeds.parse("-5")).isEqualTo(-5L);
        assertThat(Seeds.parse("-9223372036854775808")).isEqualTo(Long.MIN_VALUE);
    }

    @Test
    void anyOtherTextIsHashed() {
        assertThat(Seeds.parse("dragon")).isEqualTo(Seeds.hash("dragon"));
        assertThat(Seeds.parse("")).isEqualTo(Seeds.hash(""));
        assertThat(Seeds.parse("-")).isEqualTo(Seeds.hash("-"));
        assertThat(Seeds.parse("18446744073709551616")).isEqualTo(Seeds.hash("18446744073709551616"));
        assertThat(Seeds.parse("-9223372036854775809")).isEqualTo(Seeds.hash("-9223372036854775809"));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 999_999_999, Long.MAX_VALUE, Long.MIN_VALUE, -1, -5})
    void aWrittenSeedIsReadBack(long seed) {
        assertThat(Seeds.parse(Seeds.format(seed))).isEqualTo(seed);
    }

    @Test
    void theSeedShownForATextGivesTheSameGame() {
        assertThat(Seeds.parse(Seeds.format(Seeds.parse("abc")))).isEqualTo(Seeds.parse("abc"));
    }

    @Test
    void aFreshSeedHasAtMostNineDigits() {
        for (int i = 0; i < 100; i++) {
            assertThat(Seeds.fresh()).isBetween(0L, 999_999_999L);
        }
    }
}
