package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.alea.games.royal.Building;
import org.alea.games.royal.Group;
import org.alea.games.royal.HireSource;
import org.alea.games.royal.RoyalMove;
import org.junit.jupiter.api.Test;

class ProposalTest {
    private static final HireSource SUPPLY = HireSource.Stock.SUPPLY;
    private static final HireSource PALACE = new HireSource.Space(Building.PALACE, 4);

    /** Whoever hires from his supply has one citizen less to return. */
    private static Proposal crusade() {
        return Proposal.of("R1A", List.of(times(PALACE, 2), times(PALACE, 1), times(SUPPLY, 1)));
    }

    private static RoyalMove times(HireSource source, int n) {
        return new RoyalMove.Activate("R1A", Group.parse("OWN:Y4"), n, source, "", 0);
    }

    @Test
    void anotherSourceAllowsForMore() {
        assertThat(crusade().from(SUPPLY).n()).isEqualTo(1);
        assertThat(crusade().from(SUPPLY).from(PALACE).n()).isEqualTo(2);
    }

    @Test
    void whoeverHasChosenLessKeepsToIt() {
        assertThat(crusade().from(PALACE).counting(1).from(PALACE).n()).isEqualTo(1);
    }
}
