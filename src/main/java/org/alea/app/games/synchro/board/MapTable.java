package org.alea.app.games.synchro.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.games.synchro.forecast.CombatOutlook;
import org.alea.app.games.synchro.input.HandSpots;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Spot;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.gauge.LifeBar;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.cards.JournalTile;
import org.alea.games.synchro.cards.MapNode;
import org.alea.games.synchro.cards.PoiOffer;
import org.alea.games.synchro.cards.SynchroHero;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.Party;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.Voyage;

/** The map: sixteen places, the ways between them, the calendar, and the party beside it. */
final class MapTable {
    private static final int SIDE = 4;

    private final StageKit kit;
    private final Pane root = new Pane();
    private final Rectangle2D map;
    private final Rectangle2D left;
    private final Rectangle2D column;

    /** How a place stands to the party. */
    private enum State {
        HERE,
        REACHABLE,
        CHOSEN,
        LATER,
        OUT
    }

    MapTable(StageKit kit) {
        this.kit = kit;
        root.setPickOnBounds(false);
        SynchroPlan plan = new SynchroPlan(kit.plan());
        Rectangle2D wide = plan.wide();
        double beside = kit.of(258, 0);
        left = new Rectangle2D(wide.getMinX(), wide.getMinY(), beside, wide.getHeight());
        double x = wide.getMinX() + (beside > 0 ? beside + 12 : 0);
        map = new Rectangle2D(x, wide.getMinY(), wide.getMaxX() - x, wide.getHeight());
        column = plan.column();
    }

    Region node() {
        return root;
    }

    void show(StageKit.View view) {
        root.getChildren().clear();
        Region ground = new Region();
        ground.getStyleClass().add("synchro-ground");
        Rectangle2D wide = new SynchroPlan(kit.plan()).wide();
        double bottom = kit.plan().height();
        double y = kit.plan().deck().getMinY();
        StageKit.put(
                root, ground, new Rectangle2D(0, y, wide.getMaxX() + kit.plan().edge() / 2, bottom - y));
        ground.setMouseTransparent(true);
        Optional<SynchroMove.Travel> travel = view.shot()
                .draft()
                .ready()
                .filter(SynchroMove.Travel.class::isInstance)
                .map(SynchroMove.Travel.class::cast);
        int planned = travel.map(move -> time(view, move)).orElse(0);
        Voyage voyage = view.table().state().voyage();
        for (MapNode node : kit.voice().content().nodes()) {
            ways(node, voyage);
        }
        for (MapNode node : kit.voice().content().nodes()) {
            city(view, node, state(view, node, travel));
        }
        if (left.getWidth() > 0) {
            dial(view, new Rectangle2D(left.getMinX(), left.getMinY(), left.getWidth(), 330), planned, 112);
            double from = left.getMinY() + 342;
            party(view, new Rectangle2D(left.getMinX(), from, left.getWidth(), left.getMaxY() - from));
            preview(view, voyage, column);
        } else {
            dial(view, new Rectangle2D(column.getMinX(), column.getMinY(), column.getWidth(), 148), planned, 68);
            double from = column.getMinY() + 156;
            party(view, new Rectangle2D(column.getMinX(), from, column.getWidth(), column.getMaxY() - from));
        }
    }

    private int time(StageKit.View view, SynchroMove.Travel move) {
        return tile(view, move.node())
                .flatMap(tile -> tile.poi(move.poi()))
                .map(PoiOffer::time)
                .orElse(0);
    }

    private Optional<JournalTile> tile(StageKit.View view, String node) {
        return Optional.ofNullable(view.table().state().voyage().tiles().get(node))
                .map(kit.voice().content()::tile);
    }

    // places and ways

