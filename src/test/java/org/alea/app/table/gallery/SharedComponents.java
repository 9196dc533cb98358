package org.alea.app.table.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Texts;
import org.alea.app.table.DieBadge;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.Motion;
import org.alea.app.table.Panel;
import org.alea.app.table.ScaledBoard;
import org.alea.app.table.figure.ActionTile;
import org.alea.app.table.figure.BossFigure;
import org.alea.app.table.figure.BracketRow;
import org.alea.app.table.figure.FoeToken;
import org.alea.app.table.figure.Gem;
import org.alea.app.table.figure.HeroFigure;
import org.alea.app.table.figure.Marble;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.figure.NamePill;
import org.alea.app.table.figure.TokenChip;
import org.alea.app.table.gauge.LifeBar;
import org.alea.app.table.gauge.OrderStrip;
import org.alea.app.table.gauge.Pips;
import org.alea.app.table.map.Ground;
import org.alea.app.table.map.MapPlan;
import org.alea.app.table.map.Passage;
import org.alea.app.table.map.ZoneMap;
import org.alea.app.table.map.ZoneReading;
import org.alea.app.table.panel.ForecastPane;
import org.alea.app.table.panel.StepControls;
import org.alea.app.table.panel.StepPanel;
import org.alea.app.table.symbol.Symbol;

/** The widgets of the three big games on one page, each in every state it has. */
final class SharedComponents {
    private static final Medal.Face RAGNA = new Medal.Face("mdi2a-axe-battle", "#7A3327");
    private static final String FELT =
            "-fx-background-color: radial-gradient(center 50% 40%, radius 80%, #16302A, #0C1716);"
                    + " -fx-background-radius: 10;";

    private final Texts texts;

    private SharedComponents(Texts texts) {
        this.texts = texts;
    }

    static Parent page(Texts texts, boolean light) {
        return new SharedComponents(texts).page(light);
    }

    private Parent page(boolean light) {
        ScaledBoard sheet = new ScaledBoard();
        sheet.light(light);
        sheet.getStyleClass().add("game-fateforge");
        sheet.board()
                .getChildren()
                .addAll(
                        panel(20, 52, 1060, 226, "Opponent acts: one chain of reasons", steps()),
                        panel(1092, 52, 328, 226, "", forecast()),
                        panel(20, 290, 760, 170, "Zone tile states", felt(732, 126, zones())),
                        panel(792, 290, 628, 170, "Action row, bracket, district tokens", tokens()),
                        panel(20, 472, 1400, 164, "Figure tokens", felt(1372, 120, figures())),
                        panel(20, 648, 400, 238, "Health, energy, armour", pips()),
                        panel(432, 648, 470, 238, "Symbol dice and shard gems", diceAndGems()),
                        panel(914, 648, 506, 238, "Order strips", strips()));
        return sheet;
    }

    private static Node panel(double x, double y, double width, double height, String caption, Node content) {
        Panel panel = new Panel(width, height);
        panel.caption(caption.toUpperCase(Locale.ROOT));
        content.relocate(14, caption.isEmpty() ? 10 : 34);
        panel.getChildren().add(content);
        panel.relocate(x, y);
        return panel;
    }

    private static Pane felt(double width, double height, Node content) {
        Pane felt = new Pane(content);
        felt.setStyle(FELT);
        felt.setPrefSize(width, height);
        felt.setMinSize(width, height);
        return felt;
    }

    private static Label small(String words) {
        Label label = new Label(words);
        label.getStyleClass().add("row-name");
        return label;
    }

    private static VBox named(Node node, String name, double height) {
        StackPane box = new StackPane(node);
        box.setMinHeight(height);
        VBox both = new VBox(4, box, small(name));
        both.setAlignment(Pos.TOP_CENTER);
        return both;
    }

    private static HBox spread(double width, Node... nodes) {
        HBox row = new HBox();
        row.setAlignment(Pos.CENTER);
        row.setPrefWidth(width);
        for (Node node : nodes) {
            if (!row.getChildren().isEmpty()) {
                Region filler = new Region();
                HBox.setHgrow(filler, Priority.ALWAYS);
                row.getChildren().add(filler);
            }
            row.getChildren().add(node);
        }
        return row;
    }

