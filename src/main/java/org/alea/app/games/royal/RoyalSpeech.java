package org.alea.app.games.royal;

import java.util.Map;
import org.alea.app.games.royal.pieces.RoyalSkins;
import org.alea.app.games.royal.roy.RoyTurn;
import org.alea.app.games.royal.roy.RoyWords;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.KeyAction;
import org.alea.app.shell.KeyMap;
import org.alea.app.shell.KeyNames;
import org.alea.app.shell.Texts;
import org.alea.engine.Event;
import org.alea.engine.Language;
import org.alea.engine.Refusal;
import org.alea.engine.Words;
import org.alea.games.royal.Die;
import org.alea.games.royal.HireSource;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.alea.store.Setting;

/** Everything this table says, in the player's language at that moment. */
final class RoyalSpeech {
    private final Texts texts;
    private final RoyalBox box;
    private final Preferences preferences;

    RoyalSpeech(Texts texts, RoyalBox box, Preferences preferences) {
        this.texts = texts;
        this.box = box;
        this.preferences = preferences;
    }

    /** The same table heard in the language of these texts. */
    RoyalSpeech in(Texts other) {
        return new RoyalSpeech(other, box, preferences);
    }

    /** What is printed on the key that does this now. */
    String key(KeyAction action) {
        return KeyNames.of(new KeyMap(preferences).key(action), texts);
    }

    /** How large dice are for this player, compared to the usual. */
    double diceSize() {
        return preferences.get(Setting.DICE_SIZE) / (double) Setting.DICE_SIZE.standard();
    }

    /** How dice look for this player, with the initials of their colours where he wants them. */
    RoyalSkins skins() {
        return new RoyalSkins(preferences.get(Setting.COLOUR_MARKS), texts);
    }

    Texts texts() {
        return texts;
    }

    Language language() {
        return texts.language();
    }

    /** A text of the table itself. */
    String get(String key, Object... args) {
        return texts.get("royal." + key, args);
    }

    /** Words with which a line begins. */
    String begun(String words) {
        return words.substring(0, 1).toUpperCase(texts.locale()) + words.substring(1);
    }

    String caption(String key, Object... args) {
        return get(key, args).toUpperCase(texts.locale());
    }

    String name(Words words) {
        return words.in(language());
    }

    /** A card, building, colour, die or side by its id. */
    String term(Object value) {
        return box.wording().term(value, language());
    }

    String question(State state) {
        return say("phase." + state);
    }

    /** A sentence of the game's own wording. */
    String say(String key) {
        return box.wording().say(key, language());
    }

    String say(String key, Map<String, ?> parameters) {
        return box.wording().say(key, parameters, language());
    }

    String event(Event event) {
        return box.describe(event, language());
    }

    /** What the Roy did, in a few sentences. */
    String told(RoyTurn turn) {
        return new RoyWords(box, texts).told(turn);
    }

    String move(RoyalTable table, RoyalMove move) {
        return box.describe(table, move, language());
    }

    /** Why not; some reasons are this table's own. */
    String refusal(Refusal refusal) {
        String key = "refusal." + refusal.reason();
        return box.wording().knows(key) ? say(key) : get(key);
    }

    String source(HireSource source) {
        if (source instanceof HireSource.Space space) {
            return say("hire.space", Map.of("building", space.building(), "face", space.face()));
        }
        return source instanceof HireSource.Card card
                ? say("hire.card", Map.of("card", card.id()))
                : say("hire." + source.text());
    }

    /** The same in as few words as a choice needs. */
    String briefSource(HireSource source) {
        if (source instanceof HireSource.Space space) {
            return get("source.space", term(space.building()), space.face());
        }
        return source instanceof HireSource.Card card ? term(card.id()) : get("source." + source.text());
    }

    /** A die for those who hear the table. */
    String die(Die die, Side side) {
        return get("hear.die." + (side == Side.YOU ? "yours" : "roys"), term(die));
    }
}
