package org.alea.app.games.queen;

import java.text.NumberFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.alea.app.shell.Texts;
import org.alea.content.Wording;
import org.alea.engine.Language;
import org.alea.engine.Refusal;
import org.alea.engine.Words;
import org.alea.games.queen.Primitive;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;

/**
 * Everything the Queen's table says, in the player's language. Another one is spoken from {@link #catchUp} on: a table
 * that changes word by word while the clock runs would be in two languages.
 */
final class Speech {
    private final Texts wanted;
    private final Texts texts;
    private final QueenBox box;

    Speech(Texts wanted, QueenBox box) {
        this.wanted = wanted;
        this.texts = new Texts(wanted.language());
        this.box = box;
    }

    /** Whether the player has asked for another language than this. */
    boolean behind() {
        return wanted.language() != language();
    }

    /** Speaks the player's language from now on. */
    void catchUp() {
        texts.speak(wanted.language());
    }

    QueenBox box() {
        return box;
    }

    Language language() {
        return texts.language();
    }

    Texts texts() {
        return texts;
    }

    /** A text of the table itself; captions are capitals. */
    String get(String key, Object... args) {
        return texts.get("queen." + key, args);
    }

    /** The same with a capital, where it begins with a word that is put in. */
    String begun(String key, Object... args) {
        String words = get(key, args);
        return words.substring(0, 1).toUpperCase(texts.locale()) + words.substring(1);
    }

    String caption(String key, Object... args) {
        return get(key, args).toUpperCase(texts.locale());
    }

    String name(Words words) {
        return words.in(language());
    }

    /** What an ability, an effect or a power says on its card. */
    String effect(Primitive primitive) {
        return box.text(primitive, language());
    }

    String effects(List<? extends Primitive> primitives) {
        return primitives.stream().map(this::effect).collect(Collectors.joining(" "));
    }

    /** The same in the language the player does not use. */
    String otherEffects(List<? extends Primitive> primitives) {
        return primitives.stream()
                .map(primitive -> box.text(primitive, language().other()))
                .collect(Collectors.joining(" "));
    }

    String event(QueenEvent event) {
        return box.describe(event, language());
    }

    String move(QueenTable table, QueenMove move) {
        return box.describe(table, move, language());
    }

    String refusal(Refusal refusal) {
        return box.describe(refusal, language());
    }

    /** The question a phase asks. */
    String question(QueenPhase phase) {
        return wording().say("phase." + phase, language());
    }

    /** A figure as the language writes it. */
    String number(int value) {
        return NumberFormat.getInstance(texts.locale()).format(value);
    }

    String term(Object value) {
        return wording().term(value, language());
    }

    /** A die for those who hear the table: its colour, its value, and what it is part of. */
    String die(QueenDie die, int together) {
        String colour = term(die.colour());
        if (die.value() == 0) {
            return get("hear.die", colour);
        }
        return together > 1
                ? get("hear.die.set", colour, die.value(), together)
                : get("hear.die.solo", colour, die.value());
    }

    Wording wording() {
        return box.wording();
    }
}
