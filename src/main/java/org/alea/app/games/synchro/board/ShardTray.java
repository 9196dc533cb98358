package org.alea.app.games.synchro.board;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.games.synchro.input.HandSpots;
import org.alea.app.table.Spot;
import org.alea.app.table.figure.Gem;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.state.Shards;

/** Shards side by side with the places left free: to be taken, or only to be seen. */
final class ShardTray {
    private ShardTray() {}

    /** Only to be seen, in the width there is. */
    static HBox seen(Shards shards, int places, double size) {
        HBox row = StageKit.row(3);
        row.getStyleClass().add("sy-tray");
        for (int i = 0; i < Math.max(places, shards.total()); i++) {
            row.getChildren()
                    .add(i < shards.total() ? Gem.of(SynchroLooks.stone(shards.at(i)), size) : Gem.empty(size));
        }
        return row;
    }

    /** Pieces that can be dragged, in places of this size from a corner of the table on. */
    static void lay(
            StageKit kit, StageKit.View view, Pane pane, Object owner, Shards shards, int places, Rectangle2D first) {
        double step = first.getWidth() + 6;
        List<Spot> spots = new ArrayList<>();
        for (ShardColour colour : ShardColour.values()) {
            for (int i = 0; i < shards.of(colour); i++) {
                spots.add(HandSpots.shard(owner, colour, i));
            }
        }
        int count = Math.max(places, shards.total());
        double room = step * places;
        double apart = count > places ? room / count : step;
        for (int i = 0; i < count; i++) {
            Rectangle2D at =
                    new Rectangle2D(first.getMinX() + i * apart, first.getMinY(), first.getWidth(), first.getHeight());
            StackPane slot = new StackPane();
            slot.getStyleClass().add("sy-slot");
            StageKit.put(pane, slot, at);
            if (i < spots.size()) {
                ShardColour colour = shards.at(i);
                StackPane piece = new StackPane(gem(view, spots.get(i), colour, first.getWidth() * 0.72));
                piece.getStyleClass().add("sy-shard");
                piece.setAccessibleText(
                        kit.voice().get("hear.shard", kit.voice().term(colour)));
                view.lay(spots.get(i), piece, at);
            }
        }
    }

    private static Node gem(StageKit.View view, Spot spot, ShardColour colour, double size) {
        ShardColour as = view.options().counting(view.shot().draft()).get(spot);
        Gem gem = as == null
                ? Gem.of(SynchroLooks.stone(colour), size)
                : Gem.countingAs(SynchroLooks.stone(colour), SynchroLooks.stone(as), size);
        return gem.paid(view.spent().contains(spot));
    }
}