    private Rectangle2D place(MapNode node) {
        double gapX = kit.of(22, 16);
        double gapY = kit.of(16, 12);
        double wide = (map.getWidth() - (SIDE - 1) * gapX) / SIDE;
        double high = (map.getHeight() - (SIDE - 1) * gapY) / SIDE;
        return new Rectangle2D(
                map.getMinX() + (node.col() - 1) * (wide + gapX),
                map.getMinY() + (node.row() - 1) * (high + gapY),
                wide,
                high);
    }

    private void ways(MapNode node, Voyage voyage) {
        Rectangle2D from = place(node);
        for (MapNode.MapLink link : node.links()) {
            Rectangle2D to = place(kit.voice().content().node(link.to()));
            boolean road = link.kind() == MapNode.LinkKind.ROAD;
            Region way = new Region();
            way.getStyleClass().addAll("sy-way", road ? "sy-road" : "sy-canal");
            if (voyage.node().equals(node.id())) {
                way.getStyleClass().add("sy-open");
            }
            Rectangle2D at = road
                    ? new Rectangle2D(
                            from.getMaxX(),
                            from.getMinY() + from.getHeight() / 2 - 5,
                            to.getMinX() - from.getMaxX(),
                            10)
                    : new Rectangle2D(
                            from.getMinX() + from.getWidth() / 2 - 5,
                            from.getMaxY(),
                            10,
                            to.getMinY() - from.getMaxY());
            StageKit.put(root, way, at);
        }
    }

    private State state(StageKit.View view, MapNode node, Optional<SynchroMove.Travel> travel) {
        MapNode here = kit.voice().content().node(view.table().state().voyage().node());
        if (node.id().equals(here.id())) {
            return State.HERE;
        }
        if (here.leadsTo(node.id())) {
            return travel.filter(move -> move.node().equals(node.id())).isPresent() ? State.CHOSEN : State.REACHABLE;
        }
        return node.row() >= here.row() && node.col() >= here.col() ? State.LATER : State.OUT;
    }

    private void city(StageKit.View view, MapNode node, State state) {
        Rectangle2D at = place(node);
        VBox box = new VBox(kit.of(4, 2));
        Optional<JournalTile> tile = tile(view, node.id());
        box.getStyleClass().addAll(tile.isPresent() ? "paper-card" : "sy-end", "sy-city");
        for (State each : State.values()) {
            box.pseudoClassStateChanged(
                    PseudoClass.getPseudoClass(each.name().toLowerCase(java.util.Locale.ROOT)), each == state);
        }
        double inner = at.getWidth() - 16;
        if (tile.isPresent()) {
            head(box, node, inner);
            body(view, box, node, tile.get(), inner);
        } else {
            box.setAlignment(Pos.CENTER);
            boolean start = node.equals(kit.voice().content().start());
            box.getChildren()
                    .addAll(
                            Sign.of(
                                    start ? "mdi2w-weather-sunny" : "mdi2s-star-four-points",
                                    kit.of(42, 34),
                                    "sy-end-sign"),
                            kit.line(kit.voice().term(node.id()), Fonts.DISPLAY, 20, inner, "sy-title"),
                            kit.line(
                                    kit.voice().get(start ? "map.start" : "map.end"),
                                    Fonts.TEXT,
                                    13,
                                    inner,
                                    "sy-note"));
        }
        box.setAccessibleText(kit.voice().get("hear.city", kit.voice().term(node.id()), node.level()));
        StageKit.put(root, box, at);
        view.place(HandSpots.node(node.id()), box);
        if (state == State.HERE) {
            flag(view, at);
        }
    }

    private void head(VBox box, MapNode node, double inner) {
        Label level = kit.label(Integer.toString(node.level()), "sy-city-level");
        Label name = kit.line(kit.voice().term(node.id()), Fonts.DISPLAY, kit.of(18, 16), inner - 34, "sy-city-name");
        HBox head = StageKit.row(8, level, name);
        head.getStyleClass().add("sy-city-head");
        head.setStyle("-fx-background-color: " + SynchroLooks.tile(node.level()) + ";");
        if (node.level() == 3) {
            head.getStyleClass().add("sy-bright");
        }
        box.getChildren().add(head);
    }

