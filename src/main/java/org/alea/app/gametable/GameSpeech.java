package org.alea.app.gametable;

import java.util.Map;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.KeyAction;
import org.alea.app.shell.KeyMap;
import org.alea.app.shell.KeyNames;
import org.alea.app.shell.Texts;
import org.alea.content.GameBox;
import org.alea.content.MoveCodec;
import org.alea.engine.Because;
import org.alea.engine.Event;
import org.alea.engine.Language;
import org.alea.engine.Move;
import org.alea.engine.Refusal;
import org.alea.engine.Table;
import org.alea.engine.Words;

/** Everything a table of one game says, in the player's language at that moment. */
public final class GameSpeech<T extends Table<T>, M extends Move> {
    private final String game;
    private final GameBox<T, M> box;
    private final Texts texts;
    private final Preferences preferences;

    public GameSpeech(String game, GameBox<T, M> box, Texts texts, Preferences preferences) {
        this.game = game;
        this.box = box;
        this.texts = texts;
        this.preferences = preferences;
    }

    public String game() {
        return game;
    }

    public GameBox<T, M> box() {
        return box;
    }

    public Texts texts() {
        return texts;
    }

    public Language language() {
        return texts.language();
    }

    /** A text of this table: {@code <game>.<key>} of the game's bundle. */
    public String get(String key, Object... args) {
        return texts.get(game + "." + key, args);
    }

    /** Whether the bundle of the game has such a text. */
    public boolean knows(String key) {
        return texts.knows(game + "." + key);
    }

    /** A text of all tables. */
    public String shared(String key, Object... args) {
        return texts.get("table." + key, args);
    }

    /** The same in capitals, as captions are. */
    public String caption(String key, Object... args) {
        return texts.capitals(get(key, args));
    }

    public String name(Words words) {
        return words.in(language());
    }

    /** A card, a die, a place by its id. */
    public String term(Object value) {
        return box.wording().term(value, language());
    }

    /** A sentence of the game's own wording. */
    public String say(String key) {
        return box.wording().say(key, language());
    }

    public String say(String key, Map<String, ?> parameters) {
        return box.wording().say(key, parameters, language());
    }

    public String event(Event event) {
        return box.describe(event, language());
    }

    public String move(T table, M move) {
        return box.describe(table, move, language());
    }

    public String refusal(Refusal refusal) {
        return box.describe(refusal, language());
    }

    /** The heading of a kind of move: {@code <game>.moves.<name>}; an empty text if it has none. */
    public String kindOfMove(String name) {
        return knows("moves." + name) ? get("moves." + name) : "";
    }

    /** The caption of a step: {@code <game>.step.<name>} of its reason or its event; an empty text if it has none. */
    public String captionOf(Event event) {
        String name = event instanceof Because because ? because.reason() : MoveCodec.name(event.getClass());
        return knows("step." + name) ? caption("step." + name) : "";
    }

    /** What is printed on the key that does this now. */
    public String key(KeyAction action) {
        return KeyNames.of(new KeyMap(preferences).key(action), texts);
    }
}
