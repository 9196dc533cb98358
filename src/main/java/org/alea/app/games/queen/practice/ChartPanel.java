package org.alea.app.games.queen.practice;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.practice.HistoryChart;
import org.alea.app.shell.Dates;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.alea.games.queen.practice.Attempt;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** The curve of the scores at the drill and speed at hand. */
final class ChartPanel extends VBox {
    private static final int SHOWN = 100;

    private final Texts texts;
    private final PracticeModel model;
    private final ZoneId zone;
    private final HistoryChart chart = new HistoryChart();
    private final Label nothing = new Label();
    private final Label tries = new Label();

    ChartPanel(Texts texts, PracticeModel model, ZoneId zone) {
        this.texts = texts;
        this.model = model;
        this.zone = zone;
        getStyleClass().addAll("panel", "practice-panel");
        Label title = new Label();
        title.textProperty().bind(texts.text("practice.chart"));
        title.getStyleClass().addAll("display", "practice-title");
        tries.getStyleClass().add("chip");
        FlowPane header = new FlowPane(
                title, legend("practice.mean", "legend-mean"), legend("practice.best", "legend-record"), tries);
        header.getStyleClass().add("practice-panel-header");
        nothing.setGraphic(Icon.of(MaterialDesignC.CHART_LINE, "faint-icon"));
        nothing.textProperty().bind(texts.text("practice.noChart"));
        nothing.setWrapText(true);
        nothing.getStyleClass().addAll("faint", "nothing");
        StackPane place = new StackPane(chart, nothing);
        place.setMinHeight(0);
        VBox.setVgrow(place, Priority.ALWAYS);
        getChildren().addAll(header, place);
        model.drillProperty().addListener((all, old, now) -> show());
        model.speedProperty().addListener((all, old, now) -> show());
        model.changesProperty().addListener((all, old, now) -> show());
        Weakly.follow(this, texts.languageProperty(), this::show);
        show();
    }

    private HBox legend(String key, String styleClass) {
        Region line = new Region();
        line.getStyleClass().add(styleClass);
        Label name = new Label();
        name.textProperty().bind(texts.text(key));
        name.getStyleClass().addAll("small", "muted");
        HBox legend = new HBox(line, name);
        legend.getStyleClass().add("legend");
        return legend;
    }

    private void show() {
        List<Attempt> attempts = model.standing().attempts();
        List<Attempt> last = attempts.subList(Math.max(0, attempts.size() - SHOWN), attempts.size());
        chart.show(last.stream()
                .map(attempt -> new HistoryChart.Point(attempt.score(), attempt.success(), date(attempt.at())))
                .toList());
        nothing.setVisible(attempts.isEmpty());
        tries.setText(texts.get("practice.tries", model.standing().tries()));
    }

    private String date(Instant at) {
        return Dates.brief(at.atZone(zone), texts);
    }
}
