package org.alea.app.table.card;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.figure.Gem;
import org.alea.app.table.symbol.Sign;

/** What a card costs, side by side: places for dice, shards, a price. */
final class CostRow {
    private CostRow() {}

    /** With plus signs between them and an arrow behind, as on a skill. */
    static HBox slots(List<CardPrint.Cost> costs, double size) {
        HBox row = new HBox(6);
        row.setAlignment(Pos.CENTER_LEFT);
        row.setMinWidth(HBox.USE_PREF_SIZE);
        for (CardPrint.Cost cost : costs) {
            if (!row.getChildren().isEmpty()) {
                Label plus = new Label("+");
                plus.getStyleClass().add("card-foot");
                row.getChildren().add(plus);
            }
            row.getChildren().add(node(cost, size));
        }
        if (!costs.isEmpty()) {
            row.getChildren().add(Sign.of("mdi2a-arrow-right-bold", 17));
        }
        return row;
    }

    /** Without anything between them, as in the head of a card. */
    static HBox tight(List<CardPrint.Cost> costs, double size) {
        HBox row = new HBox(4);
        row.setAlignment(Pos.CENTER_RIGHT);
        row.setMinWidth(HBox.USE_PREF_SIZE);
        costs.forEach(cost -> row.getChildren().add(node(cost, size)));
        return row;
    }

    private static Node node(CardPrint.Cost cost, double size) {
        if (cost instanceof CardPrint.Cost.Result result) {
            StackPane slot = new StackPane();
            slot.getStyleClass().add("place");
            slot.setMinSize(size, size);
            slot.setMaxSize(size, size);
            if (result.paid().isPresent()) {
                slot.getStyleClass().add("taken");
                DieNode die = new DieNode(result.paid().get(), new DieFace.Symbol(result.icon()), size * 0.86);
                slot.getChildren().add(die);
            } else {
                slot.getChildren().add(Sign.of(result.icon(), size * 0.52));
            }
            return slot;
        }
        if (cost instanceof CardPrint.Cost.Shard shard) {
            Gem gem = shard.stone().map(stone -> Gem.of(stone, size)).orElseGet(() -> Gem.any(size));
            return shard.missing() ? gem.missing() : gem;
        }
        CardPrint.Cost.Price price = (CardPrint.Cost.Price) cost;
        Label label = new Label(price.words());
        if (!price.icon().isEmpty()) {
            label.setGraphic(Sign.of(price.icon(), 16));
        }
        label.getStyleClass().add("card-price");
        label.setMinWidth(Label.USE_PREF_SIZE);
        return label;
    }
}
