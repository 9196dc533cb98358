package org.alea.app.games.queen;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.app.games.DailyOffer;
import org.alea.app.games.GameCover;
import org.alea.app.games.GameFigures;
import org.alea.app.games.PracticeRoom;
import org.alea.app.games.RuleDrill;
import org.alea.app.games.SetupOutlook;
import org.alea.app.games.SetupPreset;
import org.alea.app.games.TableReplay;
import org.alea.app.games.TableScreen;
import org.alea.app.games.TableViewKit;
import org.alea.app.games.queen.practice.DailyHome;
import org.alea.app.games.queen.practice.PracticeScreen;
import org.alea.app.games.queen.reference.QueenCatalogue;
import org.alea.app.guide.GuideRoom;
import org.alea.app.reference.Catalogue;
import org.alea.app.reference.Face;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.KeyAction;
import org.alea.app.shell.OpeningIcon;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;
import org.alea.content.GameBox;
import org.alea.engine.Language;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.store.Setting;
import org.kordamp.ikonli.Ikon;

/** How Le Défi de la Reine looks in the suite. */
public final class QueenTableKit implements TableViewKit<QueenTable, QueenMove> {
    private static final GameCover COVER =
            new GameCover("queen", "game-queen", OpeningIcon.CROWN, QueenScene::paint, 0.5);

    static final List<String> SHEETS = List.of("forms", "table", "queen");

    @Override
    public GameCover cover() {
        return COVER;
    }

    @Override
    public List<String> sheets() {
        return SHEETS;
    }

    @Override
    public TableScreen open(Desk desk, GameSession<QueenTable, QueenMove> session) {
        return new QueenTableScreen(desk, session);
    }

    @Override
    public Setup settled(Setup setup, Preferences preferences) {
        return assigned(setup, preferences);
    }

    /** Who brings dice to the enemies by hand does so in every game that is begun from now on. */
    public static Setup assigned(Setup setup, Preferences preferences) {
        return setup.with("assignment", preferences.get(Setting.MANUAL_ASSIGNMENT) ? "manual" : "automatic");
    }

    @Override
    public Optional<Ikon> emblem(String option, String value) {
        if (!option.equals("modules")) {
            return Optional.empty();
        }
        return Optional.of(Glyph.glyph(Emblems.of(QueenModule.valueOf(value.toUpperCase(Locale.ROOT)))));
    }

    @Override
    public List<KeyAction> keys() {
        return QueenKeyActions.ALL;
    }

    @Override
    public List<SetupPreset> presets() {
        return QueenOutlook.PRESETS;
    }

    /** A newcomer trains without a clock. */
    @Override
    public Map<String, String> firstSetup() {
        return QueenOutlook.PRESETS.get(0).options();
    }

    @Override
    public SetupOutlook outlook(GameBox<QueenTable, QueenMove> box, Setup setup, Language language) {
        return QueenOutlook.of((QueenBox) box, setup, new Texts(language));
    }

    @Override
    public Optional<Face> reserve(GameBox<QueenTable, QueenMove> box, Setup setup) {
        return Optional.of(QueenReserve.of((QueenBox) box, setup));
    }

    @Override
    public Catalogue catalogue(GameBox<QueenTable, QueenMove> box) {
        return QueenCatalogue.of((QueenBox) box);
    }

    @Override
    public Set<String> faceUp(QueenTable table) {
        return QueenCatalogue.faceUp(table);
    }

    @Override
    public boolean hasDaily() {
        return true;
    }

    @Override
    public Optional<DailyOffer> daily(Desk desk, GameBox<QueenTable, QueenMove> box) {
        return Optional.of(DailyHome.today(desk, (QueenBox) box, session -> open(desk, session)));
    }

    /** Drills and the Daily Challenge, played on this very table. */
    @Override
    public Optional<PracticeRoom<QueenTable, QueenMove>> practice() {
        return Optional.of((desk, box) -> new PracticeScreen(desk, (QueenBox) box, session -> open(desk, session)));
    }

    @Override
    public Optional<RuleDrill> drill(GameBox<QueenTable, QueenMove> box, String rule) {
        QueenBox own = (QueenBox) box;
        return QueenCatalogue.drill(own, rule)
                .map(drill -> new RuleDrill(
                        drill.name(), desk -> PracticeScreen.at(desk, own, session -> open(desk, session), drill)));
    }

    @Override
    public Optional<GuideRoom<QueenTable, QueenMove>> guide() {
        return Optional.of(GuidedQueenTable::new);
    }

    /** The table as it was, in the room there is. */
    @Override
    public Optional<TableReplay<QueenTable, QueenMove>> replay(Desk desk, GameSession<QueenTable, QueenMove> recorded) {
        return Optional.of(new QueenReplay(desk, recorded));
    }

    @Override
    public GameFigures figures() {
        return new FightKinds();
    }
}
