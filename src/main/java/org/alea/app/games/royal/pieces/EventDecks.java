package org.alea.app.games.royal.pieces;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.alea.app.shell.Icon;
import org.alea.app.table.DieSkin;
import org.alea.app.table.DieToken;
import org.alea.app.table.Glyph;
import org.alea.games.royal.Colour;
import org.alea.games.royal.RoyalTable;

/** How many events of each colour are still to come; their order is nobody's business (ROYAL-019). */
public final class EventDecks extends HBox {
    private static final double ROOMY = 120;

    private final ObjectProperty<Left> left = new SimpleObjectProperty<>(new Left(0, 0, 0));
    private final Label red;
    private final Label yellow;
    private final Label white;

    private record Left(int red, int yellow, int white) {}

    public EventDecks(RoyalSkins skins, CardSize size) {
        super(size.em(size.width() < ROOMY ? 2 : 5));
        getStyleClass().add("event-decks");
        setAlignment(Pos.CENTER_LEFT);
        setAccessibleRole(AccessibleRole.TEXT);
        red = deck(skins.of(Colour.RED), size);
        yellow = deck(skins.of(Colour.YELLOW), size);
        white = deck(skins.of(Colour.WHITE), size);
        // without it the dice could be what the event takes
        Icon decks = Glyph.icon("mdi2c-cards-outline", size.em(size.width() < ROOMY ? 13 : 16), "deck-icon");
        getChildren().addAll(decks, red, yellow, white);
        Tip.speak(
                this,
                skins.texts(),
                in -> in.get(
                        "royal.taken.decks",
                        left.get().red(),
                        left.get().yellow(),
                        left.get().white()),
                left);
    }

    private static Label deck(DieSkin skin, CardSize size) {
        Label count = new Label("", new DieToken(skin, size.em(12)));
        count.getStyleClass().add("event-value");
        count.setStyle("-fx-font-size: " + size.em(13) + "px; -fx-graphic-text-gap: 2px;");
        count.setMinWidth(Region.USE_PREF_SIZE);
        return count;
    }

    public void show(RoyalTable table) {
        left.set(new Left(
                table.events().left(Colour.RED),
                table.events().left(Colour.YELLOW),
                table.events().left(Colour.WHITE)));
        red.setText(Integer.toString(left.get().red()));
        yellow.setText(Integer.toString(left.get().yellow()));
        white.setText(Integer.toString(left.get().white()));
    }
}
