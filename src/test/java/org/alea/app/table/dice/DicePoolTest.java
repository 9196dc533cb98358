package org.alea.app.table.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.alea.app.UiTest;
import org.alea.app.table.DieBadge;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Motion;
import org.junit.jupiter.api.Test;

class DicePoolTest extends UiTest {

    private static DicePool.Die die(String id) {
        return DicePool.Die.of(id, DieSkin.RED, DieFace.pips(3));
    }

    private static DicePool pool(int dice, double width) {
        DicePool pool = new DicePool(60, Motion.NONE);
        pool.show(IntStream.range(0, dice).mapToObj(i -> die("d" + i)).toList());
        pool.resize(width, pool.prefHeight(width));
        pool.layout();
        return pool;
    }

    private static DieNode node(DicePool pool, String id) {
        return pool.die(id).orElseThrow();
    }

    @Test
    void aDieKeepsItsNodeWhateverItShows() {
        onFxThread(() -> {
            DicePool pool = pool(3, 400);
            DieNode before = node(pool, "d1");
            pool.show(List.of(
                    die("d1").in(DicePool.State.USED),
                    DicePool.Die.of("d0", DieSkin.RED, new DieFace.Symbol("alea-strike"))));
            assertThat(node(pool, "d1")).isSameAs(before);
            assertThat(before.badges()).containsExactly(DieBadge.CHECK);
            assertThat(node(pool, "d0").face()).isEqualTo(new DieFace.Symbol("alea-strike"));
            assertThat(pool.die("d2")).isEmpty();
        });
    }

    @Test
    void diceShrinkALittleAndThenWrap() {
        onFxThread(() -> {
            assertThat(node(pool(4, 400), "d0").size()).isEqualTo(60);
            assertThat(node(pool(4, 218), "d0").size()).isEqualTo(50);
            DicePool crowded = pool(9, 260);
            assertThat(node(crowded, "d0").size()).isEqualTo(45);
            assertThat(node(crowded, "d8").getLayoutY()).isGreaterThan(45);
            assertThat(crowded.getChildrenUnmodifiable()
                            .get(0)
                            .getLayoutBounds()
                            .getMaxX())
                    .isLessThanOrEqualTo(260);
        });
    }

    @Test
    void spentSymbolsStayInSight() {
        DieFace.Several face = DieFace.Several.of(List.of("alea-target", "alea-target"), 1);
        assertThat(face.parts())
                .containsExactly(
                        new DieFace.Several.Part("alea-target", true), new DieFace.Several.Part("alea-target", false));
    }
}
