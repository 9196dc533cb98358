package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.alea.app.games.royal.pieces.BuildingView;
import org.alea.app.games.royal.pieces.CathedralView;
import org.alea.app.play.TableClock;
import org.alea.app.table.Felt;
import org.alea.app.table.FeltPattern;
import org.alea.app.table.Glyph;
import org.alea.app.table.Hand;
import org.alea.games.royal.Board;
import org.alea.games.royal.Building;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/** Everything that stands on the felt, each at its place; what can be touched is made known to the hand. */
final class RoyalBoard extends Pane {
    private static final int FACES = 6;
    private static final int COLUMNS = 6;

    private final RoyalLayout plan;
    private final Hand<RoyalAct> hand;
    private final RoyalSpeech speech;
    private final Felt felt = new Felt();
    private final Map<Building, BuildingView> buildings = new EnumMap<>(Building.class);
    private final CathedralView cathedral;
    private final CitySquare square;
    private final ActivityRows activities;
    private final EventLane events;
    private final ActionPanel action;
    private final CommandPad commands;
    private final RoySide roy;
    private final Corner supply;
    private final Corner field;
    private final Corner lying;
    private final ClockCorner clock;
    private Optional<Shown> shown = Optional.empty();

    /** What lies on the board, and whose events lie in their row. */
    private record Shown(RoyalTable table, RoyalTable lying) {}

    /** @param taken is shown each event that leaves the row for the side that has won it */
    RoyalBoard(
            RoyalLayout plan,
            Hand<RoyalAct> hand,
            RoyalSpeech speech,
            Board printed,
            RoySide roy,
            Node hint,
            BiConsumer<Node, Side> taken) {
        this.plan = plan;
        this.hand = hand;
        this.speech = speech;
        this.roy = roy;
        setPrefSize(plan.width(), plan.height());
        getStyleClass().add(plan.compact() ? "compact" : "standard");
        felt.resize(plan.width(), plan.height());
        getChildren().add(felt);
        for (Building building : Building.values()) {
            build(printed.house(building));
        }
        cathedral = new CathedralView(
                printed,
                speech.texts(),
                plan.cathedral().getWidth(),
                plan.cathedral().getHeight());
        cathedral.setStyle(plan.piece());
        put(cathedral, plan.cathedral());
        hand.register(Spots.to(Aim.CATHEDRAL), cathedral);
        for (int column = 1; column <= COLUMNS; column++) {
            for (int level = 1; level <= printed.levels(); level++) {
                hand.register(Spots.to(Aim.cell(column, level)), cathedral.cell(column, level));
            }
        }
        square = new CitySquare(plan, speech.diceSize());
        put(square, plan.square());
        double size = plan.compact() ? 50 : 62;
        double words = plan.words(11);
        supply = new Corner(Glyph.icon("mdi2c-chess-pawn", plan.compact() ? 14 : 18, "bar-crown"), size, words);
        lying = new Corner(Glyph.icon("mdi2b-bed", 18, "bar-crown"), size, words);
        field = new Corner(Glyph.icon("mdi2b-barley", 24, "brass"), size, words);
        clock = new ClockCorner(size);
        corners(size);
        activities = new ActivityRows(plan, hand, speech);
        getChildren().add(activities);
        events = new EventLane(plan, hand, speech, taken);
        getChildren().add(events);
        action = new ActionPanel(plan, hint);
        put(action, plan.action());
        commands = new CommandPad(plan);
        put(commands, plan.commands());
        put(roy, plan.roy());
        // the crown of the last event stands out of its row
        events.toFront();
        hand.register(Spots.TRAY, action.tray());
        hand.register(Spots.LOOSE_CUBE, action.chip());
        hand.register(Spots.SUPPLY, supply);
        hand.register(Spots.LYING, lying);
        hand.register(Spots.to(Aim.FIELD), field);
        for (Side side : Side.values()) {
            hand.register(Spots.district(side), square.district(side));
        }
    }

