package org.alea.app.library;

import java.util.List;
import org.alea.app.games.GameCover;
import org.alea.app.library.art.FateforgeScene;
import org.alea.app.library.art.QueenScene;
import org.alea.app.library.art.ReckonersScene;
import org.alea.app.library.art.RoyalScene;
import org.alea.app.library.art.SynchroScene;
import org.alea.app.shell.OpeningIcon;

/** The faces of the five games, in the order they stand on the shelf; the first is the flagship. */
public final class Covers {
    public static final GameCover QUEEN =
            new GameCover("queen", "game-queen", OpeningIcon.CROWN, QueenScene::paint, 0.5);
    public static final GameCover ROYAL =
            new GameCover("royal", "game-royal", OpeningIcon.CASTLE, RoyalScene::paint, 0.7);
    public static final GameCover FATEFORGE =
            new GameCover("fateforge", "game-fateforge", OpeningIcon.ANVIL, FateforgeScene::paint, 0.7);
    public static final GameCover RECKONERS =
            new GameCover("reckoners", "game-reckoners", OpeningIcon.CITY_VARIANT, ReckonersScene::paint, 0.7);
    public static final GameCover SYNCHRO =
            new GameCover("synchro", "game-synchro", OpeningIcon.DIAMOND_STONE, SynchroScene::paint, 0.7);

    static final List<GameCover> ALL = List.of(QUEEN, ROYAL, FATEFORGE, RECKONERS, SYNCHRO);

    private Covers() {}

    /** The face of a game; one that is in no list, as in a history of another version, has none. */
    public static java.util.Optional<GameCover> find(String game) {
        return ALL.stream().filter(cover -> cover.id().equals(game)).findFirst();
    }
}
