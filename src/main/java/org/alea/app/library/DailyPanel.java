package org.alea.app.library;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
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
import org.alea.app.shell.Refit;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.Texts;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/** Today's challenge on a sheet of paper: the same game for everybody. */
final class DailyPanel extends VBox {
    /** Below this height, in em, there is one line: what it is, and the button. */
    private static final double LOW = 12.6;

    private final Desk desk;
    private final Label title = new Label();
    private final Label about = new Label();
    private final Label result = new Label();
    private final Button play = new Button("", Icon.of(MaterialDesignF.FLAG_CHECKERED));
    private final HBox dice = new HBox();
    private final HBox record = new HBox();
    private final HBox head;
    private final HBox foot;
    private final BooleanProperty low = new SimpleBooleanProperty();

    DailyPanel(Desk desk) {
        this.desk = desk;
        getStyleClass().addAll("paper", "daily-panel");
        setMinHeight(0);
        title.getStyleClass().addAll("display", "panel-title");
        title.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        about.setWrapText(true);
        about.setMinHeight(Region.USE_PREF_SIZE);
        result.getStyleClass().add("strong");
        result.setWrapText(true);
        result.managedProperty().bind(result.visibleProperty());
        result.setVisible(false);
        // one line less where the result is told or room is scarce
        about.visibleProperty().bind(result.visibleProperty().or(low).not());
        about.managedProperty().bind(about.visibleProperty());
        play.setId("daily");
        play.getStyleClass().add("daily-button");
        play.setDisable(true);
        play.setMinWidth(Region.USE_PREF_SIZE);
        dice.getStyleClass().add("daily-dice");
        Sheets.attach(dice, List.of("table"));
        HBox.setHgrow(dice, Priority.ALWAYS);
        // beside the dice it would be cut short by a long word on the button
        record.setMinWidth(Region.USE_PREF_SIZE);
        record.visibleProperty().bind(low.not());
        record.managedProperty().bind(record.visibleProperty());
        head = new HBox(day(), words(), record);
        head.getStyleClass().add("daily-head");
        VBox.setVgrow(head, Priority.ALWAYS);
        foot = new HBox(dice, play);
        foot.getStyleClass().add("daily-foot");
        getChildren().addAll(head, foot);
        Refit.at(heightProperty(), this, this::arrange);
    }

    private StackPane day() {
        Label number = new Label(Integer.toString(LocalDate.now(desk.calendar()).getDayOfMonth()));
        number.getStyleClass().addAll("num", "daily-day");
        StackPane day = new StackPane(number);
        day.getStyleClass().add("daily-dial");
        return day;
    }

    private VBox words() {
        Texts texts = desk.texts();
        Label cap = new Label();
        cap.textProperty().bind(texts.live(() -> texts.get("library.daily").toUpperCase(texts.locale())));
        cap.getStyleClass().addAll("cap", "daily-cap");
        VBox words = new VBox(cap, title, about, result);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        return words;
    }

    private void arrange() {
        boolean now = getHeight() < LOW * desk.em().get();
        if (now != low.get()) {
            low.set(now);
            (now ? foot : head).getChildren().remove(play);
            (now ? head : foot).getChildren().add(play);
            foot.setVisible(!now);
            foot.setManaged(!now);
        }
    }

    void show(Optional<DailyOffer> offer) {
        play.setDisable(offer.isEmpty());
        offer.ifPresent(today -> {
            title.setText(today.title());
            about.setText(today.about());
            result.setText(today.result().orElse(""));
            result.setVisible(today.result().isPresent());
            dice.getChildren().setAll(today.dice().get());
            record.getChildren().clear();
            today.record().ifPresent(this::showRecord);
            play.setText(today.action());
            play.setOnAction(event -> today.play().run());
        });
    }

    private void showRecord(int points) {
        Texts texts = desk.texts();
        record.getChildren()
                .setAll(Figures.figure(texts.text("library.number", points), texts.text("library.dailyRecord")));
    }
}
