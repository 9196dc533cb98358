package org.alea.app.guide;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.store.Setting;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** Before the first game: an offer to learn it. Once declined it is never made again. */
public final class GuideOffer extends HBox {
    private final Texts texts;

    private GuideOffer(Desk desk, String game) {
        this.texts = desk.texts();
        GuideProgress progress = new GuideProgress(desk.preferences(), game);
        getStyleClass().addAll("panel", "guide-offer");
        setId("guide-offer");
        Label words = new Label();
        words.setWrapText(true);
        words.textProperty().bind(texts.text("guide.offer"));
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        Button no = button("guide-decline", "guide.decline", "ghost", () -> {
            progress.decline();
            vanish();
        });
        Button learn = button("guide-accept", "guide.learn", "accent", () -> LessonsScreen.open(desk, game));
        getChildren().addAll(Icon.of(MaterialDesignS.SCHOOL_OUTLINE), words, no, learn);
    }

    /** The offer; it is not to be seen if the game has no lessons or was played, or the player wants none or no more. */
    public static Region of(Desk desk, String game) {
        GuideOffer offer = new GuideOffer(desk, game);
        if (!due(desk, game)) {
            offer.vanish();
        }
        return offer;
    }

    /** Whether a game that can be learned has been neither set up nor learned, and learning it not been declined. */
    public static boolean due(Desk desk, String game) {
        boolean played = desk.preferences().get(Setting.LAST_SETUPS).containsKey(game);
        return !played && LessonsScreen.has(desk, game) && new GuideProgress(desk.preferences(), game).toBeOffered();
    }

    private void vanish() {
        setVisible(false);
        setManaged(false);
    }

    private Button button(String id, String key, String style, Runnable action) {
        Button button = new Button();
        button.setId(id);
        button.getStyleClass().add(style);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.textProperty().bind(texts.text(key));
        button.setOnAction(pressed -> action.run());
        return button;
    }
}
