package org.alea.app.rulebook;

import java.util.ArrayList;
import java.util.List;
import org.alea.app.shell.Folded;

/** Where in a text something typed is found, whatever its accents and capitals. */
record Passage(int from, int to) {
    /** Shorter words are in the middle of too many others: they count only where one begins. */
    private static final int LONG_ENOUGH = 3;

    /** All places of any of the typed words, in order and without overlaps. */
    static List<Passage> in(String text, String typed) {
        List<String> words = Folded.words(typed);
        StringBuilder folded = new StringBuilder();
        List<Integer> origin = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            String plain = Folded.of(text.substring(i, i + 1));
            folded.append(plain);
            for (int k = 0; k < plain.length(); k++) {
                origin.add(i);
            }
        }
        List<Passage> found = new ArrayList<>();
        String plainText = folded.toString();
        int at = 0;
        while (at < plainText.length()) {
            int length = longest(plainText, at, words);
            if (length > 0) {
                found.add(new Passage(origin.get(at), origin.get(at + length - 1) + 1));
            }
            at += Math.max(1, length);
        }
        return found;
    }

    private static int longest(String text, int at, List<String> words) {
        int longest = 0;
        for (String word : words) {
            if (text.startsWith(word, at) && (word.length() >= LONG_ENOUGH || begins(text, at))) {
                longest = Math.max(longest, word.length());
            }
        }
        return longest;
    }

    private static boolean begins(String text, int at) {
        return at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
    }
}
