package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.VBox;
import org.alea.engine.Played;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;

/** Everything that has happened since the game began, round by round; a click on a line looks back at that instant. */
final class GameLog {
    private static final double WIDTH = 520;

    private final QueenPlay play;
    private final Speech speech;
    private final Runnable close;

    /** A line of the log, or the heading of a round, and when that was: a move of the history, and what it had brought. */
    private record Line(String words, boolean heading, int move, int events) {}

    /** @param close takes the log from the table */
    GameLog(QueenPlay play, Speech speech, Runnable close) {
        this.play = play;
        this.speech = speech;
        this.close = close;
    }

    Node view(double height) {
        Label title = new Label(speech.get("log"));
        title.getStyleClass().add("journal-title");
        ListView<Line> list = new ListView<>();
        list.getItems().setAll(lines());
        list.setCellFactory(view -> new Cell());
        list.setOnMouseClicked(clicked -> lookBack(list));
        list.getStyleClass().add("game-log");
        Label nothing = new Label(speech.get("log.empty"));
        nothing.getStyleClass().add("note");
        list.setPlaceholder(nothing);
        list.setPrefSize(WIDTH, height - 60);
        // the height of a line is known once it is dressed: a list that is only then sent to its end gets there
        list.heightProperty()
                .addListener((all, old, now) ->
                        Platform.runLater(() -> list.scrollTo(list.getItems().size() - 1)));
        VBox all = new VBox(8, title, list);
        all.setAlignment(Pos.TOP_LEFT);
        all.getStyleClass().add("bubble");
        all.setMaxSize(WIDTH, height);
        return all;
    }

    private void lookBack(ListView<Line> list) {
        Line line = list.getSelectionModel().getSelectedItem();
        if (line != null && !play.racing()) {
            close.run();
            play.lookBack(line.move(), line.events());
        }
    }

    /** What the player has not been shown yet is not told here either. */
    private List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        List<Played<QueenMove>> history = play.match().history();
        int round = 0;
        boolean ended = true;
        for (int i = 0; i < play.told(); i++) {
            List<QueenEvent> events = Recollection.events(history.get(i).events());
            for (int at = 0; at < events.size(); at++) {
                QueenEvent event = events.get(at);
                if (ended && (at == 0 || opens(event))) {
                    lines.add(new Line(speech.get("round", ++round), true, i, at));
                    ended = false;
                }
                ended |= event instanceof QueenEvent.RoundEnded;
                String words = speech.event(event);
                boolean heading = event instanceof QueenEvent.RoundStarted;
                if (!words.isEmpty() && !heading) {
                    lines.add(new Line(words, false, i, at + 1));
                }
            }
        }
        return lines;
    }

    /** Conspirators show themselves by themselves, once the round before has been cleared away (QUEEN-159). */
    private static boolean opens(QueenEvent event) {
        return event instanceof QueenEvent.ConspiratorRevealed || event instanceof QueenEvent.RevealSkipped;
    }

    /** One line. */
    private static final class Cell extends ListCell<Line> {
        Cell() {
            setWrapText(true);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(Line line, boolean empty) {
            super.updateItem(line, empty);
            setText(empty || line == null ? "" : line.words());
            getStyleClass().remove("log-round");
            if (!empty && line != null && line.heading()) {
                getStyleClass().add("log-round");
            }
        }
    }
}
