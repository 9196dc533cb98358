package org.alea.app.games.synchro;

import java.util.List;
import org.alea.app.gametable.DesignKit;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.gametable.TableDesign;
import org.alea.app.games.GameCover;
import org.alea.app.library.Covers;
import org.alea.app.play.Draft.Blank;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;

/** How Synchro Horizon looks in the suite. */
public final class SynchroTableKit implements DesignKit<SynchroTable, SynchroMove, Blank<SynchroMove>> {

    @Override
    public GameCover cover() {
        return Covers.SYNCHRO;
    }

    @Override
    public List<String> ownSheets() {
        return List.of("synchro");
    }

    @Override
    public TableDesign<SynchroTable, SynchroMove, Blank<SynchroMove>> design(
            GameSpeech<SynchroTable, SynchroMove> speech) {
        return new SynchroDesign(speech);
    }
}
