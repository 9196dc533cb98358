package org.alea.app.games.reckoners;

import java.util.List;
import org.alea.app.games.GameCover;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.input.Pick;
import org.alea.app.gametable.DesignKit;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.gametable.TableDesign;
import org.alea.app.library.Covers;
import org.alea.app.shell.KeyAction;
import org.alea.games.reckoners.ReckonersBox;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;

/** How Reckoners: Steelslayer looks in the suite. */
public final class ReckonersTableKit implements DesignKit<ReckonersTable, ReckonersMove, Pick> {

    @Override
    public GameCover cover() {
        return Covers.RECKONERS;
    }

    @Override
    public List<String> ownSheets() {
        return List.of("reckoners");
    }

    @Override
    public List<KeyAction> ownKeys() {
        return ReckonersKeys.ALL;
    }

    @Override
    public TableDesign<ReckonersTable, ReckonersMove, Pick> design(GameSpeech<ReckonersTable, ReckonersMove> speech) {
        return new ReckonersDesign(new ReckonSpeech(speech, ((ReckonersBox) speech.box()).game()));
    }
}
