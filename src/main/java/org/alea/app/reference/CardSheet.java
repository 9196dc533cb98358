package org.alea.app.reference;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.TilePane;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.Theme;
import org.alea.store.Choices;

/** Lays cards out on a sheet of their own, away from the screen. */
final class CardSheet {
    /** The place of a card, with the gap around it. */
    static final double WIDTH = 252;

    static final double HEIGHT = 206;
    /** Around the sheet, as the style sheet has it. */
    static final double MARGIN = 10;

    private final Desk desk;
    private final ReferenceStyle style;

    CardSheet(Desk desk, ReferenceStyle style) {
        this.desk = desk;
        this.style = style;
    }

    /**
     * What the cards are laid on.
     *
     * @param fineness how many pixels of it go to the unit
     */
    record Paper(int columns, Choices.Theme theme, String styleClass, double fineness) {}

    /** The cards in rows, styled and laid out. */
    Region lay(List<Card> cards, Paper paper) {
        TilePane sheet = new TilePane();
        sheet.setPrefColumns(Math.min(paper.columns(), cards.size()));
        sheet.getStyleClass().add(paper.styleClass());
        for (Card card : cards) {
            FacePane face = FacePane.fit(
                    card.entry().front(),
                    desk.texts(),
                    style.of(card.game()).in(paper.theme()),
                    WIDTH - 20,
                    HEIGHT - 20,
                    1.25,
                    paper.fineness());
            StackPane place = new StackPane(card.own() ? marked(face) : face);
            place.setAlignment(Pos.CENTER);
            place.setPrefSize(WIDTH, HEIGHT);
            sheet.getChildren().add(place);
        }
        sheet.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        // only what is in a scene is styled
        Scene scene = new Scene(new StackPane(sheet));
        scene.getRoot().setStyle("-fx-font-size: 14px;");
        Theme.of(paper.theme()).dress(scene);
        Sheets.attach(scene.getRoot(), List.of("reference"));
        scene.getRoot().applyCss();
        // nobody shows this scene, so nobody gives it a size
        scene.getRoot().autosize();
        scene.getRoot().layout();
        return sheet;
    }

    /** A card of the player's own is not taken for one of the game, wherever the sheet goes. */
    private static StackPane marked(FacePane face) {
        Region own = CardTile.ownSign();
        own.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        StackPane marked = new StackPane(face, own);
        marked.setAlignment(Pos.TOP_RIGHT);
        marked.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return marked;
    }
}
