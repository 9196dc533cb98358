package org.alea.app.games.synchro;

import java.util.List;
import org.alea.app.games.GameCover;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.input.Touched;
import org.alea.app.gametable.DesignKit;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.gametable.TableDesign;
import org.alea.app.library.Covers;
import org.alea.app.shell.KeyAction;
import org.alea.games.synchro.SynchroBox;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;

/** How Synchro Horizon looks in the suite. */
public final class SynchroTableKit implements DesignKit<SynchroTable, SynchroMove, Touched> {

    @Override
    public GameCover cover() {
        return Covers.SYNCHRO;
    }

    @Override
    public List<String> ownSheets() {
        return List.of("synchro");
    }

    @Override
    public List<KeyAction> ownKeys() {
        return SynchroKeys.ALL;
    }

    @Override
    public TableDesign<SynchroTable, SynchroMove, Touched> design(GameSpeech<SynchroTable, SynchroMove> speech) {
        return new SynchroDesign(
                new SynchroVoice(speech, ((SynchroBox) speech.box()).game().content()));
    }
}
