package org.alea.app.games.queen.coach;

import java.util.List;
import java.util.OptionalInt;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** In a low window: the accuracy and the way to try a decision, in one strip. */
final class CoachStrip extends HBox {

    CoachStrip(CoachModel model, CoachWords words, Runnable tryIt) {
        getStyleClass().addAll("panel", "coach-strip");
        OptionalInt accuracy = model.round().map(CoachedRound::accuracy).orElse(OptionalInt.empty());
        Label figure = new Label(accuracy.isPresent() ? Integer.toString(accuracy.getAsInt()) : "–");
        figure.setId("accuracy");
        figure.getStyleClass().addAll("num", "strip-figure");
        figure.setMinWidth(USE_PREF_SIZE);
        Label caption = new Label(words.caption("accuracy"));
        caption.getStyleClass().add("cap");
        caption.setMinWidth(USE_PREF_SIZE);
        Button tryButton = AdvicePanel.tryIt(words, tryIt);
        HBox.setHgrow(tryButton, Priority.ALWAYS);
        setAccessibleText(words.spoken(List.of(words.get("accuracy"), figure.getText(), words.get("of100"))));
        getChildren().addAll(figure, caption, tryButton);
    }
}
