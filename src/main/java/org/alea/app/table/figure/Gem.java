package org.alea.app.table.figure;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Drawing;

/** A crystal shard: kite, hexagon, drop or diamond by its colour, or the place where one belongs. */
public final class Gem extends Drawing {
    private static final String DIAMOND = "M50 2L96 50L50 98L4 50Z";
    private static final double BOX = 108;
    private static final PseudoClass PAID = PseudoClass.getPseudoClass("paid");

    /** The colours of shards, each with its own outline and facets. */
    public enum Stone {
        RED("#E25A49", "#A92C1E", 1, 0.55, "M50 2L92 40L50 98L8 40Z", "M50 2L50 98M8 40H92"),
        BLUE(
                "#5A9BEA",
                "#2459A8",
                1,
                0.55,
                "M28 6H72L96 50L72 94H28L4 50Z",
                "M28 6L50 50L72 6M4 50H96M28 94L50 50L72 94"),
        GREEN(
                "#41BE92",
                "#12795A",
                1,
                0.55,
                "M50 2Q94 48 84 74Q74 98 50 98Q26 98 16 74Q6 48 50 2Z",
                "M50 2V98M16 72Q50 50 84 72"),
        CLEAR("#F4F1FF", "#B9B2D6", 0.6, 1, DIAMOND, "M50 2V98M4 50H96");

        private final String light;
        private final String dark;
        private final double body;
        private final double rim;
        private final String outline;
        private final String facets;

        Stone(String light, String dark, double body, double rim, String outline, String facets) {
            this.light = light;
            this.dark = dark;
            this.body = body;
            this.rim = rim;
            this.outline = outline;
            this.facets = facets;
        }

        public Color colour() {
            return Color.web(light);
        }
    }

    private Gem(double size) {
        super(size, size);
        getStyleClass().add("gem");
    }

    public static Gem of(Stone stone, double size) {
        Gem gem = new Gem(size);
        gem.draw(cut(stone, size));
        return gem;
    }

    /** A shard that counts as one of another colour. */
    public static Gem countingAs(Stone stone, Stone other, double size) {
        Gem gem = of(stone, size);
        double disc = size * 0.64;
        Circle ground = new Circle(disc / 2, disc / 2, disc / 2, Color.web("#120E1E"));
        ground.setStroke(other.colour());
        ground.setStrokeWidth(1.5);
        Node small = cut(other, disc * 0.64);
        small.setTranslateX(disc * 0.18);
        small.setTranslateY(disc * 0.18);
        Group badge = new Group(ground, small);
        badge.setLayoutX(size - disc + size * 0.26);
        badge.setLayoutY(size - disc + size * 0.17);
        gem.add(badge);
        return gem;
    }

    /** A place for a shard. */
    public static Gem empty(double size) {
        Gem gem = new Gem(size);
        SVGPath outline = outline(size, "#7D70A0", 6);
        outline.getStrokeDashArray().setAll(12.0, 9.0);
        gem.draw(outline);
        return gem;
    }

    /** Any one shard, as a price. */
    public static Gem any(double size) {
        Gem gem = new Gem(size);
        gem.draw(
                outline(size, "#F3EDDF", 8),
                words("1", size / 2, size / 2, Fonts.NUMBER, size * 0.56, Color.web("#F3EDDF")));
        return gem;
    }

    /** The same shard where it is missing. */
    public Gem missing() {
        setOpacity(0.5);
        return this;
    }

    /** Shown as one that will be paid. */
    public Gem paid(boolean on) {
        pseudoClassStateChanged(PAID, on);
        setTranslateY(on ? -3 : 0);
        return this;
    }

    private static Node cut(Stone stone, double size) {
        List<Node> layers = new ArrayList<>();
        SVGPath body = path(stone.outline);
        body.setFill(new LinearGradient(
                0,
                0,
                1,
                1,
                true,
                CycleMethod.NO_CYCLE,
                new Stop(0, Color.web(stone.light, stone.body)),
                new Stop(1, Color.web(stone.dark, stone.body))));
        body.setStroke(Color.gray(1, stone.rim));
        body.setStrokeWidth(5);
        layers.add(body);
        SVGPath facets = path(stone.facets);
        facets.setFill(Color.TRANSPARENT);
        facets.setStroke(Color.gray(1, 0.45));
        facets.setStrokeWidth(4);
        layers.add(facets);
        layers.forEach(layer -> fit(layer, size));
        return new Group(layers);
    }

    private static SVGPath outline(double size, String colour, double width) {
        SVGPath outline = path(DIAMOND);
        outline.setFill(Color.TRANSPARENT);
        outline.setStroke(Color.web(colour));
        outline.setStrokeWidth(width);
        fit(outline, size);
        return outline;
    }

    private static void fit(Node drawn, double size) {
        drawn.getTransforms().setAll(new Scale(size / BOX, size / BOX), new Translate(4, 4));
    }

    private static SVGPath path(String content) {
        SVGPath path = new SVGPath();
        path.setContent(content);
        return path;
    }
}
