package org.alea.app.shell.controls;

import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;

/** On or off, seen as a thumb at the right or the left end. */
public final class Switch extends ToggleButton {

    public Switch() {
        getStyleClass().setAll("switch");
        Region thumb = new Region();
        thumb.getStyleClass().add("thumb");
        setGraphic(thumb);
    }

    /** A switch that shows and changes {@code value}. */
    public static Switch of(ObjectProperty<Boolean> value) {
        Switch made = new Switch();
        // nothing in between: such a binding holds both ends weakly, and a wrapper would soon be collected
        made.selectedProperty().bindBidirectional(value);
        return made;
    }
}
