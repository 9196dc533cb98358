package org.alea.app.games.fateforge.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.games.fateforge.input.HeroOf;
import org.alea.app.games.fateforge.input.PathDrawing;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.Motion;
import org.alea.app.table.Spot;
import org.alea.app.table.map.MapPlan;
import org.alea.app.table.map.Seats;
import org.alea.app.table.map.TrailLayer;
import org.alea.app.table.map.ZoneMap;
import org.alea.app.table.map.ZoneReading;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.CombatScene.SceneDoor;
import org.alea.games.fateforge.rules.FoeIntent;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;

/** The map of the scene: zones with what lies in them, doors between them, heroes and enemies on their seats. */
final class MapPane {
    private static final PseudoClass WANTED = PseudoClass.getPseudoClass("wanted");
    private static final double EDGE = 7;
    private static final double HEAD = 30;

    private final BoardKit kit;
    private final Rectangle2D area;
    private final CombatScene scene;
    private final ScenePlan plan;
    private final ZoneMap map;
    private final Pane tags = new Pane();
    private final TrailLayer trails = new TrailLayer();
    private final ZoneTags lying;
    private final MapFigures figures;
    private final StackPane root = new StackPane();
    private final Map<String, Point2D> standing = new HashMap<>();
    private List<TrailLayer.Trail> lasting = List.of();

