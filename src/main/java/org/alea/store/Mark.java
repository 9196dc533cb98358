package org.alea.store;

import java.util.Locale;
import java.util.Optional;

/** Why a file was set aside, as it stands in the name the file has since. */
enum Mark {
    /** It is torn, or was never what its name says. */
    BROKEN,
    /** The rules do not lead to where it says the match stands. */
    REFUSED,
    /** Another version of the program can make something of it. */
    OTHER_VERSION,
    /** With other cards it can be played. */
    OTHER_CARDS;

    /** A later file has a higher number, written so that names sort alike. */
    String ending(int number) {
        return prefix() + String.format(Locale.ROOT, "%03d", number);
    }

    /** The number of a name that ends like this; nothing if it was not set aside for this reason. */
    Optional<Integer> number(String ending) {
        String prefix = prefix();
        String digits = ending.startsWith(prefix) ? ending.substring(prefix.length()) : "";
        return digits.matches("[0-9]{1,9}") ? Optional.of(Integer.valueOf(digits)) : Optional.empty();
    }

    private String prefix() {
        return "." + name().toLowerCase(Locale.ROOT).replace('_', '-') + "-";
    }
}
