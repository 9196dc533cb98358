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
        return all(node).flatMap(CutWords::shown).toList();
    }

    /** Wrapped words that stand in a column so narrow that they are hard to read. */
    public static List<String> squeezed(Node node) {
        return all(node).filter(CutWords::isSqueezed).map(Labeled::getText).toList();
    }

    private static Stream<Labeled> all(Node node) {
        if (!node.isVisible() || !(node instanceof Parent parent)) {
            return Stream.of();
        }
        Stream<Labeled> own = node instanceof Labeled label && label.getText() != null ? Stream.of(label) : Stream.of();
        return Stream.concat(own, parent.getChildrenUnmodifiable().stream().flatMap(CutWords::all));
    }

    private static boolean isSqueezed(Labeled label) {
        if (!label.isWrapText()) {
            return false;
        }
        Text line = new Text("l");
        line.setFont(label.getFont());
        return label.getChildrenUnmodifiable().stream()
                .filter(child -> child instanceof Text && child.getStyleClass().contains("text"))
                .mapToLong(text -> Math.round(text.getLayoutBounds().getHeight()
                        / line.getLayoutBounds().getHeight()))
                .anyMatch(lines -> lines > 3 && label.getText().length() < 14 * lines);
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
