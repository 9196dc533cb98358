package org.alea.app.games.reckoners.board;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.reckoners.art.PhaseSteps;
import org.alea.app.games.reckoners.art.PhaseSteps.Progress;
import org.alea.app.games.reckoners.art.PhaseSteps.Step;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.reckoners.state.ReckonersState;

/** The right column while the Epics act: who has acted, who acts, who is to come. */
final class PhasePane {
    private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");
    private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");
    private static final double INSET = 10;
    private static final double HEAD = 40;
    private static final double TALL = 62;
    /** Below this height a row has no room for a second line. */
    private static final double LOW = 46;

    private final BoardKit kit;
    private final Rectangle2D place;
    private final Pane root = new Pane();

    PhasePane(BoardKit kit, Rectangle2D place) {
        this.kit = kit;
        this.place = place;
        root.getStyleClass().addAll("table-panel", "phase-pane");
        BoardKit.lay(root, place);
    }

    Region node() {
        return root;
    }

    void show(ReckonersState state) {
        root.getChildren().clear();
        Label title = kit.label(kit.speech().get("phase.title"), "panel-title");
        BoardKit.lay(title, new Rectangle2D(INSET + 3, 6, place.getWidth() - 2 * INSET, HEAD - 8));
        root.getChildren().add(title);
        List<Step> steps = PhaseSteps.of(kit.speech(), state);
        double gap = kit.of(8, 5);
        double high = Math.min(TALL, (place.getHeight() - HEAD - 6) / steps.size() - gap);
        for (int i = 0; i < steps.size(); i++) {
            Region row = row(steps.get(i), high);
            BoardKit.lay(row, new Rectangle2D(INSET, HEAD + i * (high + gap), place.getWidth() - 2 * INSET, high));
            root.getChildren().add(row);
        }
    }

    private Region row(Step step, double high) {
        double room = place.getWidth() - 2 * INSET - high - 34;
        Label name = kit.label(step.words(), "phase-name");
        Fitting.line(name, Fonts.STRONG, 14 * kit.text(), room);
        VBox words = new VBox(-1, name);
        if (high >= LOW && !step.under().isEmpty()) {
            Label under = kit.label(step.under(), "phase-under");
            Fitting.line(under, Fonts.TEXT, 12.5 * kit.text(), room);
            words.getChildren().add(under);
        }
        words.setAlignment(Pos.CENTER_LEFT);
        HBox row = new HBox(9, Sign.of(step.icon(), Math.min(24, high * 0.5)), words, BoardKit.filler());
        if (step.progress() != Progress.AHEAD) {
            boolean done = step.progress() == Progress.DONE;
            row.getChildren().add(Sign.of(done ? Symbol.DONE.icon() : "mdi2p-play", 16, "phase-mark"));
        }
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("phase-row");
        row.pseudoClassStateChanged(NOW, step.progress() == Progress.NOW);
        row.pseudoClassStateChanged(DONE, step.progress() == Progress.DONE);
        BoardKit.hear(row, kit.speech().get("hear.phase." + step.progress().name(), step.words()));
        return row;
    }
}
