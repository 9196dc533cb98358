package org.alea.app.games.reckoners.board;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.css.PseudoClass;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import org.alea.app.table.panel.ForecastPane;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.state.ReckonersState;

/** The panel that says what would happen if one stopped now; it is thought out beside the screen and shown when ready. */
final class Outcome {
    /** What has been found out about a state. */
    record Found(ReckonersState state, Optional<ForecastPane.Reading> reading, int loss) {}

    private static final double NARROW = 260;
    private static final PseudoClass DENSE = PseudoClass.getPseudoClass("dense");
    /** What title and advice need besides the lines. */
    private static final double AROUND = 84;
    /** So many lines fit into a small window. */
    private static final int MOST = 5;

    private final ForecastPane pane;
    private final boolean narrow;
    private final boolean compact;
    private final double height;
    private final double row;
    private final Thinking thinking;
    private CompletableFuture<Found> thought = CompletableFuture.completedFuture(null);
    private Optional<Asked> asked = Optional.empty();
    private Optional<Found> shown = Optional.empty();

    Outcome(BoardKit kit, Rectangle2D place, Thinking thinking) {
        this.thinking = thinking;
        pane = new ForecastPane(place.getWidth() < NARROW ? 0.2 : kit.text());
        pane.getStyleClass().addAll("table-panel", "outcome");
        narrow = place.getWidth() < NARROW;
        pane.setVisible(false);
        compact = kit.plan().compact();
        height = place.getHeight();
        row = kit.of(36, 33) * kit.text();
        pane.setClip(new Rectangle(place.getWidth(), place.getHeight()));
        BoardKit.lay(pane, place);
    }

    Region node() {
        return pane;
    }

    /** How a table is thought about, and whether what it leads to is being watched already. */
    interface Thinking {
        Found of(ReckonersTable table, boolean watched);
    }

    /** What has been asked about. */
    private record Asked(ReckonersState state, boolean watched) {}

    /** Asks anew if the table is another one; the old answer stays, faded, until the new one is there. */
    void ask(ReckonersTable table, boolean watched) {
        Optional<Asked> now = Optional.of(new Asked(table.state(), watched));
        if (asked.equals(now)) {
            return;
        }
        asked = now;
        thought.cancel(true);
        pane.setOpacity(0.5);
        ReckonersTable copy = table.copyWith(table.chance().copy());
        thought = CompletableFuture.supplyAsync(() -> thinking.of(copy, watched));
    }

    /** Shows what is known already. */
    void tell(ForecastPane.Reading reading) {
        hide();
        pane.pseudoClassStateChanged(DENSE, AROUND + reading.lines().size() * row > height);
        pane.show(reading);
        pane.setOpacity(1);
        pane.setVisible(true);
    }

    void hide() {
        asked = Optional.empty();
        shown = Optional.empty();
        thought.cancel(true);
        thought = CompletableFuture.completedFuture(null);
        pane.setVisible(false);
    }

    /** How many people would be lost, as far as is known. */
    int loss() {
        return shown.map(Found::loss).orElse(0);
    }

    /** Shows what has been found out. @return whether there is news */
    boolean tick() {
        if (!thought.isDone() || thought.isCompletedExceptionally()) {
            return false;
        }
        Optional<Found> found = Optional.ofNullable(thought.getNow(null));
        if (found.isEmpty() || found.equals(shown)) {
            return false;
        }
        shown = found;
        found.flatMap(Found::reading).ifPresent(reading -> {
            pane.pseudoClassStateChanged(DENSE, AROUND + reading.lines().size() * row > height);
            pane.show(narrow ? inBrief(reading) : compact ? fitting(reading) : reading);
            pane.setVisible(true);
        });
        pane.setOpacity(1);
        return true;
    }

    /** What matters most comes first: the last lines are left out where there is no room for all. */
    private static ForecastPane.Reading fitting(ForecastPane.Reading reading) {
        int shown = Math.min(MOST, reading.lines().size());
        return new ForecastPane.Reading(
                reading.title(), reading.aside(), reading.lines().subList(0, shown), "", reading.certain());
    }

    /** Where there is little room the figures alone are said. */
    private static ForecastPane.Reading inBrief(ForecastPane.Reading reading) {
        return new ForecastPane.Reading(
                reading.title(),
                "",
                reading.lines().stream()
                        .map(line -> new ForecastPane.Line(
                                line.icon(),
                                line.words(),
                                line.figure().isEmpty() ? line.aside() : line.figure(),
                                "",
                                line.tone()))
                        .toList(),
                "");
    }
}
