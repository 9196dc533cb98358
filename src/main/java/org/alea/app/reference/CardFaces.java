package org.alea.app.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Texts;
import org.alea.engine.Language;

/**
 * The faces of a card: the largest one as large as there is room, the others small below it, each with its name. The
 * other side of the largest, a back, is asked for by itself: it tells least, and stands where it pushes nothing away.
 */
final class CardFaces extends VBox {
    private static final double WIDTH = 298;

    private final Texts printed;
    private final Language language;
    private final FacePane.Style style;
    private final double unit;
    private final List<Face> backs;

    /**
     * @param printed speak the language the card is printed in
     * @param language in which its faces are named
     */
    CardFaces(List<Face> faces, Texts printed, Language language, FacePane.Style style, double unit) {
        this.printed = printed;
        this.language = language;
        this.style = style;
        this.unit = unit;
        getStyleClass().add("detail-faces");
        List<Face> others = new ArrayList<>(faces);
        // of two that are equally large the first one is the front
        Face largest = faces.stream()
                .sorted(Comparator.comparingDouble(face -> -face.width() * face.height()))
                .findFirst()
                .orElseThrow();
        others.remove(largest);
        // the same side smaller tells nothing new
        others.removeIf(face -> face.name().equals(largest.name()));
        backs = others.stream()
                .filter(face -> face.width() == largest.width() && face.height() == largest.height())
                .toList();
        others.removeAll(backs);
        getChildren().add(FacePane.fit(largest, printed, style, WIDTH * unit, 330 * unit, 1.6 * unit));
        if (!others.isEmpty()) {
            getChildren().add(small(others, others.size() == 1 ? WIDTH : WIDTH / 2 - 6));
        }
    }

    /** The other side of the largest face, if the piece has one. */
    Optional<Node> otherSide() {
        return backs.isEmpty() ? Optional.empty() : Optional.of(small(backs, WIDTH / 2 - 6));
    }

    private Node small(List<Face> faces, double room) {
        FlowPane small = new FlowPane();
        small.getStyleClass().add("detail-others");
        faces.forEach(face -> small.getChildren().add(small(face, room)));
        return small;
    }

    private Node small(Face face, double room) {
        Label caption = new Label(face.name().in(language));
        caption.getStyleClass().addAll("faint", "small");
        VBox one = new VBox(FacePane.fit(face, printed, style, room * unit, 150 * unit, unit), caption);
        one.getStyleClass().add("detail-face");
        return one;
    }
}
