package org.alea.app.statistics;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.GameFigures.Figure;
import org.alea.app.shell.Desk;
import org.alea.app.shell.EqualColumns;
import org.alea.app.shell.Texts;
import org.alea.store.FinishedGame;
import org.alea.store.statistics.Days;
import org.alea.store.statistics.Streak;
import org.alea.store.statistics.Tally;

/** Six figures, each with what it is and a remark below. */
final class FigureRow extends StackPane {
    private static final double TILE_EMS = 14.2;

    /** As many letters as the narrowest tile has room for in a line. */
    private static final int LINE = 28;

    private final Texts texts;
    private final EqualColumns tiles;

    FigureRow(Desk desk) {
        texts = desk.texts();
        tiles = new EqualColumns(desk, 6, TILE_EMS);
        tiles.getStyleClass().add("statistics-figures");
        setId("figures");
        getChildren().add(tiles);
    }

    void show(StatisticsModel model) {
        Tally tally = model.tally();
        List<Figure> leading = model.leading();
        tiles.show(List.of(
                games(tally, leading.size() < 2),
                wins(tally),
                leading.isEmpty() ? played(model, tally) : own(leading.get(0), tally),
                oneGame(model) ? time(model, tally) : days(model, tally),
                leading.size() < 2 ? streak(model) : own(leading.get(1), tally),
                best(model, tally)));
    }

    /** How many there were; also the longest row of wins, where rows have no tile of their own. */
    private VBox games(Tally tally, boolean rowsElsewhere) {
        int row = Streak.ofWins(tally.all()).longest();
        return tile(
                number(tally.games()),
                texts.get("statistics.games", tally.games()),
                rowsElsewhere || row < 2
                        ? texts.get("statistics.gamesWon", tally.won())
                        : texts.get("statistics.gamesWonInARow", tally.won(), row));
    }

    private VBox wins(Tally tally) {
        VBox tile = tile(
                tally.games() == 0 ? "–" : texts.get("percent", tally.wonPercent()),
                texts.get("statistics.winShare"),
                tally.games() < 2
                        ? ""
                        : texts.get(
                                "statistics.form",
                                tally.last(Tally.LAST).wonPercent(),
                                Math.min(Tally.LAST, tally.games())));
        tile.getStyleClass().add("first-figure");
        return tile;
    }

    /** What only this game counts. */
    private VBox own(Figure figure, Tally tally) {
        DoubleStream all = tally.all().stream().filter(figure::isOf).mapToDouble(figure::of);
        OptionalDouble mean = all.average();
        DoubleStream ofWins = tally.all().stream()
                .filter(game -> game.result().won())
                .filter(figure::isOf)
                .mapToDouble(figure::of);
        OptionalDouble best = figure.moreIsBetter() ? ofWins.max() : ofWins.min();
        return tile(
                mean.isPresent() ? decimal(mean.getAsDouble()) : "–",
                texts.get(figure.text() + ".short"),
                best.isPresent() ? texts.get(figure.text() + ".best", decimal(best.getAsDouble())) : "");
    }

    /** The time spent, where a game counts nothing of its own. */
    private VBox played(StatisticsModel model, Tally tally) {
        long minutes = Math.round(tally.played().toMillis() / 60_000.0);
        return tile(
                minutes < 60
                        ? texts.get("statistics.minutes", minutes)
                        : texts.get("statistics.hours", Math.round(minutes / 6.0) / 10.0),
                texts.get("statistics.played"),
                oneGame(model) && tally.meanScore().isPresent()
                        ? texts.get(
                                "statistics.meanScore",
                                Math.round(tally.meanScore().getAsDouble()))
                        : "");
    }

    /** Scores of different games have no mean. */
    private static boolean oneGame(StatisticsModel model) {
        return !model.gameProperty().get().equals(StatisticsModel.ALL);
    }

    private VBox time(StatisticsModel model, Tally tally) {
        return tile(
                tally.fastest().map(game -> GameNames.time(game.played())).orElse("–"),
                texts.get("statistics.fastest"),
                model.figures().roundsVary() && tally.roundsPerWin().isPresent()
                        ? texts.get(
                                "statistics.rounds",
                                Math.round(tally.roundsPerWin().getAsDouble() * 10) / 10.0,
                                tally.fewestRounds().orElse(0))
                        : "");
    }

    /** One game takes minutes and another an hour: together they have no record, but days they were played on. */
    private VBox days(StatisticsModel model, Tally tally) {
        int days = Days.of(tally.all(), model.zone()).games().size();
        return tile(
                number(days),
                texts.get("statistics.daysPlayed", days),
                days == 0 ? "" : texts.get("statistics.perDay", Math.round(tally.games() * 10.0 / days) / 10.0));
    }

    private VBox streak(StatisticsModel model) {
        Streak streak = Streak.ofWins(
                model.ever().stream().filter(model.chronicle()::counts).toList());
        return tile(
                number(streak.present()),
                texts.get("statistics.inARow", streak.present()),
                texts.get("statistics.longest", streak.longest()));
    }

    private VBox best(StatisticsModel model, Tally tally) {
        return tile(
                tally.best().map(game -> score(model, game)).orElse("–"),
                texts.get("statistics.bestScore"),
                tally.best().map(game -> remark(model, game)).orElse(""));
    }

    private String score(StatisticsModel model, FinishedGame game) {
        return model.chronicle().figuresOf(game.game()).score(game.result().score(), texts);
    }

    /** The rank and its day; a rank that leaves no room for the day stands alone, or all six tiles would grow. */
    private String remark(StatisticsModel model, FinishedGame game) {
        String rank =
                oneGame(model) ? model.chronicle().rank(game, texts).orElse("") : GameNames.brief(game.game(), texts);
        String day = GameNames.day(java.time.LocalDate.ofInstant(game.endedAt(), model.zone()), texts);
        String both = rank + ", " + day;
        return rank.isEmpty() ? day : both.length() > LINE ? rank : both;
    }

    private String number(long number) {
        return texts.get("statistics.number", number);
    }

    private String decimal(double number) {
        return texts.get("statistics.number", Math.round(number * 10) / 10.0);
    }

    private static VBox tile(String figure, String name, String remark) {
        Label large = new Label(figure);
        large.getStyleClass().addAll("num", "large-figure");
        large.setMinWidth(USE_PREF_SIZE);
        Label what = new Label(name);
        what.getStyleClass().add("muted");
        HBox line = new HBox(large, what);
        line.getStyleClass().add("figure-line");
        Label small = new Label(remark);
        small.getStyleClass().addAll("small", "faint");
        small.setWrapText(true);
        small.setMinHeight(USE_PREF_SIZE);
        VBox tile = new VBox(line, small);
        tile.getStyleClass().addAll("panel", "figure-tile");
        tile.setAccessibleText(figure + " " + name + ". " + remark);
        tile.setMinWidth(0);
        return tile;
    }
}
