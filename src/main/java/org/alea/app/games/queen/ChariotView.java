package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Glyph;
import org.alea.app.table.PaperCard;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.ChariotInPlay;

/** A Chariot beside the arena: what it threatens, and the holes for the dice that ward it off. */
final class ChariotView extends PaperCard {
    private final boolean compact;
    private final Pane body;
    private final List<StackPane> holes = new ArrayList<>();

    ChariotView(double width, double height, boolean compact) {
        this(width, height, compact, new Pane());
    }

    private ChariotView(double width, double height, boolean compact, Pane body) {
        super(width, height, 0, false, body);
        this.compact = compact;
        this.body = body;
        getStyleClass().add("chariot");
    }

    /** Shows a card; {@code staged} says how many dice wait on it for another one. */
    void show(ChariotInPlay chariot, int staged, Speech speech) {
        ChariotCard card = chariot.card();
        double inset = compact ? 8 : 10;
        double width = getPrefWidth() - inset * 2;
        body.getChildren().clear();
        Label title = new Label(speech.name(card.name()));
        title.getStyleClass().add("card-title");
        title.setStyle("-fx-font-size: 15px;");
        title.setMaxWidth(width + 4);
        title.relocate(inset, compact ? 6 : 8);
        Label otherwise = new Label(speech.get("chariot.otherwise"), Glyph.icon(Emblems.of(card.id()), 14));
        otherwise.getStyleClass().add("chariot-otherwise");
        otherwise.relocate(inset, compact ? 26 : 30);
        Text words = new Text(speech.effects(card.effect()));
        words.getStyleClass().add("chariot-text");
        words.setStrikethrough(chariot.defended());
        TextFlow text = new TextFlow(words);
        text.setPrefWidth(width);
        text.setMaxWidth(width);
        text.relocate(inset, compact ? 44 : 50);
        body.getChildren().addAll(title, otherwise, text);
        holes(chariot, staged, speech, inset);
        setAccessibleText(speech.name(card.name()) + ". " + words.getText() + " " + defence(card, speech));
    }

    private void holes(ChariotInPlay chariot, int staged, Speech speech, double inset) {
        holes.clear();
        ChariotCard.Defence defence = chariot.card().defence();
        int count = defence.pair() ? 2 : 1;
        double size = defence.pair() ? (compact ? 40 : 48) : (compact ? 46 : 58);
        for (int i = 0; i < count; i++) {
            StackPane hole = new StackPane();
            hole.getStyleClass().add("place");
            if (chariot.defended() || i < staged) {
                hole.getStyleClass().add("taken");
            } else {
                hole.getChildren().add(wanted(defence, size));
            }
            hole.setManaged(false);
            hole.resizeRelocate(inset + i * (size + (compact ? 4 : 6)), getPrefHeight() - inset - size, size, size);
            holes.add(hole);
            body.getChildren().add(hole);
        }
        double left = inset + count * (size + (compact ? 4 : 6)) + 2;
        Label words = new Label(chariot.defended() ? speech.get("chariot.defended") : defence(chariot.card(), speech));
        words.getStyleClass().add("chariot-defence");
        words.setWrapText(true);
        words.setGraphic(chariot.defended() && !compact ? Glyph.icon("mdi2s-shield-check", 17, "printed-green") : null);
        double room = Math.max(34, getPrefWidth() - left - 6);
        words.setPrefWidth(room);
        words.setMaxWidth(room);
        words.relocate(left, getPrefHeight() - inset - size * 0.5 - 16);
        if (compact && defence.pair()) {
            words.setPrefWidth(getPrefWidth() - inset * 2);
            words.setMaxWidth(getPrefWidth() - inset * 2);
            words.relocate(inset, getPrefHeight() - inset - size - 20);
        }
        body.getChildren().add(words);
    }

    private static javafx.scene.Node wanted(ChariotCard.Defence defence, double size) {
        if (defence.pair()) {
            return Glyph.icon("mdi2e-equal", 20);
        }
        DieNode ghost = new DieNode(DieSkin.WHITE, DieFace.pips(defence.value()), size * 0.78);
        ghost.ghost(true);
        return ghost;
    }

    private static String defence(ChariotCard card, Speech speech) {
        return card.defence().pair()
                ? speech.get("chariot.pair")
                : speech.get("chariot.value", card.defence().value());
    }

    /** The middle of a hole, on this card. */
    Point2D hole(int index) {
        Region hole = holes.get(Math.min(index, holes.size() - 1));
        return new Point2D(hole.getLayoutX() + hole.getWidth() / 2, hole.getLayoutY() + hole.getHeight() / 2);
    }

    int holes() {
        return holes.size();
    }
}
