package org.alea.app.main;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Logo;
import org.alea.app.shell.OpeningIcon;
import org.alea.app.shell.Texts;
import org.alea.engine.Language;

/** The way around at the left edge: the logo, the destinations, and the two languages. */
final class Rail extends VBox {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final Map<String, Button> buttons = new LinkedHashMap<>();
    private final Button back = new Button();

    Rail(Desk desk, Consumer<Destination> chosen, Runnable goBack) {
        getStyleClass().add("rail");
        Region gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        back.setId("rail-back");
        back.getStyleClass().setAll("rail-item");
        back.setGraphic(Icon.of(OpeningIcon.CHEVRON_LEFT));
        back.textProperty().bind(desk.texts().text("rail.back"));
        back.setOnAction(event -> goBack.run());
        back.managedProperty().bind(back.visibleProperty());
        back.setVisible(false);
        getChildren().addAll(new Logo(), back);
        Destination.ALL.stream().filter(place -> !place.low()).forEach(place -> add(desk, place, chosen));
        getChildren().addAll(gap, languages(desk));
        Destination.ALL.stream().filter(Destination::low).forEach(place -> add(desk, place, chosen));
    }

    /** Marks the destination the player is at, by its id. */
    void mark(String place) {
        buttons.forEach((id, button) -> button.pseudoClassStateChanged(CURRENT, id.equals(place)));
    }

    /** Whether the player has come from somewhere he will want to return to. */
    void offerBack(boolean offered) {
        back.setVisible(offered);
    }

    private void add(Desk desk, Destination place, Consumer<Destination> chosen) {
        Button button = new Button();
        button.setId("rail-" + place.id());
        button.getStyleClass().setAll("rail-item");
        button.setGraphic(Icon.of(place.icon()));
        button.setContentDisplay(ContentDisplay.TOP);
        button.textProperty().bind(desk.texts().text(place.nameKey()));
        button.setOnAction(event -> chosen.accept(place));
        buttons.put(place.id(), button);
        getChildren().add(button);
    }

    private static Button languages(Desk desk) {
        Texts texts = desk.texts();
        HBox pair = new HBox(language(texts, Language.FR), new Label("·"), language(texts, Language.EN));
        pair.getStyleClass().add("rail-languages");
        Button button = new Button();
        button.setId("language");
        button.getStyleClass().setAll("rail-item");
        button.setGraphic(pair);
        button.accessibleTextProperty().bind(texts.text("rail.language"));
        button.setOnAction(event -> desk.preferences().speak(texts.language().other()));
        return button;
    }

    private static Label language(Texts texts, Language language) {
        Label label = new Label(language.name());
        label.getStyleClass().add("num");
        label.pseudoClassStateChanged(CURRENT, texts.language() == language);
        texts.languageProperty()
                .addListener((all, old, now) -> label.pseudoClassStateChanged(CURRENT, now == language));
        return label;
    }
}
