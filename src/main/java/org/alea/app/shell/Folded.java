package org.alea.app.shell;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Text as it is searched: without capitals and accents, so that {@code eclat} finds {@code Éclat}. */
public final class Folded {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern GAPS = Pattern.compile("[\\s\\u00A0]+");

    private Folded() {}

    public static String of(String text) {
        // most of what is searched, letter by letter, needs no taking apart
        if (text.chars().allMatch(letter -> letter < 0x80)) {
            return text.toLowerCase(Locale.ROOT);
        }
        String plain = MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD))
                .replaceAll("")
                .toLowerCase(Locale.ROOT);
        return plain.replace("œ", "oe").replace("æ", "ae").replace('’', '\'');
    }

    /** The words a player has typed, each of which has to be found. */
    public static List<String> words(String typed) {
        return Arrays.stream(GAPS.split(of(typed)))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
