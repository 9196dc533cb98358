package org.alea.app.games.fateforge;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.alea.app.games.GameCover;
import org.alea.app.games.GameFigures;
import org.alea.app.games.SetupOutlook;
import org.alea.app.games.SetupPreset;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.input.Reach;
import org.alea.app.games.fateforge.reference.FateforgeCatalogue;
import org.alea.app.gametable.DesignKit;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.gametable.TableDesign;
import org.alea.app.reference.Catalogue;
import org.alea.app.shell.KeyAction;
import org.alea.app.shell.OpeningIcon;
import org.alea.app.shell.Texts;
import org.alea.content.GameBox;
import org.alea.engine.Language;
import org.alea.engine.Setup;
import org.alea.games.fateforge.FateforgeBox;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;

/** How Fateforge looks in the suite. */
public final class FateforgeTableKit implements DesignKit<FateforgeTable, FateforgeMove, Reach> {
    private static final GameCover COVER =
            new GameCover("fateforge", "game-fateforge", OpeningIcon.ANVIL, FateforgeScene::paint, 0.7);

    @Override
    public GameCover cover() {
        return COVER;
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

    @Override
    public List<SetupPreset> presets() {
        return FateforgeOutlook.PRESETS;
    }

    /** A newcomer begins with the tutorial. */
    @Override
    public Map<String, String> firstSetup() {
        return FateforgeOutlook.PRESETS.get(0).options();
    }

    @Override
    public SetupOutlook outlook(GameBox<FateforgeTable, FateforgeMove> box, Setup setup, Language language) {
        return FateforgeOutlook.of(((FateforgeBox) box).content(), setup, new Texts(language));
    }

    @Override
    public Catalogue catalogue(GameBox<FateforgeTable, FateforgeMove> box) {
        return FateforgeCatalogue.of((FateforgeBox) box);
    }

    @Override
    public Set<String> faceUp(FateforgeTable table) {
        return FateforgeCatalogue.faceUp(table);
    }

    @Override
    public GameFigures figures() {
        return new FateforgeFigures();
    }
}
