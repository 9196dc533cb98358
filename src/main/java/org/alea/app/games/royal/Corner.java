package org.alea.app.games.royal;

import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.alea.app.games.royal.pieces.Tip;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;

/** A small place in a corner of the square: a sign, a number, a name. */
final class Corner extends VBox {
    /** How much larger than the name the number is set, and the room its sign takes. */
    private static final double FIGURE = 1.64;

    private static final double SIGN = 28;

    private final Label figure = new Label();
    private final Label name = new Label();

    private final double words;

    Corner(Node sign, double size, double words) {
        super(0);
        this.words = words;
        getStyleClass().add("royal-corner");
        setAlignment(Pos.CENTER);
        setMinSize(size, size);
        setPrefSize(size, size);
        setMaxSize(size, size);
        figure.getStyleClass().add("corner-figure");
        figure.setGraphic(sign);
        name.getStyleClass().add("corner-name");
        getChildren().addAll(figure, name);
    }

    void show(String number, RoyalSpeech speech, String called, Function<RoyalSpeech, String> heard) {
        figure.setText(number);
        Fitting.line(figure, Fonts.NUMBER, words * FIGURE, getPrefWidth() - SIGN);
        name.setText(speech.get(called));
        Fitting.line(name, Fonts.TEXT, words, getPrefWidth() - 4);
        setAccessibleText(heard.apply(speech));
        Tip.on(this, speech.texts(), in -> heard.apply(speech.in(in)));
    }
}
