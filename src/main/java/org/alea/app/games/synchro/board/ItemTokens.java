package org.alea.app.games.synchro.board;

import java.util.OptionalInt;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.shell.Fonts;
import org.alea.app.table.symbol.Sign;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.ItemPiece;

/** Items as small squares: a sign, and the name where there is room. */
final class ItemTokens {
    private static final double NAMED = 60;
    private static final double NAME = 0.52;

    private ItemTokens() {}

    static Region token(StageKit kit, ItemPiece piece, double size) {
        boolean named = size >= NAMED;
        String sign = SynchroLooks.item(kit.voice().content().item(piece.id()));
        VBox box = new VBox(2, Sign.of(sign, size * (named ? 0.36 : 0.45)));
        box.setAlignment(Pos.CENTER);
        box.getStyleClass().add("sy-item");
        if (piece.improved()) {
            box.getStyleClass().add("sy-gold");
        }
        String name = kit.voice().term(piece.id());
        if (named) {
            // two short lines are read more easily than one small one
            Label label = kit.block(name, Fonts.STRONG, 12, size - 4, size * NAME, "sy-item-name");
            label.setAlignment(Pos.CENTER);
            label.setTextAlignment(TextAlignment.CENTER);
            box.getChildren().add(label);
        }
        box.setAccessibleText(name
                + ". "
                + kit.voice().talents(Prowess.item(kit.voice().content(), piece), Camp.HEROES, OptionalInt.empty()));
        return box;
    }
}
