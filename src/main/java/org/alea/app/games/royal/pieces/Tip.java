package org.alea.app.games.royal.pieces;

import java.util.Optional;
import java.util.function.Function;
import javafx.beans.Observable;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Screen;
import javafx.stage.Window;
import javafx.util.Duration;
import org.alea.app.shell.Texts;

/** What a thing on the table says of itself, beside the pointer; as long as Alt is held, in the other language. */
public final class Tip extends Tooltip {
    private static final double WIDEST = 360;
    /** So far above its usual place the pointer is: a tip below the pointer would hide itself. */
    private static final double ABOVE = 10;

    private final Voice voice;
    private final EventHandler<KeyEvent> alt = this::alt;
    private Optional<Window> heard = Optional.empty();
    private boolean other;

    /** What a node says; the tip itself brings a whole scene along and is made when the node is first pointed at. */
    private static final class Voice {
        private final Node node;
        private final Texts texts;
        private Function<Texts, String> said;
        private Optional<Tip> tip = Optional.empty();

        Voice(Node node, Texts texts, Function<Texts, String> said) {
            this.node = node;
            this.texts = texts;
            this.said = said;
        }

        Tip tip() {
            return tip.orElseGet(this::install);
        }

        private Tip install() {
            Tip made = new Tip(this);
            tip = Optional.of(made);
            node.addEventFilter(MouseEvent.MOUSE_MOVED, moved -> made.other = moved.isAltDown());
            Tooltip.install(node, made);
            return made;
        }
    }

    private Tip(Voice voice) {
        this.voice = voice;
        setWrapText(true);
        setMaxWidth(WIDEST);
        setShowDelay(Duration.millis(600));
        setShowDuration(Duration.INDEFINITE);
        setOnShowing(showing -> begin());
        setOnShown(shown -> stayOnScreen());
        setOnHidden(hidden -> end());
    }

    /** Lets a node say the same to those who hear it and to those who point at it. */
    public static void speak(Node node, Texts texts, Function<Texts, String> said, Observable... causes) {
        node.accessibleTextProperty().bind(texts.live(() -> said.apply(texts), causes));
        on(node, texts, said);
    }

    /** Shows a sentence beside the pointer; one that was there before gives way. */
    public static void on(Node node, Texts texts, Function<Texts, String> said) {
        Optional<Voice> known = voice(node);
        if (known.isPresent()) {
            known.get().said = said;
            return;
        }
        Voice voice = new Voice(node, texts, said);
        node.getProperties().put(Tip.class, voice);
        node.addEventHandler(MouseEvent.MOUSE_ENTERED, entered -> voice.tip());
    }

    /** What a node says when it is pointed at. */
    public static Optional<Tip> of(Node node) {
        return voice(node).map(Voice::tip);
    }

    private static Optional<Voice> voice(Node node) {
        return Optional.ofNullable((Voice) node.getProperties().get(Tip.class));
    }

    private void begin() {
        say();
        heard = Optional.ofNullable(getOwnerWindow());
        heard.ifPresent(window -> window.addEventFilter(KeyEvent.ANY, alt));
    }

    /** Words that wrap get their height only once they are shown: what would reach below the screen stands above. */
    private void stayOnScreen() {
        double bottom = Screen.getScreensForRectangle(getX(), getY(), 1, 1).stream()
                .mapToDouble(screen -> screen.getVisualBounds().getMaxY())
                .max()
                .orElse(Double.MAX_VALUE);
        if (getY() + getHeight() > bottom) {
            setAnchorY(getAnchorY() - getHeight() - ABOVE);
        }
    }

    private void end() {
        heard.ifPresent(window -> window.removeEventFilter(KeyEvent.ANY, alt));
        heard = Optional.empty();
        other = false;
    }

    private void alt(KeyEvent event) {
        if (event.getCode() == KeyCode.ALT) {
            other = event.getEventType() == KeyEvent.KEY_PRESSED;
            say();
            event.consume();
        }
    }

    private void say() {
        Texts texts = voice.texts;
        setText(voice.said.apply(other ? new Texts(texts.language().other()) : texts));
    }
}
