package org.alea.app.games.queen.coach;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Up to which loss each label goes. */
final class LabelKey extends VBox {
    private final CoachWords words;

    LabelKey(CoachWords words) {
        this.words = words;
        getStyleClass().addAll("panel", "label-key");
        setMinHeight(USE_PREF_SIZE);
    }

    void show() {
        Label caption = new Label(words.caption("labels"));
        caption.getStyleClass().add("cap");
        getChildren().setAll(caption);
        for (org.alea.games.queen.coach.Label label : org.alea.games.queen.coach.Label.values()) {
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            Label most = new Label(
                    Double.isInfinite(label.most())
                            ? words.get("above")
                            : words.get("upTo", words.number(label.most())));
            most.getStyleClass().addAll("small", "muted");
            HBox row = new HBox(new LabelChip(label, words.label(label)), gap, most);
            row.getStyleClass().add("label-key-row");
            getChildren().add(row);
        }
    }
}
