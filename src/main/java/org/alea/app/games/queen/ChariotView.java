package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.alea.app.shell.Fonts;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Fitting;
import org.alea.app.table.Glyph;
import org.alea.app.table.PaperCard;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.ChariotInPlay;

/** A Chariot beside the arena: what it threatens, and the holes for the dice that ward it off. */
final class ChariotView extends PaperCard {
    private final QueenLayout layout;
    private final boolean compact;
    private final Pane body;
    private final List<StackPane> holes = new ArrayList<>();

    ChariotView(QueenLayout layout, QueenLayout.Area area) {
        this(layout, area, new Pane());
    }

    private ChariotView(QueenLayout layout, QueenLayout.Area area, Pane body) {
        super(area.width(), area.height(), 0, false, body);
        this.layout = layout;
        this.compact = layout.compact();
        this.body = body;
        getStyleClass().add("chariot");
    }

    /** Shows a card; {@code staged} says how many dice wait on it for another one. */
    void show(ChariotInPlay chariot, int staged, Speech speech) {
        ChariotCard card = chariot.card();
        double inset = inset();
        double width = getPrefWidth() - inset * 2;
        body.getChildren().clear();
        Label title = new Label(speech.name(card.name()));
        title.getStyleClass().add("card-title");
        Fitting.line(title, Fonts.DISPLAY, layout.words(15), width);
        title.relocate(inset, compact ? 6 : 8);
        Label otherwise = new Label(speech.get("chariot.otherwise"), Glyph.icon(Emblems.of(card.id()), 14));
        otherwise.getStyleClass().add("chariot-otherwise");
        Fitting.line(otherwise, Fonts.STRONG, Math.min(13, layout.words(12)), width - 20);
        // a larger title needs a little more room above the line below it
        double down = layout.words(15) - 15;
        otherwise.relocate(inset, (compact ? 26 : 30) + down);
        Text words = new Text(speech.effects(card.effect()));
        words.getStyleClass().add("chariot-text");
        words.setStrikethrough(chariot.defended());
        double top = (compact ? 44 : 50) + down;
        double room = holesTop(chariot) - (namedAbove(chariot) ? 20 : 4) - top;
        double size = Fitting.blockSize(words.getText(), Fonts.TEXT, layout.words(12), 0, width, room);
        words.setStyle("-fx-font-size: " + size + "px;");
        TextFlow text = new TextFlow(words);
        text.setPrefWidth(width);
        text.setMaxWidth(width);
        text.relocate(inset, top);
        body.getChildren().addAll(title, otherwise, text);
        holes(chariot, staged, speech, inset);
        setAccessibleText(speech.name(card.name()) + ". " + words.getText() + " " + defence(card, speech));
    }

    private double inset() {
        return compact ? 8 : 10;
    }

    private double holeSize(ChariotInPlay chariot) {
        return chariot.card().defence().pair() ? (compact ? 40 : 48) : (compact ? 46 : 58);
    }

    private double holesTop(ChariotInPlay chariot) {
        return getPrefHeight() - inset() - holeSize(chariot);
    }

    /** Two holes leave no room beside them for the word that they are filled. */
    private boolean namedAbove(ChariotInPlay chariot) {
        return chariot.card().defence().pair()
                && (compact ? chariot.defended() : layout.frame().text() > 1);
    }

    private void holes(ChariotInPlay chariot, int staged, Speech speech, double inset) {
        holes.clear();
        ChariotCard.Defence defence = chariot.card().defence();
        int count = defence.pair() ? 2 : 1;
        double size = holeSize(chariot);
        double gap = compact ? 4 : 6;
        for (int i = 0; i < count; i++) {
            StackPane hole = new StackPane();
            hole.getStyleClass().add("place");
            if (chariot.defended() || i < staged) {
                hole.getStyleClass().add("taken");
            } else {
                hole.getChildren().add(wanted(defence, size));
            }
            hole.setManaged(false);
            hole.resizeRelocate(inset + i * (size + gap), holesTop(chariot), size, size);
            holes.add(hole);
            body.getChildren().add(hole);
        }
        boolean above = namedAbove(chariot);
        double left = above ? inset : inset + count * (size + gap) + 2;
        double room = getPrefWidth() - left - 5;
        Label words = new Label(chariot.defended() ? speech.get("chariot.defended") : defence(chariot.card(), speech));
        words.getStyleClass().add("chariot-defence");
        words.setWrapText(true);
        boolean signed = chariot.defended() && room > 60;
        words.setGraphic(signed ? Glyph.icon("mdi2s-shield-check", 17, "printed-green") : null);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setManaged(false);
        double height = above ? 18 : size;
        Fitting.block(words, Fonts.STRONG, layout.words(12), -2, room - (signed ? 22 : 0), height);
        words.resizeRelocate(left, above ? holesTop(chariot) - 19 : holesTop(chariot), room, height);
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
