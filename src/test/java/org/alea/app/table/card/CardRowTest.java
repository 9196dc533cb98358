package org.alea.app.table.card;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CardRowTest {

    @Test
    void cardsWithRoomKeepAGap() {
        assertThat(CardRow.pitch(3, 100, 500)).isEqualTo(108);
    }

    @Test
    void cardsWithoutRoomOverlapAndStayInside() {
        assertThat(CardRow.pitch(5, 100, 300)).isEqualTo(50);
    }

    @Test
    void aCardAloneNeedsNoRoomForOthers() {
        assertThat(CardRow.pitch(1, 100, 40)).isEqualTo(108);
    }
}
