package org.alea.app;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;

/** Labels whose words are not all there; a list that scrolls may hide what it likes. */
public final class CutWords {
    private CutWords() {}

    public static List<String> in(Node node) {
        List<String> cut = new ArrayList<>();
        if (!node.isVisible() || node instanceof ScrollPane) {
            return cut;
        }
        if (node instanceof Labeled label
                && !label.getText().isEmpty()
                && !shown(label).equals(label.getText().replace("\n", " "))) {
            cut.add(label.getText() + " -> " + shown(label));
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> cut.addAll(in(child)));
        }
        return cut;
    }

    private static String shown(Labeled label) {
        return label.getChildrenUnmodifiable().stream()
                .filter(text -> text instanceof Text && text.getStyleClass().contains("text"))
                .map(text -> ((Text) text).getText().replace("\n", " "))
                .findFirst()
                .orElse("");
    }
}
