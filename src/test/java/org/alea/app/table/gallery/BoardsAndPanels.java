package org.alea.app.table.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.alea.app.shell.Texts;
import org.alea.app.table.BarTool;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieSkin;
import org.alea.app.table.ForecastPill;
import org.alea.app.table.Motion;
import org.alea.app.table.PlatePattern;
import org.alea.app.table.ScaledBoard;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.card.CardPrint;
import org.alea.app.table.card.CardRow;
import org.alea.app.table.dice.DicePool;
import org.alea.app.table.figure.ActionTile;
import org.alea.app.table.figure.BarSection;
import org.alea.app.table.figure.BracketRow;
import org.alea.app.table.figure.FoeToken;
import org.alea.app.table.figure.Gem;
import org.alea.app.table.figure.HeroFigure;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.figure.TokenChip;
import org.alea.app.table.figure.ZoneTag;
import org.alea.app.table.gauge.ArcRing;
import org.alea.app.table.gauge.CellTrack;
import org.alea.app.table.gauge.Pips;
import org.alea.app.table.gauge.RingDial;
import org.alea.app.table.gauge.Rungs;
import org.alea.app.table.map.Ground;
import org.alea.app.table.map.MapPlan;
import org.alea.app.table.map.Passage;
import org.alea.app.table.map.TrailLayer;
import org.alea.app.table.map.ZoneMap;
import org.alea.app.table.map.ZoneReading;
import org.alea.app.table.panel.BarFigure;
import org.alea.app.table.panel.FigurePanel;
import org.alea.app.table.panel.JournalPanel;
import org.alea.app.table.panel.QuestionPanel;
import org.alea.app.table.panel.TableBar;
import org.alea.app.table.panel.TableButton;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;

/** Maps, cards and panels together on one page. */
final class BoardsAndPanels {
    private static final Medal.Face RAGNA = new Medal.Face("mdi2a-axe-battle", "#7A3327");
    private static final Medal.Face ORSOLIN = new Medal.Face("mdi2b-bow-arrow", "#1F5A44");

    private final Texts texts;
    private final double text;

    private BoardsAndPanels(Texts texts, double text) {
        this.texts = texts;
        this.text = text;
    }

    static Parent page(Texts texts, boolean light, int percent) {
        BoardsAndPanels page = new BoardsAndPanels(texts, percent / 100.0);
        ScaledBoard sheet = new ScaledBoard();
        sheet.light(light);
        sheet.text(percent);
        sheet.getStyleClass().add("game-fateforge");
        Pane board = sheet.board();
        board.getChildren()
                .addAll(
                        page.bar(),
                        at(14, 66, page.dungeon()),
                        at(530, 66, page.ring()),
                        at(960, 66, page.cities()),
                        at(530, 330, page.skills()),
                        at(870, 330, page.cards()),
                        at(14, 446, page.pool()),
                        at(14, 610, page.counters()),
                        at(530, 560, page.question()),
                        at(830, 560, page.choices()),
                        at(1130, 560, page.journal()));
        return sheet;
    }

    private static Node at(double x, double y, Region node) {
        node.relocate(x, y);
        return node;
    }

    private static <N extends Region> N sized(N region, double width, double height) {
        region.setMinSize(width, height);
        region.setPrefSize(width, height);
        region.setMaxSize(width, height);
        return region;
    }

    private TableBar bar() {
        TableBar bar =
                new TableBar(BarTool.of("mdi2c-chevron-left", texts.get("table.back"), () -> {}), rule -> {}, 1440, 52);
        bar.show(new TableBar.Reading(
                "mdi2a-anvil",
                "Fateforge",
                "L’entrepôt du port · ronde 2 sur 4",
                List.of("Préparation", "Héros", "Ennemis", "Entretien"),
                1,
                List.of(
                        BarFigure.purse(Symbol.COIN.icon(), "13", ""),
                        BarFigure.chip(Symbol.OBJECTIVE.icon(), "Objectif : 2 coffres sur 2")
                                .as(BarFigure.Look.ACCENT),
                        BarFigure.chip(Symbol.EXIT.icon(), "Sortie B libre"),
                        BarFigure.chip(Symbol.WARNING.icon(), "Épuisement dans 1")
                                .as(BarFigure.Look.WARNING))));
        bar.tools(
                BarTool.of("mdi2u-undo", texts.get("table.undo"), () -> {}),
                BarTool.of("mdi2m-menu", texts.get("table.menu"), () -> {}));
        return bar;
    }

