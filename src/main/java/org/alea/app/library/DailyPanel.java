package org.alea.app.library;

import java.time.LocalDate;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.DailyOffer;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/** Today's challenge on a sheet of paper: the same game for everybody. */
final class DailyPanel extends HBox {
    private final Label about = new Label();
    private final Label result = new Label();
    private final Button play = new Button("", Icon.of(MaterialDesignF.FLAG_CHECKERED));

    DailyPanel(Desk desk) {
        Texts texts = desk.texts();
        getStyleClass().addAll("paper", "daily-panel");
        setAlignment(Pos.CENTER_LEFT);
        setMinHeight(0);
        Label number = new Label(Integer.toString(LocalDate.now(desk.calendar()).getDayOfMonth()));
        number.getStyleClass().addAll("num", "daily-day");
        StackPane day = new StackPane(number);
        day.getStyleClass().add("daily-dial");
        Label title = new Label();
        title.textProperty().bind(texts.text("library.daily"));
        title.getStyleClass().addAll("display", "panel-title");
        about.setWrapText(true);
        about.setMinHeight(Region.USE_PREF_SIZE);
        result.getStyleClass().add("strong");
        result.setWrapText(true);
        result.managedProperty().bind(result.visibleProperty());
        result.setVisible(false);
        play.setId("daily");
        play.getStyleClass().add("daily-button");
        play.setDisable(true);
        play.setMinWidth(Region.USE_PREF_SIZE);
        VBox words = new VBox(title, about, result);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        getChildren().addAll(day, words, play);
    }

    void show(Optional<DailyOffer> offer) {
        play.setDisable(offer.isEmpty());
        offer.ifPresent(today -> {
            about.setText(today.about());
            result.setText(today.result().orElse(""));
            result.setVisible(today.result().isPresent());
            play.setText(today.action());
            play.setOnAction(event -> today.play().run());
        });
    }
}
