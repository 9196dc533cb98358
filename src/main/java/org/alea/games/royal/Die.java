package org.alea.games.royal;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import org.alea.content.MisfitException;
import org.alea.engine.Words;

/** What a coloured die shows, written {@code R5}. Dice of one kind are interchangeable: moves name kinds. */
public record Die(Colour colour, int face) {
    static final int KINDS = 18;

    private static final Die[] BY_KIND = new Die[KINDS];

    static {
        for (int kind = 0; kind < KINDS; kind++) {
            BY_KIND[kind] = new Die(Colour.of(kind / 6), 6 - kind % 6);
        }
    }

    public Die {
        if (face < 1 || face > 6) {
            throw new IllegalArgumentException("a die has the faces 1 to 6, not " + face);
        }
    }

    static Die ofKind(int kind) {
        return BY_KIND[kind];
    }

    static int kind(int colour, int face) {
        return colour * 6 + 6 - face;
    }

    static int face(int kind) {
        return 6 - kind % 6;
    }

    /** 0 to 17 in the order dice are written: red, yellow, white, each from 6 down. */
    int kind() {
        return kind(colour.index(), face);
    }

    /** Greater is stronger: the face, then red > yellow > white (ROYAL-044). */
    static int strength(int kind) {
        return face(kind) * Colour.COUNT - kind / 6;
    }

    @JsonCreator
    public static Die parse(String text) {
        if (text.length() == 2) {
            for (Die die : BY_KIND) {
                if (die.toString().equals(text)) {
                    return die;
                }
            }
        }
        throw new MisfitException(new Words(
                text + " n’est pas un dé\u00a0; un dé s’écrit comme R5, Y2 ou W6",
                text + " is no die; a die is written like R5, Y2 or W6"));
    }

    @Override
    @JsonValue
    public String toString() {
        return "" + colour.letter() + face;
    }
}
