package org.alea.app.table.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeatsTest {
    private static final Rectangle2D ROOM = new Rectangle2D(100, 50, 200, 140);
    private static final Dimension2D TOKEN = new Dimension2D(46, 60);

    @Test
    void aPieceAloneStandsInTheMiddle() {
        assertThat(Seats.pack(List.of(TOKEN), ROOM)).containsExactly(new Rectangle2D(177, 90, 46, 60));
    }

    @Test
    void nobodyNeedsASeatInAnEmptyZone() {
        assertThat(Seats.pack(List.of(), ROOM)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 8})
    void piecesThatFitStandApartAndInside(int count) {
        List<Rectangle2D> seats = Seats.pack(Collections.nCopies(count, TOKEN), ROOM);
        assertThat(seats).hasSize(count).allMatch(SeatsTest::inside);
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < i; j++) {
                assertThat(seats.get(i).intersects(seats.get(j))).isFalse();
            }
        }
    }

    @Test
    void piecesThatDoNotFitOverlapRatherThanLeaveTheZone() {
        assertThat(Seats.pack(Collections.nCopies(13, TOKEN), ROOM)).hasSize(13).allMatch(SeatsTest::inside);
    }

    private static boolean inside(Rectangle2D seat) {
        return seat.getMinX() >= ROOM.getMinX() - 0.5
                && seat.getMaxX() <= ROOM.getMaxX() + 0.5
                && seat.getMinY() >= ROOM.getMinY() - 0.5
                && seat.getMaxY() <= ROOM.getMaxY() + 0.5;
    }
}
