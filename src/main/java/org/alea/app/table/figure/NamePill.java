package org.alea.app.table.figure;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.paint.Color;
import org.alea.app.table.symbol.Sign;

/** A person by colour, emblem and name in one pill, as on the head of a district. */
public final class NamePill extends Label {

    public NamePill(Medal.Face face, String name) {
        super(name, Sign.inked(face.emblem(), 16, Color.WHITE));
        getStyleClass().add("name-pill");
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(USE_PREF_SIZE);
        setStyle("-al-person: " + face.colour() + ";");
    }
}
