package org.alea.app;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;

/**
 * Words that stand out too little from what lies behind them. Their own colour is that of the style sheets, the one
 * behind them is taken from a picture of the window: whatever paints it is seen.
 */
public final class FaintWords {
    /** WCAG 2.1, level AA. */
    private static final double LEAST = 4.5;

    private final WritableImage picture;
    private final Set<String> found = new TreeSet<>();

    private FaintWords(Scene scene) {
        picture = scene.snapshot(null);
    }

    /** To be called on the JavaFX thread; looks at {@code part} of its window, which nothing may cover. */
    public static Set<String> in(Node part) {
        FaintWords words = new FaintWords(part.getScene());
        words.look(part, 1, whole(part.getScene()));
        return words.found;
    }

    private static Bounds whole(Scene scene) {
        return new BoundingBox(0, 0, scene.getWidth(), scene.getHeight());
    }

    private void look(Node node, double opacity, Bounds window) {
        // what cannot be used need not stand out, and says so by being grey
        if (!node.isVisible() || node.isDisabled()) {
            return;
        }
        double seen = opacity * node.getOpacity();
        Bounds room = node.getClip() == null
                ? window
                : common(window, node.localToScene(node.getClip().getBoundsInParent()));
        if (node instanceof Text text && isWords(text)) {
            judge(text, seen, room);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> look(child, seen, room));
        }
    }

    private static boolean isWords(Text text) {
        return text.getText().chars().anyMatch(Character::isLetterOrDigit)
                && !text.getFont().getFamily().contains("Icons");
    }

    private void judge(Text text, double opacity, Bounds room) {
        Bounds place = text.localToScene(text.getLayoutBounds());
        Bounds shown = common(room, place);
        boolean inSight = shown.getWidth() > place.getWidth() * 0.8 && shown.getHeight() > place.getHeight() * 0.8;
        if (inSight && opacity > 0 && text.getFill() instanceof Color fill && fill.getOpacity() > 0) {
            ground(shown).ifPresent(ground -> {
                Color ink = ground.interpolate(fill, opacity * fill.getOpacity());
                double contrast = contrast(ink, ground);
                if (contrast < LEAST) {
                    found.add("%s: %s on %s, %.2f".formatted(text.getText(), hex(ink), hex(ground), contrast));
                }
            });
        }
    }

    /** The colour most of the place has: letters cover the smaller part of it. */
    private Optional<Color> ground(Bounds place) {
        PixelReader pixels = picture.getPixelReader();
        Map<Integer, Integer> often = new HashMap<>();
        int right = (int) Math.min(picture.getWidth() - 1, place.getMaxX());
        int bottom = (int) Math.min(picture.getHeight() - 1, place.getMaxY());
        for (int y = (int) Math.ceil(place.getMinY()); y <= bottom; y++) {
            for (int x = (int) Math.ceil(place.getMinX()); x <= right; x++) {
                // felt and gradients are of many colours that look the same
                often.merge(pixels.getArgb(x, y) & 0xFFF8F8F8, 1, Integer::sum);
            }
        }
        return often.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(most -> Color.rgb(part(most.getKey(), 16), part(most.getKey(), 8), part(most.getKey(), 0)));
    }

    /** One part of a colour, in the middle of those that were taken for the same. */
    private static int part(int argb, int shift) {
        return ((argb >> shift) & 0xFF) | 4;
    }

    private static Bounds common(Bounds one, Bounds other) {
        double left = Math.max(one.getMinX(), other.getMinX());
        double top = Math.max(one.getMinY(), other.getMinY());
        return new BoundingBox(
                left,
                top,
                Math.max(0, Math.min(one.getMaxX(), other.getMaxX()) - left),
                Math.max(0, Math.min(one.getMaxY(), other.getMaxY()) - top));
    }

    private static double contrast(Color one, Color other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * channel(colour.getRed())
                + 0.7152 * channel(colour.getGreen())
                + 0.0722 * channel(colour.getBlue());
    }

    private static double channel(double c) {
        return c <= 0.03928 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }

    private static String hex(Color colour) {
        return colour.toString().substring(2, 8);
    }
}
