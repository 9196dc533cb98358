package org.alea.app.games.fateforge;

import java.util.List;
import org.alea.app.games.GameCover;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.input.Reach;
import org.alea.app.gametable.DesignKit;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.gametable.TableDesign;
import org.alea.app.library.Covers;
import org.alea.app.shell.KeyAction;
import org.alea.games.fateforge.FateforgeBox;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;

/** How Fateforge looks in the suite. */
public final class FateforgeTableKit implements DesignKit<FateforgeTable, FateforgeMove, Reach> {

    @Override
    public GameCover cover() {
        return Covers.FATEFORGE;
    }

    @Override
    public TableDesign<FateforgeTable, FateforgeMove, Reach> design(GameSpeech<FateforgeTable, FateforgeMove> speech) {
        return new FateforgeDesign(new FateSpeech(speech, ((FateforgeBox) speech.box()).content()));
    }

    @Override
    public List<String> ownSheets() {
        return List.of("panels", "pieces", "fateforge");
    }

    @Override
    public List<KeyAction> ownKeys() {
        return FateforgeKeys.ALL;
    }
}