    private ZoneMap dungeon() {
        MapPlan.Link wall = new MapPlan.Link("a2", "b2", Passage.WALL);
        MapPlan.Link door = new MapPlan.Link("b1", "c1", Passage.DOOR_SHUT);
        MapPlan plan = MapPlan.grid(
                List.of(
                        new MapPlan.Cell("a1", "Quai", Ground.PLANKS, 0, 0),
                        new MapPlan.Cell("b1", "Passerelle", Ground.WATER, 1, 0),
                        new MapPlan.Cell("c1", "Réserve", Ground.FLAGS, 2, 0),
                        new MapPlan.Cell("a2", "Jardin", Ground.GRASS, 0, 1),
                        new MapPlan.Cell("b2", "Halle", Ground.PLANKS, 1, 1),
                        new MapPlan.Cell("c2", "Pilori", Ground.SAND, 2, 1)),
                List.of(
                        new MapPlan.Link("a1", "b1", Passage.OPEN),
                        door,
                        wall,
                        new MapPlan.Link("a1", "a2", Passage.OPEN),
                        new MapPlan.Link("b1", "b2", Passage.DOOR_OPEN),
                        new MapPlan.Link("b2", "c2", Passage.BARRICADE),
                        new MapPlan.Link("c1", "c2", Passage.OPEN)),
                3,
                2,
                500,
                370,
                12);
        ZoneMap map = new ZoneMap(plan, Motion.NONE, 1);
        map.show(Map.of(
                "b2", ZoneReading.of(ZoneReading.State.HERE),
                "a1", ZoneReading.of(ZoneReading.State.LEGAL).saying(Symbol.MOVE.icon(), "Aller"),
                "c2", ZoneReading.of(ZoneReading.State.UNCONCERNED)));
        List<ZoneMap.Standing> standing = new ArrayList<>();
        hero(map, "ragna", HeroFigure.Reading.of("Ragna", RAGNA).acting(), "b2", standing);
        foe(map, "r2", FoeToken.Reading.of(DieSkin.RED, "mdi2s-spear", "R2", 2), "b2", standing);
        foe(map, "g1", FoeToken.Reading.of(DieSkin.GREEN, "mdi2s-shield-sword", "G1", 3), "b2", standing);
        hero(map, "orsolin", HeroFigure.Reading.of("Orsolin", ORSOLIN), "a1", standing);
        foe(map, "b1", FoeToken.Reading.of(DieSkin.BLUE, "mdi2b-bow-arrow", "B1", 2), "c1", standing);
        foe(map, "n1", FoeToken.Reading.of(DieSkin.BROWN, "mdi2a-axe", "N1", 3).life(1, 3, 0), "c1", standing);
        ZoneTag tag = map.pieces()
                .piece(
                        "water",
                        ZoneTag.class,
                        () -> new ZoneTag("mdi2w-waves", "Terrain difficile", ZoneTag.Tone.WATER));
        tag.applyCss();
        standing.add(new ZoneMap.Standing("water", "b1", 130, 26));
        map.pieces()
                .piece("chest", ZoneTag.class, () -> new ZoneTag(Symbol.CHEST.icon(), "Coffre", ZoneTag.Tone.TREASURE));
        standing.add(new ZoneMap.Standing("chest", "c2", 80, 26));
        map.seat(standing);
        map.trails()
                .show(List.of(
                        TrailLayer.Trail.path(List.of(new Point2D(420, 250), new Point2D(420, 120)), 4),
                        TrailLayer.Trail.blow(new Point2D(230, 290), new Point2D(120, 290), 5)));
        return map;
    }

    private static void hero(
            ZoneMap map, String id, HeroFigure.Reading reading, String zone, List<ZoneMap.Standing> standing) {
        map.pieces().piece(id, HeroFigure.class, () -> new HeroFigure(reading, 56));
        standing.add(new ZoneMap.Standing(id, zone, 56, 68));
    }

    private static void foe(
            ZoneMap map, String id, FoeToken.Reading reading, String zone, List<ZoneMap.Standing> standing) {
        map.pieces().piece(id, FoeToken.class, () -> new FoeToken(reading, 46));
        standing.add(new ZoneMap.Standing(id, zone, 46, 60));
    }

