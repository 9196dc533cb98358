package org.alea.app.games.queen;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.Glyph;
import org.alea.app.table.KeyCap;
import org.alea.app.table.PaperCard;
import org.alea.games.queen.Power;
import org.alea.games.queen.SpiritCard;

/** The Epic Spirit under the dial: its power, how often it may still be used, and its key. */
final class SpiritView extends PaperCard {
    private static final double SIDE = 92;
    private static final PseudoClass SPENT = PseudoClass.getPseudoClass("spent");

    private final QueenLayout layout;
    private final Label title = new Label();
    private final Label text = new Label();
    private final Label uses = new Label();
    private final KeyCap key = new KeyCap("Alt 1–6");

    SpiritView(QueenLayout layout) {
        this(layout, layout.spirit(false), new Pane());
    }

    private SpiritView(QueenLayout layout, QueenLayout.Area area, Pane body) {
        super(area.width(), area.height(), layout.compact() ? 46 : 54, false, body);
        this.layout = layout;
        getStyleClass().add("spirit");
        title.getStyleClass().add("card-title");
        text.getStyleClass().add("spirit-text");
        text.setWrapText(true);
        text.setAlignment(Pos.TOP_LEFT);
        uses.getStyleClass().add("spirit-uses");
        key.getStyleClass().add("ink");
        VBox right = new VBox(4, uses, key);
        right.setAlignment(Pos.CENTER);
        right.setPrefSize(SIDE, area.height());
        right.relocate(bodyWidth() - SIDE - 2, 0);
        for (Label words : List.of(title, text)) {
            words.setManaged(false);
        }
        body.getChildren().addAll(title, text, right);
    }

    /** Shows a card with so many uses left, if they are counted. */
    void show(SpiritCard card, int left, Speech speech) {
        strip(Glyph.icon(Emblems.of(card.id()), 28), "gold");
        title.setText(speech.name(card.name()));
        text.setText(speech.effects(card.effect()));
        fit();
        boolean limited = card.limit().isPresent();
        boolean ready = !limited || left > 0;
        uses.setText(
                limited
                        ? speech.get(
                                ready ? "spirit.ready" : "spirit.used",
                                left,
                                card.limit().get().n())
                        : speech.get("spirit.always"));
        uses.pseudoClassStateChanged(SPENT, !ready);
        Fitting.line(uses, Fonts.STRONG, layout.words(12), SIDE - 27);
        uses.pseudoClassStateChanged(SPENT, !ready);
        uses.setGraphic(Glyph.icon(
                ready ? "mdi2c-check-circle" : "mdi2c-circle-outline", 15, ready ? "printed-green" : "printed-faint"));
        boolean onDice = card.power() instanceof Power.RerollSolo;
        key.setVisible(onDice);
        key.setManaged(onDice);
        setAccessibleText(title.getText() + ". " + text.getText() + " " + uses.getText());
    }

    /** The name in one line, the text in what is left below it. */
    private void fit() {
        double room = bodyWidth() - SIDE - 16;
        double top = layout.compact() ? 3 : 5;
        Fitting.line(title, Fonts.DISPLAY, Math.min(20, layout.words(18)), room);
        title.resizeRelocate(12, top, room, 24);
        double height = getPrefHeight() - top - 24 - 4;
        Fitting.block(text, Fonts.TEXT, layout.words(13), -3, room, height);
        text.resizeRelocate(12, top + 24, room, height);
    }
}
