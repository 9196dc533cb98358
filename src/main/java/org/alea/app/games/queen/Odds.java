package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.application.Platform;
import javafx.scene.Node;
import org.alea.app.shell.Desk;
import org.alea.app.table.Spot;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.alea.games.queen.coach.Prospects;
import org.alea.store.Setting;

/**
 * The chances of throwing a set again, for whoever has switched them on; never in a Daily Challenge (QUEEN-200). Who
 * looks at them plays to learn: like a hint, they cost the game its record, and the player agrees to it first.
 */
final class Odds {
    private final Desk desk;
    private final QueenPlay play;
    private final Speech speech;

    Odds(Desk desk, QueenPlay play, Speech speech) {
        this.desk = desk;
        this.play = play;
        this.speech = speech;
    }

    /** Whether chances are told at this table. */
    boolean told() {
        return desk.preferences().get(Setting.PROBABILITIES)
                && !play.table().options().occasion().daily();
    }

    /** Whether there are chances to tell of this lane or die. */
    boolean known(Spot spot) {
        return told()
                && play.rolling()
                && !play.table().paused()
                && value(play.table(), spot).isPresent();
    }

    /** The sheet for the set of this lane or die; it fills as soon as the chances are reckoned. */
    Optional<Node> of(Spot spot) {
        QueenTable table = play.table();
        OptionalInt value = value(table, spot);
        if (!known(spot) || value.isEmpty()) {
            return Optional.empty();
        }
        OddsSheet sheet = new OddsSheet(table, value.getAsInt(), speech);
        desk.background().execute(() -> {
            List<Prospects> all = reckon(table, value.getAsInt());
            Platform.runLater(() -> sheet.show(all));
        });
        return Optional.of(sheet);
    }

    private static List<Prospects> reckon(QueenTable table, int value) {
        List<Prospects> all = new ArrayList<>();
        all.add(Prospects.of(table, value, false));
        if (table.options().with(QueenModule.DRAGON)) {
            all.add(Prospects.of(table, value, true));
        }
        return all;
    }

    /** The value of the set at a spot; nothing lies in a set there otherwise. */
    private static OptionalInt value(QueenTable table, Spot spot) {
        int value = switch (spot.kind()) {
            case "lane" -> Integer.parseInt(spot.which());
            case "die" ->
                table.dice(Zone.ARENA).stream()
                        .filter(die -> die.id().equals(spot.which()))
                        .mapToInt(QueenDie::value)
                        .findFirst()
                        .orElse(0);
            default -> 0;
        };
        boolean set = table.groups().stream().anyMatch(group -> group.value() == value && group.set());
        return set ? OptionalInt.of(value) : OptionalInt.empty();
    }
}
