package org.alea.app.games.fateforge.camp;

import javafx.css.PseudoClass;
import javafx.scene.layout.StackPane;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.board.BoardKit;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.table.symbol.Sign;
import org.alea.games.fateforge.state.Gear;

/** An item on its slot or in the bag: a piece that can be taken to another place. */
final class GearToken extends StackPane {
    private static final PseudoClass DOWN = PseudoClass.getPseudoClass("down");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private String card = "";

    GearToken() {
        getStyleClass().add("gear-token");
    }

    private void show(String now, double size) {
        if (!now.equals(card)) {
            card = now;
            getChildren().setAll(Sign.of(FateLooks.item(now), size));
        }
    }

    /** Lays it at a place of the whole table. */
    static void lay(BoardKit kit, BoardKit.View view, Gear gear, double x, double y, double wide, double high) {
        GearToken token = view.pieces().lay(FateSpots.item(gear.id()), GearToken.class, GearToken::new, x, y);
        token.setMinSize(wide, high);
        token.setPrefSize(wide, high);
        token.setMaxSize(wide, high);
        token.autosize();
        token.show(gear.card(), high * 0.55);
        token.pseudoClassStateChanged(DOWN, !gear.faceUp());
        token.pseudoClassStateChanged(CHOSEN, view.draft().has(FateSpots.item(gear.id())));
        token.setAccessibleText(kit.speech().item(gear.card()));
    }
}
