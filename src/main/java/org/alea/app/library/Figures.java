package org.alea.app.library;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Texts;

/** The figures of a game that has been played; a game that has not shows none. */
final class Figures {
    private Figures() {}

    static List<VBox> of(Texts texts, GameStanding standing) {
        List<VBox> figures = new ArrayList<>();
        int played = standing.played();
        if (played > 0) {
            figures.add(figure(texts.text("percent", standing.wonPercent()), texts.text("library.wins")));
            figures.add(figure(texts.text("library.number", played), texts.text("library.games", played)));
        }
        standing.best()
                .ifPresent(best -> figures.add(figure(
                        texts.live(() -> standing.suite()
                                .figures(best.game())
                                .score(best.result().score(), texts)),
                        texts.text("library.best"))));
        return figures;
    }

    static VBox figure(ObservableValue<String> number, ObservableValue<String> name) {
        Label large = new Label();
        large.textProperty().bind(number);
        large.getStyleClass().addAll("num", "figure");
        Label small = new Label();
        small.textProperty().bind(name);
        small.getStyleClass().addAll("small", "faint");
        return new VBox(large, small);
    }
}
