package org.alea.app.table.panel;

import java.util.List;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.gauge.Pips;
import org.alea.app.table.symbol.Sign;

/** The board of a hero or a figure: portrait and name, what is counted, what it is under, and below that the game's own. */
public final class FigurePanel extends VBox {
    private static final PseudoClass ACTIVE = PseudoClass.getPseudoClass("active");
    private static final PseudoClass ENDANGERED = PseudoClass.getPseudoClass("endangered");
    private static final double INSET = 13;

    private final HBox head = new HBox(10);
    private final HBox counters = new HBox(12);
    private final FlowPane states = new FlowPane(8, 6);
    private final double text;

    /** Something that is counted in hearts, bolts and the like. */
    public record Counter(Pips.Kind kind, Pips.Reading reading) {}

    /** Something the figure is under or has on: hidden, stunned, one armour. */
    public record Status(String icon, String words) {}

    /** Whose turn it is, or what threatens. */
    public enum Mood {
        PLAIN,
        ACTIVE,
        ENDANGERED
    }

    /**
     * What is seen of a figure.
     *
     * @param note below the name, such as class and place; empty for none
     * @param chip at the right, such as your turn; empty for none
     */
    public record Reading(
            Medal.Face face,
            String name,
            String note,
            String chip,
            Mood mood,
            List<Counter> counters,
            List<Status> states) {}

    /** @param text how much larger than designed words are to be set */
    public FigurePanel(double width, double height, double text) {
        super(8);
        this.text = text;
        getStyleClass().addAll("table-panel", "figure-panel");
        head.setAlignment(Pos.CENTER_LEFT);
        counters.setAlignment(Pos.CENTER_LEFT);
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        getChildren().addAll(head, counters, states);
    }

    public void show(Reading reading) {
        pseudoClassStateChanged(ACTIVE, reading.mood() == Mood.ACTIVE);
        pseudoClassStateChanged(ENDANGERED, reading.mood() == Mood.ENDANGERED);
        Label chip = new Label(reading.chip());
        chip.getStyleClass().addAll("table-chip", reading.mood() == Mood.ACTIVE ? "accent" : "chip-plain");
        chip.setMinWidth(USE_PREF_SIZE);
        double beside = reading.chip().isEmpty() ? 0 : Fitting.width(reading.chip(), Fonts.STRONG, 12 * text) + 34;
        double room = getPrefWidth() - 2 * INSET - 46 - 10 - beside;
        Label name = new Label(reading.name());
        name.getStyleClass().add("figure-title");
        Fitting.line(name, Fonts.DISPLAY, 19 * text, room);
        VBox words = new VBox(-2, name);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        if (!reading.note().isEmpty()) {
            Label note = new Label(reading.note());
            note.getStyleClass().add("note");
            Fitting.line(note, Fonts.TEXT, 12 * text, room);
            words.getChildren().add(note);
        }
        head.getChildren().setAll(new Medal(reading.face(), medal(reading.mood()), 46), words);
        if (!reading.chip().isEmpty()) {
            head.getChildren().add(chip);
        }
        counters.getChildren().clear();
        for (Counter counter : reading.counters()) {
            if (!counters.getChildren().isEmpty()) {
                Region filler = new Region();
                HBox.setHgrow(filler, Priority.ALWAYS);
                counters.getChildren().add(filler);
            }
            counters.getChildren().add(new Pips(counter.kind(), counter.reading(), 17));
        }
        states.getChildren()
                .setAll(reading.states().stream().map(FigurePanel::status).toList());
        shown(counters, !reading.counters().isEmpty());
        shown(states, !reading.states().isEmpty());
        setAccessibleText(reading.name() + ". " + reading.chip().toLowerCase(Locale.ROOT));
    }

    /** What the game lays below: dice, skills, slots. */
    public void body(Node... nodes) {
        getChildren().remove(3, getChildren().size());
        getChildren().addAll(nodes);
    }

    private static Medal.Mood medal(Mood mood) {
        return mood == Mood.ACTIVE ? Medal.Mood.ACTIVE : Medal.Mood.PLAIN;
    }

    private static Node status(Status status) {
        Label label = new Label(status.words(), Sign.of(status.icon(), 17));
        label.getStyleClass().add("figure-status");
        return label;
    }

    private static void shown(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
