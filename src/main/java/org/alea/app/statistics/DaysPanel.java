package org.alea.app.statistics;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.chart.Chart;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.store.statistics.Days;
import org.alea.store.statistics.Streak;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/** The days on which games were finished. */
final class DaysPanel extends VBox {
    private final Texts texts;
    private final Label row = new Label("", Icon.of(MaterialDesignF.FIRE, "warm-icon"));
    private final Label longest = new Label();
    private final Chart chart = new Chart();

    DaysPanel(Texts texts) {
        this.texts = texts;
        getStyleClass().addAll("panel", "statistics-panel", "days-panel");
        Label title = new Label();
        title.textProperty().bind(texts.text("statistics.days"));
        title.getStyleClass().addAll("display", "statistics-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        row.getStyleClass().addAll("strong", "days-in-a-row");
        HBox header = new HBox(title, gap, row);
        header.getStyleClass().add("statistics-panel-header");
        chart.setId("days");
        VBox.setVgrow(chart, Priority.ALWAYS);
        longest.getStyleClass().addAll("muted", "days-foot");
        longest.setMaxWidth(Double.MAX_VALUE);
        getChildren().addAll(header, chart, longest);
    }

    void show(StatisticsModel model) {
        Streak streak = Streak.ofDays(model.ever(), model.today(), model.zone());
        row.setText(texts.get("statistics.daysInARow", streak.present()));
        row.setVisible(streak.present() > 0);
        longest.setText(texts.get("statistics.longestDays", streak.longest()));
        DaysChart days = new DaysChart(texts, Days.of(model.ever(), model.zone()), model.today());
        chart.paint(days.summary(), days::paint);
    }
}
