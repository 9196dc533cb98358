package org.alea.app;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;

/** Labels that lack the room for their words. */
public final class CutWords {
    private CutWords() {}

    /** The words below a node of which only a part is shown, and that part. */
    public static List<String> in(Node node) {
        return cut(node).toList();
    }

    private static Stream<String> cut(Node node) {
        if (!node.isVisible() || !(node instanceof Parent parent)) {
            return Stream.of();
        }
        Stream<String> own = node instanceof Labeled label && label.getText() != null ? shown(label) : Stream.of();
        return Stream.concat(own, parent.getChildrenUnmodifiable().stream().flatMap(CutWords::cut));
    }

    private static Stream<String> shown(Labeled label) {
        String whole = oneLine(label.getText());
        return label.getChildrenUnmodifiable().stream()
                .filter(child -> child instanceof Text && child.getStyleClass().contains("text"))
                .map(text -> oneLine(((Text) text).getText()))
                .filter(shown -> !shown.equals(whole))
                .map(shown -> whole + " -> " + shown);
    }

    private static String oneLine(String words) {
        return words.replace("\n", " ");
    }
}
