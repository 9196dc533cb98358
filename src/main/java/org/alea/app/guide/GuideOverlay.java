package org.alea.app.guide;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import org.alea.app.shell.Desk;
import org.alea.app.table.Glyph;
import org.alea.content.guide.Step;
import org.alea.engine.Language;
import org.alea.engine.Words;

/** What lies over the table while a step is explained: the veil, what is lit, the bubble, and the line between them. */
final class GuideOverlay extends Pane {
    private static final double ROUNDING = 16;
    private static final double CAPTION_INSET = 14;
    /** How far a caption reaches into the outline it stands on. */
    private static final double OUTLINE = 2;
    /** How near to the edge of the window words may come. */
    private static final double EDGE = 4;

    /** The bubble in em, in a window of the usual size and in a small one. */
    private static final Dimension2D BUBBLE = new Dimension2D(28.57, 23.7);

    private static final Dimension2D SMALL_BUBBLE = new Dimension2D(27.7, 21.5);

    private final Desk desk;
    private final Bubble bubble;
    private final Veil veil = new Veil();
    private final Group marks = new Group();
    private final Label caption = new Label();
    private final Label objection = new Label("", Glyph.icon("mdi2c-cancel", 16));
    private Optional<Look> shown = Optional.empty();
    private boolean carrying;

    /** Everything the overlay shows: it is laid out anew only when something of it has changed. */
    record Look(
            Step step,
            Bubble.Place place,
            boolean canGoBack,
            Optional<Node> figure,
            Spotlight light,
            List<Bounds> spared,
            Language language,
            double width,
            double height) {}

    GuideOverlay(Desk desk, Bubble bubble) {
        this.desk = desk;
        this.bubble = bubble;
        getStyleClass().add("guide-overlay");
        setPickOnBounds(false);
        setVisible(false);
        marks.setMouseTransparent(true);
        caption.setMouseTransparent(true);
        caption.getStyleClass().add("guide-caption");
        bubble.setManaged(false);
        caption.setManaged(false);
        objection.setMouseTransparent(true);
        objection.getStyleClass().add("guide-objection");
        objection.setManaged(false);
        objection.setVisible(false);
        getChildren().addAll(veil, marks, caption, bubble, objection);
    }

    /** Shows a step; answers whether it was not shown yet. */
    boolean show(Look look) {
        boolean fresh = !isVisible()
                || shown.map(Look::step).filter(look.step()::equals).isEmpty();
        setVisible(true);
        if (!shown.equals(Optional.of(look))) {
            shown = Optional.of(look);
            layOut(look);
        }
        return fresh;
    }

    void hide() {
        setVisible(false);
        shown = Optional.empty();
    }

    /** Says on the edge of the bubble what the table has to object, for under the veil it can hardly be read. */
    void object(Optional<String> words) {
        objection.setVisible(words.isPresent());
        words.filter(said -> !said.equals(objection.getText())).ifPresent(objection::setText);
        if (words.isPresent()) {
            objection.applyCss();
            double width = Math.min(objection.prefWidth(Region.USE_COMPUTED_SIZE), getWidth() - 2 * EDGE);
            double height = objection.prefHeight(width);
            double x = bubble.getLayoutX() + (bubble.getWidth() - width) / 2;
            double y = bubble.getLayoutY() - height / 2;
            objection.resizeRelocate(
                    Math.max(EDGE, Math.min(getWidth() - width - EDGE, x)), Math.max(EDGE, y), width, height);
        }
    }

