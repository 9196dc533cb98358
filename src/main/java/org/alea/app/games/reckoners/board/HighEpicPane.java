package org.alea.app.games.reckoners.board;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.art.ReckonerLooks;
import org.alea.app.games.reckoners.input.ReckonSpots;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Dial;
import org.alea.app.table.Fitting;
import org.alea.app.table.figure.ActionTile;
import org.alea.app.table.gauge.ArcRing;
import org.alea.app.table.gauge.CellTrack;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.reckoners.cards.CityCard;
import org.alea.games.reckoners.cards.EpicAction;
import org.alea.games.reckoners.cards.HighEpicCard;
import org.alea.games.reckoners.cards.PowerSlot;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.HighEpicInPlay;
import org.alea.games.reckoners.state.ReckonersState;

/** The High Epic: the dial with research and health, and the four tracks of powers. */
final class HighEpicPane {
    private static final Color RESEARCH = Color.web("#A27ADD");
    private static final Color HEALTH = Color.web("#2FB58A");
    private static final Color OFF = Color.web("#2D343C");

    private final BoardKit kit;
    private final ReckonSpeech speech;
    private final Pane root = new Pane();
    private final VBox tracks = new VBox();
    private final ArcRing research;
    private final ArcRing health;
    private final Dial dial;
    private final VBox middle = new VBox();

    HighEpicPane(BoardKit kit, Rectangle2D dialAt, Rectangle2D tracksAt, boolean apart) {
        this.kit = kit;
        this.speech = kit.speech();
        double wide = apart ? dialAt.getWidth() : dialAt.getWidth() * 0.5;
        double radius = Math.min(wide, dialAt.getHeight()) / 2 - 8;
        dial = new Dial(radius, radius * 0.66);
        research = new ArcRing(radius * 0.86, radius * 0.09, 1.5);
        health = new ArcRing(radius * 0.73, radius * 0.075, 1.5);
        dial.reading(research, health);
        dial.setManaged(false);
        dial.resizeRelocate(
                dialAt.getMinX() + wide / 2 - radius,
                dialAt.getMinY() + dialAt.getHeight() / 2 - radius,
                2 * radius,
                2 * radius);
        middle.setAlignment(Pos.CENTER);
        middle.setManaged(false);
        middle.setMouseTransparent(true);
        middle.resizeRelocate(
                dial.getLayoutX() + radius * 0.36, dial.getLayoutY() + radius * 0.4, radius * 1.28, radius * 1.2);
        tracks.getStyleClass().addAll("table-panel", "power-tracks");
        tracks.setSpacing(kit.of(2, 1));
        double x = apart ? tracksAt.getMinX() : tracksAt.getMinX() + wide;
        double width = apart ? tracksAt.getWidth() : tracksAt.getWidth() - wide;
        BoardKit.lay(tracks, new Rectangle2D(x, tracksAt.getMinY(), width, tracksAt.getHeight()));
        root.setPickOnBounds(false);
        root.getChildren().addAll(tracks, dial, middle);
    }

    Region node() {
        return root;
    }

    void show(BoardKit.View view) {
        ReckonersState state = view.state();
        HighEpicInPlay epic = state.highEpic();
        CityCard city = speech.content().city(state.setting().city());
        int team = Math.max(1, state.team().size());
        boolean ofDistricts = city.districtResearch();
        int left = ofDistricts
                ? state.districts().stream().mapToInt(District::marker).sum()
                : epic.research();
        int each = city.research(team, state.setting().letter());
        int most = Math.max(left, ofDistricts ? each * state.districts().size() : each);
        int full = Math.max(epic.health(), city.health(team, state.setting().letter()));
        research.show(ArcRing.parts(Math.max(1, most), left, RESEARCH, OFF));
        health.show(ArcRing.parts(Math.max(1, full), epic.health(), HEALTH, OFF));
        view.pieces().place(ReckonSpots.HIGH_EPIC, dial);
        BoardKit.hear(dial, speech.get("hear.highEpic", speech.name(epic.id()), left, epic.health()));
        boolean large = middle.getWidth() > 130;
        middle.setStyle(large ? "" : "-fx-font-size: 11.5px;");
        double sign = large ? 17 : 12;
        Label name = kit.label(speech.name(epic.id()), "high-name");
        Fitting.line(name, Fonts.DISPLAY, large ? 21 : 14, middle.getWidth());
        HBox figures = new HBox(
                large ? 9 : 4,
                kit.signed(Symbol.RESEARCH.icon(), Integer.toString(left), sign, "high-value", "violet"),
                kit.signed(Symbol.HEALTH.icon(), Integer.toString(epic.health()), sign, "high-value", "green"));
        figures.setAlignment(Pos.CENTER);
        middle.getChildren()
                .setAll(
                        Sign.of(ReckonerLooks.person(epic.id()).emblem(), large ? 40 : 18, "high-emblem"),
                        name,
                        figures,
                        Sign.of(epic.weakened() ? "mdi2l-lock-open-variant" : "mdi2l-lock", large ? 16 : 11));
        showTracks(view, state, epic, team);
        BoardKit.settle(view, tracks);
    }

