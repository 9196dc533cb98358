package org.alea.app.games.synchro;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.alea.app.games.GameCover;
import org.alea.app.games.GameFigures;
import org.alea.app.games.SetupPreset;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.input.SynchroKeys;
import org.alea.app.games.synchro.input.Touched;
import org.alea.app.games.synchro.reference.SynchroCatalogue;
import org.alea.app.gametable.DesignKit;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.gametable.TableDesign;
import org.alea.app.reference.Catalogue;
import org.alea.app.shell.KeyAction;
import org.alea.app.shell.OpeningIcon;
import org.alea.content.GameBox;
import org.alea.games.synchro.SynchroBox;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;

/** How Synchro Horizon looks in the suite. */
public final class SynchroTableKit implements DesignKit<SynchroTable, SynchroMove, Touched> {
    private static final GameCover COVER =
            new GameCover("synchro", "game-synchro", OpeningIcon.DIAMOND_STONE, SynchroScene::paint, 0.7);

    @Override
    public GameCover cover() {
        return COVER;
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

    @Override
    public List<SetupPreset> presets() {
        return List.of(
                new SetupPreset("synchro.preset.story", Map.of("difficulty", "story", "map", "fixed")),
                new SetupPreset("synchro.preset.normal", Map.of("difficulty", "normal", "map", "random")),
                new SetupPreset(
                        "synchro.preset.heroic", Map.of("difficulty", "heroic", "map", "random", "ambush", "on")),
                new SetupPreset(
                        "synchro.preset.calamity",
                        Map.of("difficulty", "calamity", "map", "random", "ambush", "on", "undo", "iron")));
    }

    /** Somebody new travels the same map as everybody else. */
    @Override
    public Map<String, String> firstSetup() {
        return Map.of("difficulty", "story", "map", "fixed");
    }

    @Override
    public Catalogue catalogue(GameBox<SynchroTable, SynchroMove> box) {
        return SynchroCatalogue.of((SynchroBox) box);
    }

    @Override
    public Set<String> faceUp(SynchroTable table) {
        return SynchroCatalogue.faceUp(table);
    }

    @Override
    public GameFigures figures() {
        return new SynchroFigures();
    }
}
