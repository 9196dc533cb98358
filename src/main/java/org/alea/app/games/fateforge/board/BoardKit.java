package org.alea.app.games.fateforge.board;

import java.util.List;
import java.util.Set;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.input.Options;
import org.alea.app.games.fateforge.input.Reach;
import org.alea.app.gametable.Look;
import org.alea.app.gametable.Pieces;
import org.alea.app.gametable.Plan;
import org.alea.app.play.Shot;
import org.alea.app.table.Spot;
import org.alea.app.table.symbol.Sign;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;

/** What every part of the board is made with: words, measures, looks. */
public record BoardKit(FateSpeech speech, Plan plan, Look look) {

    /** All that a part of the board is shown with at one moment. */
    public record View(
            Shot<FateforgeTable, FateforgeMove, Reach> shot, Options options, Set<Spot> next, Pieces pieces) {

        /** The view of a shot: what can be done first, or next after what has been touched. */
        public static View of(FateSpeech speech, Shot<FateforgeTable, FateforgeMove, Reach> shot, Pieces pieces) {
            Options options = new Options(speech.content(), shot.table(), shot.moves());
            return new View(shot, options, options.next(shot.draft().spots()), pieces);
        }

        public FateforgeTable table() {
            return shot.table();
        }

        public Reach draft() {
            return shot.draft();
        }

        /** Whether this is to be touched next, now that something has been touched. */
        public boolean wanted(Spot spot) {
            return !draft().isEmpty() && next.contains(spot);
        }

        /** Whether something can be done that begins with this. */
        public boolean begins(Spot spot) {
            return options.first().contains(spot);
        }
    }

    public double of(double standard, double compact) {
        return plan.of(standard, compact);
    }

    /** How much larger than designed words are set. */
    public double text() {
        return Math.min(plan.frame().text(), plan.compact() ? 1.1 : 1.18);
    }

    public Label label(String words, String... classes) {
        Label label = new Label(words);
        label.getStyleClass().addAll(classes);
        return label;
    }

    /** A small chip with a sign. */
    public Label chip(String icon, String words, String... classes) {
        Label chip = new Label(words);
        if (!icon.isEmpty()) {
            chip.setGraphic(Sign.of(icon, 15));
        }
        chip.getStyleClass().add("fate-chip");
        chip.getStyleClass().addAll(classes);
        chip.setMinWidth(Region.USE_PREF_SIZE);
        return chip;
    }

    /** Lays a part at its place in a pane that does no laying out of its own. */
    public static void put(Pane pane, Region part, Rectangle2D place) {
        part.setManaged(false);
        part.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
        if (!pane.getChildren().contains(part)) {
            pane.getChildren().add(part);
        }
    }

    /** One thing as spots in the order of a list. */
    public static List<Spot> spots(String kind, List<String> ids) {
        return ids.stream().map(id -> Spot.of(kind, id)).toList();
    }
}
