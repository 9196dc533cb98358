package org.alea.app.shell;

import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Shape;
import org.jspecify.annotations.Nullable;

/** What a node and the frame around it look like, as a text that differs where the looks do. */
final class Appearance {
    private Appearance() {}

    static String of(Node node) {
        return own(node.getParent()) + within(node);
    }

    private static String within(Node node) {
        String children = node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream()
                        .map(Appearance::within)
                        .collect(Collectors.joining())
                : "";
        return own(node) + children;
    }

    private static String own(@Nullable Node node) {
        if (node instanceof Region region) {
            return fills(region) + strokes(region);
        }
        return node instanceof Shape shape ? shape.getFill() + "/" + shape.getStroke() : "";
    }

    private static String fills(Region region) {
        return region.getBackground() == null
                ? ""
                : region.getBackground().getFills().stream()
                        .map(fill -> fill.getFill() + " " + fill.getInsets())
                        .collect(Collectors.joining(",", "[", "]"));
    }

    private static String strokes(Region region) {
        return region.getBorder() == null
                ? ""
                : region.getBorder().getStrokes().stream()
                        .map(stroke -> String.valueOf(stroke.getTopStroke()))
                        .collect(Collectors.joining(",", "(", ")"));
    }
}
