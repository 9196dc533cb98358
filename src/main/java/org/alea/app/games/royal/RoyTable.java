package org.alea.app.games.royal;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Glyph;
import org.alea.games.royal.RoyRow;
import org.alea.games.royal.RoyalTable;

/** The Roy's action table with his last throw above it; the row he played is lit. */
final class RoyTable extends VBox {
    private final boolean compact;

    RoyTable(boolean compact) {
        this.compact = compact;
        getStyleClass().add("roy-table");
    }

    void show(RoyalTable table, RoyalSpeech speech) {
        List<Integer> roll = table.royRoll();
        int result = roll.stream().mapToInt(Integer::intValue).sum();
        getChildren().setAll(lastRoll(table, roll, result, speech));
        for (RoyRow row : table.content().royTable()) {
            getChildren().add(row(row, row.result() == result, speech));
        }
    }

    private Node lastRoll(RoyalTable table, List<Integer> roll, int result, RoyalSpeech speech) {
        HBox box = new HBox(8);
        box.setAlignment(Pos.CENTER_LEFT);
        box.getStyleClass().add("roy-roll");
        if (roll.isEmpty()) {
            Label none = new Label(speech.get("roy.unplayed"));
            none.getStyleClass().add("note");
            box.getChildren().add(none);
            return box;
        }
        for (int face : roll) {
            box.getChildren().add(new DieNode(DieSkin.BLACK, DieFace.pips(face), compact ? 34 : 44));
        }
        Label equals = new Label("=");
        equals.getStyleClass().add("note");
        Label sum = new Label(Integer.toString(result));
        sum.getStyleClass().add("roy-sum");
        Label chances = new Label(
                speech.get("roy.chances", table.content().royRow(result).chances()));
        chances.getStyleClass().add("note");
        box.getChildren().addAll(equals, sum, space(), chances);
        box.setAccessibleText(speech.get("roy.hear", roll.get(0), roll.get(1), result));
        return box;
    }

    private Node row(RoyRow row, boolean lit, RoyalSpeech speech) {
        Label result = new Label(Integer.toString(row.result()));
        result.getStyleClass().add("roy-result");
        Label text = new Label(speech.name(row.text()));
        text.getStyleClass().add("roy-text");
        Label price = new Label(price(row, speech));
        price.getStyleClass().add("roy-price");
        price.setMinWidth(Region.USE_PREF_SIZE);
        HBox line = new HBox(8, result, text, space(), price, Glyph.icon("mdi2d-dice-5-outline", 14, "roy-die"));
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().addAll("roy-row", lit ? "lit" : "unlit");
        line.setAccessibleText(row.result() + ". " + text.getText() + ". " + price.getText());
        return line;
    }

    private static String price(RoyRow row, RoyalSpeech speech) {
        if (row.diceForEachPlace() > 0) {
            return speech.get("roy.places");
        }
        return row.buysYourDie() ? speech.get("roy.andYours", row.ownDice()) : Integer.toString(row.ownDice());
    }

    private static Region space() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }
}
