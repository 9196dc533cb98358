package org.alea.app.games.queen;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import org.alea.app.table.Glyph;
import org.alea.app.table.KeyCap;
import org.alea.app.table.PaperCard;
import org.alea.games.queen.Power;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.SpiritCard;

/** The Epic Spirit under the dial: its power, how often it may still be used, and its key. */
final class SpiritView extends PaperCard {
    private final Label title = new Label();
    private final Label text = new Label();
    private final Label uses = new Label();
    private final KeyCap key = new KeyCap("Alt 1–6");

    SpiritView(double width, double height, boolean compact) {
        this(width, height, compact, new Pane());
    }

    private SpiritView(double width, double height, boolean compact, Pane body) {
        super(width, height, compact ? 46 : 54, false, body);
        getStyleClass().add("spirit");
        title.getStyleClass().add("card-title");
        title.setStyle("-fx-font-size: 18px;");
        text.getStyleClass().add("spirit-text");
        text.setWrapText(true);
        uses.getStyleClass().add("spirit-uses");
        key.getStyleClass().add("ink");
        VBox words = new VBox(1, title, text);
        words.setAlignment(Pos.CENTER_LEFT);
        VBox right = new VBox(4, uses, key);
        right.setAlignment(Pos.CENTER);
        double side = 92;
        words.resizeRelocate(12, 0, bodyWidth() - side - 16, height);
        words.setPrefSize(bodyWidth() - side - 16, height);
        words.relocate(12, 0);
        right.setPrefSize(side, height);
        right.relocate(bodyWidth() - side - 2, 0);
        body.getChildren().addAll(words, right);
    }

    void show(QueenTable table, SpiritCard card, Speech speech) {
        strip(Glyph.icon(Emblems.of(card.id()), 28), "gold");
        title.setText(speech.name(card.name()));
        text.setText(speech.effects(card.effect()));
        boolean limited = card.uses().isPresent();
        int left = table.powerUsesLeft().orElse(0);
        boolean ready = !limited || left > 0;
        uses.setText(
                limited
                        ? speech.get(
                                ready ? "spirit.ready" : "spirit.used",
                                left,
                                card.uses().get().n())
                        : speech.get("spirit.always"));
        uses.setGraphic(Glyph.icon(
                ready ? "mdi2c-check-circle" : "mdi2c-circle-outline", 15, ready ? "printed-green" : "printed-faint"));
        boolean onDice = card.power() instanceof Power.RerollSolo;
        key.setVisible(onDice);
        key.setManaged(onDice);
        setAccessibleText(title.getText() + ". " + text.getText() + " " + uses.getText());
    }
}
