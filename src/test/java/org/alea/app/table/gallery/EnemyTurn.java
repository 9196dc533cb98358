package org.alea.app.table.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.shell.Texts;
import org.alea.app.table.BarTool;
import org.alea.app.table.DieSkin;
import org.alea.app.table.ForecastPill;
import org.alea.app.table.Motion;
import org.alea.app.table.PlatePattern;
import org.alea.app.table.ScaledBoard;
import org.alea.app.table.card.CardFace;
import org.alea.app.table.card.CardPrint;
import org.alea.app.table.figure.BarSection;
import org.alea.app.table.figure.FoeToken;
import org.alea.app.table.figure.HeroFigure;
import org.alea.app.table.figure.Medal;
import org.alea.app.table.map.Ground;
import org.alea.app.table.map.MapPlan;
import org.alea.app.table.map.Passage;
import org.alea.app.table.map.TrailLayer;
import org.alea.app.table.map.ZoneMap;
import org.alea.app.table.map.ZoneReading;
import org.alea.app.table.panel.BarFigure;
import org.alea.app.table.panel.QuestionPanel;
import org.alea.app.table.panel.StepControls;
import org.alea.app.table.panel.StepMarks;
import org.alea.app.table.panel.StepPanel;
import org.alea.app.table.panel.TableBar;
import org.alea.app.table.panel.TableButton;
import org.alea.app.table.symbol.Symbol;

/** A table put together from the widgets while an enemy acts, and below it the deck of a hero's turn. */
final class EnemyTurn {
    private final Texts texts;
    private final double text;
    private final boolean compact;

    private EnemyTurn(Texts texts, double text, boolean compact) {
        this.texts = texts;
        this.text = text;
        this.compact = compact;
    }

    static Parent page(Texts texts, boolean light, int percent) {
        ScaledBoard sheet = new ScaledBoard();
        sheet.light(light);
        sheet.text(percent);
        sheet.getStyleClass().add("game-fateforge");
        sheet.frameProperty()
                .addListener((all, old, frame) -> new EnemyTurn(texts, frame.text(), frame.compact()).lay(sheet));
        new EnemyTurn(texts, percent / 100.0, false).lay(sheet);
        return sheet;
    }

    private void lay(ScaledBoard sheet) {
        double width = sheet.frame().width();
        double height = sheet.frame().height();
        Pane board = sheet.board();
        board.getStyleClass().removeAll("compact");
        if (compact) {
            board.getStyleClass().add("compact");
        }
        double bar = compact ? 44 : 52;
        double low = compact ? 156 : 270;
        TableBar head = bar(width, bar);
        StepPanel steps = steps();
        steps.resizeRelocate(14, height - low - 8, width - 28, low);
        steps.setManaged(false);
        QuestionPanel question = question();
        question.setManaged(false);
        double deck = compact ? 96 : 118;
        question.resizeRelocate(14, height - low - deck - 24, width - 28, deck);
        ZoneMap map = map(width - 28, height - low - deck - bar - 48);
        map.relocate(14, bar + 12);
        StepMarks marks = new StepMarks();
        board.getChildren().setAll(head, map, question, steps, marks);
        board.applyCss();
        board.layout();
        marks.resizeRelocate(0, 0, width, height);
        marks.show(
                List.of(
                        new StepMarks.Mark(map.pieces().find("n1").orElseThrow(), StepMarks.Role.ACTS, 3),
                        new StepMarks.Mark(map.pieces().find("ragna").orElseThrow(), StepMarks.Role.STRUCK, 0)),
                List.of(new StepMarks.Arrow(
                        TrailLayer.Kind.BLOW,
                        List.of(
                                map.pieces().find("n1").orElseThrow(),
                                map.pieces().find("ragna").orElseThrow()),
                        5)));
    }

    private TableBar bar(double width, double height) {
        TableBar bar = new TableBar(
                BarTool.of("mdi2c-chevron-left", texts.get("table.back"), () -> {}), rule -> {}, width, height);
        bar.show(new TableBar.Reading(
                "mdi2a-anvil",
                "Fateforge",
                "Le capitaine du guet · ronde 2 sur 4",
                List.of("Préparation", "Héros", "Ennemis", "Entretien"),
                2,
                List.of(BarFigure.chip(Symbol.OBJECTIVE.icon(), "Lieutenant : 0 sur 1")
                        .as(BarFigure.Look.ACCENT))));
        bar.tools(BarTool.of("mdi2u-undo", texts.get("table.undo"), () -> {}));
        return bar;
    }

