package org.alea.app.games.royal;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.alea.app.games.GameFigures;
import org.alea.app.shell.Texts;
import org.alea.content.GameBox;
import org.alea.store.FinishedGame;

/** The Royal games by difficulty, and within it by what becomes of abandoned dice and the king's mood (ROYAL-010). */
final class RoyalKinds implements GameFigures {

    @Override
    public List<Kind> kinds(GameBox<?, ?> box, Map<String, String> setup, Texts texts) {
        String difficulty = setup.getOrDefault("difficulty", "knight");
        String abandoned = setup.getOrDefault("abandoned", "strict");
        String mood = setup.getOrDefault("mood", "dice");
        Kind coarse = new Kind(difficulty, say(box, texts, "difficulty." + difficulty));
        String fine = String.join(
                ", ", coarse.name(), say(box, texts, "abandoned." + abandoned), say(box, texts, "mood." + mood));
        return List.of(coarse, new Kind(fine(setup), fine));
    }

    /** The id of the kind whose results are compared with each other. */
    private static String fine(Map<String, String> setup) {
        return String.join(
                "/",
                setup.getOrDefault("difficulty", "knight"),
                setup.getOrDefault("abandoned", "strict"),
                setup.getOrDefault("mood", "dice"));
    }

    /** The best result so far among games of the same kind that count; custom games have none. */
    OptionalInt best(Stream<FinishedGame> games, Map<String, String> setup) {
        String kind = fine(setup);
        return games.filter(game -> game.game().equals("royal")
                        && game.ranked()
                        && counts(game)
                        && fine(game.setup()).equals(kind))
                .mapToInt(game -> game.result().score())
                .max();
    }

    private static String say(GameBox<?, ?> box, Texts texts, String option) {
        return box.wording().say("option." + option, texts.language());
    }

    /** ROYAL-191: the result is a difference, as the bar writes it. */
    @Override
    public String score(int points, Texts texts) {
        return RoyalBar.difference(points);
    }

    @Override
    public String result(int points, Texts texts) {
        return texts.get("royal.result", RoyalBar.difference(points));
    }

    /** ROYAL-010: custom games are not averaged. ROYAL-197: nor is a game in which chance was taken back. */
    @Override
    public boolean counts(FinishedGame game) {
        return !game.practice()
                && !game.learning()
                && !"custom".equals(game.setup().get("difficulty"));
    }

    /** ROYAL-011: there are always four. */
    @Override
    public boolean roundsVary() {
        return false;
    }

    @Override
    public boolean own(String purpose) {
        return purpose.equals("yourDice");
    }
}
