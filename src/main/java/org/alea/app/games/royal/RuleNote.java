package org.alea.app.games.royal;

import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import org.alea.app.table.Glyph;

/** Says beside a place why something does not go there, with the rule one click away. */
final class RuleNote extends HBox {
    private final Label words = new Label();
    private final Hyperlink rule = new Hyperlink();
    private final PauseTransition stay = new PauseTransition(Duration.seconds(4));

    RuleNote(Consumer<String> open) {
        super(8);
        getStyleClass().addAll("toast", "rule-note");
        setAlignment(Pos.CENTER_LEFT);
        words.setWrapText(true);
        words.setMaxWidth(300);
        rule.setFocusTraversable(false);
        rule.setOnAction(pressed -> open.accept(rule.getText()));
        getChildren().addAll(Glyph.icon("mdi2c-cancel", 16), words, rule);
        setManaged(false);
        setVisible(false);
        stay.setOnFinished(done -> setVisible(false));
    }

    void say(String reason, String id, Node beside) {
        words.setText(reason);
        rule.setText(id);
        rule.setVisited(false);
        if (getParent() instanceof Pane board) {
            applyCss();
            double width = Math.min(prefWidth(-1), 430);
            resize(width, prefHeight(width));
            Bounds scene = beside.localToScene(beside.getLayoutBounds());
            Point2D above = board.sceneToLocal(scene.getCenterX(), scene.getMinY());
            double x = Math.max(8, Math.min(board.getWidth() - width - 8, above.getX() - width / 2));
            double y = above.getY() - getHeight() - 8;
            relocate(x, y < 8 ? board.sceneToLocal(0, scene.getMaxY()).getY() + 8 : y);
            setVisible(true);
            toFront();
            stay.playFromStart();
        }
    }

    String words() {
        return isVisible() ? words.getText() : "";
    }

    Hyperlink rule() {
        return rule;
    }

    void hush() {
        stay.stop();
        setVisible(false);
    }
}