    private static ZoneMap map(double width, double height) {
        List<MapPlan.Cell> cells = new ArrayList<>();
        List<MapPlan.Link> links = new ArrayList<>();
        Ground[] grounds = {Ground.FLAGS, Ground.PLANKS, Ground.GRASS, Ground.SAND};
        for (int i = 0; i < 8; i++) {
            cells.add(new MapPlan.Cell("z" + i, "Zone " + (i + 1), grounds[i % 4], i % 4, i / 4));
            if (i % 4 < 3) {
                links.add(new MapPlan.Link("z" + i, "z" + (i + 1), Passage.OPEN));
            }
        }
        ZoneMap map = new ZoneMap(MapPlan.grid(cells, links, 4, 2, width, height, 12), Motion.NONE, 1);
        map.show(Map.of(
                "z0", ZoneReading.of(ZoneReading.State.UNCONCERNED),
                "z1", ZoneReading.of(ZoneReading.State.DANGER)));
        HeroFigure.Reading ragna = HeroFigure.Reading.of("Ragna", new Medal.Face("mdi2a-axe-battle", "#7A3327"))
                .aimedAt();
        map.pieces().piece("ragna", HeroFigure.class, () -> new HeroFigure(ragna, 56));
        map.pieces()
                .piece(
                        "n1",
                        FoeToken.class,
                        () -> new FoeToken(FoeToken.Reading.of(DieSkin.BROWN, "mdi2a-axe", "N1", 3), 46));
        List<ZoneMap.Standing> standing = new ArrayList<>(
                List.of(new ZoneMap.Standing("ragna", "z1", 56, 68), new ZoneMap.Standing("n1", "z2", 46, 60)));
        for (int i = 0; i < 5; i++) {
            String id = "r" + i;
            map.pieces()
                    .piece(
                            id,
                            FoeToken.class,
                            () -> new FoeToken(FoeToken.Reading.of(DieSkin.RED, "mdi2s-spear", "R1", 2), 46));
            standing.add(new ZoneMap.Standing(id, "z3", 46, 60));
        }
        map.seat(standing);
        return map;
    }

    private StepPanel steps() {
        StepControls controls = new StepControls(
                texts,
                new StepControls.Keys("←", texts.get("key.escape"), texts.get("key.space")),
                new StepControls.Acts(() -> {}, () -> {}, () -> {}, speed -> {}),
                text,
                compact);
        controls.show(StepControls.Reading.at(5, 5, 1).deciding(Symbol.ARMOUR.icon(), "Encaisser sur l’armure"));
        StepPanel panel = new StepPanel(texts, controls, () -> {}, "H", text, compact);
        CardFace card = new CardFace(
                CardPrint.of(
                                "halberdier",
                                "Hallebardier",
                                new CardPrint.Art("mdi2a-axe", PlatePattern.HATCH),
                                "Première section dont la portée convient, de gauche à droite.")
                        .kind("Milice · brun · N1")
                        .worth(List.of(
                                new CardPrint.Value(Symbol.HEALTH.icon(), "3", CardPrint.Ink.RED),
                                new CardPrint.Value(Symbol.ARMOUR.icon(), "1", CardPrint.Ink.PLAIN)))
                        .bar(List.of(
                                new CardPrint.Section(
                                        BarSection.Print.of("0", Symbol.STRIKE.icon())
                                                .aiming("»")
                                                .plus("+1"),
                                        BarSection.State.PASSED),
                                new CardPrint.Section(
                                        BarSection.Print.of("1", Symbol.MOVE.icon(), Symbol.STRIKE.icon())
                                                .aiming("»"),
                                        BarSection.State.CHOSEN),
                                CardPrint.Section.of(BarSection.Print.of("2", Symbol.MOVE.icon())))),
                CardFace.Size.FULL,
                300,
                254,
                text);
        panel.who(compact ? Optional.<Region>empty() : Optional.of(card));
        panel.show(new StepPanel.Reading(
                "mdi2a-axe",
                "Pourquoi ce coup ?",
                "N1, activation 8 sur 9",
                List.of(
                        new StepPanel.Step(
                                "DISTANCE",
                                "1 zone",
                                "Du Rempart, Ragna et Orsolin sont les plus proches, à égalité.",
                                StepPanel.State.DONE),
                        new StepPanel.Step(
                                "SECTION",
                                "Marche, puis Frappe",
                                "La portée 0 ne convient pas, la portée 1 convient.",
                                StepPanel.State.DONE),
                        new StepPanel.Step(
                                "CIBLE", "Ragna", "» vise le héros le plus à gauche de l’ordre.", StepPanel.State.DONE),
                        new StepPanel.Step(
                                "CHEMIN",
                                "Vers la Caserne",
                                "Un seul plus court chemin. La barricade n’arrête que les tirs.",
                                StepPanel.State.DONE),
                        new StepPanel.Step(
                                "DÉGÂTS",
                                "1 dégât",
                                "Un seul paquet : armure ou santé, votre choix.",
                                StepPanel.State.NOW)),
                "Reste à venir : le lieutenant ne frappe pas (portée 2), il appelle le conscrit R1 au Rempart."));
        return panel;
    }

    private QuestionPanel question() {
        QuestionPanel panel = new QuestionPanel(texts, text);
        panel.ask(QuestionPanel.Ask.of(
                        "Charge : Halle vers Réserve, puis frapper le conscrit",
                        compact ? "" : "Le porte-pavois est étourdi : son Blocage ne retient personne ce tour-ci.")
                .sign(Symbol.SPECIAL.icon())
                .aside("légal")
                .facts(List.of(
                        new QuestionPanel.Fact(Symbol.SHIELD.icon(), "aucun dégât subi", ForecastPill.Tone.GOOD)))
                .buttons(List.of(
                        TableButton.Act.of("Marche", TableButton.Weight.QUIET, () -> {})
                                .sign(Symbol.ENERGY.icon())
                                .key("M"),
                        TableButton.Act.of("Finir", TableButton.Weight.QUIET, () -> {})
                                .key(texts.get("key.space")),
                        TableButton.Act.of("Charger", TableButton.Weight.PRIMARY, () -> {})
                                .sign(Symbol.DONE.icon())
                                .key("↵"))));
        return panel;
    }
}
