package org.alea.app.games.queen;

import java.util.Comparator;
import java.util.List;
import org.alea.app.table.Cursor;
import org.alea.app.table.Spot;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.Zone;

/** While the clock runs the cursor walks over all free dice, lane by lane. */
final class DiceWalk {
    private DiceWalk() {}

    static void step(Picture picture, Cursor<QueenAct> cursor, int by) {
        List<Spot> dice = picture.dice(Zone.ARENA).stream()
                .sorted(Comparator.comparingInt(QueenDie::value))
                .map(die -> Spots.die(die.id()))
                .toList();
        if (!dice.isEmpty()) {
            int now = cursor.at().map(dice::indexOf).orElse(-1);
            cursor.moveTo(dice.get(now < 0 ? (by > 0 ? 0 : dice.size() - 1) : Math.floorMod(now + by, dice.size())));
        }
    }
}
