package org.alea.app.games.reckoners.board;

import javafx.css.PseudoClass;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.alea.app.games.reckoners.art.ActionPrints;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.games.reckoners.input.Pick;
import org.alea.app.gametable.Look;
import org.alea.app.gametable.Pieces;
import org.alea.app.gametable.Plan;
import org.alea.app.play.Shot;
import org.alea.app.table.symbol.Sign;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.state.ReckonersState;

/** What every part of the board is made with: words, prints, measures, looks. */
record BoardKit(ReckonSpeech speech, ActionPrints prints, Plan plan, Look look) {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    /** All that a part of the board is shown with at one moment. */
    record View(Shot<ReckonersTable, ReckonersMove, Pick> shot, Pieces pieces) {

        ReckonersState state() {
            return shot.table().state();
        }
    }

    double of(double standard, double compact) {
        return plan.of(standard, compact);
    }

    /** How much larger than designed words are set. */
    double text() {
        return Math.min(plan.frame().text(), plan.compact() ? 1.1 : 1.18);
    }

    Label label(String words, String... classes) {
        Label label = new Label(words);
        label.getStyleClass().addAll(classes);
        return label;
    }

    /** A word with its sign before it, which keeps its whole width. */
    Label signed(String icon, String words, double size, String... classes) {
        Label label = label(words, classes);
        label.setGraphic(Sign.of(icon, size));
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    static Region filler() {
        Region filler = new Region();
        HBox.setHgrow(filler, Priority.ALWAYS);
        return filler;
    }

    static void lay(Region part, Rectangle2D place) {
        part.setManaged(false);
        part.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
    }

    /** Lays out a part at once while steps are watched: what they point at has to have its place. */
    static void settle(View view, Region part) {
        if (view.shot().watching()) {
            part.applyCss();
            part.layout();
        }
    }

    static void choose(Node node, boolean on) {
        node.pseudoClassStateChanged(CHOSEN, on);
    }

    /** What a part is, for those who hear the table. */
    static void hear(Node node, String words) {
        node.setAccessibleText(words);
    }
}
