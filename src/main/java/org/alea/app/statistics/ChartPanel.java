package org.alea.app.statistics;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.chart.Chart;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** One chart out of several; its title is where another one is chosen. */
final class ChartPanel extends VBox {
    private final Texts texts;
    private final MenuButton title = new MenuButton();
    private final HBox legend = new HBox();
    private final Label note = new Label();
    private final Label nothing = new Label("", Icon.of(MaterialDesignC.CHART_LINE, "faint-icon"));
    private final Chart chart = new Chart();
    private List<Choice> choices = List.of();
    private String chosen = "";

    /** A drawing by its name in the player's language. */
    record Choice(String id, String name, Supplier<Drawing> drawing) {}

    ChartPanel(Texts texts, String id) {
        this.texts = texts;
        setId(id);
        getStyleClass().addAll("panel", "statistics-panel");
        title.setId(id + "-title");
        title.getStyleClass().add("chart-title");
        title.accessibleHelpProperty().bind(texts.text("statistics.otherChart"));
        legend.getStyleClass().add("chart-legend");
        SpreadLine header = new SpreadLine(title, legend);
        note.getStyleClass().addAll("small", "faint");
        note.managedProperty().bind(note.textProperty().isNotEmpty());
        nothing.textProperty().bind(texts.text("statistics.noChart"));
        nothing.getStyleClass().addAll("faint", "nothing");
        nothing.setWrapText(true);
        chart.setId(id + "-chart");
        StackPane place = new StackPane(chart, nothing);
        place.setMinHeight(0);
        VBox.setVgrow(place, Priority.ALWAYS);
        getChildren().addAll(header, note, place);
    }

    /** Offers these drawings and shows the one that was chosen before, if it is still among them. */
    void offer(List<Choice> newChoices) {
        choices = List.copyOf(newChoices);
        title.getItems().clear();
        ToggleGroup group = new ToggleGroup();
        for (Choice choice : choices) {
            RadioMenuItem item = new RadioMenuItem(choice.name());
            item.setToggleGroup(group);
            item.setSelected(choice.equals(present()));
            item.setOnAction(event -> choose(choice.id()));
            title.getItems().add(item);
        }
        show();
    }

    void choose(String id) {
        chosen = id;
        show();
    }

    private Choice present() {
        return choices.stream()
                .filter(choice -> choice.id().equals(chosen))
                .findFirst()
                .orElse(choices.get(0));
    }

    private void show() {
        Choice choice = present();
        Drawing drawing = choice.drawing().get();
        title.setText(choice.name());
        note.setText(drawing.note());
        legend.getChildren()
                .setAll(drawing.legend().stream().map(ChartPanel::sign).toList());
        boolean empty = drawing.empty();
        legend.setVisible(!empty);
        nothing.setVisible(empty);
        chart.setVisible(!empty);
        if (empty) {
            chart.paint(texts.get("statistics.noChart"), pen -> List.of());
        } else {
            chart.paint(choice.name() + ". " + drawing.summary(), drawing::paint);
        }
    }

    private static Label sign(Drawing.Legend meaning) {
        Region sign = new Region();
        sign.getStyleClass().addAll("sign", "sign-" + meaning.sign());
        Label label = new Label(meaning.words(), sign);
        label.getStyleClass().addAll("small", "muted", "legend-words");
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }
}
