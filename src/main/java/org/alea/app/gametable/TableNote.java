package org.alea.app.gametable;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.alea.app.table.Glyph;

/**
 * A note over the table: why something is refused, beside the place it happened at, or news in the middle under the bar. The
 * rule is one click away; it stays while the pointer is on it.
 */
final class TableNote extends HBox {
    private static final PseudoClass TELLING = PseudoClass.getPseudoClass("telling");
    private static final double WIDEST = 460;
    private static final double EDGE = 8;

    private final Label words = new Label();
    private final Hyperlink rule = new Hyperlink();
    private final Button away = new Button("", Glyph.icon("mdi2c-close", 14));
    private final PauseTransition stay = new PauseTransition();
    private Runnable gone = () -> {};
    private String id = "";
    private boolean refusing;

    /** @param open shows a rule by its id */
    TableNote(Consumer<String> open) {
        super(8);
        getStyleClass().addAll("toast", "rule-note", "table-note");
        setAlignment(Pos.CENTER_LEFT);
        words.setWrapText(true);
        rule.setFocusTraversable(false);
        rule.setMinWidth(Region.USE_PREF_SIZE);
        rule.setOnAction(pressed -> open.accept(id));
        away.getStyleClass().add("bare");
        away.setFocusTraversable(false);
        away.setOnAction(pressed -> hush());
        setManaged(false);
        setVisible(false);
        stay.setOnFinished(done -> hush());
        setOnMouseEntered(entered -> stay.stop());
        setOnMouseExited(left -> stay.playFromStart());
    }

    /** Why something does not go there. */
    void refuse(String reason, String leadsTo, String link, Node beside) {
        put("mdi2c-cancel", reason, leadsTo, link, 4);
        refusing = true;
        pseudoClassStateChanged(TELLING, false);
        if (getParent() instanceof Pane board) {
            Bounds scene = beside.localToScene(beside.getLayoutBounds());
            Point2D above = board.sceneToLocal(scene.getCenterX(), scene.getMinY());
            double most = board.getWidth() - EDGE - getWidth();
            double x = Math.max(EDGE, Math.min(most, above.getX() - getWidth() / 2));
            double y = above.getY() - getHeight() - EDGE;
            double below = board.sceneToLocal(0, scene.getMaxY()).getY() + EDGE;
            relocate(x, y < EDGE ? Math.min(below, board.getHeight() - getHeight() - EDGE) : y);
        }
    }

    /**
     * What the player is to know now.
     *
     * @param top where the bar ends
     * @param whenGone is run once it has been read or put away
     */
    void tell(String news, String leadsTo, String link, double top, Runnable whenGone) {
        put("mdi2i-information-outline", news, leadsTo, link, 8);
        gone = whenGone;
        pseudoClassStateChanged(TELLING, true);
        if (getParent() instanceof Pane board) {
            relocate((board.getWidth() - getWidth()) / 2, top + EDGE);
        }
    }

    private void put(String sign, String text, String leadsTo, String link, double seconds) {
        hush();
        refusing = false;
        words.setText(text);
        id = leadsTo;
        rule.setText(link);
        rule.setAccessibleText(link + " " + leadsTo);
        rule.setVisited(false);
        getChildren().setAll(Glyph.icon(sign, 16), words);
        if (!leadsTo.isEmpty()) {
            getChildren().add(rule);
        }
        getChildren().add(away);
        setVisible(true);
        toFront();
        applyCss();
        double width = Math.min(prefWidth(-1), WIDEST);
        resize(width, prefHeight(width));
        layout();
        stay.setDuration(Duration.seconds(seconds));
        stay.playFromStart();
    }

    /** Why something does not go somewhere, while it is said. */
    Optional<String> objection() {
        return isVisible() && refusing ? Optional.of(words.getText()) : Optional.empty();
    }

    /** What is said now. */
    Optional<String> said() {
        return isVisible() ? Optional.of(words.getText()) : Optional.empty();
    }

    /** The rule it leads to, while it says something. */
    Optional<String> leadsTo() {
        return isVisible() && !id.isEmpty() ? Optional.of(id) : Optional.empty();
    }

    void hush() {
        stay.stop();
        setVisible(false);
        Runnable told = gone;
        gone = () -> {};
        told.run();
    }
}
