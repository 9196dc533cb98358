package org.alea.app.games.royal;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** What can lie over the table for a while: the Roy's forecast, the score if the game ended now, the result. */
final class Covers {
    private final RoyalPlay play;
    private final RoyalSpeech speech;
    private final StackPane scrim = new StackPane();

    Covers(RoyalPlay play, RoyalSpeech speech) {
        this.play = play;
        this.speech = speech;
        scrim.getStyleClass().add("scrim");
        scrim.setVisible(false);
        scrim.setOnMouseClicked(clicked -> {
            if (clicked.getTarget() == scrim) {
                close();
            }
        });
    }

    void lay(Pane board) {
        board.getChildren().add(scrim);
        scrim.setManaged(false);
        close();
    }

    Optional<Node> shown() {
        return scrim.isVisible() ? scrim.getChildren().stream().findFirst() : Optional.empty();
    }

    void close() {
        scrim.setVisible(false);
        scrim.getChildren().clear();
    }

    private void open(Region content) {
        if (scrim.getParent() instanceof Pane board) {
            scrim.resizeRelocate(0, 0, board.getWidth(), board.getHeight());
        }
        scrim.getChildren().setAll(content);
        scrim.setVisible(true);
        scrim.toFront();
    }

    void forecast() {
        if (shown().isPresent()) {
            close();
        } else {
            open(new ForecastPane(play.game(), play.table(), speech, this::close));
        }
    }

    void standing() {
        open(new StandingPane(play.game(), play.table(), speech, this::close));
    }

    void result() {
        open(new StandingPane(play.game(), play.table(), speech, this::close));
    }
}
