package org.alea.app.statistics;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.alea.app.games.GameFigures;
import org.alea.app.games.GameFigures.Figure;
import org.alea.app.games.GameFigures.Ranking;
import org.alea.app.shell.Texts;
import org.alea.store.FinishedGame;
import org.alea.store.statistics.Faces;
import org.alea.store.statistics.Histogram;
import org.alea.store.statistics.Luck;
import org.alea.store.statistics.Period;

/** The charts there are for the games at hand. */
record Charts(Texts texts, StatisticsModel model) {
    private static final int LUCK_REACH = 5;

    /** How it went: wins, scores, kinds of games, and what the game counts of its own. */
    List<ChartPanel.Choice> ofTheCourse() {
        List<FinishedGame> games = model.counted();
        List<ChartPanel.Choice> choices = new ArrayList<>();
        choices.add(new ChartPanel.Choice(
                "wins",
                texts.get("statistics.wins"),
                () -> new WinsChart(texts, Period.of(games, model.firstDay(), model.today(), model.zone()))));
        if (!model.gameProperty().get().equals(StatisticsModel.ALL)) {
            String scores = texts.get("statistics.scores");
            choices.add(new ChartPanel.Choice(
                    "scores",
                    scores,
                    () -> curve(scores, "", games, game -> game.result().score())));
        }
        choices.add(new ChartPanel.Choice(
                "kinds",
                texts.get(
                        model.gameProperty().get().equals(StatisticsModel.ALL)
                                ? "statistics.byGame"
                                : "statistics.byKind"),
                () -> new KindsChart(texts, model.byKind())));
        for (Figure figure : model.figures().curves()) {
            String name = texts.get(figure.text());
            String note = texts.get(figure.text() + ".note");
            List<FinishedGame> with = games.stream().filter(figure::isOf).toList();
            choices.add(new ChartPanel.Choice(figure.number(), name, () -> curve(name, note, with, figure::of)));
        }
        for (Ranking ranking : model.figures().rankings()) {
            choices.add(new ChartPanel.Choice(
                    ranking.prefix(),
                    texts.get(ranking.text()),
                    () -> new RankingChart(texts, texts.get(ranking.text() + ".note"), model.ranked(ranking))));
        }
        return choices;
    }

    private Drawing curve(String name, String note, List<FinishedGame> games, ToDoubleFunction<FinishedGame> number) {
        return new CurveChart(
                texts,
                name,
                note,
                games.stream()
                        .map(game -> new CurveChart.Point(
                                number.applyAsDouble(game), game.result().won(), day(game)))
                        .toList());
    }

    private String day(FinishedGame game) {
        return GameNames.day(LocalDate.ofInstant(game.endedAt(), model.zone()), texts);
    }

    /** What chance gave: luck, and the faces of every kind of throw. */
    List<ChartPanel.Choice> ofTheDice() {
        List<FinishedGame> games = model.counted();
        List<ChartPanel.Choice> choices = new ArrayList<>();
        choices.add(new ChartPanel.Choice("luck", texts.get("statistics.luck"), () -> luck(games)));
        for (Faces faces : Faces.of(games)) {
            String key = "statistics.draw." + faces.purpose();
            // a draw that has no name is none of dice, such as who begins
            if (texts.knows(key)) {
                choices.add(new ChartPanel.Choice(
                        "faces-" + faces.purpose() + "-" + faces.times().size(),
                        texts.get("statistics.faces", texts.get(key)),
                        () -> new FacesChart(texts, faces)));
            }
        }
        return choices;
    }

    private Drawing luck(List<FinishedGame> games) {
        Optional<Figure> own = model.figures().luck();
        List<Double> luck = own.map(figure ->
                        games.stream().filter(figure::isOf).map(figure::of).toList())
                .orElseGet(() -> plain(games));
        double spread = own.isPresent() ? Histogram.spread(luck) : 1;
        String note = texts.get(own.map(Figure::text).orElse("statistics.luckInSpreads"));
        return new LuckChart(texts, note, luck, Histogram.of(luck, Histogram.step(spread), LUCK_REACH, spread));
    }

    private List<Double> plain(List<FinishedGame> games) {
        return games.stream()
                .map(game -> {
                    GameFigures figures = model.chronicle().figuresOf(game.game());
                    return Luck.of(game, figures::own);
                })
                .filter(OptionalDouble::isPresent)
                .map(OptionalDouble::getAsDouble)
                .toList();
    }
}
