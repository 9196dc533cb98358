package org.alea.app.reference;

import java.util.Optional;
import org.alea.app.shell.Desk;

/** Says at the foot of the window that a card waits for another one to be compared with, for as long as it does. */
final class HeldNote {
    private final Desk desk;
    private String line = "";

    HeldNote(Desk desk, ReferenceModel model) {
        this.desk = desk;
        model.heldProperty().addListener((all, old, now) -> follow(now));
    }

    private void follow(Optional<Card> held) {
        dispose();
        held.ifPresent(card -> {
            line = desk.texts()
                    .get("reference.held", card.entry().name().in(desk.texts().language()));
            desk.navigator().toast(line);
        });
    }

    /** The screen has been left. */
    void dispose() {
        if (!line.isEmpty()) {
            desk.navigator().hush(line);
            line = "";
        }
    }
}