    private Node steps() {
        StepControls controls = new StepControls(
                texts,
                new StepControls.Keys("←", "Esc", "Espace"),
                new StepControls.Acts(() -> {}, () -> {}, () -> {}, speed -> {}),
                1,
                false);
        controls.show(StepControls.Reading.at(3, 5, 1));
        StepPanel panel = new StepPanel(texts, controls, () -> {}, "H", 1, false);
        panel.show(new StepPanel.Reading(
                "",
                "",
                "",
                List.of(
                        new StepPanel.Step(
                                "DISTANCE", "1 zone", "Ragna et Orsolin sont aussi proches.", StepPanel.State.DONE),
                        new StepPanel.Step(
                                "SECTION",
                                "Marche, puis Frappe",
                                "La portée 0 échoue, la 1 convient.",
                                StepPanel.State.DONE),
                        new StepPanel.Step("CIBLE", "Ragna", "» prend le premier de l’ordre.", StepPanel.State.NOW),
                        new StepPanel.Step("CHEMIN", "Vers la Caserne", "Le seul plus court.", StepPanel.State.TO_COME),
                        new StepPanel.Step("DÉGÂTS", "1 dégât", "Armure ou santé, à vous.", StepPanel.State.TO_COME)),
                "Ensuite, à coup sûr : le Lieutenant appelle le Conscrit R1."));
        panel.setPrefSize(1032, 182);
        panel.setMinSize(1032, 182);
        return panel;
    }

    private static Node forecast() {
        ForecastPane pane = new ForecastPane(1);
        pane.setPrefWidth(300);
        pane.show(new ForecastPane.Reading(
                "If you stop now",
                "",
                List.of(
                        new ForecastPane.Line(
                                Symbol.POPULATION_LOST.icon(), "Population", "−9", "31 → 22", ForecastPane.Tone.LOSS),
                        new ForecastPane.Line(
                                Symbol.ENFORCEMENT.icon(), "Enforcement", "+4", "10 in play", ForecastPane.Tone.WORSE),
                        new ForecastPane.Line(Symbol.HEALTH.icon(), "Ragna", "−1", "certain", ForecastPane.Tone.LOSS),
                        new ForecastPane.Line(
                                Symbol.TRANSFORM.icon(), "High Epic moves", "1–3", "random", ForecastPane.Tone.RANDOM)),
                "2 more attacks: Overseer falls."));
        return pane;
    }

