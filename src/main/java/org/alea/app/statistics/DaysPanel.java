package org.alea.app.statistics;

import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.chart.Chart;
import org.alea.app.games.DailyOffer;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.store.statistics.Days;
import org.alea.store.statistics.Streak;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** The days on which games were finished, and what is to be played today. */
final class DaysPanel extends VBox {
    private final Texts texts;
    private final Label row = new Label("", Icon.of(MaterialDesignF.FIRE, "warm-icon"));
    private final Label words = new Label();
    private final Button play = new Button("", Icon.of(MaterialDesignP.PLAY));
    private final Chart chart = new Chart();
    private Optional<DailyOffer> daily = Optional.empty();
    private boolean concerned;
    private int longest;

    DaysPanel(Texts texts) {
        this.texts = texts;
        getStyleClass().addAll("panel", "statistics-panel", "days-panel");
        Label title = new Label();
        title.textProperty().bind(texts.text("statistics.days"));
        title.getStyleClass().addAll("display", "statistics-title");
        row.getStyleClass().addAll("strong", "days-in-a-row");
        SpreadLine header = new SpreadLine(title, row);
        chart.setId("days");
        VBox.setVgrow(chart, Priority.ALWAYS);
        getChildren().addAll(header, chart, foot());
    }

    private HBox foot() {
        words.setId("daily-words");
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        words.getStyleClass().add("muted");
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        play.setId("play-daily");
        play.getStyleClass().add("accent");
        play.setMinWidth(USE_PREF_SIZE);
        play.managedProperty().bind(play.visibleProperty());
        play.setVisible(false);
        HBox foot = new HBox(Icon.of(MaterialDesignC.CALENDAR_STAR, "brass-icon"), words, play);
        foot.getStyleClass().add("days-foot");
        return foot;
    }

    /** @param mayOffer whether today's challenge belongs to the games that are shown */
    void show(StatisticsModel model, boolean mayOffer) {
        concerned = mayOffer;
        Streak streak = Streak.ofDays(model.ever(), model.today(), model.zone());
        row.setText(texts.get("statistics.daysInARow", streak.present()));
        row.setVisible(streak.present() > 1);
        longest = streak.longest();
        DaysChart days = new DaysChart(texts, Days.of(model.ever(), model.zone()), model.today());
        chart.paint(days.summary(), days::paint);
        showFoot();
    }

    /** What today's challenge is and has brought. */
    void offer(Optional<DailyOffer> offer) {
        daily = offer;
        showFoot();
    }

    private void showFoot() {
        String streak = texts.get("statistics.longestDays", longest);
        Optional<DailyOffer> shown = daily.filter(today -> concerned);
        words.setText(shown.map(today -> today.result()
                                .map(result -> texts.get("statistics.dailyPlayed", result))
                                .orElseGet(() -> texts.get("statistics.dailyOpen"))
                        + " " + streak)
                .orElse(streak));
        boolean open = shown.filter(today -> today.result().isEmpty()).isPresent();
        play.setVisible(open);
        shown.ifPresent(today -> {
            play.setText(texts.get("statistics.dailyPlay"));
            play.setAccessibleText(today.action());
            play.setOnAction(event -> today.play().run());
        });
    }
}