    private ZoneMap ring() {
        MapPlan plan = MapPlan.ring(List.of("a", "b", "c", "d", "e"), Map.of(), Passage.ROAD, 410, 250, 110, 62);
        ZoneMap map = new ZoneMap(plan, Motion.NONE, 1);
        for (MapPlan.Zone zone : plan.zones()) {
            Region face = new Region();
            face.setStyle(
                    "-fx-background-color: #3B4650, #171C22; -fx-background-insets: 0, 1; -fx-background-radius: 13, 12;");
            map.tile(zone.id()).face(face);
        }
        map.show(Map.of("b", ZoneReading.of(ZoneReading.State.LEGAL), "d", ZoneReading.of(ZoneReading.State.HERE)));
        List<ZoneMap.Standing> standing = new ArrayList<>();
        for (TokenChip.Kind kind : List.of(TokenChip.Kind.ENFORCEMENT, TokenChip.Kind.BARRICADE)) {
            map.pieces().piece(kind.icon(), TokenChip.class, () -> new TokenChip(kind, 3, 28));
            standing.add(new ZoneMap.Standing(kind.icon(), "b", 28, 28));
        }
        map.seat(standing);
        return map;
    }

    private ZoneMap cities() {
        List<MapPlan.Zone> zones = new ArrayList<>();
        List<MapPlan.Link> links = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            zones.add(MapPlan.Zone.of(
                            "c" + i, "Cité " + i, Ground.PAVEMENT, new Rectangle2D(i % 3 * 160, i / 3 * 86, 120, 64))
                    .shaped(i == 4 ? MapPlan.Outline.HEXAGON : MapPlan.Outline.TILE));
            if (i % 3 < 2) {
                links.add(new MapPlan.Link("c" + i, "c" + (i + 1), Passage.ROAD));
            }
            if (i < 6) {
                links.add(new MapPlan.Link("c" + i, "c" + (i + 3), Passage.CANAL));
            }
        }
        ZoneMap map = new ZoneMap(new MapPlan(440, 240, zones, links), Motion.NONE, 1);
        map.show(Map.of("c1", ZoneReading.of(ZoneReading.State.HERE), "c2", ZoneReading.of(ZoneReading.State.LEGAL)));
        return map;
    }

    private static CardPrint.Art art(String emblem, PlatePattern pattern) {
        return new CardPrint.Art(emblem, pattern);
    }

    private Region skills() {
        CardPrint charge = CardPrint.of(
                        "charge", "Charge", art("mdi2r-run-fast", PlatePattern.RAYS), "Marche, puis Frappe")
                .costing(List.of(
                        new CardPrint.Cost.Result(Symbol.FOCUS.icon(), Optional.of(DieSkin.RED)),
                        new CardPrint.Cost.Result(Symbol.MOVE.icon(), Optional.of(DieSkin.YELLOW))));
        CardPrint guard = CardPrint.of(
                        "guard", "Garde haute", art("mdi2s-shield", PlatePattern.HATCH), "2 jetons Parade")
                .costing(List.of(CardPrint.Cost.result(Symbol.STRIKE.icon())))
                .foot(CardPrint.Foot.of("1/ronde"));
        CardFace first = new CardFace(charge, CardFace.Size.ROW, 328, 60, text);
        first.choose(true);
        CardFace second = new CardFace(guard, CardFace.Size.ROW, 328, 60, text);
        CardPrint dog = CardPrint.of(
                        "dog",
                        "Chien de garde",
                        new CardPrint.Art("mdi2d-dog-side", PlatePattern.RAYS).on(DieSkin.WHITE),
                        "Blocage")
                .bar(List.of(
                        CardPrint.Section.of(BarSection.Print.of("0", Symbol.STRIKE.icon())),
                        CardPrint.Section.of(BarSection.Print.of("1", Symbol.MOVE.icon()))))
                .worth(List.of(new CardPrint.Value(Symbol.HEALTH.icon(), "1", CardPrint.Ink.RED)));
        CardFace third = new CardFace(dog, CardFace.Size.ROW, 328, 60, text);
        CardFace small = new CardFace(charge, CardFace.Size.MINI, 150, 34, text);
        Pane pane = sized(new Pane(first, second, third, small), 328, 220);
        second.relocate(0, 66);
        third.relocate(0, 132);
        small.relocate(0, 196);
        return pane;
    }

    private Region cards() {
        CardPrint smash = CardPrint.of(
                        "smash",
                        "Brise-garde",
                        art("mdi2h-hammer", PlatePattern.RAYS),
                        "7 dégâts au premier monstre ; retirez ses boucliers.")
                .band("#A92C1E")
                .costing(List.of(CardPrint.Cost.shard(Gem.Stone.RED), CardPrint.Cost.shard(Gem.Stone.RED)))
                .foot(new CardPrint.Foot(Symbol.SPECIAL.icon(), "amélioré", CardPrint.Ink.GOLD));
        CardPrint epic = CardPrint.of("wind", "Cabestan", art("mdi2w-weather-windy", PlatePattern.HALFTONE), "")
                .worth(List.of(
                        new CardPrint.Value(Symbol.RESEARCH.icon(), "2", CardPrint.Ink.VIOLET),
                        new CardPrint.Value(Symbol.HEALTH.icon(), "5", CardPrint.Ink.GREEN)))
                .acting(BracketRow.Reading.of(
                        List.of(
                                ActionTile.Print.of(Symbol.SPEED_UP),
                                ActionTile.Print.of(Symbol.POPULATION_LOST),
                                ActionTile.Print.of(Symbol.BASE),
                                ActionTile.Print.of(Symbol.STRENGTHEN).at("R"),
                                ActionTile.Print.of(Symbol.BARRICADE),
                                ActionTile.Print.of(Symbol.POPULATION_LOST)),
                        4))
                .foot(CardPrint.Foot.of("A agi : population −1, base +1."));
        CardPrint item = CardPrint.of(
                        "glasses",
                        "Jumelles",
                        art("mdi2b-binoculars", PlatePattern.RINGS),
                        "La recherche atteint aussi les quartiers voisins.")
                .kind("Permanent")
                .costing(List.of(new CardPrint.Cost.Price("", "3 $")));
        CardFace dear = new CardFace(item, CardFace.Size.FULL, 150, 160, text);
        dear.veil(true, "il manque 1 $");
        CardRow row = new CardRow();
        row.show(List.of(
                new CardFace(smash, CardFace.Size.FULL, 150, 214, text),
                new CardFace(item, CardFace.Size.FULL, 150, 160, text),
                dear));
        CardFace lying = new CardFace(epic, CardFace.Size.FULL, 306, 178, text);
        sized(row, 240, 214);
        Pane pane = sized(new Pane(row, lying), 556, 214);
        lying.relocate(250, 0);
        return pane;
    }

    private Region pool() {
        DicePool pool = new DicePool(66, Motion.NONE);
        pool.show(List.of(
                DicePool.Die.of("1", DieSkin.RED, new DieFace.Symbol(Symbol.STRIKE.icon()))
                        .in(DicePool.State.USED)
                        .named("Frappe"),
                DicePool.Die.of("2", DieSkin.RED, new DieFace.Symbol(Symbol.FOCUS.icon()))
                        .named("Focus"),
                DicePool.Die.of("3", DieSkin.YELLOW, new DieFace.Symbol(Symbol.MOVE.icon()))
                        .named("Marche"),
                DicePool.Die.of(
                                "4",
                                DieSkin.GREEN,
                                DieFace.Several.of(
                                        List.of(Symbol.ATTACK.icon(), Symbol.ATTACK.icon(), Symbol.PLAN.icon()), 1))
                        .named("Attaque"),
                DicePool.Die.of("5", DieSkin.WHITE, new DieFace.Symbol(Symbol.MONEY.icon()))
                        .in(DicePool.State.KEPT)
                        .named("Argent"),
                DicePool.Die.of("6", DieSkin.BLUE, new DieFace.Symbol(Symbol.POTION.icon()))
                        .in(DicePool.State.GONE)));
        return sized(pool, 500, 110);
    }

    private Region counters() {
        Rungs rungs = sized(new Rungs(new Rungs.Reading(31, 40, 4), 2), 160, 270);
        List<CellTrack.Cell> cells = List.of("−1", "−1", "−2", "−2", "−3").stream()
                .map(CellTrack.Cell::words)
                .toList();
        CellTrack yellow = sized(new CellTrack(CellTrack.Reading.upTo(cells, 2, "#F2C230"), 26), 300, 26);
        CellTrack base = sized(
                new CellTrack(
                        CellTrack.Reading.at(
                                List.of(
                                        CellTrack.Cell.blank(),
                                        CellTrack.Cell.sign(Symbol.HOME.icon()),
                                        CellTrack.Cell.blank(),
                                        CellTrack.Cell.sign(Symbol.BASE.icon()).alarm()),
                                1),
                        30),
                300,
                30);
        Pane signs = new Pane();
        int i = 0;
        for (Symbol symbol : Symbol.values()) {
            Node sign = Sign.inked(symbol.icon(), 24, Color.web("#DDB665"));
            sign.setLayoutX(i % 10 * 31);
            sign.setLayoutY(i / 10 * 29);
            signs.getChildren().add(sign);
            i++;
        }
        RingDial dial = new RingDial(66);
        dial.show(
                List.of(new RingDial.Ring(
                        0.84, 0.14, 6, ArcRing.parts(4, 2, Color.web("#94702F"), Color.web("#3A5069")))),
                0.71,
                RingDial.figures("RONDE", "2", "/4", 66));
        FigurePanel hero = new FigurePanel(300, 110, text);
        hero.show(new FigurePanel.Reading(
                RAGNA,
                "Ragna Kül",
                "Mercenaire",
                "à vous",
                FigurePanel.Mood.ACTIVE,
                List.of(
                        new FigurePanel.Counter(
                                Pips.Kind.HEALTH, Pips.Reading.of(7, 10).risking(1)),
                        new FigurePanel.Counter(Pips.Kind.ENERGY, Pips.Reading.of(2, 3))),
                List.of()));
        Pane pane = sized(new Pane(rungs, dial, yellow, base, signs, hero), 500, 280);
        dial.relocate(10, 145);
        sized(rungs, 160, 130);
        hero.relocate(180, -74);
        yellow.relocate(180, 44);
        base.relocate(180, 76);
        signs.relocate(180, 112);
        return pane;
    }

    private Region question() {
        QuestionPanel panel = new QuestionPanel(texts, text);
        panel.ask(QuestionPanel.Ask.of(
                        "Charge : Halle vers Réserve, puis frapper",
                        "Les deux parties de la Charge sont possibles, dans l’ordre.")
                .sign(Symbol.SPECIAL.icon())
                .aside("légal")
                .variants(List.of(
                        new QuestionPanel.Variant("par la Cour", true, () -> {}),
                        new QuestionPanel.Variant("par le Jardin", false, () -> {})))
                .facts(List.of(
                        new QuestionPanel.Fact(Symbol.SHIELD.icon(), "aucun dégât subi", ForecastPill.Tone.GOOD),
                        new QuestionPanel.Fact(
                                Symbol.STRIKE.icon(), "conscrit vaincu : 2 sur 2", ForecastPill.Tone.GOOD),
                        new QuestionPanel.Fact(Symbol.FOCUS.icon(), "restent : Frappe+", ForecastPill.Tone.EVEN)))
                .buttons(List.of(
                        TableButton.Act.of("Marche", TableButton.Weight.QUIET, () -> {})
                                .sign(Symbol.ENERGY.icon())
                                .price("1")
                                .key("M"),
                        TableButton.Act.of("Finir le tour", TableButton.Weight.QUIET, () -> {})
                                .key("F")
                                .greyed(() -> {}),
                        TableButton.Act.of("Charger", TableButton.Weight.PRIMARY, () -> {})
                                .sign(Symbol.DONE.icon())
                                .key("↵"))));
        return sized(panel, 290, 326);
    }

    private Region choices() {
        QuestionPanel panel = new QuestionPanel(texts, text);
        List<QuestionPanel.Row> rows = new ArrayList<>();
        for (int i = 1; i <= 24; i++) {
            rows.add(QuestionPanel.Row.of(Symbol.MOVE.icon(), "Ragna vers la zone " + i, i + " énergie", () -> {}));
        }
        panel.ask(QuestionPanel.Ask.of("Où se déplacer ?", "").rows(rows));
        return sized(panel, 290, 326);
    }

    private Region journal() {
        JournalPanel panel = new JournalPanel(texts, moves -> {});
        panel.getStyleClass().add("table-panel");
        List<JournalPanel.Line> lines = List.of(
                new JournalPanel.Line("Ronde 2", "", ForecastPill.Tone.EVEN, JournalPanel.Kind.HEADING, 4),
                new JournalPanel.Line(
                        "Ragna charge vers la Réserve.",
                        Symbol.MOVE.icon(),
                        ForecastPill.Tone.EVEN,
                        JournalPanel.Kind.MOVE,
                        5),
                new JournalPanel.Line(
                        "Le conscrit R2 est vaincu.",
                        Symbol.STRIKE.icon(),
                        ForecastPill.Tone.GOOD,
                        JournalPanel.Kind.EVENT,
                        5),
                new JournalPanel.Line(
                        "Hallebardier N1 frappe Ragna : 1 dégât, absorbé par l’armure de bracelets.",
                        Symbol.HEALTH_AT_RISK.icon(),
                        ForecastPill.Tone.BAD,
                        JournalPanel.Kind.MOVE,
                        6));
        panel.show(lines, lines);
        panel.mark(Optional.of(5));
        return sized(panel, 296, 326);
    }
}
