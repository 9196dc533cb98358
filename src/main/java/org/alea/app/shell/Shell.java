package org.alea.app.shell;

import java.util.function.BooleanSupplier;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;

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
        getChildren().addAll(frame, dialogs, toast);
    }

    void put(Screen screen) {
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
