package org.alea.app.games;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.app.guide.GuideRoom;
import org.alea.app.reference.Catalogue;
import org.alea.app.reference.Face;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.KeyAction;
import org.alea.content.GameBox;
import org.alea.engine.Language;
import org.alea.engine.Move;
import org.alea.engine.Setup;
import org.alea.engine.Table;
import org.kordamp.ikonli.Ikon;

/** How one game looks: the app's side of its registration, listed in {@link TableViews}. */
public interface TableViewKit<T extends Table<T>, M extends Move> {

    /** The face of the game in the library; its id is the game's. */
    GameCover cover();

    /** The names of the style sheets its pieces wear, at the table and wherever else they are shown. */
    List<String> sheets();

    /** A view of the session's match as it lies now, be it fresh or resumed. */
    TableScreen open(Desk desk, GameSession<T, M> session);

    /** The set-up with what the player has settled once for all his games: options no set-up screen asks for. */
    default Setup settled(Setup setup, Preferences preferences) {
        return setup;
    }

    /** The emblem of one value of a set-up option, such as a module. */
    default Optional<Ikon> emblem(String option, String value) {
        return Optional.empty();
    }

    /** The set-ups that have a name, the gentlest first. */
    default List<SetupPreset> presets() {
        return List.of();
    }

    /** The options somebody who has never set the game up finds chosen; all others have their standard values. */
    default Map<String, String> firstSetup() {
        return Map.of();
    }

    /** What awaits the player with this setup. */
    default SetupOutlook outlook(GameBox<T, M> box, Setup setup, Language language) {
        return SetupOutlook.UNKNOWN;
    }

    /** Options that the game lays out itself on the set-up screen; nothing where a list of them will do. */
    default Optional<OwnChoices> ownChoices(Desk desk, GameBox<T, M> box, OwnChoices.Chosen chosen) {
        return Optional.empty();
    }

    /** What the player begins with, drawn in a row; nothing where that says little. */
    default Optional<Face> reserve(GameBox<T, M> box, Setup setup) {
        return Optional.empty();
    }

    /** The pieces of the game that can be looked up, each drawn as on the table, and the pictures of its rulebook. */
    default Catalogue catalogue(GameBox<T, M> box) {
        return Catalogue.EMPTY;
    }

    /** The ids of the cards that lie open on a table; those face down are nobody's business. */
    default Set<String> faceUp(T table) {
        return Set.of();
    }

    /** The keys at its table that the player may move. */
    default List<KeyAction> keys() {
        return List.of();
    }

    /** Where the game is practised, if it can be. */
    default Optional<PracticeRoom<T, M>> practice() {
        return Optional.empty();
    }

    /** What practises a rule, by its id, if anything does. */
    default Optional<RuleDrill> drill(GameBox<T, M> box, String rule) {
        return Optional.empty();
    }

    /** Whether there is something new to play every day. */
    default boolean hasDaily() {
        return false;
    }

    /** What is to be played today; reads the disk, so not for the JavaFX thread. */
    default Optional<DailyOffer> daily(Desk desk, GameBox<T, M> box) {
        return Optional.empty();
    }

    /** The table as lessons are taken at it, if the game has any. */
    default Optional<GuideRoom<T, M>> guide() {
        return Optional.empty();
    }

    /** How a recorded match is watched at the game's own table; without one it is told in words. */
    default Optional<TableReplay<T, M>> replay(Desk desk, GameSession<T, M> recorded) {
        return Optional.empty();
    }

    /** What the game counts of its own, and how it tells its games apart. */
    default GameFigures figures() {
        return GameFigures.PLAIN;
    }
}