    private void showTracks(BoardKit.View view, ReckonersState state, HighEpicInPlay epic, int team) {
        HighEpicCard card = speech.content().highEpic(epic.id());
        Label title = kit.label(speech.get("tracks.title", speech.name(epic.id())), "panel-title");
        Label order = kit.label(extra(state, epic), "note");
        HBox head = new HBox(8, title, BoardKit.filler(), order);
        head.setAlignment(Pos.BASELINE_LEFT);
        tracks.getChildren().clear();
        boolean narrow = tracks.getWidth() < 240;
        if (narrow) {
            tracks.setStyle("-fx-font-size: 13px;");
        } else {
            if (kit.plan().compact()) {
                tracks.setStyle("-fx-font-size: 13.5px;");
            }
            tracks.getChildren().add(head);
        }
        for (PowerTrack track : PowerTrack.values()) {
            tracks.getChildren().add(row(view, state, card, epic, track, team, narrow));
        }
        if (!narrow && !kit.plan().compact()) {
            Label moves = kit.label(speech.get("moves." + card.move().name()), "note");
            moves.setWrapText(true);
            tracks.getChildren().add(moves);
        }
    }

    private String extra(ReckonersState state, HighEpicInPlay epic) {
        if (!epic.assault().isEmpty()) {
            return speech.assault(speech.content().assault(epic.assault()));
        }
        if (!epic.powerDice().isEmpty()) {
            return String.join(" ", epic.powerDice().stream().map(Enum::name).toList());
        }
        return state.setting().letter().name();
    }

    private Region row(
            BoardKit.View view,
            ReckonersState state,
            HighEpicCard card,
            HighEpicInPlay epic,
            PowerTrack track,
            int team,
            boolean narrow) {
        List<CellTrack.Cell> cells = new ArrayList<>();
        List<String> heard = new ArrayList<>();
        for (int i = 0; i < card.brackets(); i++) {
            if (card.hasTables()) {
                boolean yellow = track == PowerTrack.YELLOW;
                int value = speech.content().tables().value(state.setting().letter(), i + 1);
                cells.add(CellTrack.Cell.words(yellow ? "−" + value : Integer.toString(i + 1)));
                continue;
            }
            PowerSlot slot = card.slot(team, state.setting().letter(), track, i);
            cells.add(cell(slot));
            heard.add((i + 1) + ". " + kit.prints().words(slot));
        }
        int at = epic.bracket(track);
        CellTrack line = new CellTrack(
                CellTrack.Reading.upTo(cells, at, ReckonerLooks.colour(track)), kit.of(25, narrow ? 17 : 19));
        Label letter = kit.label(ReckonerLooks.letter(track), "track-letter");
        letter.setStyle("-fx-background-color: " + ReckonerLooks.colour(track) + ";");
        Label name = kit.label(
                narrow
                        ? speech.get("track.what." + track.name())
                        : speech.track(track) + " · " + speech.get("track.what." + track.name()),
                "track-name");
        HBox caption = new HBox(6, letter, name);
        caption.setAlignment(Pos.CENTER_LEFT);
        VBox row = new VBox(kit.of(3, 1), caption, line);
        row.getStyleClass().add("power-row");
        view.pieces().place(ReckonSpots.track(track), row);
        BoardKit.hear(row, speech.get("hear.track", speech.track(track), at) + "\n" + String.join("\n", heard));
        return row;
    }

    private CellTrack.Cell cell(PowerSlot slot) {
        if (slot.actions().isEmpty()) {
            return CellTrack.Cell.words("–");
        }
        EpicAction action = slot.actions().get(0);
        ActionTile.Print print = kit.prints().print(action);
        if (action instanceof EpicAction.Population loss) {
            return CellTrack.Cell.words("−" + loss.n());
        }
        return new CellTrack.Cell(print.corner() + (slot.actions().size() > 1 ? "+" : ""), print.icon(), false);
    }
}
