package org.alea.app.games.fateforge.board;

import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.GroupBag;

/** The group bag: gold, food and the items in it. */
final class LootPane {
    private final BoardKit kit;
    private final Pane root = new Pane();
    private final HBox purse = new HBox(14);
    private final FlowPane items = new FlowPane(6, 6);

    LootPane(BoardKit kit, Rectangle2D place) {
        this.kit = kit;
        root.getStyleClass().add("table-panel");
        root.setManaged(false);
        root.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
        purse.setAlignment(Pos.CENTER_LEFT);
        purse.resizeRelocate(12, 8, place.getWidth() - 24, 26);
        items.resizeRelocate(12, 40, place.getWidth() - 24, place.getHeight() - 46);
        root.getChildren().addAll(purse, items);
        root.getChildren().forEach(child -> child.setManaged(false));
    }

    Region node() {
        return root;
    }

    void show(BoardKit.View view) {
        GroupBag bag = view.table().state().bag();
        int gold = bag.gold();
        purse.getChildren()
                .setAll(
                        kit.label(kit.speech().get("bag"), "panel-caption"),
                        figure(Symbol.COIN.icon(), kit.speech().get("bag.gold", gold)),
                        figure(Symbol.FOOD.icon(), Integer.toString(bag.food())));
        view.pieces().place(FateSpots.bag(), root);
        items.getChildren().clear();
        for (Gear gear : bag.items()) {
            StackPane slot = new StackPane(Sign.of(FateLooks.item(gear.card()), 24));
            slot.getStyleClass().add("gear-slot");
            double size = kit.of(44, 38);
            slot.setMinSize(size, size);
            slot.setPrefSize(size, size);
            String name = kit.speech().item(gear.card());
            slot.setAccessibleText(name);
            view.pieces().place(FateSpots.item(gear.id()), slot);
            items.getChildren().add(slot);
        }
    }

    private static Label figure(String icon, String words) {
        Label figure = new Label(words, Sign.of(icon, 18));
        figure.getStyleClass().add("bag-figure");
        figure.setMinWidth(Region.USE_PREF_SIZE);
        return figure;
    }
}
