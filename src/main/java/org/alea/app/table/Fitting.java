package org.alea.app.table;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.control.Labeled;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.alea.app.shell.Fonts;

/**
 * Words in a room of fixed size: they are set as large as wanted, and smaller rather than cut. A label that is fitted
 * wraps as it likes; its family stands in the style sheet too, its size here alone.
 */
public final class Fitting {
    private static final double LEAST = 8;
    private static final double STEP = 0.5;
    /** How lines of a heading are moved together. */
    private static final double CLOSE = -5;

    private static final int KEPT = 600;
    private static final Map<Words, Double> SIZES = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Words, Double> eldest) {
            return size() > KEPT;
        }
    };

    private Fitting() {}

    /** What is to be set, and where. */
    private record Words(String text, String family, double wanted, double spacing, double width, double height) {}

    /** Fits the words of a label into one line. */
    public static void line(Labeled label, String family, double wanted, double width) {
        set(label, lineSize(label.getText(), family, wanted, width), 0);
    }

    /** Fits a heading into one line; what would get too small is set in the narrow face, or in two lines if larger so. */
    public static void heading(Labeled label, double wanted, double width, double height) {
        String words = label.getText();
        double size = lineSize(words, Fonts.STRONG, wanted, width);
        boolean small = size < wanted * 0.92;
        double narrow = small ? lineSize(words, Fonts.NUMBER, wanted, width) : size;
        double broken = small ? blockSize(words, Fonts.STRONG, wanted, CLOSE, width, height) : 0;
        label.setWrapText(broken > narrow);
        if (broken > narrow) {
            set(label, broken, CLOSE);
        } else {
            label.setStyle("-fx-font-family: \"" + (small ? Fonts.NUMBER : Fonts.STRONG) + "\"; -fx-font-size: "
                    + narrow + "px;");
        }
    }

    /** Fits the words of a label into as many lines as there is room for. */
    public static void block(Labeled label, String family, double wanted, double width, double height) {
        block(label, family, wanted, 0, width, height);
    }

    /** As before, with lines moved apart by {@code spacing}, or together if it is negative. */
    public static void block(Labeled label, String family, double wanted, double spacing, double width, double height) {
        set(label, blockSize(label.getText(), family, wanted, spacing, width, height), spacing);
    }

    private static void set(Labeled label, double size, double spacing) {
        label.setStyle("-fx-font-size: " + size + "px; -fx-line-spacing: " + spacing + "px;");
    }

    /** The largest size up to the wanted one at which a text fits into one line. */
    public static double lineSize(String text, String family, double wanted, double width) {
        return SIZES.computeIfAbsent(new Words(text, family, wanted, 0, width, 0), words -> {
            double size = wanted;
            while (size > LEAST && width(text, family, size) > width) {
                size -= STEP;
            }
            return size;
        });
    }

    /** The largest size up to the wanted one at which a text fits into a block. */
    public static double blockSize(
            String text, String family, double wanted, double spacing, double width, double height) {
        return SIZES.computeIfAbsent(new Words(text, family, wanted, spacing, width, height), words -> {
            double size = wanted;
            while (size > LEAST && !fits(words, size)) {
                size -= STEP;
            }
            return size;
        });
    }

    /** The largest size up to the wanted one at which a button holds its words and its key side by side. */
    public static double buttonSize(String words, String key, double wanted, double width) {
        return SIZES.computeIfAbsent(new Words(words + '\n' + key, Fonts.STRONG, wanted, 0, width, 1), both -> {
            double size = wanted;
            while (size > LEAST && buttonWidth(words, key, size) > width) {
                size -= STEP;
            }
            return size;
        });
    }

    /** How wide words and a key cap are side by side. */
    public static double buttonWidth(String words, String key, double size) {
        double cap = key.isEmpty() ? 0 : width(key, Fonts.NUMBER, size * 0.85) + 20;
        return width(words, Fonts.STRONG, size) + cap;
    }

    private static boolean fits(Words words, double size) {
        for (String word : words.text().split("[ \\n-]")) {
            if (width(word, words.family(), size) > words.width()) {
                return false;
            }
        }
        Text probe = probe(words.text(), words.family(), size);
        // a label breaks its lines a hair sooner than a plain text
        probe.setWrappingWidth(words.width() - 4);
        double height = probe.getLayoutBounds().getHeight();
        double line = probe("X", words.family(), size).getLayoutBounds().getHeight();
        long lines = Math.round(height / line);
        return Math.ceil(height + words.spacing() * (lines - 1)) <= words.height();
    }

    /** How high a text is when it is wrapped to a width, with lines moved apart by {@code spacing}. */
    public static double blockHeight(String text, String family, double size, double spacing, double width) {
        Text probe = probe(text, family, size);
        double line = probe.getLayoutBounds().getHeight();
        // as above: a label breaks its lines a hair sooner
        probe.setWrappingWidth(width - 4);
        double height = probe.getLayoutBounds().getHeight();
        return Math.ceil(height + spacing * (Math.round(height / line) - 1));
    }

    /** How wide a text is in one line. */
    public static double width(String text, String family, double size) {
        return Math.ceil(probe(text, family, size).getLayoutBounds().getWidth());
    }

    private static Text probe(String text, String family, double size) {
        Text probe = new Text(text);
        probe.setFont(Font.font(family, size));
        return probe;
    }
}
