package org.alea.app.statistics;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.app.games.GameFigures;
import org.alea.app.games.GameFigures.Kind;
import org.alea.app.shell.Folded;
import org.alea.app.shell.Texts;
import org.alea.engine.Result;
import org.alea.store.FinishedGame;

/** What the history says of a game, in the player's language. */
final class HistoryWords {
    private final Texts texts;
    private final StatisticsModel model;

    HistoryWords(Texts texts, StatisticsModel model) {
        this.texts = texts;
        this.model = model;
    }

    /** Whether a game has what a player looks for, however he writes it. */
    boolean holds(FinishedGame game, String wanted) {
        return Folded.of(searched(game)).contains(Folded.of(wanted.strip()));
    }

    private String searched(FinishedGame game) {
        return String.join(
                " ",
                moment(game),
                name(game),
                kind(game),
                game.seed(),
                rank(game).orElse(""),
                outcome(game.result()));
    }

    /** A whole line of the list, for those who hear it. */
    String heard(FinishedGame game) {
        Stream<String> words = Stream.of(
                moment(game),
                ofAll() ? GameNames.title(game.game(), texts) : "",
                kind(game),
                outcome(game.result()),
                texts.get(
                        "statistics.heard",
                        figures(game).result(game.result().score(), texts),
                        game.result().rounds()),
                rank(game).orElse(""),
                standing(game).orElse(""));
        return words.filter(each -> !each.isEmpty()).collect(Collectors.joining(", "));
    }

    /** Whether games of several kinds stand among each other. */
    boolean ofAll() {
        return model.gameProperty().get().equals(StatisticsModel.ALL);
    }

    String moment(FinishedGame game) {
        return GameNames.moment(game.endedAt(), model.zone(), model.today(), texts);
    }

    String name(FinishedGame game) {
        return GameNames.brief(game.game(), texts);
    }

    String score(FinishedGame game) {
        return figures(game).score(game.result().score(), texts);
    }

    private GameFigures figures(FinishedGame game) {
        return model.chronicle().figuresOf(game.game());
    }

    String kind(FinishedGame game) {
        List<Kind> kinds = model.chronicle().kinds(game, texts);
        return kinds.isEmpty() ? "" : kinds.get(0).name();
    }

    String outcome(Result result) {
        return texts.get("statistics.outcome." + result.outcome().name().toLowerCase(Locale.ROOT));
    }

    Optional<String> rank(FinishedGame game) {
        return model.chronicle().rank(game, texts);
    }

    /** Why a game sets no record. */
    Optional<String> standing(FinishedGame game) {
        if (!model.chronicle().counts(game)) {
            return Optional.of(texts.get("statistics.notCounted"));
        }
        return game.ranked() ? Optional.empty() : Optional.of(texts.get("statistics.learning"));
    }
}
