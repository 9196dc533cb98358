package org.alea.app.games.royal;

import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import org.alea.app.table.Glyph;

/**
 * Says beside a place why something does not go there, or what has just struck, with the rule one click away: it stays
 * while the pointer is on it, and knows when the pointer is on its way to it.
 */
final class RuleNote extends HBox {
    private static final PseudoClass TELLING = PseudoClass.getPseudoClass("telling");
    /** How far a refusal reaches over the place where nothing can be done, so that the pointer gets to it. */
    private static final double OVERLAP = 6;

    /** News stay long enough, and what they stand beside may be pressed again. */
    private static final double APART = -2;

    private static final double WIDEST = 430;

    private final Label words = new Label();
    private final Hyperlink rule = new Hyperlink();
    private final Node refused = Glyph.icon("mdi2c-cancel", 16);
    private final Node told = Glyph.icon("mdi2i-information-outline", 16);
    private final PauseTransition stay = new PauseTransition();
    private double away = Double.MAX_VALUE;

    RuleNote(Consumer<String> open) {
        super(8);
        getStyleClass().addAll("toast", "rule-note");
        setAlignment(Pos.CENTER_LEFT);
        words.setWrapText(true);
        words.setMaxWidth(300);
        rule.setFocusTraversable(false);
        rule.setOnAction(pressed -> open.accept(rule.getText()));
        setManaged(false);
        setVisible(false);
        stay.setOnFinished(done -> setVisible(false));
        setOnMouseEntered(entered -> stay.stop());
        setOnMouseExited(left -> stay.playFromStart());
    }

    /** Why something does not go there. */
    void say(String reason, String id, Node beside) {
        pseudoClassStateChanged(TELLING, false);
        stay.setDuration(Duration.seconds(4));
        put(refused, OVERLAP, reason, id, beside, Double.MAX_VALUE);
    }

    /**
     * What the player is to know now.
     *
     * @param rightmost where the note has to end
     */
    void tell(String news, String id, Node beside, double rightmost) {
        pseudoClassStateChanged(TELLING, true);
        stay.setDuration(Duration.seconds(8));
        put(told, APART, news, id, beside, rightmost);
    }

    private void put(Node sign, double overlap, String text, String id, Node beside, double rightmost) {
        words.setText(text);
        rule.setText(id);
        rule.setVisited(false);
        getChildren().setAll(sign, words, rule);
        if (getParent() instanceof Pane board) {
            applyCss();
            double width = Math.min(prefWidth(-1), WIDEST);
            resize(width, prefHeight(width));
            Beside.put(this, beside, board, overlap, rightmost);
            away = Double.MAX_VALUE;
            setVisible(true);
            toFront();
            layout();
            stay.playFromStart();
        }
    }

    /** Whether the pointer, now at this place of the scene, is on the note or has come nearer to its rule. */
    boolean nearing(double sceneX, double sceneY) {
        if (!isVisible()) {
            return false;
        }
        Bounds link = rule.localToScene(rule.getLayoutBounds());
        double now = Math.hypot(link.getCenterX() - sceneX, link.getCenterY() - sceneY);
        boolean nearer = now < away || localToScene(getLayoutBounds()).contains(sceneX, sceneY);
        away = now;
        return nearer;
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
