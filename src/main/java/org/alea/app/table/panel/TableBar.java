package org.alea.app.table.panel;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.alea.app.table.RuleTip;
import org.alea.app.table.StepIndicator;
import org.alea.app.table.symbol.Sign;

/** The bar over a table: the way back, the game, where it stands, its phases, its figures and the tools. */
public final class TableBar extends StackPane {
    private final HBox sign = new HBox();
    private final Label title = new Label();
    private final Label standing = new Label();
    private final StepIndicator phases = new StepIndicator();
    private final HBox figures = new HBox(10);
    private final HBox tools = new HBox(2);
    private final Consumer<String> rules;

    /**
     * What the bar says.
     *
     * @param standing scene, place and round
     * @param present which phase it is, from 0
     */
    public record Reading(
            String icon, String title, String standing, List<String> phases, int present, List<BarFigure> figures) {}

    /** @param rules opens the rule behind a figure */
    public TableBar(Node back, Consumer<String> rules, double width, double height) {
        this.rules = rules;
        getStyleClass().add("table-bar");
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        title.getStyleClass().add("bar-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        standing.getStyleClass().add("bar-round");
        phases.setMinWidth(Region.USE_PREF_SIZE);
        figures.setAlignment(Pos.CENTER_RIGHT);
        figures.setMinWidth(Region.USE_PREF_SIZE);
        tools.setAlignment(Pos.CENTER);
        tools.setMinWidth(Region.USE_PREF_SIZE);
        sign.setAlignment(Pos.CENTER);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Region gap = new Region();
        gap.setMinWidth(12);
        HBox row = new HBox(12, back, sign, title, standing, gap, phases, space, figures, tools);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("bar-row");
        Region glow = new Region();
        glow.getStyleClass().add("bar-glow");
        StackPane.setAlignment(glow, Pos.BOTTOM_LEFT);
        getChildren().addAll(row, glow);
    }

    public void show(Reading reading) {
        sign.getChildren().setAll(Sign.of(reading.icon(), 24, "bar-crown"));
        title.setText(reading.title());
        standing.setText(reading.standing());
        phases.show(reading.phases(), reading.present());
        figures.getChildren()
                .setAll(reading.figures().stream().map(this::figure).toList());
    }

    /** The figures in their order. */
    public List<Node> figures() {
        return List.copyOf(figures.getChildren());
    }

    /** The buttons at the right end. */
    public void tools(Node... buttons) {
        tools.getChildren().setAll(buttons);
    }

    private Node figure(BarFigure figure) {
        Label words = new Label(figure.words());
        words.setMinWidth(Region.USE_PREF_SIZE);
        if (figure.look() == BarFigure.Look.PURSE) {
            Label large = new Label(figure.figure());
            large.getStyleClass().add("bar-figure");
            large.setMinWidth(Region.USE_PREF_SIZE);
            if (!figure.icon().isEmpty()) {
                large.setGraphic(Sign.of(figure.icon(), 20, "brass"));
            }
            words.getStyleClass().add("bar-round");
            HBox purse = new HBox(6, large);
            if (!figure.words().isEmpty()) {
                purse.getChildren().add(words);
            }
            purse.setAlignment(Pos.CENTER);
            purse.setAccessibleText(figure.figure() + " " + figure.words());
            lead(large, figure);
            return purse;
        }
        words.getStyleClass().addAll("table-chip", figure.look().name().toLowerCase(Locale.ROOT));
        if (!figure.icon().isEmpty()) {
            words.setGraphic(Sign.of(figure.icon(), 16));
        }
        lead(words, figure);
        return words;
    }

    private void lead(Label label, BarFigure figure) {
        if (!figure.rule().isEmpty()) {
            RuleTip.on(label, figure.words(), () -> rules.accept(figure.rule()));
        }
    }
}
