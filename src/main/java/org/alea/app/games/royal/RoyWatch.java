package org.alea.app.games.royal;

import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.games.royal.roy.RoyPanel;
import org.alea.app.games.royal.roy.RoyStep;
import org.alea.app.games.royal.roy.RoySteps;
import org.alea.app.games.royal.roy.RoyTurn;
import org.alea.app.play.Reel;
import org.alea.app.play.StepPace;
import org.alea.app.table.panel.StepControls;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalTable;

/**
 * Shows the turn of the Roy that is being watched in place of what is otherwise asked: his steps, the ways through them, and
 * what the present one concerns.
 */
final class RoyWatch {
    private final RoyalPlay play;
    private final RoyalParts parts;
    private final RoyPanel panel;
    private final StepControls controls;

    RoyWatch(RoyalBox box, RoyalPlay play, RoyalSpeech speech, RoyalParts parts) {
        this.play = play;
        this.parts = parts;
        RoyalLayout plan = parts.plan();
        panel = new RoyPanel(
                box, speech.texts(), plan.action().getWidth(), plan.action().getHeight());
        panel.setStyle(plan.piece());
        controls = new StepControls(
                speech.texts(),
                new StepControls.Keys(
                        "←", speech.texts().get("key.escape"), speech.texts().get("key.space")),
                new StepControls.Acts(
                        () -> whileShown(play::previous),
                        () -> whileShown(play::skip),
                        () -> whileShown(play::next),
                        speed -> whileShown(() -> play.pace(StepPace.ofSpeed(speed)))),
                plan.words(1),
                plan.compact());
    }

    /** Whatever has been replaced on the table does nothing any more. */
    private void whileShown(Runnable act) {
        if (controls.getScene() != null) {
            act.run();
        }
    }

    /** Lays the turn that is being shown over what is otherwise asked, and marks what its present step concerns. */
    void show(TableThrows throwing) {
        RoyalBoard board = parts.board();
        board.getChildren().removeAll(panel, controls);
        boolean open = play.watching();
        parts.board().action().setVisible(!open);
        parts.board().commands().setVisible(!open);
        parts.marks().clear();
        steps().ifPresent(steps -> {
            lay(board, panel, parts.plan().action());
            lay(board, controls, parts.plan().commands());
            board.events().toFront();
            panel.show(steps, parts.texts());
            controls.show(StepControls.Reading.at(
                    steps.current().number(),
                    steps.turn().steps().size(),
                    play.pace().speed()));
            boolean lit = steps.current().number() >= RoyStep.Kind.ROW.number();
            parts.roy().foretell(acted(), steps.turn().roll(), lit);
            board.applyCss();
            board.layout();
            parts.marks().show(steps.current(), lying());
            throwing.castRoy(parts.roy().roll());
        });
    }

    private static void lay(Pane board, Region part, Rectangle2D place) {
        part.setManaged(false);
        part.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
        board.getChildren().add(part);
    }

    /** The turn that is watched, and how far it has come. */
    Optional<RoySteps> steps() {
        return play.reel().flatMap(reel -> RoyTurn.of(play.lastEvents()).map(turn -> new RoySteps(turn, reel.at())));
    }

    /** Where on his side of the table that is to be seen which the turn being shown has come to. */
    Optional<RoySide.Tab> page() {
        return steps().map(steps -> steps.recalls() ? RoySide.Tab.CHARACTERS : RoySide.Tab.ROY);
    }

    /** The table whose dice and cards lie before the player: what the turn costs lies there until he is seen to pay. */
    RoyalTable lying() {
        boolean unpaid = steps().filter(steps -> !steps.paid()).isPresent();
        return unpaid ? play.reel().orElseThrow().before() : play.table();
    }

    private RoyalTable acted() {
        Reel<RoyalTable> reel = play.reel().orElseThrow();
        return reel.steps().get(reel.steps().size() - 1).table();
    }
}
