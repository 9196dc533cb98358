package org.alea.app.library;

import org.alea.app.games.GameCover;
import org.alea.app.library.art.QueenScene;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** The faces of the five games. */
public final class Covers {
    public static final GameCover QUEEN =
            new GameCover("queen", "game-queen", MaterialDesignC.CROWN, QueenScene::paint);

    private Covers() {}
}
