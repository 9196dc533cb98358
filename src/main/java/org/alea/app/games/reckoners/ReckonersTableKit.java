package org.alea.app.games.reckoners;

import java.util.List;
import org.alea.app.gametable.DesignKit;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.gametable.TableDesign;
import org.alea.app.games.GameCover;
import org.alea.app.library.Covers;
import org.alea.app.play.Draft.Blank;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;

/** How Reckoners: Steelslayer looks in the suite. */
public final class ReckonersTableKit implements DesignKit<ReckonersTable, ReckonersMove, Blank<ReckonersMove>> {

    @Override
    public GameCover cover() {
        return Covers.RECKONERS;
    }

    @Override
    public List<String> ownSheets() {
        return List.of("reckoners");
    }

    @Override
    public TableDesign<ReckonersTable, ReckonersMove, Blank<ReckonersMove>> design(
            GameSpeech<ReckonersTable, ReckonersMove> speech) {
        return new ReckonersDesign(speech);
    }
}
