package org.alea.app.shell;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

/**
 * Something the player should know that stays until it is dismissed: first what happened, then what to do about it.
 *
 * @param detail what exactly is wrong, for whoever mends it; may be empty
 */
public record Notice(
        boolean grave, ObservableValue<String> message, ObservableValue<String> detail, List<Remedy> remedies) {

    private static final ObservableValue<String> NO_DETAIL = new ReadOnlyStringWrapper("");

    /** A button that does something about it. */
    public record Remedy(ObservableValue<String> name, Runnable action) {}

    public static Notice of(boolean grave, ObservableValue<String> message, Remedy... remedies) {
        return new Notice(grave, message, NO_DETAIL, List.of(remedies));
    }

    public Notice withRemedy(Remedy first) {
        List<Remedy> all = new ArrayList<>(List.of(first));
        all.addAll(remedies);
        return new Notice(grave, message, detail, List.copyOf(all));
    }

    public Notice withDetail(ObservableValue<String> newDetail) {
        return new Notice(grave, message, newDetail, remedies);
    }
}
