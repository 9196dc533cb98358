package org.alea.app.games.royal.pieces;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Texts;
import org.alea.games.royal.CharacterCard;

/** The three thresholds of a character; the one you reach is blue and underlined, the Roy's bears a brass bar above. */
final class CharacterTiers extends HBox {
    private final CharacterCard card;
    private final List<VBox> tiers = new ArrayList<>();

    CharacterTiers(CharacterCard card, Texts texts, CardSize size) {
        super(size.large() ? 6 : 2);
        this.card = card;
        setAlignment(Pos.CENTER);
        getStyleClass().add("character-tiers");
        for (int i = 0; i < card.thresholds().size(); i++) {
            Label threshold = new Label(card.thresholds().get(i).toString());
            threshold.getStyleClass().add("tier-threshold");
            threshold.setStyle("-fx-font-size: " + size.em(size.large() ? 17 : 13) + "px;");
            threshold.setMinWidth(USE_PREF_SIZE);
            VBox tier = new VBox(threshold);
            if (size.large()) {
                Label vp = new Label();
                vp.textProperty().bind(texts.text("royalpieces.vp", card.vp().get(i)));
                vp.getStyleClass().add("tier-vp");
                vp.setStyle("-fx-font-size: " + size.type() + "px;");
                tier.getChildren().add(vp);
                tier.getStyleClass().add("tall");
                HBox.setHgrow(tier, Priority.ALWAYS);
            }
            if (size.columns()) {
                tier.setMinWidth(size.em(21));
            }
            tier.setAlignment(Pos.CENTER);
            tier.setFillWidth(false);
            tier.getStyleClass().add("tier");
            tiers.add(tier);
        }
        setFillHeight(size.large());
        getChildren().addAll(tiers);
    }

    /** The VP each side would get now; 0 reaches no tier. */
    void show(int yourVp, int royVp) {
        for (int i = 0; i < tiers.size(); i++) {
            VBox tier = tiers.get(i);
            int vp = card.vp().get(i);
            tier.getStyleClass().removeAll("you", "roy");
            if (yourVp == vp) {
                tier.getStyleClass().add("you");
            }
            if (royVp == vp) {
                tier.getStyleClass().add("roy");
            }
        }
    }
}
