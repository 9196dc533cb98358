package org.alea.app.guide;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.text.Text;

/** Splits a sentence at the words that stand out ({@code *so*}). */
final class Emphasis {
    private Emphasis() {}

    static List<Text> of(String sentence) {
        List<Text> parts = new ArrayList<>();
        String[] pieces = sentence.split("\\*", -1);
        for (int i = 0; i < pieces.length; i++) {
            if (!pieces[i].isEmpty()) {
                Text text = new Text(pieces[i]);
                text.getStyleClass().add(i % 2 == 1 ? "guide-strong" : "guide-words");
                parts.add(text);
            }
        }
        return parts;
    }

    /** The sentence for those who hear it. */
    static String plain(String sentence) {
        return sentence.replace("*", "");
    }
}
