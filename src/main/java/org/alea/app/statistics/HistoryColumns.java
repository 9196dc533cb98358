package org.alea.app.statistics;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.games.GameFigures.Figure;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.engine.Result;
import org.alea.store.FinishedGame;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/**
 * The columns of the history: those of every game, and a few figures of its own.
 *
 * @param own the figures of the chosen game that have a column
 */
record HistoryColumns(Texts texts, HistoryWords words, List<Figure> own) {

    List<HBox> captions() {
        Iterator<Figure> figures = own.iterator();
        List<HBox> captions = new ArrayList<>();
        for (String column : names()) {
            String said = column.equals("own") ? texts.get(figures.next().text() + ".column") : caption(column);
            Label caption = new Label(said.toUpperCase(texts.locale()));
            caption.getStyleClass().add("cap");
            captions.add(place(column, caption));
        }
        return captions;
    }

    private List<String> names() {
        List<String> names = new ArrayList<>(List.of("date", "kind", "outcome", "score", rank(), "rounds"));
        own.forEach(figure -> names.add("own"));
        if (showsTime()) {
            names.add("time");
        }
        return names;
    }

    private String rank() {
        return own.isEmpty() ? "wide-rank" : "rank";
    }

    /** Two columns of its own leave a game no room for the time it took. */
    private boolean showsTime() {
        return own.size() < 2;
    }

    private String caption(String column) {
        return texts.get("statistics.column." + (column.equals("wide-rank") ? "rank" : column));
    }

    /** A game, each thing in its column. */
    HBox row(FinishedGame game) {
        Result result = game.result();
        Label outcome = label(words.outcome(result), "strong", "outcome", result.won() ? "won" : "lost");
        outcome.setGraphic(Icon.of(icon(result)));
        HBox row = new HBox(
                place("date", label(words.moment(game), "strong")),
                place("kind", kindAndStanding(game)),
                place("outcome", outcome),
                place("score", label(words.score(game), "num", "score")),
                place(rank(), label(words.rank(game).orElse("–"), result.won() ? "rank" : "faint")),
                place("rounds", label(Integer.toString(result.rounds()), "num")));
        own.forEach(figure -> row.getChildren().add(place("own", label(number(figure, game), "num"))));
        if (showsTime()) {
            row.getChildren().add(place("time", label(GameNames.time(game.played()), "num")));
        }
        row.getStyleClass().add("history-row");
        return row;
    }

    private static Ikon icon(Result result) {
        return switch (result.outcome()) {
            case WON -> MaterialDesignT.TROPHY_VARIANT;
            case DRAWN -> MaterialDesignE.EQUAL;
            case LOST -> MaterialDesignH.HEART_BROKEN;
        };
    }

    /** The kind of game, below its name if there are several, and last why it sets no record, if it does not. */
    private VBox kindAndStanding(FinishedGame game) {
        VBox lines = new VBox();
        lines.setAlignment(Pos.CENTER_LEFT);
        if (words.ofAll()) {
            lines.getChildren().add(label(words.name(game), "muted"));
        }
        String kind = words.kind(game);
        if (!kind.isEmpty()) {
            lines.getChildren().add(words.ofAll() ? label(kind, "small", "faint") : label(kind, "muted"));
        }
        words.standing(game).ifPresent(reason -> lines.getChildren().add(label(reason, "small", "faint")));
        return lines;
    }

    private String number(Figure figure, FinishedGame game) {
        return figure.isOf(game) ? texts.get("statistics.number", Math.round(figure.of(game) * 10) / 10.0) : "";
    }

    /** A place as wide as the column, whatever type its text is set in. */
    private static HBox place(String column, Node content) {
        HBox place = new HBox(content);
        place.getStyleClass().addAll("history-column", "history-" + column);
        if (column.equals("kind")) {
            HBox.setHgrow(place, Priority.ALWAYS);
        }
        return place;
    }

    private static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.getStyleClass().addAll(styles);
        return label;
    }
}