    private static Node zones() {
        String[] names = {"idle", "you are here", "legal", "in danger", "not concerned", "refused", "wall"};
        List<MapPlan.Zone> zones = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            zones.add(MapPlan.Zone.of(
                    "z" + i,
                    i < 5 ? "Hall" : "",
                    i % 2 == 0 ? Ground.FLAGS : Ground.PLANKS,
                    new Rectangle2D(10 + i * 103, 9, 96, 84)));
        }
        zones.add(MapPlan.Zone.of("w1", "", Ground.FLAGS, new Rectangle2D(628, 9, 42, 84)));
        zones.add(MapPlan.Zone.of("w2", "", Ground.PLANKS, new Rectangle2D(678, 9, 42, 84)));
        ZoneMap map = new ZoneMap(
                new MapPlan(732, 126, zones, List.of(new MapPlan.Link("w1", "w2", Passage.WALL))), Motion.NONE, 1);
        map.show(Map.of(
                "z1", ZoneReading.of(ZoneReading.State.HERE),
                "z2", ZoneReading.of(ZoneReading.State.LEGAL),
                "z3", ZoneReading.of(ZoneReading.State.DANGER),
                "z4", ZoneReading.of(ZoneReading.State.UNCONCERNED),
                "z5", ZoneReading.of(ZoneReading.State.REFUSED)));
        Pane page = new Pane(map);
        for (int i = 0; i < names.length; i++) {
            Label label = small(names[i]);
            label.setStyle("-fx-text-fill: #D3DAE1;");
            label.relocate(12 + i * 103, 99);
            page.getChildren().add(label);
        }
        return page;
    }

    private static Node tokens() {
        List<ActionTile.Print> actions = List.of(
                ActionTile.Print.of(Symbol.ENFORCEMENT),
                ActionTile.Print.of(Symbol.SHIELD).in("#F59A8C"),
                ActionTile.Print.of(Symbol.POPULATION_LOST),
                ActionTile.Print.of(Symbol.STRENGTHEN).at("R"),
                ActionTile.Print.of(Symbol.POPULATION_LOST).per(Symbol.ENFORCEMENT.icon()),
                ActionTile.Print.of(Symbol.POPULATION_LOST).at("2"));
        BracketRow row = new BracketRow(
                new BracketRow.Reading(
                        actions, List.of(ActionTile.State.DONE, ActionTile.State.DONE, ActionTile.State.NOW), 5, 3),
                38,
                5);
        StackPane paper = new StackPane(row);
        paper.getStyleClass().add("paper-card");
        paper.setPrefSize(292, 76);
        HBox chips = new HBox(
                24,
                named(new TokenChip(TokenChip.Kind.ENFORCEMENT, 2, 32), "Enforc.", 40),
                named(new TokenChip(TokenChip.Kind.BARRICADE, 1, 32), "barricade", 40),
                named(new TokenChip(TokenChip.Kind.RED_SHIELD, 1, 32), "red", 40),
                named(new TokenChip(TokenChip.Kind.BLUE_SHIELD, 1, 32), "blue", 40),
                named(new TokenChip(TokenChip.Kind.DUPLICATE, 1, 32), "duplicate", 40));
        HBox top = new HBox(16, paper, chips);
        HBox people = new HBox(
                8,
                small("Round = people · square = obstacle · number when 2 or more"),
                new NamePill(new Medal.Face("mdi2b-bullseye-arrow", "#1C8562"), "Abraham"),
                new NamePill(new Medal.Face("mdi2a-arm-flex", "#3A3C42"), "High Epic"));
        people.setAlignment(Pos.CENTER_LEFT);
        return new VBox(14, top, people);
    }

    private static Node figures() {
        HeroFigure.Reading ragna = HeroFigure.Reading.of("Ragna", RAGNA);
        HeroFigure.Reading shade = HeroFigure.Reading.of("", new Medal.Face("mdi2i-incognito", "#4B3A78"))
                .inHiding();
        FoeToken.Reading red =
                FoeToken.Reading.of(DieSkin.RED, "mdi2s-spear", "R2", 1).life(0, 1, 1);
        FoeToken legal = new FoeToken(red, 46);
        legal.pseudoClassStateChanged(PseudoClass.getPseudoClass("legal"), true);
        FoeToken.Reading guard = FoeToken.Reading.of(DieSkin.GREEN, "mdi2s-shield-sword", "G3", 3);
        Pane guarded = new Pane(
                new FoeToken(FoeToken.Reading.of(DieSkin.PURPLE, "mdi2b-bullhorn-variant", "P1", 0), 42),
                new FoeToken(FoeToken.Reading.of(DieSkin.GREEN, "mdi2s-shield-sword", "G1", 3), 42));
        guarded.getChildren().get(1).relocate(36, 10);
        guarded.setMaxSize(78, 64);
        return spread(
                1352,
                named(new HeroFigure(ragna, 58), "hero", 88),
                named(new HeroFigure(ragna.acting(), 58), "active", 88),
                named(new HeroFigure(ragna.aimedAt(), 58), "target", 88),
                named(new HeroFigure(shade, 58), "hidden", 88),
                named(new HeroFigure(HeroFigure.Reading.of("", RAGNA).fallen(), 54), "down", 88),
                named(new FoeToken(red, 46), "enemy", 88),
                named(legal, "legal target", 88),
                named(new FoeToken(red.act(), 46), "acting", 88),
                named(FoeToken.trace(DieSkin.RED, "mdi2s-spear", 46), "came from", 88),
                named(
                        new FoeToken(
                                FoeToken.Reading.of(DieSkin.BROWN, "mdi2a-axe", "N1", 3)
                                        .life(1, 3, 0)
                                        .would(FoeToken.Intent.STRIKES),
                                46),
                        "would strike",
                        88),
                named(
                        new FoeToken(
                                FoeToken.Reading.of(DieSkin.BLUE, "mdi2b-bow-arrow", "B1", 2)
                                        .would(FoeToken.Intent.MOVES),
                                46),
                        "would move",
                        88),
                named(new FoeToken(guard.stun(), 46), "stunned", 88),
                named(guarded, "guarded", 88),
                named(
                        new BossFigure(
                                new BossFigure.Reading(
                                        new Medal.Face("mdi2h-hammer-wrench", "#5A1D16"), "Hasharan", 3, 1, 4, 3),
                                72),
                        "boss",
                        88));
    }

    private static Node line(String words, Node... nodes) {
        HBox row = new HBox(4, nodes);
        row.setAlignment(Pos.CENTER_LEFT);
        Region filler = new Region();
        HBox.setHgrow(filler, Priority.ALWAYS);
        row.getChildren().addAll(filler, small(words));
        row.setPrefSize(372, 31);
        return row;
    }

    private static Node pips() {
        LifeBar green = new LifeBar(LifeBar.Reading.of(19, 28));
        LifeBar red = new LifeBar(LifeBar.Reading.of(31, 63).ofFoe().losing(17));
        green.setPrefSize(372, 20);
        red.setPrefSize(372, 20);
        return new VBox(
                4,
                line(
                        "left, at risk, lost",
                        new Pips(Pips.Kind.HEALTH, Pips.Reading.of(7, 10).risking(1), 18)),
                line(
                        "toxic: set aside",
                        new Pips(Pips.Kind.HEALTH, Pips.Reading.of(3, 5).without(1), 18)),
                line("energy", new Pips(Pips.Kind.ENERGY, Pips.Reading.of(2, 4), 18)),
                line(
                        "Parry, armour 1 of 2",
                        Pips.counted(Pips.Kind.PARRY, 2, 18),
                        new Pips(Pips.Kind.ARMOUR, Pips.Reading.of(1, 2), 18)),
                green,
                red);
    }

    private static DieNode die(DieSkin skin, DieFace face) {
        return new DieNode(skin, face, 46);
    }

    private static Node diceAndGems() {
        DieNode chosen = die(DieSkin.GREEN, new DieFace.Symbol(Symbol.ATTACK.icon()));
        chosen.pseudoClassStateChanged(PseudoClass.getPseudoClass("selected"), true);
        DieNode used = die(DieSkin.WHITE, new DieFace.Symbol(Symbol.PLAN.icon()));
        used.dim(true);
        used.badge(DieBadge.CHECK);
        HBox dice = spread(
                440,
                named(die(DieSkin.RED, new DieFace.Symbol(Symbol.STRIKE.icon())), "one", 50),
                named(
                        die(
                                DieSkin.PURPLE,
                                DieFace.Several.of(List.of(Symbol.RESEARCH.icon(), Symbol.RESEARCH.icon()), 1)),
                        "1 of 2 spent",
                        50),
                named(die(DieSkin.YELLOW, new DieFace.Either(Symbol.STRIKE.icon(), Symbol.SHOT.icon())), "A or B", 50),
                named(die(DieSkin.RED, new DieFace.Skill(Symbol.STRIKE.icon())), "plus", 50),
                named(die(DieSkin.BLACK, new DieFace.Symbol(Symbol.SPECIAL.icon())), "special", 50),
                named(die(DieSkin.BLUE, new DieFace.Symbol(Symbol.FAIL.icon())), "fail", 50),
                named(chosen, "chosen", 50),
                named(used, "used", 50));
        HBox gems = spread(
                416,
                named(Gem.of(Gem.Stone.RED, 34), "red", 46),
                named(Gem.of(Gem.Stone.BLUE, 34), "blue", 46),
                named(Gem.of(Gem.Stone.GREEN, 34), "green", 46),
                named(Gem.of(Gem.Stone.CLEAR, 34), "joker", 46),
                named(Gem.empty(34), "empty", 46),
                named(Gem.any(34), "any one", 46),
                named(Gem.countingAs(Gem.Stone.BLUE, Gem.Stone.RED, 34), "counts red", 46),
                named(Gem.of(Gem.Stone.RED, 30).paid(true), "paid", 46),
                named(Gem.of(Gem.Stone.GREEN, 34).missing(), "missing", 46));
        StackPane velvet = new StackPane(gems);
        velvet.setStyle("-fx-background-color: #1A1430; -fx-background-radius: 10;");
        velvet.setPrefSize(440, 104);
        return new VBox(8, dice, velvet);
    }

    private static Node strips() {
        OrderStrip forge = new OrderStrip(
                List.of(
                        OrderStrip.Place.person("mdi2a-axe-battle", "", OrderStrip.State.DONE),
                        OrderStrip.Place.step("mdi2f-flash", "", OrderStrip.State.NOW),
                        OrderStrip.Place.person("mdi2b-bow-arrow", "", OrderStrip.State.LATER),
                        OrderStrip.Place.step("mdi2s-skull", "", OrderStrip.State.LATER),
                        OrderStrip.Place.marked("?", "", OrderStrip.State.UNKNOWN)),
                38);
        OrderStrip city = new OrderStrip(
                List.of(
                        OrderStrip.Place.step("mdi2p-plus", "", OrderStrip.State.DONE),
                        OrderStrip.Place.step("mdi2c-cards-outline", "", OrderStrip.State.DONE),
                        OrderStrip.Place.person("mdi2h-hammer", "", OrderStrip.State.NOW),
                        OrderStrip.Place.person("mdi2w-white-balance-sunny", "", OrderStrip.State.LATER),
                        OrderStrip.Place.person("mdi2a-arm-flex", "", OrderStrip.State.LATER)),
                38);
        HBox marbles = new HBox(
                10,
                new Marble(3, Marble.Mood.DONE, 32),
                new Marble(1, Marble.Mood.NOW, 34),
                new Marble(2, Marble.Mood.HIDDEN, 28),
                new Marble(4, Marble.Mood.HIDDEN, 28),
                new Marble(4, Marble.Mood.LATER, 28));
        marbles.setAlignment(Pos.CENTER_LEFT);
        Button focus = new Button("Focus ring");
        return new VBox(12, forge, city, marbles, focus);
    }
}
