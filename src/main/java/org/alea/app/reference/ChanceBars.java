package org.alea.app.reference;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Texts;

/** The chances of a piece, one below the other: in words, as a percentage and as a bar. */
final class ChanceBars extends VBox {
    private static final double LEAST_SHOWN = 0.005;

    ChanceBars(Chances chances, Texts texts) {
        getStyleClass().addAll("detail-part", "chance-bars");
        Label title = new Label(chances.title().in(texts.language()).toUpperCase(texts.locale()));
        title.getStyleClass().add("cap");
        title.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        getChildren().add(title);
        chances.all().forEach(chance -> {
            Label what = new Label(chance.what().in(texts.language()));
            what.setWrapText(true);
            what.setMinHeight(Region.USE_PREF_SIZE);
            what.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(what, Priority.ALWAYS);
            Label share = new Label(
                    chance.share() < LEAST_SHOWN
                            ? texts.get("reference.chance.rare")
                            : texts.get("reference.chance", Math.round(100 * chance.share())));
            share.getStyleClass().add("num");
            share.setMinWidth(Region.USE_PREF_SIZE);
            getChildren().addAll(new HBox(8, what, share), bar(chance.share()));
        });
    }

    private static StackPane bar(double share) {
        Region filled = new Region();
        filled.getStyleClass().add("chance-filled");
        StackPane bar = new StackPane(filled);
        bar.getStyleClass().add("chance-bar");
        filled.maxWidthProperty().bind(bar.widthProperty().multiply(share));
        StackPane.setAlignment(filled, Pos.CENTER_LEFT);
        return bar;
    }
}
