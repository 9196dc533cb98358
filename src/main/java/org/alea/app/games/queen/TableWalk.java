package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Node;
import org.alea.app.table.Cursor;
import org.alea.app.table.Hand;
import org.alea.app.table.Spot;
import org.alea.games.queen.Zone;

/** Tab walks over everything that can be looked at: the slots 1 to 6 and the other cards, the tray, then the tracks. */
final class TableWalk {
    private TableWalk() {}

    /** One step on (1) or back (-1); always heard. */
    static boolean step(Hand<QueenAct> hand, Cursor<QueenAct> cursor, int by) {
        List<Spot> all = spots();
        all.removeIf(spot -> hand.node(spot).filter(TableWalk::seen).isEmpty());
        if (!all.isEmpty()) {
            int now = cursor.at().map(all::indexOf).orElse(-1);
            cursor.moveTo(all.get(now < 0 ? (by > 0 ? 0 : all.size() - 1) : Math.floorMod(now + by, all.size())));
        }
        return true;
    }

    private static List<Spot> spots() {
        List<Spot> all = new ArrayList<>();
        IntStream.rangeClosed(1, 6).mapToObj(Spots::slot).forEach(all::add);
        IntStream.rangeClosed(1, 6).mapToObj(Spots::plotter).forEach(all::add);
        all.add(Spots.SPIRIT);
        IntStream.rangeClosed(1, 2).mapToObj(Spots::chariot).forEach(all::add);
        IntStream.rangeClosed(1, 6).mapToObj(Spots::lane).forEach(all::add);
        all.add(Spots.DRAGON);
        List.of(Zone.TOP, Zone.MIDDLE, Zone.BOTTOM, Zone.STOCK).stream()
                .map(Spots::zone)
                .forEach(all::add);
        return all;
    }

    private static boolean seen(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return node.getScene() != null;
    }
}
