package org.alea.app.games.queen;

import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.alea.app.settings.Preferences;
import org.alea.store.Choices;
import org.alea.store.Setting;

/** How fast attacks are resolved: waiting for the player, at a pace, or at once. */
final class SpeedChoice extends HBox {

    /** @param chosen is told that the player wants another pace */
    SpeedChoice(Preferences preferences, Speech speech, Runnable chosen) {
        getStyleClass().add("speed-choice");
        ToggleGroup group = new ToggleGroup();
        for (Choices.ResolutionSpeed speed : Choices.ResolutionSpeed.values()) {
            ToggleButton segment = new ToggleButton(speech.get("speed." + speed));
            segment.setToggleGroup(group);
            segment.getStyleClass().setAll("segment-choice");
            segment.setFocusTraversable(false);
            segment.setMaxWidth(Double.MAX_VALUE);
            segment.setSelected(preferences.get(Setting.RESOLUTION_SPEED) == speed);
            segment.setOnAction(pressed -> {
                segment.setSelected(true);
                preferences.set(Setting.RESOLUTION_SPEED, speed);
                chosen.run();
            });
            HBox.setHgrow(segment, Priority.ALWAYS);
            getChildren().add(segment);
        }
    }
}
