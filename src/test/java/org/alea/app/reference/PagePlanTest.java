package org.alea.app.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;

class PagePlanTest {
    private static final Card CARD =
            Cards.card("queen", "scout", new Words("", ""), new Words("", ""), Cards.enemy("5"));

    @Test
    void an_upright_page_takes_three_rows_of_two_cards() {
        // the printable part of A4, in points
        PagePlan plan = PagePlan.of(487, 734);
        assertThat(plan.scale() * (2 * 252 + 20)).isEqualTo(487);
        assertThat(plan.rows()).isEqualTo(3);
    }

    @Test
    void what_does_not_fit_on_a_page_comes_on_the_next() {
        assertThat(new PagePlan(3, 1).pages(Collections.nCopies(13, CARD)))
                .extracting(List::size)
                .containsExactly(6, 6, 1);
    }

    @Test
    void a_page_that_is_too_low_still_takes_a_row() {
        assertThat(PagePlan.of(500, 40).rows()).isEqualTo(1);
    }
}
