package org.alea.app.games.royal.pieces;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;
import org.alea.games.royal.EventCard;

/** What the leader and the other side get for an event: VP, and influence for you. Marauding gives nothing. */
final class EventRewards extends GridPane {

    /** @param narrow both on one line, without their ranks */
    EventRewards(EventCard card, Texts texts, double type, boolean narrow) {
        getStyleClass().add("event-rewards");
        setAlignment(narrow ? Pos.CENTER_LEFT : Pos.CENTER_RIGHT);
        setHgap(type * 0.3);
        if (card.permanent()) {
            return;
        }
        addRow(0, line(card.first(), "first", texts, type, narrow));
        if (narrow) {
            Label or = new Label("/");
            or.getStyleClass().add("reward-rank");
            addRow(0, or);
        }
        addRow(narrow ? 0 : 1, line(card.second(), "second", texts, type, narrow));
    }

    private static Label[] line(EventCard.Reward reward, String rank, Texts texts, double type, boolean narrow) {
        Label place = new Label();
        place.textProperty().bind(texts.text("royalpieces.reward." + rank));
        place.getStyleClass().add("reward-rank");
        Label vp = new Label();
        vp.textProperty().bind(texts.text("royalpieces.vp", reward.vp()));
        vp.getStyleClass().addAll("reward-vp", rank);
        Label influence = new Label(Integer.toString(reward.influence()), Glyph.icon(RoyalEmblems.INFLUENCE, type));
        influence.getStyleClass().addAll("reward-influence", rank);
        influence.setVisible(reward.influence() > 0);
        Label[] line = narrow ? new Label[] {vp, influence} : new Label[] {place, vp, influence};
        for (Label label : line) {
            label.setStyle("-fx-font-size: " + (label == place ? type - 1.5 : type) + "px;");
            label.setMinWidth(Region.USE_PREF_SIZE);
        }
        return line;
    }
}
