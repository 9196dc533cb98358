package org.alea.app.games.queen;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.alea.app.table.Fitting;
import org.alea.app.table.Glyph;
import org.alea.app.table.KeyCap;

/** What the button under a lane offers now. */
record LaneOffer(Kind kind, String words, String key, Optional<QueenAct> act) {
    private static final double SIZE = 13;

    /** How the button looks. */
    enum Kind {
        REROLL("ready", "mdi2r-refresh"),
        TO_CHARIOT("accent", "mdi2h-hand-back-right"),
        POWER("gold", "mdi2c-creation"),
        LOCKED("idle", "mdi2l-lock"),
        NOTHING("bare", "");

        private final String styleClass;
        private final String icon;

        Kind(String styleClass, String icon) {
            this.styleClass = styleClass;
            this.icon = icon;
        }
    }

    static LaneOffer nothing(String words) {
        return new LaneOffer(Kind.NOTHING, words, "", Optional.empty());
    }

    void dress(Button button, QueenLayout layout) {
        double room = layout.laneWidth() - 30;
        boolean roomy = layout.laneWidth() > 140 && Fitting.buttonWidth(words, key, layout.words(SIZE)) + 24 < room;
        HBox content = new HBox(6);
        content.setAlignment(Pos.CENTER);
        if (!kind.icon.isEmpty() && roomy) {
            content.getChildren().add(Glyph.icon(kind.icon, 16));
        }
        Label said = new Label(words);
        said.setMinWidth(Region.USE_PREF_SIZE);
        content.getChildren().add(said);
        if (!key.isEmpty()) {
            content.getChildren().add(new KeyCap(key));
        }
        button.setGraphic(content);
        button.setStyle("-fx-font-size: " + Fitting.buttonSize(words, key, layout.words(SIZE), room - (roomy ? 22 : 0))
                + "px;");
        button.getStyleClass().setAll("lane-button", kind.styleClass);
        button.setAccessibleText(words);
        button.setMouseTransparent(act.isEmpty());
    }
}
