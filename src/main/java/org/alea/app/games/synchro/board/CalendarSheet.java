package org.alea.app.games.synchro.board;

import java.util.List;
import java.util.OptionalInt;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.forecast.CombatOutlook;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.CalendarSpace;

/** The calendar, large: every space with its colour, what takes time, and how long a combat can last. */
final class CalendarSheet {
    private static final List<String> COSTS = List.of("travel", "round", "village", "retreat");

    private final StageKit kit;
    private final SynchroTable table;

    CalendarSheet(StageKit kit, SynchroTable table) {
        this.kit = kit;
        this.table = table;
    }

    Region node() {
        SynchroVoice voice = kit.voice();
        int space = table.state().voyage().space();
        double radius = kit.of(170, 140);
        Region dial = StageKit.sized(CalendarDial.of(voice, space, 0, radius), 2 * radius, 2 * radius);
        VBox facts = new VBox(kit.of(9, 6));
        facts.getChildren().add(kit.label(voice.table().caption("calendar.spaces"), "sy-caption"));
        facts.getChildren().add(spaces(space));
        OptionalInt fresh = CombatOutlook.roundsUntilExhausted(table);
        if (fresh.isPresent()) {
            facts.getChildren().add(kit.label(voice.get("combat.fresh", fresh.getAsInt()), "sy-warn"));
        } else {
            int rounds = CombatOutlook.roundsFrom(table.content(), space, 1);
            facts.getChildren().add(kit.label(voice.get("calendar.fresh", rounds), "sy-strong"));
        }
        facts.getChildren().add(kit.label(voice.table().caption("calendar.costs"), "sy-caption"));
        for (String cost : COSTS) {
            facts.getChildren().add(kit.label(voice.get("calendar.cost." + cost), "sy-note"));
        }
        HBox row = new HBox(kit.of(30, 22), dial, facts);
        VBox sheet = new VBox(
                kit.of(14, 10),
                kit.label(voice.get("calendar.title"), "sy-sheet-title"),
                row,
                kit.label(voice.get("sheet.close"), "sy-note"));
        sheet.getStyleClass().addAll("synchro-board", "table-panel", "sy-overlay");
        sheet.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        sheet.setMouseTransparent(true);
        return sheet;
    }

    /** All spaces, twelve in a row: a season each. */
    private Region spaces(int now) {
        double size = kit.of(38, 34);
        int season = table.content().lastSpace() / 4;
        FlowPane grid = new FlowPane(4, 4);
        double width = season * (size + 4) + 2;
        grid.setPrefWrapLength(width);
        grid.setMaxWidth(width);
        for (CalendarSpace day : table.content().calendar()) {
            grid.getChildren().add(space(day, now, size));
        }
        return grid;
    }

    private StackPane space(CalendarSpace day, int now, double size) {
        Label number = kit.label(Integer.toString(day.space()), "sy-day");
        StackPane box = new StackPane(number);
        box.getStyleClass().addAll("sy-day-box", "sy-day-" + day.colour().name().toLowerCase(java.util.Locale.ROOT));
        if (day.space() < now) {
            box.setOpacity(0.35);
        } else if (day.space() == now) {
            box.getStyleClass().add("sy-today");
        }
        StageKit.sized(box, size, kit.of(34, 30));
        return box;
    }
}
