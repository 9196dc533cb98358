package org.alea.app.games.queen;

import java.util.List;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.layout.HBox;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.controls.Segments;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** How fast attacks are resolved: waiting for the player, at a pace, or at once. */
final class SpeedChoice extends HBox {

    /** @param chosen is told that the player wants another pace */
    SpeedChoice(Preferences preferences, Speech speech, Runnable chosen) {
        getStyleClass().add("speed-choice");
        Segments<Choices.ResolutionSpeed> segments = new Segments<>(
                List.of(Choices.ResolutionSpeed.values()),
                preferences.get(Setting.RESOLUTION_SPEED),
                speed -> new ReadOnlyStringWrapper(speech.get("speed." + speed)));
        // the arrow keys belong to the table
        segments.getChildren().forEach(segment -> segment.setFocusTraversable(false));
        segments.valueProperty().addListener((all, old, now) -> {
            preferences.set(Setting.RESOLUTION_SPEED, now);
            chosen.run();
        });
        getChildren().add(segments);
    }
}
