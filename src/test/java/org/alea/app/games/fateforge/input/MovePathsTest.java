package org.alea.app.games.fateforge.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.fateforge.FateforgeMove;
import org.junit.jupiter.api.Test;

/** A hand can make every kind of move. */
class MovePathsTest {

    @Test
    void everyKindOfMoveHasAPathARowOrAButton() {
        List<Class<?>> kinds = new ArrayList<>();
        collect(FateforgeMove.class, kinds);

        assertThat(kinds).hasSizeGreaterThan(60).allMatch(MovePaths::knows);
    }

    private static void collect(Class<?> type, List<Class<?>> into) {
        if (type.isRecord()) {
            into.add(type);
        } else {
            for (Class<?> sub : type.getPermittedSubclasses()) {
                collect(sub, into);
            }
        }
    }
}
