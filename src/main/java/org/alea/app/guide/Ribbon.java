package org.alea.app.guide;

import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.content.guide.Step;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** One line over the table while the player is on his own: what he is to try, and the ways on and out. */
final class Ribbon extends GridPane {
    private static final PseudoClass FOLDED = PseudoClass.getPseudoClass("folded");

    private final Texts texts;
    private final Label words = new Label();
    private final HBox ways;

    Ribbon(Texts texts, Runnable skip, Runnable quit) {
        this.texts = texts;
        getStyleClass().add("guide-ribbon");
        words.setMinWidth(Region.USE_PREF_SIZE);
        words.setGraphic(Icon.of(MaterialDesignS.SCHOOL_OUTLINE));
        ways = new HBox(
                button("guide-ribbon-skip", "guide.skip", skip), button("guide-ribbon-quit", "guide.quit", quit));
        ways.getStyleClass().add("guide-ribbon-ways");
        add(words, 0, 0);
        add(ways, 1, 0);
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

    /** Shows it around a point; where one line would be wider than the free place, the ways stand under the words. */
    void show(Step step, Point2D around, double room) {
        words.setText(step.turn().orElse(step.title()).in(texts.language()));
        setVisible(true);
        fold(false);
        if (prefWidth(-1) > room) {
            fold(true);
        }
        double width = prefWidth(-1);
        double height = prefHeight(-1);
        resizeRelocate(around.getX() - width / 2, around.getY() - height / 2, width, height);
    }

    private void fold(boolean folded) {
        setConstraints(ways, folded ? 0 : 1, folded ? 1 : 0);
        pseudoClassStateChanged(FOLDED, folded);
        applyCss();
    }

    void hide() {
        setVisible(false);
    }
}