    private void body(StageKit.View view, VBox box, MapNode node, JournalTile tile, double inner) {
        HBox monsters = StageKit.row(4, Sign.of("mdi2s-skull", 15, "sy-ink-sign"));
        tile.monsters().forEach(level -> monsters.getChildren().add(kit.label(Integer.toString(level), "sy-square")));
        monsters.getChildren()
                .addAll(
                        StageKit.gap(),
                        kit.label(Integer.toString(tile.coins()), "sy-city-coins"),
                        Sign.of(Symbol.COIN.icon(), 14, "sy-ink-sign"));
        monsters.getStyleClass().add("sy-city-row");
        box.getChildren().add(monsters);
        double high = kit.of(30, 25);
        for (PoiOffer offer : tile.pois()) {
            Label name = kit.line(
                    kit.voice().term(offer.kind()), Fonts.STRONG, kit.of(13.5, 12.5), inner - 70, "sy-poi-name");
            Label time = kit.label(Integer.toString(offer.time()), "sy-poi-time");
            HBox row = StageKit.row(
                    6,
                    Sign.of(SynchroLooks.place(offer.kind()), 16, "sy-ink-sign"),
                    name,
                    StageKit.gap(),
                    time,
                    Sign.of(Symbol.TIME.icon(), 13, "sy-ink-sign"));
            row.getStyleClass().add("sy-poi");
            row.setMinHeight(high);
            row.setMaxHeight(high);
            row.setAccessibleText(kit.voice().get("hear.poi", kit.voice().term(offer.kind()), offer.time()));
            box.getChildren().add(row);
            view.place(HandSpots.poi(node.id(), offer.kind()), row);
        }
    }

    private void flag(StageKit.View view, Rectangle2D at) {
        double size = kit.of(58, 48);
        StackPane flag = new StackPane(Sign.of("mdi2f-flag", size * 0.5, "sy-flag-sign"));
        flag.getStyleClass().add("sy-flag");
        flag.setAccessibleText(kit.voice().get("map.here"));
        Rectangle2D place = new Rectangle2D(at.getMaxX() - size - 6, at.getMaxY() - size - 6, size, size);
        if (view.pieces().isPresent()) {
            view.lay(HandSpots.flag(), flag, place);
        } else {
            StageKit.put(root, flag, place);
        }
    }

    // beside the map

    private void dial(StageKit.View view, Rectangle2D at, int planned, double radius) {
        Pane panel = new Pane();
        panel.getStyleClass().add("table-panel");
        StageKit.put(root, panel, at);
        int space = view.table().state().voyage().space();
        boolean tall = at.getHeight() > 200;
        double x = tall ? at.getMinX() + (at.getWidth() - 2 * radius) / 2 : at.getMinX() + 8;
        Region dial = CalendarDial.of(kit.voice(), space, planned, radius);
        StageKit.put(root, dial, new Rectangle2D(x, at.getMinY() + 8, 2 * radius, 2 * radius));
        view.place(Spot.of("calendar", ""), dial);
        VBox legend = new VBox(4);
        Map<String, String> bands = Map.of("amber", "#E0A23C", "jade", "#3DB487", "violet", "#A27BE0");
        for (String band : List.of("amber", "jade", "violet")) {
            Region mark = StageKit.sized(new Region(), 20, 9);
            mark.setStyle("-fx-background-color: " + bands.get(band) + "; -fx-background-radius: "
                    + (band.equals("amber") ? "5" : "1") + ";");
            legend.getChildren().add(StageKit.row(8, mark, kit.label(kit.voice().get("band." + band), "sy-note")));
        }
        double lx = tall ? at.getMinX() + 14 : x + 2 * radius + 10;
        double ly = tall ? at.getMinY() + 2 * radius + 18 : at.getMinY() + 36;
        StageKit.put(root, legend, lx, ly);
    }

