package org.alea.app.reference;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;

/** What sets a card apart for this player; its name is the text {@code reference.special.<name>}. */
enum Special {
    /** It lies open on the table that the reference was opened from. */
    IN_PLAY,
    FAVOURITE,
    /** The player has added or changed it. */
    OWN;

    Ikon icon() {
        return switch (this) {
            case IN_PLAY -> MaterialDesignE.EYE_OUTLINE;
            case FAVOURITE -> MaterialDesignH.HEART;
            case OWN -> MaterialDesignA.ACCOUNT_EDIT;
        };
    }

    String key() {
        return "reference.special." + name();
    }
}
