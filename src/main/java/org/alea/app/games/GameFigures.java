package org.alea.app.games;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.alea.app.shell.Texts;
import org.alea.content.GameBox;
import org.alea.engine.SetupOption;
import org.alea.store.FinishedGame;

/** What a game counts of its own, and how it tells its games apart: its side of the statistics. */
public interface GameFigures {
    /** Nothing but what every game counts. */
    GameFigures PLAIN = new GameFigures() {};

    /** A kind of game, such as one combination of modules; the name is in the player's language. */
    record Kind(String id, String name) {}

    /**
     * A number kept with each game, to be shown.
     *
     * @param number its name in {@link FinishedGame#numbers()}
     * @param unit what one of it is shown as, for instance 0.001 where milliseconds become seconds
     * @param text names it: {@code <text>} above a curve with {@code <text>.note} below; a leading one also has {@code
     *     <text>.short} beside its mean, {@code <text>.best} for the best of a win and {@code <text>.column}
     * @param moreIsBetter whether the best of it is the most
     * @param aRound whether it is shared out among the rounds of its game, so that long and short games compare
     */
    record Figure(String number, double unit, String text, boolean moreIsBetter, boolean aRound) {

        public Figure(String number, double unit, String text, boolean moreIsBetter) {
            this(number, unit, text, moreIsBetter, false);
        }

        /** Something of which there had better be little. */
        public Figure(String number, double unit, String text) {
            this(number, unit, text, false);
        }

        public boolean isOf(FinishedGame game) {
            return game.numbers().containsKey(number);
        }

        /** As it is shown; 0 if it is not of this game. */
        public double of(FinishedGame game) {
            double share = aRound ? Math.max(1, game.result().rounds()) : 1;
            return game.numbers().getOrDefault(number, 0.0) * unit / share;
        }
    }

    /**
     * Numbers that are kept by piece, to be shown as a ranking.
     *
     * @param prefix what their names in {@link FinishedGame#numbers()} begin with; the rest is the id of the piece
     * @param text names it: {@code <text>} above it with {@code <text>.note} below
     */
    record Ranking(String prefix, String text) {}

    /** Which kind of game this was, from the coarse to the fine; an empty name stands for what is usual. */
    default List<Kind> kinds(GameBox<?, ?> box, Map<String, String> setup, Texts texts) {
        List<SetupOption> unusual = box.options().stream()
                .filter(option -> option.shown() && option.kind() != SetupOption.Kind.NUMBER)
                .filter(option -> !option.standard().equals(setup.getOrDefault(option.id(), option.standard())))
                .toList();
        String id = unusual.stream()
                .map(option -> option.id() + "=" + setup.get(option.id()))
                .collect(Collectors.joining(" "));
        String name = unusual.stream()
                .flatMap(option -> List.of(setup.getOrDefault(option.id(), "").split(",")).stream()
                        .map(value -> box.wording().say("option." + option.id() + "." + value, texts.language())))
                .collect(Collectors.joining(", "));
        return List.of(new Kind(id, name));
    }

    /** The points of a result as this game writes them. */
    default String score(int points, Texts texts) {
        return texts.get("library.number", points);
    }

    /** The same where nothing around it says what they are. */
    default String result(int points, Texts texts) {
        return texts.get("library.points", points);
    }

    /** Whether a game has its place in means and records; whatever has not is listed all the same. */
    default boolean counts(FinishedGame game) {
        return !game.practice();
    }

    /** The numbers worth a curve. */
    default List<Figure> curves() {
        return List.of();
    }

    /** The numbers that also stand among the figures and in the list of games, the most telling first; two at most. */
    default List<Figure> leading() {
        return curves().stream().limit(1).toList();
    }

    /** What is counted by piece. */
    default List<Ranking> rankings() {
        return List.of();
    }

    /** The name of a piece that something is counted by. */
    default String piece(GameBox<?, ?> box, String id, Texts texts) {
        return id;
    }

    /** The number that says how lucky a game was; without one, luck is what the dice showed. */
    default Optional<Figure> luck() {
        return Optional.empty();
    }

    /** Whether the number of rounds tells one game from another. */
    default boolean roundsVary() {
        return true;
    }

    /** Whether a throw for this purpose is the player's own, and the better the more it shows. */
    default boolean own(String purpose) {
        return true;
    }
}
