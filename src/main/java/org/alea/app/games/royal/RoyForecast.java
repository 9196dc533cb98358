package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.engine.Event;
import org.alea.games.royal.RoyRow;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalTable;

/** What each of the eleven results of the Roy would do now, and how likely it is. */
final class RoyForecast extends VBox {
    private final double highest;

    /** @param highest how much room there is; what does not fit is scrolled to */
    RoyForecast(RoyalGame game, RoyalTable table, RoyalSpeech speech, double highest, Runnable close) {
        super(2);
        getStyleClass().addAll("bubble", "royal-forecast");
        this.highest = highest;
        setMaxSize(760, Region.USE_PREF_SIZE);
        Label title = new Label(speech.get("forecast.title"));
        title.getStyleClass().add("bubble-title");
        VBox lines = new VBox(2);
        for (RoyRow row : table.content().royTable()) {
            lines.getChildren().add(line(row, chance(game, table, row, speech), doings(game, table, row, speech)));
        }
        ScrollPane scroll = new ScrollPane(lines);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("journal-scroll");
        scroll.prefViewportHeightProperty().bind(lines.heightProperty());
        Button done = new Command(
                        speech.texts().get("table.close"), "", speech.texts().get("royalroy.key.escape"), close)
                .button("plain");
        HBox foot = new HBox(done);
        foot.setAlignment(Pos.CENTER_RIGHT);
        getChildren().addAll(title, scroll, foot);
    }

    /** As high as its lines, as long as there is room for them. */
    @Override
    protected double computePrefHeight(double width) {
        return Math.min(highest, super.computePrefHeight(width));
    }

    /** With a measured king, what has been drawn cannot come again (ROYAL-007). */
    private static String chance(RoyalGame game, RoyalTable table, RoyRow row, RoyalSpeech speech) {
        int left = game.foresight().chances(table, row.result());
        return table.options().measured()
                ? speech.get("roy.chances.deck", left, game.foresight().draws(table), row.chances() - left)
                : speech.get("roy.chances", left);
    }

    private static HBox line(RoyRow row, String likely, String doings) {
        Label result = new Label(Integer.toString(row.result()));
        result.getStyleClass().add("roy-sum");
        result.setMinWidth(34);
        Label chance = new Label(likely);
        chance.getStyleClass().add("note");
        chance.setMinWidth(Region.USE_PREF_SIZE);
        chance.setPrefWidth(likely.length() > 10 ? 130 : 64);
        Label words = new Label(doings);
        words.getStyleClass().add("forecast-words");
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox line = new HBox(12, result, chance, words);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("forecast-line");
        line.setAccessibleText(row.result() + ", " + chance.getText() + ". " + doings);
        return line;
    }

    /** The consequences in the journal's words, without his reasons. */
    private static String doings(RoyalGame game, RoyalTable table, RoyRow row, RoyalSpeech speech) {
        List<String> said = new ArrayList<>();
        for (Event event : game.foresight().ofRoy(table, row.result())) {
            if (!(event instanceof RoyalEvent.RoyRolled) && !(event instanceof RoyalEvent.RoyReasoned)) {
                said.add(speech.event(event));
            }
        }
        return said.isEmpty() ? speech.get("forecast.nothing") : String.join(" ", said);
    }
}
