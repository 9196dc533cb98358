package org.alea.app.table;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;

/**
 * A die: halo, slab, face, inner light, print, badge, from bottom to top. Its box leaves a margin for the halo, so dice
 * that touch box to box show a narrow gap. States are pseudo-classes ({@code selected}, {@code legal}), styled in the
 * sheet; they change the outline and never only the colour.
 */
public final class DieNode extends Region {
    private static final double BOX = 124;
    private static final double MARGIN = 12;
    private static final PseudoClass GHOST = PseudoClass.getPseudoClass("ghost");
    private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");

    /** A halo around a die of this size is seen; around a smaller one the die itself has to stand out. */
    private static final double SMALL_BELOW = 44;

    private final DieSkin skin;
    private final SVGPath halo;
    private final Group body = new Group();
    private final Group print = new Group();
    private final Group corners = new Group();
    private final SVGPath dashes;
    private final Group drawing;
    private final Scale scale = new Scale();
    private DieFace face;
    private List<DieBadge> badges = List.of();
    private boolean ghost;

    public DieNode(DieSkin skin, DieFace face, double size) {
        this.skin = skin;
        this.face = face;
        getStyleClass().add("die");
        setAccessibleRole(AccessibleRole.NODE);
        halo = path(Color.TRANSPARENT);
        halo.getStyleClass().add("halo");
        halo.getTransforms().add(new Scale(1.17, 1.17, 50, 50));
        dashes = path(Color.TRANSPARENT);
        dashes.getStyleClass().add("dashes");
        body.getChildren().addAll(slab(), face(skin), light());
        drawing = new Group(halo, body, dashes, print, corners);
        drawing.getTransforms().addAll(scale, new Translate(MARGIN, MARGIN));
        drawing.setManaged(false);
        getChildren().add(drawing);
        resizeTo(size);
        draw();
    }

    public DieSkin skin() {
        return skin;
    }

    public DieFace face() {
        return face;
    }

    public void show(DieFace newFace) {
        if (!newFace.equals(face)) {
            face = newFace;
            draw();
        }
    }

    /** The width of the die's box. */
    public void resizeTo(double size) {
        pseudoClassStateChanged(SMALL, size < SMALL_BELOW);
        scale.setX(size / BOX);
        scale.setY(size / BOX);
        setMinSize(size, size * 1.06);
        setPrefSize(size, size * 1.06);
        setMaxSize(size, size * 1.06);
    }

    public double size() {
        return getPrefWidth();
    }

    /** Only the outline with faint pips: where a die was, or where it would go. */
    public void ghost(boolean on) {
        if (ghost != on) {
            ghost = on;
            pseudoClassStateChanged(GHOST, on);
            draw();
        }
    }

    /** 45 % of its light: a die that has done its work. */
    public void dim(boolean on) {
        body.setOpacity(on ? 0.45 : 1);
        print.setOpacity(on ? 0.45 : 1);
    }

    /** What its corners say; each badge has a corner of its own. */
    public void badge(DieBadge... said) {
        badges = List.of(said);
        corners.getChildren()
                .setAll(badges.stream().flatMap(badge -> badge.draw().stream()).toList());
    }

    public List<DieBadge> badges() {
        return badges;
    }

    private void draw() {
        body.setVisible(!ghost);
        dashes.setVisible(ghost);
        print.getChildren().setAll(DiePrint.of(skin, face, ghost ? Color.web("#8E9CAB") : skin.print()));
        print.setOpacity(ghost ? 0.45 : 1);
    }

    private Node slab() {
        SVGPath slab = path(skin.slab());
        slab.setTranslateY(8);
        return slab;
    }

    private Node face(DieSkin of) {
        SVGPath surface = path(Color.TRANSPARENT);
        surface.setFill(new LinearGradient(
                0, 0, 0, 1, true, CycleMethod.NO_CYCLE, new Stop(0, of.top()), new Stop(1, of.bottom())));
        surface.setStroke(of.line().width() == 0 ? null : of.line().colour());
        surface.setStrokeWidth(of.line().width());
        return surface;
    }

    private Node light() {
        SVGPath light = path(Color.TRANSPARENT);
        light.setStroke(Color.gray(1, skin.shine()));
        light.setStrokeWidth(2.4);
        light.getTransforms().add(new Scale(0.93, 0.93, 50, 50));
        return light;
    }

    private SVGPath path(Color fill) {
        SVGPath path = new SVGPath();
        path.setContent(skin.edge());
        path.setFill(fill);
        return path;
    }
}
