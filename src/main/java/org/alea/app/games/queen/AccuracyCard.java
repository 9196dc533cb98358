package org.alea.app.games.queen;

import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import org.alea.games.queen.coach.Accuracy;
import org.alea.games.queen.coach.Verdict;

/** The coach's accuracy over the whole game: a ring with the figure, how many decisions of which kind, the dearest round. */
final class AccuracyCard extends HBox {
    private static final double RADIUS = 36;

    private final Speech speech;
    private final Arc lit = new Arc(RADIUS, RADIUS, RADIUS, RADIUS, 90, 0);
    private final Label figure = new Label();
    private final Label words = new Label();

    AccuracyCard(Speech speech) {
        super(14);
        this.speech = speech;
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().addAll("table-panel", "need");
        Label title = new Label(speech.get("result.accuracy"));
        title.getStyleClass().add("figures-title");
        words.getStyleClass().add("note");
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        words.setText(speech.get("result.accuracy.thinking"));
        VBox column = new VBox(2, title, words);
        column.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(column, Priority.ALWAYS);
        getChildren().addAll(ring(), column);
    }

    private Node ring() {
        Circle track = new Circle(RADIUS, RADIUS, RADIUS);
        track.getStyleClass().add("accuracy-track");
        lit.setType(ArcType.OPEN);
        lit.getStyleClass().add("accuracy-lit");
        lit.setVisible(false);
        figure.getStyleClass().add("fight-figure");
        Pane drawing = new Pane(track, lit);
        drawing.setMinSize(2 * RADIUS, 2 * RADIUS);
        drawing.setMaxSize(2 * RADIUS, 2 * RADIUS);
        StackPane ring = new StackPane(drawing, figure);
        ring.setMinWidth(2 * RADIUS + 10);
        return ring;
    }

    /** Everything the coach has said of this game. */
    void show(Collection<Verdict> verdicts) {
        OptionalInt accuracy = Accuracy.of(verdicts);
        if (accuracy.isEmpty()) {
            words.setText(speech.get("result.accuracy.none"));
            return;
        }
        figure.setText(Integer.toString(accuracy.getAsInt()));
        lit.setLength(-3.6 * accuracy.getAsInt());
        lit.setVisible(accuracy.getAsInt() > 0);
        Map<org.alea.games.queen.coach.Label, Integer> kinds = new EnumMap<>(org.alea.games.queen.coach.Label.class);
        verdicts.forEach(verdict -> kinds.merge(verdict.label(), 1, Integer::sum));
        List<String> counted = Arrays.stream(org.alea.games.queen.coach.Label.values())
                .filter(kinds::containsKey)
                .map(label -> speech.get("result.accuracy." + label, kinds.getOrDefault(label, 0)))
                .toList();
        words.setText(speech.get("result.accuracy.decisions", verdicts.size(), String.join(", ", counted))
                + dearest(verdicts));
    }

    /** The round in which most was given away. */
    private String dearest(Collection<Verdict> verdicts) {
        return verdicts.stream()
                .collect(Collectors.groupingBy(
                        verdict -> verdict.decision().round(), Collectors.summingDouble(Verdict::loss)))
                .entrySet()
                .stream()
                .filter(round -> round.getValue() > 0)
                .max(Map.Entry.comparingByValue())
                .map(round -> " " + speech.get("result.accuracy.dearest", round.getKey()))
                .orElse("");
    }
}
