package org.alea.app.statistics;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.alea.app.games.GameFigures;
import org.alea.app.games.GameFigures.Figure;
import org.alea.app.games.GameFigures.Kind;
import org.alea.app.games.GameFigures.Ranking;
import org.alea.app.shell.Texts;
import org.alea.store.FinishedGame;
import org.alea.store.statistics.Span;
import org.alea.store.statistics.Tally;

/** Which games the statistics are about: one game or all, one kind of it or all, and how far back. */
final class StatisticsModel {
    /** Every game, or every kind. */
    static final String ALL = "*";

    /** The kind of a game that is of no kind, such as one of a version to come. */
    private static final Kind UNKNOWN = new Kind("?", "–");

    private final Texts texts;
    private final Clock calendar;
    private final ObjectProperty<Chronicle> chronicle = new SimpleObjectProperty<>(Chronicle.NOTHING);
    private final StringProperty game = new SimpleStringProperty(ALL);
    private final StringProperty kind = new SimpleStringProperty(ALL);
    private final ObjectProperty<Span> span = new SimpleObjectProperty<>(Span.QUARTER);

    StatisticsModel(Texts texts, Clock calendar) {
        this.texts = texts;
        this.calendar = calendar;
        game.addListener((all, old, now) -> kind.set(ALL));
    }

    ObjectProperty<Chronicle> chronicleProperty() {
        return chronicle;
    }

    StringProperty gameProperty() {
        return game;
    }

    /** The id of a kind, coarse or fine; chosen within one game only. */
    StringProperty kindProperty() {
        return kind;
    }

    ObjectProperty<Span> spanProperty() {
        return span;
    }

    /** Whatever changes what is to be shown. */
    Observable[] causes() {
        return new Observable[] {chronicle, game, kind, span, texts.languageProperty()};
    }

    Chronicle chronicle() {
        return chronicle.get();
    }

    LocalDate today() {
        return LocalDate.now(calendar);
    }

    ZoneId zone() {
        return calendar.getZone();
    }

    GameFigures figures() {
        return chronicle().figuresOf(game.get());
    }

    /** Everything that was played within the filter, the oldest first, whether it counts or not. */
    List<FinishedGame> listed() {
        return span.get().of(ofGame().filter(this::ofKind).toList(), today(), zone());
    }

    /** What means and records are made of. */
    List<FinishedGame> counted() {
        return listed().stream().filter(chronicle()::counts).toList();
    }

    /** Every game of the filter whatever its day: streaks do not end where a span begins. */
    List<FinishedGame> ever() {
        return ofGame().filter(this::ofKind).toList();
    }

    Tally tally() {
        return new Tally(counted());
    }

    /** The day the charts begin with: that of the first game, but not before the span. */
    LocalDate firstDay() {
        LocalDate first = listed().stream()
                .findFirst()
                .map(earliest -> LocalDate.ofInstant(earliest.endedAt(), zone()))
                .orElse(today());
        return span.get().since(today()).orElse(first);
    }

    /** The kinds that were played, coarse ones first and each followed by its finer ones if there are several. */
    Map<Kind, List<Kind>> kinds() {
        Map<String, Map<String, Kind>> fine = new TreeMap<>();
        Map<String, Kind> coarse = new LinkedHashMap<>();
        if (!game.get().equals(ALL)) {
            ofGame().forEach(played -> {
                List<Kind> kinds = chronicle().kinds(played, texts);
                if (!kinds.isEmpty()) {
                    Kind first = kinds.get(0);
                    coarse.put(first.id(), first);
                    Map<String, Kind> within = fine.computeIfAbsent(first.id(), id -> new TreeMap<>());
                    kinds.subList(1, kinds.size()).forEach(each -> within.put(each.id(), each));
                }
            });
        }
        Map<Kind, List<Kind>> all = new LinkedHashMap<>();
        coarse.values().stream()
                .sorted((one, other) ->
                        Integer.compare(one.name().length(), other.name().length()))
                .forEach(each -> {
                    List<Kind> within =
                            List.copyOf(fine.getOrDefault(each.id(), Map.of()).values());
                    all.put(each, within.size() > 1 ? within : List.of());
                });
        return all;
    }

    /** What counts, by kind: by game if all games are shown, by finer kinds once a kind is chosen. */
    Map<Kind, Tally> byKind() {
        Map<Kind, List<FinishedGame>> parts = new LinkedHashMap<>();
        for (FinishedGame played : counted()) {
            parts.computeIfAbsent(part(played), each -> new java.util.ArrayList<>())
                    .add(played);
        }
        Map<Kind, Tally> tallies = new LinkedHashMap<>();
        parts.entrySet().stream()
                .sorted((one, other) ->
                        Integer.compare(other.getValue().size(), one.getValue().size()))
                .forEach(each -> tallies.put(each.getKey(), new Tally(each.getValue())));
        return tallies;
    }

    /** What counts, summed up by piece; the most first. */
    Map<String, Double> ranked(Ranking ranking) {
        Map<String, Double> sums = new TreeMap<>();
        for (FinishedGame played : counted()) {
            played.numbers().forEach((name, number) -> {
                if (name.startsWith(ranking.prefix())) {
                    String id = name.substring(ranking.prefix().length());
                    sums.merge(chronicle().piece(played.game(), id, texts), number, Double::sum);
                }
            });
        }
        Map<String, Double> ranked = new LinkedHashMap<>();
        sums.entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
                .forEach(each -> ranked.put(each.getKey(), each.getValue()));
        return ranked;
    }

    /** The figures of its own that any game of the filter has. */
    List<Figure> leading() {
        List<FinishedGame> games = listed();
        return figures().leading().stream()
                .filter(figure -> games.stream().anyMatch(figure::isOf))
                .toList();
    }

    private Kind part(FinishedGame played) {
        if (game.get().equals(ALL)) {
            return new Kind(played.game(), GameNames.title(played.game(), texts));
        }
        List<Kind> kinds = chronicle().kinds(played, texts);
        if (kinds.isEmpty()) {
            return UNKNOWN;
        }
        return kind.get().equals(ALL) ? kinds.get(0) : kinds.get(kinds.size() - 1);
    }

    private Stream<FinishedGame> ofGame() {
        return chronicle().games().stream()
                .filter(played -> game.get().equals(ALL) || played.game().equals(game.get()));
    }

    private boolean ofKind(FinishedGame played) {
        return kind.get().equals(ALL)
                || chronicle().kinds(played, texts).stream()
                        .anyMatch(each -> each.id().equals(kind.get()));
    }
}
