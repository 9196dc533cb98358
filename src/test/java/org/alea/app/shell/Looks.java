package org.alea.app.shell;

import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.shape.Shape;

/** What a node looks like, as a text that differs where the looks do. */
final class Looks {
    private Looks() {}

    static String of(Node node) {
        String own = "";
        if (node instanceof Region region) {
            own = fills(region) + strokes(region);
        } else if (node instanceof Shape shape) {
            own = shape.getFill() + "/" + shape.getStroke();
        }
        String within = node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().map(Looks::of).collect(Collectors.joining())
                : "";
        return own + node.getEffect() + within;
    }

    private static String fills(Region region) {
        return region.getBackground() == null
                ? ""
                : region.getBackground().getFills().stream()
                        .map(BackgroundFill::getFill)
                        .map(Object::toString)
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
