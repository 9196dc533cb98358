package org.alea.app.gametable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.alea.app.play.Phases;
import org.alea.app.table.Glyph;
import org.alea.app.table.RuleTip;
import org.alea.app.table.Spot;
import org.alea.app.table.StepIndicator;
import org.alea.app.table.panel.BarFigure;

/** The bar above a table: the way back, the game and where it is, its phases and figures, and the tools. */
final class BarPane extends StackPane {
    private final Label title = new Label();
    private final Label subtitle = new Label();
    private final StepIndicator phases = new StepIndicator();
    private final HBox figures = new HBox(10);
    private final HBox row = new HBox(10);

    BarPane(Button back, Node emblem, List<Button> tools) {
        getStyleClass().add("table-bar");
        title.getStyleClass().add("bar-title");
        subtitle.getStyleClass().add("note");
        figures.setAlignment(Pos.CENTER_RIGHT);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("bar-row");
        row.getChildren().addAll(back, emblem, title, subtitle, phases, gap, figures);
        row.getChildren().addAll(tools);
        getChildren().add(row);
    }

    void show(String game, String about, Phases now, List<BarFigure> counted, Pieces pieces, Consumer<String> rule) {
        title.setText(game);
        subtitle.setText(about);
        phases.show(now.names(), now.present());
        List<Node> shown = new ArrayList<>();
        for (int i = 0; i < counted.size(); i++) {
            BarFigure figure = counted.get(i);
            Label label = new Label((figure.figure() + " " + figure.words()).strip());
            if (!figure.icon().isEmpty()) {
                label.setGraphic(Glyph.icon(figure.icon(), 18));
            }
            label.getStyleClass().add("bar-value-figure");
            label.setMinWidth(USE_PREF_SIZE);
            if (!figure.rule().isEmpty()) {
                RuleTip.on(label, figure.words(), () -> rule.accept(figure.rule()));
            }
            pieces.place(Spot.of("figure", i), label);
            shown.add(label);
        }
        figures.getChildren().setAll(shown);
    }
}
