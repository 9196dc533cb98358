package org.alea.app.games.synchro;

import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.gametable.BoardView;
import org.alea.app.gametable.Pieces;
import org.alea.app.gametable.Plan;
import org.alea.app.play.Draft.Blank;
import org.alea.app.play.Shot;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;

/** What lies on the table of Synchro Horizon. */
final class SynchroBoard implements BoardView<SynchroTable, SynchroMove, Blank<SynchroMove>> {
    private final Pane ground = new Pane();

    SynchroBoard(Plan plan) {
        ground.setPrefSize(plan.width(), plan.height());
        ground.getStyleClass().add("synchro-ground");
    }

    @Override
    public Region node() {
        return ground;
    }

    @Override
    public void show(Shot<SynchroTable, SynchroMove, Blank<SynchroMove>> shot, Pieces pieces) {}
}
