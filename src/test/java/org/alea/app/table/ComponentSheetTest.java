package org.alea.app.table;

import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All pieces of the tables on one picture, to look at. */
@Tag("screens")
class ComponentSheetTest extends UiTest {

    @ParameterizedTest
    @EnumSource(Choices.Theme.class)
    void theComponentSheetIsDrawn(Choices.Theme theme) {
        Desk desk = aDesk();
        desk.preferences().set(Setting.THEME, theme);
        show(desk, 1440, 900, () -> sheet(theme == Choices.Theme.LIGHT), "forms", "table", "queen");
        Pictures.take("components-" + theme.name().toLowerCase(Locale.ROOT));
    }

    private static Parent sheet(boolean light) {
        ScaledBoard sheet = new ScaledBoard();
        sheet.light(light);
        sheet.getStyleClass().add("game-queen");
        Pane board = sheet.board();
        board.getChildren()
                .addAll(
                        at(20, 56, panel("Die colours", 924, 132, colours())),
                        at(960, 56, panel("Symbol faces", 460, 132, symbols())),
                        at(20, 200, panel("Die states", 924, 132, states())),
                        at(960, 200, panel("Timer stages", 460, 184, timers())),
                        at(20, 344, panel("Buttons, chips, focus", 924, 122, buttons())),
                        at(20, 478, cards()),
                        at(1000, 478, track()),
                        at(1190, 478, rows()),
                        at(20, 690, lanes()));
        return sheet;
    }

    private static Node at(double x, double y, Region node) {
        node.relocate(x, y);
        return node;
    }

    private static Region panel(String caption, double width, double height, Node content) {
        Panel panel = new Panel(width, height);
        panel.caption(caption.toUpperCase(Locale.ROOT));
        content.relocate(16, 38);
        panel.getChildren().add(content);
        return panel;
    }