    MapPane(BoardKit kit, CombatScene scene, Rectangle2D area) {
        this.kit = kit;
        this.area = area;
        this.scene = scene;
        double gap = kit.of(12, 10);
        plan = new ScenePlan(kit.speech(), scene, area.getWidth(), area.getHeight(), gap);
        map = new ZoneMap(plan.plan(), Motion.NONE, kit.plan().scale());
        lying = new ZoneTags(kit, scene);
        figures = new MapFigures(kit);
        tags.setPickOnBounds(false);
        tags.setManaged(false);
        trails.setManaged(false);
        Pane layers = new Pane(map, tags, trails);
        map.relocate(0, 0);
        root.getChildren().add(layers);
        root.setManaged(false);
        root.resizeRelocate(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
        tags.resizeRelocate(0, 0, area.getWidth(), area.getHeight());
        trails.resizeRelocate(0, 0, area.getWidth(), area.getHeight());
    }

    Region node() {
        return root;
    }

    String scene() {
        return scene.id();
    }

    void show(BoardKit.View view, Fray fray, Intents intents) {
        map.passages(plan.passages(fray.doorsOpen()));
        map.show(readings(view));
        tags.getChildren().clear();
        standing.clear();
        for (MapPlan.Zone zone : plan.plan().zones()) {
            view.pieces().place(FateSpots.zone(zone.id()), map.tile(zone.id()));
            double taken = layTags(view, fray, zone);
            letter(zone);
            seat(view, fray, intents, zone, taken);
        }
        scene.doors().forEach(door -> lay(view, fray, door));
        lasting = trails(view);
        trails.show(lasting);
    }

    /** Draws what these enemies would do: where they would go, and whom they would strike. */
    void foretell(List<FoeIntent> intents) {
        List<TrailLayer.Trail> all = new ArrayList<>(lasting);
        for (FoeIntent intent : intents) {
            Optional<Point2D> from = Optional.ofNullable(standing.get(intent.foe()));
            for (String zone : intent.zones()) {
                from.ifPresent(start -> all.add(TrailLayer.Trail.path(
                        List.of(start, plan.plan().zone(zone).middle()), 0)));
            }
            if (intent.damage() > 0) {
                intent.heroes().forEach(hero -> blow(intent.foe(), hero).ifPresent(all::add));
            }
        }
        trails.show(all);
    }

    /** A blow from one figure to another ends at its rim. */
    private Optional<TrailLayer.Trail> blow(String from, String to) {
        Optional<Point2D> start = Optional.ofNullable(standing.get(from));
        Optional<Point2D> end = Optional.ofNullable(standing.get(to));
        if (start.isEmpty() || end.isEmpty()) {
            return Optional.empty();
        }
        Point2D way = end.get().subtract(start.get());
        double rim = kit.of(34, 30);
        if (way.magnitude() < 2 * rim) {
            return Optional.of(TrailLayer.Trail.blow(start.get(), end.get(), 0));
        }
        Point2D along = way.normalize();
        return Optional.of(TrailLayer.Trail.blow(
                start.get().add(along.multiply(rim * 0.8)), end.get().subtract(along.multiply(rim)), 0));
    }

    private Map<String, ZoneReading> readings(BoardKit.View view) {
        Map<String, ZoneReading> readings = new LinkedHashMap<>();
        HeroOf.prompt(view.table())
                .map(view.table()::hero)
                .filter(hero -> !hero.fight().zone().isEmpty())
                .ifPresent(hero -> readings.put(hero.fight().zone(), ZoneReading.of(ZoneReading.State.HERE)));
        for (MapPlan.Zone zone : plan.plan().zones()) {
            if (view.wanted(FateSpots.zone(zone.id()))) {
                readings.put(
                        zone.id(),
                        ZoneReading.of(ZoneReading.State.LEGAL)
                                .saying(Symbol.MOVE.icon(), kit.speech().get("zone.go")));
            }
        }
        Acting.danger(view.shot()).forEach(zone -> readings.put(zone, ZoneReading.of(ZoneReading.State.DANGER)));
        return readings;
    }

    /** The letter and number by which moves and journal call a zone, small in its corner. */
    private void letter(MapPlan.Zone zone) {
        Label letter = kit.label(zone.id(), "zone-letter");
        letter.setMouseTransparent(true);
        letter.setManaged(false);
        letter.resizeRelocate(
                zone.box().getMaxX() - 28, zone.box().getMinY() + zone.box().getHeight() - 22, 22, 16);
        tags.getChildren().add(letter);
    }

    /** What lies in a zone, at its foot; answers how much of its height that takes. */
    private double layTags(BoardKit.View view, Fray fray, MapPlan.Zone zone) {
        List<Node> all = lying.of(view, fray, zone.id());
        if (all.isEmpty()) {
            return 0;
        }
        FlowPane flow = new FlowPane(5, 4);
        flow.setPickOnBounds(false);
        flow.setAlignment(Pos.BOTTOM_LEFT);
        flow.getChildren().addAll(all);
        double width = zone.box().getWidth() - 2 * EDGE;
        tags.getChildren().add(flow);
        flow.setManaged(false);
        flow.resizeRelocate(
                zone.box().getMinX() + EDGE,
                zone.box().getMinY() + HEAD,
                width,
                zone.box().getHeight() - HEAD - EDGE);
        return rows(all, width) * 28 * kit.text() + 2;
    }

    /** In how many lines tags come to lie side by side. */
    private int rows(List<Node> all, double width) {
        int rows = 1;
        double used = 0;
        for (Node node : all) {
            double wide =
                    node instanceof Labeled tag ? Fitting.width(tag.getText(), Fonts.STRONG, 12 * kit.text()) + 40 : 40;
            if (used > 0 && used + wide > width) {
                rows++;
                used = 0;
            }
            used += wide + 5;
        }
        return rows;
    }

    private void seat(BoardKit.View view, Fray fray, Intents intents, MapPlan.Zone zone, double taken) {
        List<Hero> heroes = view.table().state().heroes().stream()
                .filter(hero -> hero.in(zone.id()))
                .toList();
        List<Foe> foes = fray.foes().stream().filter(foe -> foe.in(zone.id())).toList();
        List<Dimension2D> sizes = new ArrayList<>();
        heroes.forEach(hero -> sizes.add(figures.size(hero, heroes.size() + foes.size())));
        foes.forEach(foe -> sizes.add(figures.size(foe, heroes.size() + foes.size())));
        Rectangle2D room = ZoneMap.room(zone);
        Rectangle2D free = new Rectangle2D(
                area.getMinX() + room.getMinX(),
                area.getMinY() + room.getMinY(),
                room.getWidth(),
                Math.max(40, room.getHeight() - taken));
        List<Rectangle2D> seats = Seats.pack(sizes, free);
        for (int i = 0; i < seats.size(); i++) {
            String who = i < heroes.size()
                    ? heroes.get(i).id()
                    : foes.get(i - heroes.size()).id();
            Rectangle2D seat = seats.get(i);
            standing.put(
                    who,
                    new Point2D(
                            seat.getMinX() + seat.getWidth() / 2 - area.getMinX(),
                            seat.getMinY() + seat.getHeight() / 2 - area.getMinY() - 5));
            int crowd = heroes.size() + foes.size();
            if (i < heroes.size()) {
                figures.lay(view, heroes.get(i), seats.get(i), crowd);
            } else {
                figures.lay(view, intents, foes.get(i - heroes.size()), seats.get(i), crowd);
            }
        }
    }

    /** A handle on a door: what is touched to open or to close it. */
    private void lay(BoardKit.View view, Fray fray, SceneDoor door) {
        Point2D middle = plan.plan()
                .zone(door.a())
                .middle()
                .midpoint(plan.plan().zone(door.b()).middle());
        boolean open = fray.doorsOpen().contains(door.id());
        FateSpeech speech = kit.speech();
        Optional<Foe> defender = fray.foes().stream()
                .filter(foe -> foe.defends().equals(door.id()))
                .findFirst();
        String state = speech.get(open ? "door.open" : "door.shut");
        String heard = defender.map(foe -> state + ", " + speech.get("tag.defended", speech.tag(foe)))
                .orElse(state);
        StackPane handle = new StackPane(Sign.of(open ? "mdi2d-door-open" : Symbol.DOOR.icon(), 18));
        handle.getStyleClass().add("door-handle");
        handle.setAccessibleText(heard);
        Spot spot = FateSpots.token(door.id());
        handle.pseudoClassStateChanged(WANTED, view.wanted(spot));
        handle.setManaged(false);
        handle.resizeRelocate(middle.getX() - 15, middle.getY() - 15, 30, 30);
        tags.getChildren().add(handle);
        view.pieces().place(spot, handle);
    }

    private List<TrailLayer.Trail> trails(BoardKit.View view) {
        List<TrailLayer.Trail> all = new ArrayList<>();
        view.table().prompt().ifPresent(prompt -> {
            if (prompt instanceof Prompt.Leaving leaving) {
                List<String> drawn = PathDrawing.drawn(view.table(), view.draft());
                leaving.paths().stream()
                        .filter(path -> drawn.isEmpty() || !view.draft().has(FateSpots.hero(path.hero())))
                        .forEach(path -> all.add(TrailLayer.Trail.path(points(path.zones()), 0)));
                all.add(TrailLayer.Trail.path(points(drawn), 0));
            }
        });
        int step = view.shot().reel().map(reel -> reel.inChain() + 1).orElse(0);
        Acting.path(view.shot()).ifPresent(zones -> all.add(TrailLayer.Trail.path(points(zones), step)));
        Acting.foe(view.shot())
                .ifPresent(foe -> Acting.victims(view.shot())
                        .forEach(hero -> blow(foe, hero).ifPresent(all::add)));
        return all;
    }

    private List<Point2D> points(List<String> zones) {
        return zones.stream()
                .flatMap(zone -> plan.plan().find(zone).stream())
                .map(MapPlan.Zone::middle)
                .toList();
    }
}
