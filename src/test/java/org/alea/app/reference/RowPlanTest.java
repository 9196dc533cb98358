package org.alea.app.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RowPlanTest {
    private static final double[] MIXED = {230, 230, 230, 230, 120, 120, 120, 120};
    private static final RowPlan PLAN = RowPlan.of(MIXED, 720, 15);

    @Test
    void a_row_takes_as_many_cards_as_their_width_allows() {
        assertThat(PLAN.rows(List.of("a", "b", "c", "d", "e", "f", "g", "h")))
                .containsExactly(List.of("a", "b", "c"), List.of("d", "e", "f", "g"), List.of("h"));
    }

    @Test
    void cards_of_one_width_share_all_the_room_there_is() {
        assertThat(RowPlan.cell(120, 720, 15)).isEqualTo((720 - 4 * 15) / 5.0);
    }

    @Test
    void down_and_up_lead_to_the_nearest_card_of_the_next_row() {
        assertThat(PLAN.below(2, 1)).isEqualTo(6);
        assertThat(PLAN.below(6, -1)).isEqualTo(2);
        assertThat(PLAN.below(5, 1)).isEqualTo(7);
    }

    @Test
    void nothing_lies_beyond_the_first_and_the_last_row() {
        assertThat(PLAN.below(1, -5)).isEqualTo(1);
        assertThat(PLAN.below(7, 3)).isEqualTo(7);
        assertThat(PLAN.row(7)).isEqualTo(2);
    }

    @Test
    void before_the_room_is_known_every_card_has_a_row() {
        assertThat(RowPlan.of(MIXED, 1, 15).rows(List.of(1, 2, 3, 4, 5, 6, 7, 8)))
                .hasSize(8);
    }
}
