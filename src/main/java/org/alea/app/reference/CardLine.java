package org.alea.app.reference;

import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.engine.Language;

/** A card told in a line of the list: a small picture, both names, what it is and all that it says. */
final class CardLine extends HBox {

    CardLine(Card card, Node picture, Language language, double pictureWidth) {
        getStyleClass().add("card-words");
        setMouseTransparent(true);
        CatalogueEntry entry = card.entry();
        StackPane frame = new StackPane(picture);
        frame.setMinWidth(pictureWidth);
        frame.setMaxWidth(pictureWidth);
        Label name = new Label(entry.name().in(language));
        name.getStyleClass().addAll("display", "card-line-name");
        Label other = new Label(entry.name().in(language.other()));
        other.getStyleClass().add("faint");
        other.setVisible(!other.getText().equals(name.getText()));
        other.setManaged(other.isVisible());
        Label traits = new Label(entry.traits().stream()
                .map(trait -> whole(trait.name().in(language)))
                .collect(Collectors.joining(" · ")));
        traits.getStyleClass().addAll("muted", "small");
        VBox left = new VBox(name, other, traits);
        left.getStyleClass().add("card-line-names");
        Label text = new Label(counted(entry.text().in(language)));
        HBox.setHgrow(text, Priority.ALWAYS);
        for (Label label : new Label[] {name, other, traits, text}) {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
        }
        text.setMaxWidth(Double.MAX_VALUE);
        getChildren().addAll(frame, left, text);
    }

    /** A number stays with what it counts. */
    private static String counted(String text) {
        return text.replaceAll("(?<=\\d) (?=\\p{L})", "\u00A0");
    }

    /** A trait is not broken between its words. */
    private static String whole(String trait) {
        return trait.replace(' ', '\u00A0');
    }
}
