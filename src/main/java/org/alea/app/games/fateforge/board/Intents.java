package org.alea.app.games.fateforge.board;

import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.table.figure.FoeToken;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;

/** What an enemy would do if it were its turn now (FATE-496). */
final class Intents {
    private Intents() {}

    static FoeToken.Intent of(FateSpeech speech, BoardKit.View view, Fray fray, Foe foe) {
        return FoeToken.Intent.IDLE;
    }
}
