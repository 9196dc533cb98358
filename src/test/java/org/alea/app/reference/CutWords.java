package org.alea.app.reference;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;

/** Finds labels that lack the room for their words. */
public final class CutWords {
    private CutWords() {}

    /** The texts below a node of which only a part is shown. */
    public static List<String> in(Node node) {
        List<String> cut = new ArrayList<>();
        collect(node, cut);
        return cut;
    }

    private static void collect(Node node, List<String> cut) {
        if (!node.isVisible()) {
            return;
        }
        if (node instanceof Labeled labeled && isCut(labeled)) {
            cut.add(labeled.getText());
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, cut));
        }
    }

    private static boolean isCut(Labeled labeled) {
        String whole = labeled.getText();
        if (whole == null || whole.isBlank() || whole.endsWith("…")) {
            return false;
        }
        return labeled.getChildrenUnmodifiable().stream()
                .filter(Text.class::isInstance)
                .map(child -> ((Text) child).getText())
                .anyMatch(shown -> shown.endsWith(labeled.getEllipsisString()) && !whole.endsWith(shown));
    }
}
