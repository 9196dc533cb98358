package org.alea.app.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.shell.Desk;
import org.alea.content.guide.Step;
import org.alea.engine.Language;

/** What a lesson says over its table: a bubble beside what it lights up, the ribbon of a free step, or nothing. */
final class Telling {
    private static final PseudoClass OBJECTING = PseudoClass.getPseudoClass("objecting");

    private final Desk desk;
    private final Region room;
    private final GuideOverlay overlay;
    private final Ribbon ribbon;
    private final Pane ribbonLayer;
    private Optional<Figure> figure = Optional.empty();

    /** What is drawn beside the words of a step, in the language they are in. */
    private record Figure(Step step, Language language, Optional<Node> node) {}

    /** @param room the whole table, over which the words have their places */
    Telling(Desk desk, Region room, Bubble bubble, Ribbon ribbon) {
        this.desk = desk;
        this.room = room;
        this.overlay = new GuideOverlay(desk, bubble);
        this.ribbon = ribbon;
        this.ribbonLayer = new Pane(ribbon);
        ribbonLayer.setPickOnBounds(false);
    }

    GuideOverlay overlay() {
        return overlay;
    }

    /** What lies over the table, from the lowest. */
    List<Node> layers() {
        return List.of(ribbonLayer, overlay);
    }

    void silence() {
        object(Optional.empty());
        overlay.hide();
        ribbon.hide();
    }

    /** A step in which the player does as he likes: only its ribbon is to be seen. */
    void leaveFree(Step step, GuidedTable<?> table) {
        object(Optional.empty());
        overlay.hide();
        Point2D free = table.freePlace();
        ribbon.show(
                step,
                new Point2D(room.getWidth() * free.getX(), room.getHeight() * free.getY()),
                room.getWidth() * table.freeWidth());
    }

    /** Answers whether the step has only now come up. */
    boolean speak(Step step, Bubble.Place place, boolean canGoBack, GuidedTable<?> table) {
        ribbon.hide();
        boolean fresh = overlay.show(new GuideOverlay.Look(
                step,
                place,
                canGoBack,
                figure(step, table),
                Spotlight.on(places(step.act(), table), places(step.look(), table))
                        .within(room.getWidth(), room.getHeight()),
                places(table.spared(), table),
                desk.texts().language(),
                room.getWidth(),
                room.getHeight()));
        object(table.objection());
        return fresh;
    }

    /** What the bubble says the table does not say again, faintly below the veil. */
    private void object(Optional<String> objection) {
        overlay.object(objection);
        room.pseudoClassStateChanged(OBJECTING, objection.isPresent());
    }

    private Optional<Node> figure(Step step, GuidedTable<?> table) {
        Language language = desk.texts().language();
        if (figure.filter(drawn -> drawn.step().equals(step) && drawn.language() == language)
                .isEmpty()) {
            figure = Optional.of(new Figure(
                    step, language, step.figure().isEmpty() ? Optional.empty() : table.figure(step.figure())));
        }
        return figure.flatMap(Figure::node);
    }

    /** Where the named things lie now, over the whole table. */
    private List<Bounds> places(List<String> names, GuidedTable<?> table) {
        List<Bounds> places = new ArrayList<>();
        for (String name : names) {
            table.lit(name).stream()
                    .filter(node -> node.getScene() != null)
                    .map(node -> room.sceneToLocal(node.localToScene(node.getLayoutBounds())))
                    .map(place -> table.round(name) ? new Disc(place) : place)
                    .forEach(places::add);
        }
        return places;
    }
}
