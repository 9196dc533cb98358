package org.alea.app.games.queen.coach;

import java.util.Locale;
import org.alea.app.shell.Icon;
import org.alea.games.queen.coach.Label;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** The name of a loss, with a sign of its own: colour alone says nothing. */
final class LabelChip extends javafx.scene.control.Label {

    LabelChip(Label label, String words) {
        super(words, Icon.of(icon(label)));
        getStyleClass().addAll("label-chip", label.name().toLowerCase(Locale.ROOT));
        setMinWidth(USE_PREF_SIZE);
    }

    private static Ikon icon(Label label) {
        return switch (label) {
            case BEST -> MaterialDesignS.STAR_CIRCLE;
            case GOOD -> MaterialDesignC.CHECK_CIRCLE;
            case INACCURACY -> MaterialDesignA.ALERT_CIRCLE;
            case MISTAKE -> MaterialDesignC.CLOSE_CIRCLE;
        };
    }
}
