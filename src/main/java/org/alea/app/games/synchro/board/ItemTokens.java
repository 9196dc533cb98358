package org.alea.app.games.synchro.board;

import java.util.OptionalInt;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.shell.Fonts;
import org.alea.app.table.symbol.Sign;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.ItemPiece;

/** Items as small squares: a sign, and the name where there is room. */
final class ItemTokens {
    private static final double NAMED = 60;

    private ItemTokens() {}

    static Region token(StageKit kit, ItemPiece piece, double size) {
        VBox box = new VBox(2, Sign.of(SynchroLooks.item(kit.voice().content().item(piece.id())), size * 0.45));
        box.setAlignment(Pos.CENTER);
        box.getStyleClass().add("sy-item");
        if (piece.improved()) {
            box.getStyleClass().add("sy-gold");
        }
        String name = kit.voice().term(piece.id());
        if (size >= NAMED) {
            Label label = kit.line(name, Fonts.STRONG, 12, size - 8, "sy-item-name");
            box.getChildren().add(label);
        }
        box.setAccessibleText(name
                + ". "
                + kit.voice().talents(Prowess.item(kit.voice().content(), piece), Camp.HEROES, OptionalInt.empty()));
        return box;
    }
}
