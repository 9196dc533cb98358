package org.alea.app.games.queen.practice;

import java.time.LocalDate;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.shell.controls.Segments;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** The head of the practice screen: its name, its two pages, and how diligent the player has been. */
final class PracticeHeader extends HBox {
    private final Segments<Page> pages;

    /** What the screen can show. */
    enum Page {
        DRILLS("practice.page.drills"),
        DAILY("practice.page.daily");

        private final String key;

        Page(String key) {
            this.key = key;
        }
    }

    PracticeHeader(Desk desk, PracticeModel model) {
        Texts texts = desk.texts();
        getStyleClass().add("practice-header");
        Label title = new Label();
        title.textProperty().bind(texts.text("rail.practice"));
        title.getStyleClass().addAll("display", "title");
        title.setMinWidth(USE_PREF_SIZE);
        Label about = new Label();
        about.textProperty().bind(texts.text("practice.about"));
        about.getStyleClass().addAll("muted", "practice-about");
        pages = new Segments<>(java.util.List.of(Page.values()), Page.DRILLS, page -> texts.text(page.key));
        pages.setId("pages");
        pages.setMinWidth(USE_PREF_SIZE);
        pages.setMaxHeight(USE_PREF_SIZE);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label days = chip(MaterialDesignF.FIRE, "warm-icon");
        days.textProperty()
                .bind(texts.live(
                        () -> texts.get(
                                "practice.days",
                                model.daysInARow(
                                        LocalDate.now(desk.calendar()),
                                        desk.calendar().getZone())),
                        model.changesProperty()));
        Label minutes = chip(MaterialDesignT.TIMER_OUTLINE, "chip-icon");
        minutes.textProperty()
                .bind(texts.live(
                        () -> texts.get(
                                "practice.minutes",
                                model.minutesThisWeek(desk.calendar().instant())),
                        model.changesProperty()));
        getChildren().addAll(title, about, gap, pages, days, minutes);
    }

    ObjectProperty<Page> pageProperty() {
        return pages.valueProperty();
    }

    private static Label chip(Ikon icon, String styleClass) {
        Label chip = new Label("", Icon.of(icon, styleClass));
        chip.getStyleClass().add("chip");
        chip.setMinWidth(USE_PREF_SIZE);
        return chip;
    }
}
