package org.alea.app.games.queen;

import java.util.regex.Pattern;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.alea.app.reference.Face;
import org.alea.app.table.PaperCard;

/** A card as it is printed: the strip tells its kind, the plate carries its emblem, the text says all that it does. */
final class PrintedCard extends PaperCard {
    static final double WIDTH = 232;
    static final double HEIGHT = 186;
    private static final double STRIP = 62;
    private static final int LONG_WORD = 12;
    private static final Pattern LAST_SYLLABLE = Pattern.compile("[^aeiouy][aeiouy]+[^aeiouy]*$");

    private PrintedCard(VBox body, Node strip, String stripClass) {
        super(WIDTH, HEIGHT, STRIP, false, body);
        strip(strip, stripClass);
    }

    /** @param stripClass the colour of the strip: rust, violet or gold */
    static PrintedCard of(
            String id, String name, String text, String foot, Node strip, String stripClass, Face.Look look) {
        Label title = centred(name, "card-title");
        title.setStyle("-fx-font-size: " + (name.length() > 19 ? 15 : 17) + "px; -fx-line-spacing: -4px;");
        Label words = centred(text, "card-text");
        StackPane room = new StackPane(words);
        VBox.setVgrow(room, Priority.ALWAYS);
        Label kind = centred(foot, "card-foot");
        double plate = name.length() > 24 || text.length() > 70 ? 44 : 58;
        VBox body = new VBox(2, title, Skins.of(look).plate(id, 146, plate).print(look.scale()), room, kind);
        body.setAlignment(Pos.TOP_CENTER);
        body.setStyle("-fx-padding: 7px 8px 6px 8px;");
        PrintedCard card = new PrintedCard(body, strip, stripClass);
        card.setAccessibleText(name + ". " + text);
        return card;
    }

    /** What a strip holds: a sign and a word under it. */
    static Node sign(Node sign, String word) {
        Label label = new Label(divided(word));
        label.setWrapText(true);
        label.setTextAlignment(TextAlignment.CENTER);
        label.setAlignment(Pos.CENTER);
        VBox both = new VBox(5, sign, label);
        both.setAlignment(Pos.CENTER);
        return both;
    }

    /** A word as long as the strip is wide goes on a second line with its last syllable. */
    static String divided(String word) {
        return word.length() < LONG_WORD || word.contains(" ")
                ? word
                : LAST_SYLLABLE.matcher(word).replaceFirst("-\n$0");
    }

    private static Label centred(String text, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        label.setWrapText(true);
        label.setTextAlignment(TextAlignment.CENTER);
        label.setAlignment(Pos.CENTER);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }
}
