package org.alea.app.games.fateforge.camp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.board.BoardKit;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.shell.Fonts;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.Fitting;
import org.alea.app.table.Spot;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.gauge.Pips;
import org.alea.app.table.symbol.Sign;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.GearSlot;
import org.alea.games.fateforge.state.Hero;

/** A hero between scenes: pips, dice, the slots with what lies in them, the active skills and those that rest. */
final class GearPanel {
    private static final PseudoClass WANTED = PseudoClass.getPseudoClass("wanted");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final int MOST_ACTIVE = 6;
    private static final List<GearSlot> SLOTS =
            List.of(GearSlot.MAIN, GearSlot.SECONDARY, GearSlot.PACK1, GearSlot.PACK2, GearSlot.PACK3, GearSlot.PACK4);

    private final BoardKit kit;
    private final String id;
    private final Pane root = new Pane();

    GearPanel(BoardKit kit, String id) {
        this.kit = kit;
        this.id = id;
        root.getStyleClass().addAll("table-panel", "hero-board");
        root.setManaged(false);
    }

    Region node() {
        return root;
    }

    void show(BoardKit.View view, Rectangle2D place) {
        Hero hero = view.table().hero(id);
        root.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
        root.getChildren().clear();
        view.pieces().place(FateSpots.board(id), root);
        double width = place.getWidth() - 24;
        HBox head = head(hero);
        head.resizeRelocate(12, 8, width, 46);
        root.getChildren().add(head);
        double top = 60;
        double slot = Math.min(kit.of(50, 44), (place.getHeight() - top) * 0.3);
        slots(view, hero, place, width, top, slot);
        skills(view, hero, width, top + slot + 22);
    }

    private HBox head(Hero hero) {
        FateSpeech speech = kit.speech();
        Label name = kit.label(speech.hero(id), "fate-name");
        Label role = kit.label(
                speech.role(id) + " · "
                        + speech.get(
                                "trait." + speech.content().hero(id).trait().name()),
                "hero-role");
        HBox dice = new HBox(4);
        hero.dice()
                .forEach(die ->
                        dice.getChildren().add(new DieNode(FateLooks.skin(die), new DieFace.Blank(), kit.of(20, 17))));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        name.setMinWidth(Region.USE_PREF_SIZE);
        dice.setMinWidth(Region.USE_PREF_SIZE);
        HBox line = new HBox(8, name, role, gap, dice);
        line.setAlignment(Pos.CENTER_LEFT);
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        HBox pips = new HBox(
                new Pips(Pips.Kind.HEALTH, Pips.Reading.of(hero.health(), hero.maxHealth()), 16),
                between,
                new Pips(Pips.Kind.ENERGY, Pips.Reading.of(hero.energy(), hero.maxEnergy()), 16));
        VBox words = new VBox(3, line, pips);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox head = new HBox(10, new Medal(FateLooks.medal(id), Medal.Mood.PLAIN, 44), words);
        head.setAlignment(Pos.CENTER_LEFT);
        head.setManaged(false);
        return head;
    }

    /** The slots lie on the panel; what is in them lies on the table, to be taken. */
    private void slots(BoardKit.View view, Hero hero, Rectangle2D place, double width, double top, double high) {
        Map<GearSlot, Gear> in = new LinkedHashMap<>();
        hero.gear().forEach(gear -> in.put(gear.slot(), gear));
        List<GearSlot> shown = new ArrayList<>(SLOTS);
        if (in.containsKey(GearSlot.HANDS)) {
            shown.remove(GearSlot.SECONDARY);
            shown.set(0, GearSlot.HANDS);
        }
        double unit = (width - 5 * 6) / 6;
        if (!in.containsKey(GearSlot.HANDS)) {
            bothHands(view, top, 2 * unit + 6, high);
        }
        double x = 12;
        for (GearSlot slot : shown) {
            double wide = slot == GearSlot.HANDS ? 2 * unit + 6 : unit;
            StackPane empty = new StackPane();
            empty.getStyleClass().add("gear-slot");
            empty.resizeRelocate(x, top, wide, high);
            empty.setManaged(false);
            Spot spot = FateSpots.slot(id, slot);
            empty.pseudoClassStateChanged(WANTED, view.wanted(spot));
            empty.setAccessibleText(kit.speech().get("slot." + slot.name()));
            view.pieces().place(spot, empty);
            if (slot == GearSlot.HANDS) {
                view.pieces().place(FateSpots.slot(id, GearSlot.MAIN), empty);
            }
            Optional<Gear> gear = Optional.ofNullable(in.get(slot));
            Label below = kit.label(
                    gear.map(found -> kit.speech().item(found.card()))
                            .orElse(kit.speech().get("slot." + slot.name())),
                    "slot-word");
            below.setAlignment(Pos.CENTER);
            Fitting.line(below, Fonts.TEXT, 12, wide + 4);
            below.setManaged(false);
            below.resizeRelocate(x - 2, top + high + 1, wide + 4, 18);
            root.getChildren().addAll(empty, below);
            double at = x;
            gear.ifPresent(
                    found -> GearToken.lay(kit, view, found, place.getMinX() + at, place.getMinY() + top, wide, high));
            x += wide + 6;
        }
    }

    /** Where a bulky weapon would lie, over both weapon slots; it is in the way of neither unless such a one is in hand. */
    private void bothHands(BoardKit.View view, double top, double wide, double high) {
        Spot spot = FateSpots.slot(id, GearSlot.HANDS);
        boolean wanted = view.wanted(spot);
        Region both = new Region();
        both.resizeRelocate(12, top, wide, high);
        both.setManaged(false);
        both.setMouseTransparent(!wanted);
        if (wanted) {
            both.getStyleClass().add("gear-slot");
            both.pseudoClassStateChanged(WANTED, true);
            both.setViewOrder(-1);
        }
        both.setAccessibleText(kit.speech().get("slot." + GearSlot.HANDS.name()));
        view.pieces().place(spot, both);
        root.getChildren().add(both);
    }

    private void skills(BoardKit.View view, Hero hero, double width, double top) {
        FateSpeech speech = kit.speech();
        Label caption = kit.label(speech.caption("camp.skills", hero.active().size(), MOST_ACTIVE), "panel-caption");
        FlowPane all = new FlowPane(6, 5);
        all.setPrefWrapLength(width);
        for (String skill : hero.active()) {
            all.getChildren().add(skill(view, skill, true));
        }
        for (String skill : hero.skills()) {
            if (!hero.active().contains(skill)) {
                all.getChildren().add(skill(view, skill, false));
            }
        }
        VBox box = new VBox(4, caption, all);
        box.setManaged(false);
        box.resizeRelocate(12, top, width, Math.max(20, root.getHeight() - top - 6));
        view.pieces().place(FateSpots.actives(id), caption);
        root.getChildren().add(box);
    }

    private Label skill(BoardKit.View view, String skill, boolean active) {
        Label chip = kit.chip(FateLooks.skill(skill), kit.speech().skill(skill), "skill-chip");
        chip.setGraphic(Sign.of(FateLooks.skill(skill), 16));
        if (!active) {
            chip.getStyleClass().add("resting");
        }
        Spot spot = FateSpots.skill(skill);
        chip.pseudoClassStateChanged(CHOSEN, view.draft().has(spot));
        view.pieces().place(spot, chip);
        return chip;
    }
}
