package org.alea.app.guide;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.content.guide.Step;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** One line over the table while the player is on his own: what he is to try, and the ways on and out. */
final class Ribbon extends HBox {
    private final Texts texts;
    private final Label words = new Label();

    Ribbon(Texts texts, Runnable skip, Runnable quit) {
        this.texts = texts;
        getStyleClass().add("guide-ribbon");
        words.setMinWidth(Region.USE_PREF_SIZE);
        getChildren()
                .addAll(
                        Icon.of(MaterialDesignS.SCHOOL_OUTLINE),
                        words,
                        button("guide-ribbon-skip", "guide.skip", skip),
                        button("guide-ribbon-quit", "guide.quit", quit));
        setManaged(false);
        setVisible(false);
    }

    private Button button(String id, String key, Runnable action) {
        Button button = new Button();
        button.setId(id);
        button.getStyleClass().addAll("ghost", "dense");
        button.setFocusTraversable(false);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.textProperty().bind(texts.text(key));
        button.setOnAction(pressed -> action.run());
        return button;
    }

    /** Shows it around a point. */
    void show(Step step, double x, double y) {
        words.setText(step.turn().orElse(step.title()).in(texts.language()));
        setVisible(true);
        applyCss();
        double own = prefWidth(-1);
        resizeRelocate(x - own / 2, y - prefHeight(-1) / 2, own, prefHeight(-1));
    }

    void hide() {
        setVisible(false);
    }
}
