package org.alea.app.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.alea.store.FinishedGame;
import org.alea.store.statistics.Csv;

/** Finished games as a table for a spreadsheet: ids and plain numbers, the same in every language. */
final class HistoryCsv {
    private static final List<String> FIXED = List.of(
            "ended", "game", "outcome", "score", "rank", "rounds", "seconds", "ranked", "learning", "practice", "seed");

    private HistoryCsv() {}

    static String write(List<FinishedGame> games) {
        Set<String> options = new TreeSet<>();
        Set<String> numbers = new TreeSet<>();
        for (FinishedGame game : games) {
            options.addAll(game.setup().keySet());
            numbers.addAll(game.numbers().keySet());
        }
        // some games count what every game tells anyway
        FIXED.forEach(numbers::remove);
        List<String> captions = new ArrayList<>(FIXED);
        options.forEach(option -> captions.add("option." + option));
        captions.addAll(numbers);
        List<List<String>> rows = new ArrayList<>();
        rows.add(captions);
        games.forEach(game -> rows.add(row(game, options, numbers)));
        return Csv.write(rows);
    }

    private static List<String> row(FinishedGame game, Set<String> options, Set<String> numbers) {
        List<String> row = new ArrayList<>(List.of(
                game.endedAt().toString(),
                game.game(),
                game.result().outcome().name(),
                Integer.toString(game.result().score()),
                game.result().rank(),
                Integer.toString(game.result().rounds()),
                Long.toString(game.played().toSeconds()),
                Boolean.toString(game.ranked()),
                Boolean.toString(game.learning()),
                Boolean.toString(game.practice()),
                game.seed()));
        options.forEach(option -> row.add(game.setup().getOrDefault(option, "")));
        numbers.forEach(number -> row.add(written(game, number)));
        return row;
    }

    private static String written(FinishedGame game, String number) {
        Double value = game.numbers().get(number);
        if (value == null) {
            return "";
        }
        return value % 1 == 0 ? Long.toString(value.longValue()) : Double.toString(value);
    }
}