    private void build(Board.House house) {
        Rectangle2D area = plan.building(house.building());
        BuildingView view = new BuildingView(house, speech.skins(), area.getWidth(), area.getHeight());
        view.setStyle(plan.piece());
        buildings.put(house.building(), view);
        put(view, area);
        hand.register(Spots.house(house.building()), view);
        for (int face = 1; face <= FACES; face++) {
            hand.register(Spots.to(Aim.space(house.building(), face)), view.space(face));
        }
    }

    private void corners(double size) {
        Rectangle2D box = plan.square();
        supply.relocate(box.getMinX(), box.getMaxY() - size);
        field.relocate(box.getMaxX() - size, box.getMaxY() - size);
        lying.relocate(box.getMinX(), box.getMinY());
        clock.relocate(box.getMaxX() - size, box.getMinY());
        getChildren().addAll(supply, field, lying, clock);
    }

    private void put(Region node, Rectangle2D area) {
        node.resizeRelocate(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
        getChildren().add(node);
    }

    /** With high contrast the cloth is plain. */
    void paint(boolean light, boolean contrast) {
        String plain = light ? "#FFFFFF" : "#0B0F15";
        Felt.Cloth cloth =
                contrast ? Felt.Cloth.of(plain, plain, Color.TRANSPARENT, FeltPattern.PLAIN) : patterned(light);
        felt.paint(cloth, square.middle().getX(), square.middle().getY(), List.of(), plan.scale());
    }

    private static Felt.Cloth patterned(boolean light) {
        return light
                ? Felt.Cloth.of("#D9DEEC", "#BCC5DC", Color.web("#3557BE", 0.08), FeltPattern.HEXAGONS)
                : Felt.Cloth.of("#1B2745", "#0E1524", Color.web("#83A5F7", 0.06), FeltPattern.HEXAGONS);
    }

    /** @param lying whose cards lie there: what the Roy takes stays for as long as he has not been seen to pay */
    void show(RoyalPlay play, RoyalTable lying) {
        Shown now = new Shown(play.table(), lying);
        if (!Optional.of(now).equals(shown)) {
            shown = Optional.of(now);
            showTable(play, now.table());
            events.show(now.table(), lying);
        }
        new Question(play, speech, action).show();
        commands.show(play, speech);
        hand.spots().keySet().removeIf(spot -> spot.kind().equals("to") && Aim.isCommand(spot.which()));
        commands.commands().forEach((target, button) -> hand.register(Spots.to(target), button));
    }

    /** What only changes with a move, and not with every gesture. */
    private void showTable(RoyalPlay play, RoyalTable table) {
        buildings.forEach((building, view) -> view.show(BuildingView.State.of(table, building)));
        cathedral.show(CathedralView.State.of(play.game(), table));
        square.show(table, speech);
        activities.show(table);
        int citizens = table.city().supply();
        supply.show(
                citizens + "+" + table.city().general(),
                speech,
                "supply",
                in -> in.get("hear.supply", citizens, table.city().general()));
        int down = table.city().lying(Side.YOU);
        lying.show(Integer.toString(down), speech, "lying", in -> in.get("hear.lying", down));
        lying.setVisible(down > 0);
        int divisor = table.content().board().constants().agricultureDivisor();
        field.show("", speech, "field", in -> in.get("hear.field", divisor));
    }

    void showClock(TableClock<?, ?> turn) {
        clock.show(turn, speech);
    }

    /** The large things on the table, each of which can be looked at by itself. */
    List<Node> large() {
        List<Node> all = new ArrayList<>(buildings.values());
        all.add(cathedral);
        all.addAll(activities.getChildren());
        all.addAll(events.getChildren());
        return all;
    }

    Node building(Building building) {
        return buildings.getOrDefault(building, buildings.values().iterator().next());
    }

    CitySquare square() {
        return square;
    }

    ActionPanel action() {
        return action;
    }

    EventLane events() {
        return events;
    }

    CommandPad commands() {
        return commands;
    }

    /** The buttons the cursor can reach, in reading order. */
    List<Button> buttons() {
        List<Button> all = new ArrayList<>(action.buttons());
        all.addAll(roy.buttons());
        return all;
    }
}
