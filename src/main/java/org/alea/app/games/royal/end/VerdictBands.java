package org.alea.app.games.royal.end;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.Verdict;

/** All verdicts side by side, from the worst to the best; the one that was reached is brass. */
final class VerdictBands extends HBox {
    private final RoyalBox box;
    private final Texts texts;

    VerdictBands(Verdict reached, RoyalBox box, Texts texts, double width, double height) {
        super(6);
        this.box = box;
        this.texts = texts;
        getStyleClass().addAll("royal-piece", "game-royal", "royal-bands");
        setMinSize(width, height);
        setMaxSize(width, height);
        List<Verdict> verdicts = box.game().content().verdicts();
        for (int i = 0; i < verdicts.size(); i++) {
            Node band = band(verdicts.get(i), verdicts.get(i).equals(reached));
            band.getStyleClass().add(i == 0 ? "first" : i == verdicts.size() - 1 ? "last" : "middle");
            getChildren().add(band);
        }
    }

    private Node band(Verdict verdict, boolean reached) {
        Label range = new Label(range(verdict));
        range.getStyleClass().add("band-range");
        range.setMinWidth(Region.USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox head = new HBox(4, range, space);
        head.setAlignment(Pos.CENTER_LEFT);
        if (reached) {
            head.getChildren().add(Glyph.icon("mdi2c-check-bold", 17, "band-check"));
        }
        if (verdict.beheaded()) {
            Label lost = new Label(texts.get("royalend.beheaded"), Glyph.icon("mdi2a-axe", 16));
            lost.getStyleClass().add("band-axe");
            head.getChildren().add(lost);
        }
        Label title = new Label(box.wording().say("rank." + verdict.id(), texts.language()));
        title.getStyleClass().add("band-title");
        VBox band = new VBox(1, head, title);
        band.setAlignment(Pos.CENTER_LEFT);
        band.getStyleClass().addAll("verdict-band", reached ? "reached" : "other");
        band.setMaxWidth(Double.MAX_VALUE);
        band.setMinWidth(0);
        band.setPrefWidth(10);
        HBox.setHgrow(band, Priority.ALWAYS);
        return band;
    }

    private String range(Verdict verdict) {
        if (verdict.min() == Integer.MIN_VALUE) {
            return texts.get("royalend.band.upTo", verdict.max());
        }
        return verdict.max() == Integer.MAX_VALUE
                ? texts.get("royalend.band.from", verdict.min())
                : texts.get("royalend.band", verdict.min(), verdict.max());
    }
}
