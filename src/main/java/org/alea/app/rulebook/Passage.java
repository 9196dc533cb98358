package org.alea.app.rulebook;

import java.util.ArrayList;
import java.util.List;
import org.alea.app.shell.Folded;

/** Where in a text something typed is found, whatever its accents and capitals. */
record Passage(int from, int to) {

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
        int at = 0;
        while (at < folded.length()) {
            int length = longest(folded, at, words);
            if (length > 0) {
                found.add(new Passage(origin.get(at), origin.get(at + length - 1) + 1));
            }
            at += Math.max(1, length);
        }
        return found;
    }

    private static int longest(StringBuilder text, int at, List<String> words) {
        int longest = 0;
        for (String word : words) {
            if (text.length() - at >= word.length() && text.indexOf(word, at) == at) {
                longest = Math.max(longest, word.length());
            }
        }
        return longest;
    }
}
