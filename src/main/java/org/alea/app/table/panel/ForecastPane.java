package org.alea.app.table.panel;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;

/** What would happen if one stopped now, line by line, and the one cheapest thing that would change it. */
public final class ForecastPane extends VBox {
    private final double text;

    /** What a line means for the player. */
    public enum Tone {
        LOSS("loss"),
        WORSE("worse"),
        RANDOM("random"),
        GAIN("gain"),
        PLAIN("plain-line");

        private final String styleClass;

        Tone(String styleClass) {
            this.styleClass = styleClass;
        }
    }

    /**
     * One line.
     *
     * @param figure how much; a random line has a range
     * @param aside from what to what, where, or how certain
     */
    public record Line(String icon, String words, String figure, String aside, Tone tone) {}

    /**
     * All that is foreseen.
     *
     * @param title what the panel asks about, such as if you stop now
     * @param aside words at the right of the title, empty for none
     * @param advice what would change it, empty for nothing
     * @param certain how certain all that is, in a sentence, empty for nothing
     */
    public record Reading(String title, String aside, List<Line> lines, String advice, String certain) {

        public Reading(String title, String aside, List<Line> lines, String advice) {
            this(title, aside, lines, advice, "");
        }
    }

    /** @param text how much larger than designed words are to be set */
    public ForecastPane(double text) {
        this.text = text;
        getStyleClass().add("forecast-pane");
    }

    public void show(Reading reading) {
        Label title = new Label(reading.title(), Sign.of(Symbol.FORECAST.icon(), 18, "accent-sign"));
        title.getStyleClass().add("forecast-title");
        Label aside = new Label(reading.aside());
        aside.getStyleClass().add("note");
        HBox head = new HBox(8, title, filler(), aside);
        head.setAlignment(Pos.CENTER_LEFT);
        getChildren().setAll(head);
        reading.lines().forEach(line -> getChildren().add(row(line)));
        advice(reading.advice()).ifPresent(getChildren()::add);
        if (!reading.certain().isEmpty()) {
            Label certain = new Label(reading.certain());
            certain.getStyleClass().add("note");
            certain.setWrapText(true);
            getChildren().add(certain);
        }
    }

    private Node row(Line line) {
        Label words = new Label(line.words());
        words.getStyleClass().add("forecast-label");
        words.setWrapText(true);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        Label figure = new Label(line.figure());
        figure.getStyleClass().add("forecast-figure");
        figure.setMinWidth(Region.USE_PREF_SIZE);
        Label aside = new Label(line.aside());
        aside.getStyleClass().add("forecast-aside");
        aside.setWrapText(true);
        aside.setMinWidth(78 * text);
        aside.setPrefWidth(78 * text);
        aside.setAlignment(Pos.CENTER_RIGHT);
        HBox row = new HBox(9, Sign.of(line.icon(), 19), words, figure, aside);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().addAll("forecast-row", line.tone().styleClass);
        row.setAccessibleText(line.words() + " " + line.figure() + ", " + line.aside());
        return row;
    }

    private static Optional<Node> advice(String words) {
        if (words.isEmpty()) {
            return Optional.empty();
        }
        Label advice = new Label(words, Sign.of(Symbol.ADVICE.icon(), 17));
        advice.getStyleClass().add("forecast-advice");
        advice.setWrapText(true);
        return Optional.of(advice);
    }

    private static Region filler() {
        Region filler = new Region();
        HBox.setHgrow(filler, Priority.ALWAYS);
        return filler;
    }
}
