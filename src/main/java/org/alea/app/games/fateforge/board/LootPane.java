package org.alea.app.games.fateforge.board;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
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
import org.alea.app.table.Spot;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.GroupBag;
import org.alea.games.fateforge.state.Hero;

/** What the group has: gold and food, the items each hero carries and those in the bag, and the piles of the scene. */
final class LootPane {
    private static final PseudoClass DOWN = PseudoClass.getPseudoClass("down");

    /** The numbers of the rules by which scenes have Fear and Trap cards. */
    private static final int FEAR = 13;

    private static final int TRAPS = 10;

    private final BoardKit kit;
    private final Pane root = new Pane();
    private final HBox purse = new HBox(14);
    private final FlowPane items = new FlowPane(6, 6);
    private final FlowPane piles = new FlowPane(6, 4);
    private final double roomy;
    private final double width;
    private double tile;

    LootPane(BoardKit kit, Rectangle2D place) {
        this.kit = kit;
        root.getStyleClass().add("table-panel");
        root.setManaged(false);
        root.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
        double pile = 26 * Math.max(1, kit.text());
        width = place.getWidth() - 24;
        roomy = kit.of(42, 36);
        tile = roomy;
        purse.setAlignment(Pos.CENTER_LEFT);
        purse.resizeRelocate(12, 6, width, 26);
        double foot = place.getHeight() - pile - kit.of(8, 5);
        items.resizeRelocate(12, kit.of(40, 34), width, foot - kit.of(42, 36));
        items.setRowValignment(javafx.geometry.VPos.CENTER);
        piles.resizeRelocate(12, foot, width, pile);
        root.getChildren().addAll(purse, items, piles);
        root.getChildren().forEach(child -> child.setManaged(false));
    }

    Region node() {
        return root;
    }

    void show(BoardKit.View view, Fray fray) {
        GroupBag bag = view.table().state().bag();
        purse.getChildren()
                .setAll(
                        kit.label(kit.speech().get("bag"), "panel-caption"),
                        figure(Symbol.COIN.icon(), kit.speech().get("bag.gold", bag.gold())),
                        figure(Symbol.FOOD.icon(), Integer.toString(bag.food())));
        if (fray.gold() > 0) {
            purse.getChildren().add(kit.label(kit.speech().get("bag.scene", fray.gold()), "hero-role"));
        }
        view.pieces().place(FateSpots.bag(), root);
        items.getChildren().clear();
        tile = fitting(view.table().state().heroes(), bag);
        for (Hero hero : view.table().state().heroes()) {
            if (!hero.gear().isEmpty()) {
                items.getChildren().add(new Medal(FateLooks.medal(hero.id()), Medal.Mood.PLAIN, tile * 0.62));
                hero.gear().forEach(gear -> item(view, gear));
            }
        }
        if (!bag.items().isEmpty()) {
            items.getChildren().add(Sign.of("mdi2s-sack", tile * 0.5));
            bag.items().forEach(gear -> item(view, gear));
        }
        if (items.getChildren().isEmpty()) {
            items.getChildren().add(kit.label(kit.speech().get("bag.empty"), "hero-role"));
        }
        showPiles(view, fray);
    }

    /** As large as all things fit in the lines there are. */
    private double fitting(List<Hero> heroes, GroupBag bag) {
        double line = 0;
        for (Hero hero : heroes) {
            line += hero.gear().isEmpty() ? 0 : roomy * 0.62 + 6 + hero.gear().size() * (roomy + 6);
        }
        line += bag.items().isEmpty() ? 0 : roomy * 0.5 + 6 + bag.items().size() * (roomy + 6);
        boolean fits = line <= width || items.getHeight() >= 2 * roomy + 6;
        return fits ? roomy : Math.floor((items.getHeight() - 6) / 2);
    }

    private void item(BoardKit.View view, Gear gear) {
        StackPane slot = new StackPane(Sign.of(FateLooks.item(gear.card()), tile * 0.55));
        slot.getStyleClass().add("gear-token");
        slot.setMinSize(tile, tile);
        slot.setPrefSize(tile, tile);
        slot.setAccessibleText(kit.speech().item(gear.card()));
        slot.pseudoClassStateChanged(DOWN, !gear.faceUp());
        if (gear.charges() > 0) {
            Label charges = kit.label(Integer.toString(gear.charges()), "gear-charges");
            StackPane.setAlignment(charges, Pos.BOTTOM_RIGHT);
            slot.getChildren().add(charges);
        }
        view.pieces().place(Spot.of("gear", gear.id()), slot);
        items.getChildren().add(slot);
    }

    private void showPiles(BoardKit.View view, Fray fray) {
        List<Label> shown = new ArrayList<>();
        List<Integer> rules = kit.speech().content().scene(fray.scene()).rules();
        boolean brief = kit.plan().compact() && (rules.contains(FEAR) || rules.contains(TRAPS));
        shown.add(pile(view, "defeated", "mdi2s-skull", fray.pile().size(), brief));
        if (rules.contains(FEAR)) {
            shown.add(pile(
                    view, "fear", FateLooks.sign("fear"), fray.fear().pile().size(), brief));
        }
        if (rules.contains(TRAPS)) {
            shown.add(pile(
                    view, "trap", FateLooks.sign("trap"), fray.traps().pile().size(), brief));
        }
        int corruption = view.table().state().corruption().pile().size();
        shown.add(pile(view, "corruption", FateLooks.sign("corruption"), corruption, brief));
        piles.getChildren().setAll(shown);
    }

    /** One pile; what is in it is read large. */
    private Label pile(BoardKit.View view, String id, String icon, int count, boolean brief) {
        String words = kit.speech().get("pile.count." + id, count);
        Label chip = kit.chip(icon, brief ? Integer.toString(count) : words, "pile");
        chip.setAccessibleText(words);
        view.pieces().place(Spot.of("pile", id), chip);
        return chip;
    }

    private static Label figure(String icon, String words) {
        Label figure = new Label(words, Sign.of(icon, 18));
        figure.getStyleClass().add("bag-figure");
        figure.setMinWidth(Region.USE_PREF_SIZE);
        return figure;
    }
}
