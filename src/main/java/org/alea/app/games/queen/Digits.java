package org.alea.app.games.queen;

import java.util.OptionalInt;
import javafx.scene.input.KeyCode;

/** The keys 1 to 6 by their place in the top row, on any layout, and on the numeric keypad. */
final class Digits {
    private static final String AZERTY = "&é\"'(-";

    private Digits() {}

    static OptionalInt of(KeyCode code, String text) {
        int byCode = switch (code) {
            case DIGIT1, NUMPAD1, AMPERSAND -> 1;
            case DIGIT2, NUMPAD2 -> 2;
            case DIGIT3, NUMPAD3, QUOTEDBL -> 3;
            case DIGIT4, NUMPAD4, QUOTE -> 4;
            case DIGIT5, NUMPAD5, LEFT_PARENTHESIS -> 5;
            case DIGIT6, NUMPAD6, MINUS -> 6;
            default -> 0;
        };
        if (byCode > 0) {
            return OptionalInt.of(byCode);
        }
        if (code != KeyCode.UNDEFINED || text.length() != 1) {
            return OptionalInt.empty();
        }
        int place = AZERTY.indexOf(text.charAt(0)) + 1;
        if (place > 0) {
            return OptionalInt.of(place);
        }
        char sign = text.charAt(0);
        return sign >= '1' && sign <= '6' ? OptionalInt.of(sign - '0') : OptionalInt.empty();
    }
}
