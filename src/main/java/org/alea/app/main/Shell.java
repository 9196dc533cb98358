package org.alea.app.main;

import java.util.function.BooleanSupplier;
import javafx.animation.PauseTransition;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import org.alea.app.shell.DialogLayer;
import org.alea.app.shell.NoticeBar;
import org.alea.app.shell.Screen;
import org.alea.app.shell.ScrollWhenTight;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Toast;

/** The window's content: the rail, the present screen, and above them notices, a dialog and a passing line. */
final class Shell extends StackPane {
    /** However many notices there are, this share of the window is the most they take from the screen. */
    private static final double NOTICES = 1 / 3.0;
    /** How far above the foot a passing line lies, in em. */
    private static final double RISE = 1.6;

    private final BorderPane frame = new BorderPane();
    private final StackPane place = new StackPane();
    private final NoticeBar notices;
    private final DialogLayer dialogs = new DialogLayer();
    private final Toast toast = new Toast();
    private final Region heard = new Region();
    /** What has not come by then will not: the player is heard again. */
    private final PauseTransition patience = new PauseTransition(Duration.seconds(3));

    private final Rail rail;

    /** @param mayMove whether what stands below the notices may give way to them now */
    Shell(Texts texts, Rail rail, BooleanSupplier mayMove) {
        this.rail = rail;
        notices = new NoticeBar(texts, mayMove);
        getStyleClass().add("shell");
        frame.setCenter(place);
        ScrollWhenTight above = new ScrollWhenTight(notices);
        above.maxHeightProperty().bind(heightProperty().multiply(NOTICES));
        frame.setTop(above);
        StackPane.setAlignment(toast, Pos.BOTTOM_CENTER);
        StackPane.setAlignment(heard, Pos.TOP_CENTER);
        heard.getStyleClass().add("heard");
        heard.setMouseTransparent(true);
        heard.setVisible(false);
        getChildren().addAll(frame, dialogs, toast, heard);
        patience.setOnFinished(event -> heardOut());
        addEventFilter(MouseEvent.MOUSE_PRESSED, this::onlyOnce);
        addEventFilter(MouseEvent.MOUSE_CLICKED, this::onlyOnce);
        addEventFilter(KeyEvent.KEY_PRESSED, this::onlyOnce);
    }

    /**
     * Says at once that something has been heard which takes a moment: until it is there, a line at the top of the window
     * glows, and whoever presses again is not heard twice.
     */
    void hear() {
        heard.setVisible(true);
        setCursor(Cursor.WAIT);
        patience.playFromStart();
    }

    /** What was heard is there, or asks something. */
    void heardOut() {
        heard.setVisible(false);
        setCursor(null);
        patience.stop();
    }

    private void onlyOnce(InputEvent event) {
        boolean presses = event instanceof MouseEvent
                || (event instanceof KeyEvent key
                        && (key.getCode() == KeyCode.ENTER || key.getCode() == KeyCode.SPACE));
        if (heard.isVisible() && presses) {
            event.consume();
        }
    }

    void put(Screen screen) {
        heardOut();
        Node node = screen.node();
        if (screen.besideRail() && frame.getLeft() == null) {
            frame.setLeft(rail);
        } else if (!screen.besideRail()) {
            frame.setLeft(null);
        }
        place.getChildren().setAll(node);
    }

    Rail rail() {
        return rail;
    }

    NoticeBar notices() {
        return notices;
    }

    DialogLayer dialogs() {
        return dialogs;
    }

    /** Says something for a moment, above the foot of the present screen. */
    void say(String line, Screen present) {
        // a screen that has just come does not know yet where its foot is
        applyCss();
        frame.layout();
        // a margin is laid out in whole pixels: of what ends within one, a thin line stays when it goes
        StackPane.setMargin(
                toast, new Insets(0, 0, present.foot() + RISE * toast.getFont().getSize(), 0));
        toast.say(line);
    }

    Toast toast() {
        return toast;
    }
}
