package org.alea.app.games.reckoners;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.app.games.GameCover;
import org.alea.app.games.GameFigures;
import org.alea.app.games.OwnChoices;
import org.alea.app.games.SetupOutlook;
import org.alea.app.games.SetupPreset;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.input.Pick;
import org.alea.app.games.reckoners.reference.ReckonersCatalogue;
import org.alea.app.games.reckoners.setup.TeamCards;
import org.alea.app.gametable.DesignKit;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.gametable.TableDesign;
import org.alea.app.reference.Catalogue;
import org.alea.app.shell.Desk;
import org.alea.app.shell.KeyAction;
import org.alea.app.shell.OpeningIcon;
import org.alea.app.shell.Texts;
import org.alea.content.GameBox;
import org.alea.engine.Language;
import org.alea.engine.Setup;
import org.alea.games.reckoners.ReckonersBox;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;

/** How Reckoners: Steelslayer looks in the suite. */
public final class ReckonersTableKit implements DesignKit<ReckonersTable, ReckonersMove, Pick> {
    private static final GameCover COVER =
            new GameCover("reckoners", "game-reckoners", OpeningIcon.CITY_VARIANT, ReckonersScene::paint, 0.7);

    @Override
    public GameCover cover() {
        return COVER;
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

    @Override
    public List<SetupPreset> presets() {
        return ReckonersOutlook.PRESETS;
    }

    /** A newcomer begins with the gentlest game. */
    @Override
    public Map<String, String> firstSetup() {
        return ReckonersOutlook.PRESETS.get(0).options();
    }

    @Override
    public SetupOutlook outlook(GameBox<ReckonersTable, ReckonersMove> box, Setup setup, Language language) {
        return ReckonersOutlook.of(((ReckonersBox) box).game().content(), setup, new Texts(language));
    }

    @Override
    public Optional<OwnChoices> ownChoices(
            Desk desk, GameBox<ReckonersTable, ReckonersMove> box, OwnChoices.Chosen chosen) {
        return Optional.of(TeamCards.of(desk, ((ReckonersBox) box).game().content(), chosen, sheets()));
    }

    @Override
    public Catalogue catalogue(GameBox<ReckonersTable, ReckonersMove> box) {
        return ReckonersCatalogue.of((ReckonersBox) box);
    }

    @Override
    public Set<String> faceUp(ReckonersTable table) {
        return ReckonersCatalogue.faceUp(table);
    }

    @Override
    public GameFigures figures() {
        return new ReckonersFigures();
    }
}
