package org.alea.app.games.reckoners;

import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.gametable.BoardView;
import org.alea.app.gametable.Pieces;
import org.alea.app.gametable.Plan;
import org.alea.app.play.Draft.Blank;
import org.alea.app.play.Shot;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;

/** What lies on the table of Reckoners: Steelslayer. */
final class ReckonersBoard implements BoardView<ReckonersTable, ReckonersMove, Blank<ReckonersMove>> {
    private final Pane ground = new Pane();

    ReckonersBoard(Plan plan) {
        ground.setPrefSize(plan.width(), plan.height());
        ground.getStyleClass().add("reckoners-ground");
    }

    @Override
    public Region node() {
        return ground;
    }

    @Override
    public void show(Shot<ReckonersTable, ReckonersMove, Blank<ReckonersMove>> shot, Pieces pieces) {}
}
