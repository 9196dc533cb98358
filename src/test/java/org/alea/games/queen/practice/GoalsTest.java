package org.alea.games.queen.practice;

import static org.alea.games.queen.practice.PracticeRoom.drill;
import static org.alea.games.queen.practice.PracticeRoom.landing;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.alea.Rule;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.junit.jupiter.api.Test;

/** The judges of the drills, each on dice laid by hand. */
@Rule("QUEEN-204")
class GoalsTest {

    private static Judgement judge(String drill, Drawn drawn, Landing landing) {
        return drill(drill).goal().judge(drawn, landing);
    }

    private static Judgement judge(String drill, String dice) {
        return judge(drill, Drawn.NOTHING, landing(dice));
    }

    private static Judgement judge(String drill, List<Integer> slots, String dice) {
        return judge(drill, Drawn.slots(slots), landing(dice));
    }

    private static Judgement reached(int parts, int bonus) {
        return new Judgement(true, parts, parts, bonus);
    }

    private static Judgement missed(int met, int parts) {
        return new Judgement(false, met, parts, 0);
    }

    private static Judgement missed(int met, int parts, Lack lack) {
        return new Judgement(false, met, parts, 0, Optional.of(lack));
    }

    @Test
    void threeSetsAreThreeValuesShownTwice() {
        assertThat(judge("P01", "1 1 3 3 5 5 6 2")).isEqualTo(reached(3, 0));
        assertThat(judge("P01", "1 1 1 1 5 5 6 2")).isEqualTo(missed(2, 3));
        assertThat(judge("P01", "1 1 2 2 5 5 6 6")).isEqualTo(reached(3, 20));
    }

    @Test
    void everySoloCostsAQuarterUntilNothingIsLeft() {
        assertThat(judge("P02", "1 1 1 4 4 4 6 6")).isEqualTo(reached(4, 0));
        assertThat(judge("P02", "1 1 1 4 4 4 4 6")).isEqualTo(missed(3, 4));
        assertThat(judge("P02", "1 2 3 4 5 6 6 6")).isEqualTo(missed(0, 4));
    }

    @Test
    void aFullHandIsOneLargeSet() {
        assertThat(judge("P03", "2 2 2 2 2 4 5 6")).isEqualTo(reached(5, 0));
        assertThat(judge("P03", "2 2 2 2 2 2 5 6")).isEqualTo(reached(5, 25));
        assertThat(judge("P03", "2 2 2 2 4 4 4 6")).isEqualTo(missed(4, 5));
    }

    @Test
    void aColouredSquareNeedsASetThatHoldsItsColour() {
        Drawn drawn = new Drawn(List.of(2, 5), List.of(DieColour.G, DieColour.B), Optional.empty(), 0);

        assertThat(judge("P04", drawn, landing("2 2G 5 5B 6 6 6 1 1Y 1 1"))).isEqualTo(reached(2, 30));
        assertThat(judge("P04", drawn, landing("2 2G 5 5B 6 6 6 1 1Y 1 3"))).isEqualTo(reached(2, 0));
        assertThat(judge("P04", drawn, landing("2 2 5 5B 6 6G 6 1 1Y 1 3"))).isEqualTo(missed(1, 2));
        assertThat(judge("P04", drawn, landing("2G 5B 5 3 3 6 6 1 1Y 1 3"))).isEqualTo(missed(1, 2));
    }

    @Test
    void diceBeyondTheThirdDoNotHelpTheOtherTarget() {
        assertThat(judge("P05", List.of(1, 4), "1 1 1 4 4 4 6 6")).isEqualTo(reached(6, 20));
        assertThat(judge("P05", List.of(1, 4), "1 1 1 4 4 4 6 5")).isEqualTo(reached(6, 0));
        assertThat(judge("P05", List.of(1, 4), "1 1 1 1 1 4 4 5")).isEqualTo(missed(5, 6));
    }

    @Test
    void aDoubleBlowNeedsTheDiceOfBothSquares() {
        assertThat(judge("P06", List.of(3), "3 3 3 3 3 1 1 4 4")).isEqualTo(reached(5, 10));
        assertThat(judge("P06", List.of(3), "3 3 3 3 3 1 1 4 5")).isEqualTo(reached(5, 0));
        assertThat(judge("P06", List.of(3), "3 3 3 3 1 1 1 4 4")).isEqualTo(missed(4, 5));
    }

    @Test
    void aDangerSlotIsSafeEmptyOrWithASet() {
        assertThat(judge("P07", List.of(1, 2, 3), "1 1 3 3 3 4 5 6")).isEqualTo(reached(3, 0));
        assertThat(judge("P07", List.of(1, 2, 3), "1 2 3 3 4 4 5 5")).isEqualTo(missed(1, 3));
        assertThat(judge("P07", List.of(1, 2, 3), "4 4 4 4 4 4 5 6")).isEqualTo(missed(3, 3, new Lack("sets", 1, 2)));
    }

    @Test
    void theDragonDieCountsAsOneOfThreeParts() {
        Drawn wing = Drawn.face(DragonFace.WING);

        assertThat(judge("P08", wing, landing("1 1 3 3 4 5 6 6", DragonFace.WING)))
                .isEqualTo(reached(3, 0));
        assertThat(judge("P08", wing, landing("1 1 3 3 4 5 6 6", DragonFace.CHAOS)))
                .isEqualTo(missed(2, 3));
        assertThat(judge("P08", wing, landing("1 1 1 1 1 1 1 6", DragonFace.WING)))
                .isEqualTo(missed(2, 3));
    }

    @Test
    void bothChariotsAndTwoSetsAreFourParts() {
        assertThat(judge("P09", Drawn.NOTHING, landing("1 1 3 3 4 5 6 6", 2))).isEqualTo(reached(4, 0));
        assertThat(judge("P09", Drawn.NOTHING, landing("1 1 3 3 6 6 6 6", 2))).isEqualTo(reached(4, 15));
        assertThat(judge("P09", Drawn.NOTHING, landing("1 1 3 3 4 5 6 6", 1))).isEqualTo(missed(3, 4));
        assertThat(judge("P09", Drawn.NOTHING, landing("1 1 1 1 1 1 1 1", 2))).isEqualTo(missed(3, 4));
    }

    @Test
    void aShieldWantsExactlyOneDie() {
        assertThat(judge("P10", List.of(2, 6), "2 6 1 1 3 3 4 4 4")).isEqualTo(reached(2, 0));
        assertThat(judge("P10", List.of(2, 6), "2 6 6 1 3 3 4 4 4")).isEqualTo(missed(1, 2));
        assertThat(judge("P10", List.of(2, 6), "5 5 6 6 3 3 4 4 4")).isEqualTo(missed(0, 2));
    }

    @Test
    void aShortReserveForgivesOneSolo() {
        assertThat(judge("P11", "1 1 3 3 3 6")).isEqualTo(reached(2, 0));
        assertThat(judge("P11", "1 1 3 3 4 6")).isEqualTo(missed(2, 2, new Lack("solos", 2, 1)));
        assertThat(judge("P11", "1 1 3 4 5 6")).isEqualTo(missed(1, 2, new Lack("solos", 4, 1)));
        assertThat(judge("P11", "1 1 1 1 1 6")).isEqualTo(missed(1, 2));
    }
}
