package org.alea.app.table;

import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;
import javafx.scene.input.KeyCode;

/**
 * The keys 1 to 9 and 0 by their place in the top row, on any layout, and those of the numeric keypad. What AZERTY types
 * there unshifted has a code of its own on some systems and none on others.
 */
public final class Digits {
    private static final String AZERTY = "&é\"'(-è_çà";
    private static final Set<KeyCode> AZERTY_ALONE =
            EnumSet.of(KeyCode.AMPERSAND, KeyCode.QUOTEDBL, KeyCode.LEFT_PARENTHESIS, KeyCode.UNDERSCORE);

    private Digits() {}

    /** The place from 1 to 10: the last is the key of the 0. */
    public static OptionalInt of(KeyCode code, String text) {
        int place = switch (code) {
            case DIGIT1, NUMPAD1, AMPERSAND -> 1;
            case DIGIT2, NUMPAD2 -> 2;
            case DIGIT3, NUMPAD3, QUOTEDBL -> 3;
            case DIGIT4, NUMPAD4, QUOTE -> 4;
            case DIGIT5, NUMPAD5, LEFT_PARENTHESIS -> 5;
            case DIGIT6, NUMPAD6, MINUS -> 6;
            case DIGIT7, NUMPAD7 -> 7;
            case DIGIT8, NUMPAD8, UNDERSCORE -> 8;
            case DIGIT9, NUMPAD9 -> 9;
            case DIGIT0, NUMPAD0 -> 10;
            case UNDEFINED -> typed(text);
            default -> 0;
        };
        return place > 0 ? OptionalInt.of(place) : OptionalInt.empty();
    }

    /** Whether this key is a digit on AZERTY, and another key elsewhere: ' and −. */
    public static boolean doubtful(KeyCode code) {
        return code == KeyCode.QUOTE || code == KeyCode.MINUS;
    }

    /** Whether only AZERTY has this key: then {@link #doubtful} ones are digits, too. */
    public static boolean tellsAzerty(KeyCode code, String text) {
        return AZERTY_ALONE.contains(code) || (code == KeyCode.UNDEFINED && typed(text) > 0);
    }

    private static int typed(String text) {
        if (text.length() != 1) {
            return 0;
        }
        char sign = text.charAt(0);
        if (sign >= '0' && sign <= '9') {
            return sign == '0' ? 10 : sign - '0';
        }
        return AZERTY.indexOf(sign) + 1;
    }
}
