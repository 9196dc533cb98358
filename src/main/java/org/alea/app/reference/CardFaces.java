package org.alea.app.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Texts;
import org.alea.engine.Language;

/** All faces of a card: the largest one as large as there is room, the others small below it, each with its name. */
final class CardFaces extends VBox {
    private static final double WIDTH = 298;

    private final Texts printed;
    private final FacePane.Style style;
    private final double unit;

    /**
     * @param printed speak the language the card is printed in
     * @param language in which its faces are named
     */
    CardFaces(List<Face> faces, Texts printed, Language language, FacePane.Style style, double unit) {
        this.printed = printed;
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
        getChildren().add(FacePane.fit(largest, printed, style, WIDTH * unit, 330 * unit, 1.6 * unit));
        if (!others.isEmpty()) {
            double room = others.size() == 1 ? WIDTH : WIDTH / 2 - 6;
            FlowPane small = new FlowPane();
            small.getStyleClass().add("detail-others");
            others.forEach(face -> small.getChildren().add(small(face, language, room)));
            getChildren().add(small);
        }
    }

    private Node small(Face face, Language language, double room) {
        Label caption = new Label(face.name().in(language));
        caption.getStyleClass().addAll("faint", "small");
        VBox one = new VBox(FacePane.fit(face, printed, style, room * unit, 150 * unit, unit), caption);
        one.getStyleClass().add("detail-face");
        return one;
    }
}