    private void party(StageKit.View view, Rectangle2D at) {
        VBox box = new VBox(kit.of(8, 3));
        box.getStyleClass().addAll("table-panel", "sy-notes");
        Party party = view.table().state().party();
        if (left.getWidth() > 0) {
            box.getChildren().add(kit.label(kit.voice().get("party.title"), "sy-title"));
        }
        double inner = at.getWidth() - 24;
        double medal = kit.of(48, 32);
        boolean low = kit.plan().compact();
        for (int i = 0; i < party.heroes().size(); i++) {
            PartyHero hero = party.heroes().get(i);
            SynchroHero card = kit.voice().content().hero(hero.card());
            int most = Prowess.maxHp(kit.voice().content(), party, hero);
            LifeBar bar = new LifeBar(LifeBar.Reading.of(most - hero.damage(), most)
                    .in(kit.voice().get("hp")));
            StageKit.sized(bar, inner - medal - 10, kit.of(18, 16));
            VBox words = new VBox(
                    1,
                    kit.line(
                            kit.voice().term(hero.card()),
                            Fonts.STRONG,
                            low ? 13 : 14,
                            inner - medal - 10,
                            "sy-strong"));
            if (!low) {
                words.getChildren()
                        .add(kit.line(
                                kit.voice()
                                        .get(
                                                "party.line",
                                                i + 1,
                                                hero.level(),
                                                hero.stored().total()),
                                Fonts.TEXT,
                                12,
                                inner - medal - 10,
                                "sy-note"));
            }
            words.getChildren().add(bar);
            HBox row = StageKit.row(
                    10, new Medal(SynchroLooks.medal(card.heroClass(), card.id()), Medal.Mood.PLAIN, medal), words);
            box.getChildren().add(row);
            view.place(HandSpots.hero(hero.board()), row);
        }
        StageKit.put(root, box, at);
    }

    /** How many rounds a combat begun on a day would last before the party tires. */
    private int fresh(int day) {
        return CombatOutlook.roundsFrom(kit.voice().content(), day, 1);
    }

    /** The two places that can be reached, side by side in words. */
    private void preview(StageKit.View view, Voyage voyage, Rectangle2D at) {
        VBox box = new VBox(8);
        box.getStyleClass().addAll("table-panel", "sy-notes");
        double inner = at.getWidth() - 28;
        box.getChildren().add(kit.label(kit.voice().table().caption("map.next"), "sy-caption"));
        for (MapNode.MapLink link : kit.voice().content().node(voyage.node()).links()) {
            MapNode node = kit.voice().content().node(link.to());
            box.getChildren()
                    .add(kit.line(
                            kit.voice()
                                    .get(
                                            "map.by." + link.kind().name(),
                                            kit.voice().term(node.id())),
                            Fonts.DISPLAY,
                            20,
                            inner,
                            "sy-title"));
            tile(view, node.id()).ifPresent(tile -> {
                String levels = tile.monsters().toString().replaceAll("[\\[\\]]", "");
                box.getChildren().add(kit.label(kit.voice().get("map.monsters", levels), "sy-note"));
                box.getChildren().add(kit.label(kit.voice().get("map.coins", tile.coins()), "sy-note"));
                for (PoiOffer offer : tile.pois()) {
                    int day = voyage.space() + offer.time();
                    String key = day >= kit.voice().content().lastSpace() ? "map.tooLate" : "map.arrival";
                    int left = kit.voice().content().lastSpace() - day;
                    box.getChildren()
                            .add(kit.line(
                                    kit.voice().get(key, kit.voice().term(offer.kind()), day, left, fresh(day)),
                                    Fonts.TEXT,
                                    13,
                                    inner,
                                    left <= 0 ? "sy-warn" : "sy-note"));
                }
            });
        }
        StageKit.put(root, box, at);
    }
}
