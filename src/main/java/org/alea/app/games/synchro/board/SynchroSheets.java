package org.alea.app.games.synchro.board;

import java.util.Optional;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.games.synchro.art.SynchroPrints;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.input.Touched;
import org.alea.app.gametable.Plan;
import org.alea.app.play.Shot;
import org.alea.app.table.Spot;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.PartyHero;

/** The sheets that can be laid over the table at any moment: map, calendar, what can be counted, a hero. */
public final class SynchroSheets {
    private SynchroSheets() {}

    /** The sheet of a key. */
    public static Optional<Region> of(
            SynchroVoice voice, Shot<SynchroTable, SynchroMove, Touched> shot, String name, Plan plan) {
        StageKit kit = new StageKit(voice, new SynchroPrints(voice.terms()), plan);
        return switch (name) {
            case "map" -> Optional.of(map(kit, shot));
            case "calendar" -> Optional.of(new CalendarSheet(kit, shot.table()).node());
            case "inspect" -> Optional.of(new InspectSheet(kit, shot.table()).node());
            default -> Optional.empty();
        };
    }

    private static Region map(StageKit kit, Shot<SynchroTable, SynchroMove, Touched> shot) {
        MapTable map = new MapTable(kit);
        map.show(StageKit.View.seen(shot));
        Pane sheet = new Pane(map.node());
        sheet.getStyleClass().addAll("synchro-board", "sy-map-sheet");
        sheet.setMouseTransparent(true);
        return sheet;
    }

    /** A hero on paper, with what its next level would bring. */
    public static Optional<Region> hero(
            SynchroVoice voice, Shot<SynchroTable, SynchroMove, Touched> shot, Spot spot, Plan plan) {
        StageKit kit = new StageKit(voice, new SynchroPrints(voice.terms()), plan);
        Optional<PartyHero> hero = shot.table().state().party().find(Marble.valueOf(spot.id()));
        return hero.map(found -> {
            double wide = kit.of(330, 290);
            double high = kit.of(690, 590);
            Pane sheet = new Pane();
            StageKit.sized(sheet, wide, high);
            sheet.getStyleClass().add("synchro-board");
            int next = Math.min(voice.content().mostLevel(), found.level() + 1);
            new HeroSheet(kit, StageKit.View.seen(shot), found)
                    .lay(sheet, new javafx.geometry.Rectangle2D(0, 0, wide, high), found.level(), next);
            return sheet;
        });
    }
}
