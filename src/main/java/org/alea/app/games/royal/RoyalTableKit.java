package org.alea.app.games.royal;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.alea.app.games.GameCover;
import org.alea.app.games.GameFigures;
import org.alea.app.games.SetupOutlook;
import org.alea.app.games.TableReplay;
import org.alea.app.games.TableScreen;
import org.alea.app.games.TableViewKit;
import org.alea.app.games.royal.reference.RoyalCatalogue;
import org.alea.app.games.royal.setup.RoyalOutlook;
import org.alea.app.guide.GuideRoom;
import org.alea.app.reference.Catalogue;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.KeyAction;
import org.alea.app.shell.OpeningIcon;
import org.alea.content.GameBox;
import org.alea.engine.Language;
import org.alea.engine.Setup;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** How Le défi royal looks in the suite. */
public final class RoyalTableKit implements TableViewKit<RoyalTable, RoyalMove> {
    private static final GameCover COVER =
            new GameCover("royal", "game-royal", OpeningIcon.CASTLE, RoyalScene::paint, 0.7);

    static final List<String> SHEETS = List.of("forms", "table", "panels", "royalpieces", "royal");

    @Override
    public GameCover cover() {
        return COVER;
    }

    @Override
    public List<String> sheets() {
        return SHEETS;
    }

    @Override
    public TableScreen open(Desk desk, GameSession<RoyalTable, RoyalMove> session) {
        return new RoyalTableScreen(desk, session);
    }

    @Override
    public Optional<TableReplay<RoyalTable, RoyalMove>> replay(Desk desk, GameSession<RoyalTable, RoyalMove> recorded) {
        return Optional.of(new RoyalReplay(desk, recorded));
    }

    @Override
    public List<KeyAction> keys() {
        return RoyalKeyActions.ALL;
    }

    @Override
    public GameFigures figures() {
        return new RoyalKinds();
    }

    @Override
    public Optional<GuideRoom<RoyalTable, RoyalMove>> guide() {
        return Optional.of(GuidedRoyalTable::new);
    }

    /** What was measured for these rules, and a sentence for each choice. */
    @Override
    public SetupOutlook outlook(GameBox<RoyalTable, RoyalMove> box, Setup setup, Language language) {
        return RoyalOutlook.of(box.wording(), setup, language);
    }

    @Override
    public Catalogue catalogue(GameBox<RoyalTable, RoyalMove> box) {
        return RoyalCatalogue.of((RoyalBox) box);
    }

    @Override
    public Set<String> faceUp(RoyalTable table) {
        return RoyalCatalogue.faceUp(table);
    }
}
