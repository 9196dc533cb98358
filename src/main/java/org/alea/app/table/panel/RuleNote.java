package org.alea.app.table.panel;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;

/**
 * Says beside a place why something does not go there, or in a place of its own what has just struck, with the rule one
 * click away: it stays while the pointer is on it, and knows when the pointer is on its way to it.
 */
public final class RuleNote extends HBox {
    private static final PseudoClass TELLING = PseudoClass.getPseudoClass("telling");
    private static final PseudoClass INSTEAD = PseudoClass.getPseudoClass("instead");
    /** How far a refusal reaches over the place where nothing can be done, so that the pointer gets to it. */
    private static final double OVERLAP = 6;

    private static final double WIDEST = 430;
    /** What stands beside the words: the sign and the gaps. */
    private static final double ASIDE = 56;

    private final Texts texts;

    private final Label words = new Label();
    private final Hyperlink rule = new Hyperlink();
    private final Node refused = Glyph.icon("mdi2c-cancel", 16);
    private final Node told = Glyph.icon("mdi2i-information-outline", 16);
    private final PauseTransition stay = new PauseTransition();
    private double away = Double.MAX_VALUE;
    private String id = "";
    private boolean tells = true;
    private Optional<Node> instead = Optional.empty();

    public RuleNote(Texts texts, Consumer<String> open) {
        super(8);
        this.texts = texts;
        getStyleClass().addAll("toast", "rule-note");
        setAlignment(Pos.CENTER_LEFT);
        words.setWrapText(true);
        rule.setFocusTraversable(false);
        rule.setMinWidth(Region.USE_PREF_SIZE);
        rule.setOnAction(pressed -> open.accept(id));
        setManaged(false);
        setVisible(false);
        stay.setOnFinished(done -> setVisible(false));
        setOnMouseEntered(entered -> stay.stop());
        setOnMouseExited(left -> stay.playFromStart());
        visibleProperty().addListener((all, old, now) -> instead.ifPresent(words -> words.setVisible(!now)));
    }

    /** From now on it only objects: somebody else does the telling, and would be talked over. */
    public void onlyObject() {
        tells = false;
    }

    public boolean tells() {
        return tells;
    }

    /** Why something does not go there. */
    public void say(String reason, String rule, Node beside) {
        pseudoClassStateChanged(TELLING, false);
        giveWay(Optional.empty());
        stay.setDuration(Duration.seconds(4));
        put(refused, reason, rule, WIDEST, board -> NotePlacement.put(this, beside, board, OVERLAP));
    }

    /**
     * What the player is to know now.
     *
     * @param area a part of the board that can be covered meanwhile: the note lies in its middle, over the words there
     */
    public void tell(String news, String rule, Rectangle2D area) {
        pseudoClassStateChanged(TELLING, true);
        giveWay(Optional.empty());
        stay.setDuration(Duration.seconds(8));
        put(
                told,
                news,
                rule,
                area.getWidth(),
                board -> relocate(area.getMinX(), area.getMinY() + Math.max(0, (area.getHeight() - getHeight()) / 2)));
    }

    /** The same in the place of other words, which come back when it goes. */
    public void tellInstead(String news, String rule, Node words, Rectangle2D area) {
        pseudoClassStateChanged(TELLING, true);
        giveWay(Optional.of(words));
        stay.setDuration(Duration.seconds(8));
        put(told, news, rule, area.getWidth(), board -> relocate(area.getMinX(), area.getMinY()));
    }

    private void giveWay(Optional<Node> words) {
        hush();
        instead = words;
        pseudoClassStateChanged(INSTEAD, words.isPresent());
    }

    private void put(Node sign, String text, String about, double widest, Consumer<Pane> place) {
        words.setText(text);
        id = about;
        rule.setText(texts.get("table.theRule"));
        rule.setAccessibleText(rule.getText() + " " + about);
        rule.setVisited(false);
        getChildren().setAll(sign, words);
        if (!about.isEmpty()) {
            getChildren().add(rule);
        }
        if (getParent() instanceof Pane board) {
            applyCss();
            words.setMaxWidth(widest - ASIDE - rule.prefWidth(-1));
            double width = Math.min(prefWidth(-1), widest);
            resize(width, prefHeight(width));
            place.accept(board);
            away = Double.MAX_VALUE;
            setVisible(true);
            toFront();
            layout();
            stay.playFromStart();
        }
    }

    /** Whether the pointer, now at this place of the scene, is on the note or has come nearer to its rule. */
    public boolean nearing(double sceneX, double sceneY) {
        if (!isVisible()) {
            return false;
        }
        Bounds link = rule.localToScene(rule.getLayoutBounds());
        double now = Math.hypot(link.getCenterX() - sceneX, link.getCenterY() - sceneY);
        boolean nearer = now < away || localToScene(getLayoutBounds()).contains(sceneX, sceneY);
        away = now;
        return nearer;
    }

    /** Why something does not go somewhere, while it is said. */
    public Optional<String> objection() {
        return isVisible() && getChildren().contains(refused) ? Optional.of(words.getText()) : Optional.empty();
    }

    public String words() {
        return isVisible() ? words.getText() : "";
    }

    /** The way to the rule. */
    public Hyperlink rule() {
        return rule;
    }

    /** The rule it leads to. */
    public String id() {
        return id;
    }

    public void hush() {
        stay.stop();
        setVisible(false);
    }
}