    /** While a piece of this table is carried, the veil lets it be seen. */
    void watch(Node room) {
        room.addEventFilter(MouseEvent.MOUSE_DRAGGED, event -> carry(event.getTarget() != veil));
        room.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> carry(false));
    }

    private void carry(boolean now) {
        carrying = now;
        veil.lift(now);
    }

    /** Whether something is being carried: nothing is said anew until it is let go. */
    boolean carrying() {
        return carrying;
    }

    Bubble bubble() {
        return bubble;
    }

    private void layOut(Look look) {
        bubble.show(look.step(), look.place(), look.canGoBack());
        bubble.illustrate(look.figure());
        bubble.applyCss();
        Dimension2D window = new Dimension2D(look.width(), look.height());
        Bounds place = place(window, look);
        bubble.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
        bubble.layout();
        veil.cover(look.width(), look.height(), look.light().holes());
        marks.getChildren().clear();
        look.light().look().forEach(lit -> marks.getChildren().add(outline(lit, "guide-look")));
        look.light().act().forEach(lit -> marks.getChildren().add(outline(lit, "guide-act")));
        Optional<List<Point2D>> way = way(place, look.light());
        way.ifPresent(corners -> point(corners, look.light()));
        captionOn(look.light(), look.step().caption(), way);
    }

    /** The usual size if it fits beside everything, otherwise no more than the words need. */
    private Bounds place(Dimension2D window, Look look) {
        double em = desk.em().get();
        boolean small = window.getWidth() < 1440 || window.getHeight() < 900;
        Dimension2D nominal = small ? SMALL_BUBBLE : BUBBLE;
        double width = nominal.getWidth() * em;
        double needed = bubble.prefHeight(width);
        Dimension2D roomy = new Dimension2D(width, Math.max(needed, nominal.getHeight() * em));
        Bounds usual = BubblePlace.choose(window, roomy, look.light(), look.spared());
        return look.light().all().stream().noneMatch(usual::intersects)
                ? usual
                : BubblePlace.choose(window, new Dimension2D(width, needed), look.light(), look.spared());
    }

    private static Rectangle outline(Bounds lit, String styleClass) {
        Rectangle outline = new Rectangle(lit.getMinX(), lit.getMinY(), lit.getWidth(), lit.getHeight());
        double rounding = Disc.rounding(lit, ROUNDING);
        outline.setArcWidth(rounding * 2);
        outline.setArcHeight(rounding * 2);
        outline.getStyleClass().add(styleClass);
        return outline;
    }

    /** The line to the first lit place that can be reached without crossing the words of another. */
    private static Optional<List<Point2D>> way(Bounds from, Spotlight light) {
        for (Bounds target : light.all()) {
            List<Point2D> corners = Pointing.line(from, target);
            boolean clear =
                    light.all().stream().allMatch(other -> other.equals(target) || Pointing.clear(corners, other));
            if (!corners.isEmpty() && clear) {
                return Optional.of(corners);
            }
        }
        return Optional.empty();
    }

    private void point(List<Point2D> corners, Spotlight light) {
        String styleClass = light.act().isEmpty() ? "guide-line-look" : "guide-line";
        List<Point2D> head = Pointing.head(corners);
        marks.getChildren()
                .addAll(
                        line(corners, styleClass),
                        line(List.of(head.get(0), corners.get(corners.size() - 1), head.get(1)), styleClass));
    }

    private static Node line(List<Point2D> corners, String styleClass) {
        Polyline line = new Polyline();
        corners.forEach(corner -> line.getPoints().addAll(corner.getX(), corner.getY()));
        line.getStyleClass().add(styleClass);
        return line;
    }

    private void captionOn(Spotlight light, Optional<Words> words, Optional<List<Point2D>> way) {
        boolean said = words.isPresent() && !light.look().isEmpty();
        caption.setVisible(said);
        if (said) {
            Bounds lit = light.look().get(0);
            caption.setText(words.orElseThrow().in(desk.texts().language()));
            caption.applyCss();
            double width = caption.prefWidth(Region.USE_COMPUTED_SIZE);
            double height = caption.prefHeight(width);
            // below what is lit, where no arrow ends; at the lower edge of the window above it, clear of its own
            // heading
            boolean below = lit.getMaxY() + height / 2 < getHeight();
            double x = below ? lit.getCenterX() - width / 2 : besideArrow(lit, width, way);
            double y = below ? lit.getMaxY() - height / 2 : lit.getMinY() - height + OUTLINE;
            caption.resizeRelocate(
                    Math.max(EDGE, Math.min(getWidth() - width - EDGE, x)), Math.max(0, y), width, height);
        }
    }

    /** On the side of the arrow its line does not come from. */
    private static double besideArrow(Bounds lit, double width, Optional<List<Point2D>> way) {
        double end = lit.getCenterX();
        double room = CAPTION_INSET;
        return way.filter(line -> line.get(line.size() - 1).getX() == end)
                .map(line -> line.get(0).getX() < end
                        ? Math.max(end + room, lit.getMaxX() - room - width)
                        : Math.min(end - room - width, lit.getMinX() + room))
                .orElse(lit.getMinX() + room);
    }
}