    private static Node row(double gap, Node... nodes) {
        HBox row = new HBox(gap, nodes);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private static Node named(Node node, String name) {
        Label label = new Label(name);
        label.getStyleClass().addAll("small", "muted");
        VBox box = new VBox(4, node, label);
        box.setAlignment(Pos.TOP_CENTER);
        return box;
    }

    private static Node colours() {
        int[] values = {5, 3, 4, 2, 6, 3, 5, 4, 2};
        HBox row = new HBox(34);
        for (int i = 0; i < 9; i++) {
            DieSkin skin = DieSkin.ALL.get(i);
            row.getChildren().add(named(new DieNode(skin, DieFace.pips(values[i]), 56), skin.name()));
        }
        row.getChildren().add(named(new DieNode(DieSkin.DRAGON, new DieFace.Symbol("mdi2s-snake"), 56), "DRAGON"));
        return row;
    }

    private static Node symbols() {
        return row(
                14,
                new DieNode(DieSkin.RED, new DieFace.Symbol("mdi2s-sword"), 56),
                new DieNode(DieSkin.BLUE, new DieFace.Twice("mdi2s-shield-lock"), 56),
                new DieNode(DieSkin.YELLOW, new DieFace.Either("mdi2s-sword", "mdi2b-bow-arrow"), 56),
                new DieNode(DieSkin.RED, new DieFace.Skill("mdi2s-sword"), 56),
                new DieNode(DieSkin.GREEN, new DieFace.Symbol("mdi2c-close"), 56),
                new DieNode(DieSkin.BLACK, new DieFace.Figure("7"), 56));
    }

    private static DieNode white() {
        return new DieNode(DieSkin.WHITE, DieFace.pips(4), 56);
    }

    private static StackPane place(Node content, javafx.css.PseudoClass state) {
        StackPane place = new StackPane(content);
        place.getStyleClass().add("place");
        place.setMinSize(54, 54);
        place.pseudoClassStateChanged(state, true);
        return place;
    }

    private static Node states() {
        DieNode tilted = white();
        tilted.setRotate(18);
        DieNode solo = white();
        solo.badge(DieBadge.LOCK);
        DieNode selected = white();
        selected.pseudoClassStateChanged(Hand.SELECTED, true);
        DieNode legal = white();
        legal.pseudoClassStateChanged(Hand.LEGAL, true);
        DieNode used = white();
        used.dim(true);
        used.badge(DieBadge.CHECK);
        DieNode ghost = white();
        ghost.ghost(true);
        DieNode twice = new DieNode(DieSkin.BLUE, DieFace.pips(4), 56);
        twice.badge(DieBadge.words("×2"));
        DieNode inside = new DieNode(DieSkin.WHITE, DieFace.pips(4), 40);
        inside.ghost(true);
        return row(
                18,
                named(white(), "idle"),
                named(tilted, "rolling"),
                named(solo, "solo"),
                named(selected, "selected"),
                named(legal, "legal"),
                named(used, "used"),
                named(ghost, "ghost"),
                named(place(Glyph.icon("mdi2p-plus", 22), Hand.LEGAL), "target"),
                named(place(inside, Hand.HOVER_OK), "hover ok"),
                named(place(Glyph.icon("mdi2c-cancel", 24), Hand.REFUSED), "refused"),
                named(twice, "double"),
                new DieToken(DieSkin.GREEN, 20),
                new DieToken(DieSkin.YELLOW, 20),
                new DieToken(DieSkin.BLUE, 20),
                new DieToken(DieSkin.WHITE, 20));
    }

    private static Node timers() {
        return row(20, timer(42, "0:42", "calm"), timer(12, "0:12", "late"), timer(4, "4", "last"));
    }

    private static Node timer(int seconds, String text, String stage) {
        Dial dial = new Dial(59, 38);
        SecondsRing ring = new SecondsRing(52, 44);
        ring.show(seconds);
        ring.pause(seconds == 12);
        Figures figures = new Figures(stage.equals("last") ? 44 : 32);
        figures.show(text);
        figures.getStyleClass().add(stage);
        StackPane centre = new StackPane(figures);
        centre.setMinSize(76, 76);
        centre.setMaxSize(76, 76);
        centre.relocate(-38, -38);
        dial.reading(ring);
        dial.centre(new Group(centre));
        return dial;
    }

    private static Node buttons() {
        Button primary = new Button("Primary", new KeyCap("↵"));
        primary.getStyleClass().add("primary");
        Button accent = new Button("Game accent");
        accent.getStyleClass().add("accent");
        ForecastPill up = new ForecastPill();
        up.show(ForecastPill.Tone.GOOD, "mdi2a-arrow-up-bold", "+1 case");
        ForecastPill down = new ForecastPill();
        down.show(ForecastPill.Tone.BAD, "mdi2h-heart-broken", "Blessure");
        ForecastPill even = new ForecastPill();
        even.show(ForecastPill.Tone.EVEN, "mdi2m-minus", "Aucun dé");
        StepIndicator steps = new StepIndicator();
        steps.show(List.of("Lancer", "Résoudre", "Réinitialiser"), 1);
        return row(11, primary, new Button("Secondary"), accent, up, down, even, steps);
    }

    private static Region cards() {
        HBox row = new HBox(16);
        for (PlatePattern pattern : PlatePattern.values()) {
            Label title = new Label("Garde-lune");
            title.getStyleClass().add("card-title");
            VBox body = new VBox(6, title, new Plate("mdi2m-moon-waning-crescent", pattern, 110, 70).print(1));
            body.setAlignment(Pos.CENTER);
            PaperCard card = new PaperCard(172, 138, 46, pattern == PlatePattern.RINGS, body);
            card.strip(
                    new Label("solo"),
                    pattern == PlatePattern.HATCH ? "rust" : pattern == PlatePattern.HALFTONE ? "violet" : "plain");
            if (pattern == PlatePattern.HATCH) {
                card.pseudoClassStateChanged(Hand.LEGAL, true);
            }
            if (pattern == PlatePattern.LOZENGES) {
                card.veil(true);
                Stamp stamp = new Stamp("VAINCU", 180);
                stamp.relocate(30, 40);
                card.over(stamp);
            }
            row.getChildren().add(card);
        }
        return row;
    }

    private static Region track() {
        HealthTrack track = new HealthTrack(176, 330, false);
        track.caption("SANTÉ");
        track.note("2 sur 5");
        track.show(new HealthTrack.Reading(6, 2, 3, "Maia", "Défaite"));
        return track;
    }

    private static Region rows() {
        RowTrack rows = new RowTrack(176, 222, 3);
        rows.caption("FATIGUE");
        rows.show(0, new RowTrack.Words("Haut", "retour m. 9", "vide"), false);
        rows.show(1, new RowTrack.Words("Milieu", "retour m. 8", "vide"), false);
        rows.show(2, new RowTrack.Words("Bas", "retour m. 7", "vide"), false);
        return rows;
    }

    private static Region lanes() {
        Pane tray = new Pane();
        for (int i = 1; i <= 5; i++) {
            Lane lane = new Lane(Lane.Dimensions.standard(166));
            int dice = i == 5 ? 0 : i == 4 ? 7 : i;
            lane.header(Integer.toString(i), "Veilleur d’ambre", dice);
            lane.nothing(dice == 0 ? "aucun dé" : "");
            lane.button().setText(dice > 1 ? "Relancer" : dice == 1 ? "Solo" : "—");
            lane.button().getStyleClass().add(dice > 1 ? "ready" : dice == 1 ? "idle" : "bare");
            if (dice > 1) {
                lane.button().setGraphic(Glyph.icon("mdi2r-refresh", 16));
            }
            lane.hot(i == 2);
            lane.relocate((i - 1) * 174, 0);
            tray.getChildren().add(lane);
            int k = 0;
            for (var place : lane.places(dice)) {
                DieNode die =
                        new DieNode(k++ == 0 ? DieSkin.WHITE : DieSkin.GREEN, DieFace.pips(i), lane.dieSize(dice));
                die.relocate((i - 1) * 174 + place.getX(), place.getY());
                die.pseudoClassStateChanged(Hand.SELECTED, i == 2);
                tray.getChildren().add(die);
            }
        }
        return tray;
    }
}
