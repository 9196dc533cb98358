package org.alea.app.shell;

import java.util.List;
import javafx.beans.value.ObservableValue;

/**
 * Something the player should know that stays until it is dismissed: first what happened, then what to do about it.
 *
 * @param detail what the system said, shown on request; may be empty
 */
public record Notice(boolean grave, ObservableValue<String> message, String detail, List<Remedy> remedies) {

    /** A button that does something about it. */
    public record Remedy(ObservableValue<String> name, Runnable action) {}

    public static Notice of(boolean grave, ObservableValue<String> message, Remedy... remedies) {
        return new Notice(grave, message, "", List.of(remedies));
    }

    public Notice withDetail(String newDetail) {
        return new Notice(grave, message, newDetail, remedies);
    }
}
