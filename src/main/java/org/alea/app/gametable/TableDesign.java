package org.alea.app.gametable;

import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;
import org.alea.app.play.Draft;
import org.alea.app.play.EventBook;
import org.alea.app.play.Gesture;
import org.alea.app.play.LegalMoves;
import org.alea.app.play.Phases;
import org.alea.app.play.Question;
import org.alea.app.play.Reel;
import org.alea.app.play.Shot;
import org.alea.app.play.Step;
import org.alea.app.table.ScaledBoard;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.app.table.panel.BarFigure;
import org.alea.app.table.panel.ForecastPane;
import org.alea.engine.Because;
import org.alea.engine.Event;
import org.alea.engine.Foreseen;
import org.alea.engine.Move;
import org.alea.engine.Refusal;
import org.alea.engine.Table;

/**
 * What one game brings to a {@link GameTable}: how its board looks, what a hand can do at it, what is asked. Everything else
 * is the same at every table. All methods are functions of what they are given: a design keeps nothing.
 */
public interface TableDesign<T extends Table<T>, M extends Move, D extends Draft<M>> {

    // what a game has to bring

    /** What the table says. */
    GameSpeech<T, M> speech();

    /** The board, made anew for each size, theme, language and look. */
    BoardView<T, M, D> board(Plan plan, Look look);

    /** The draft of a decision nobody has begun with. */
    D fresh(T table);

    /** One row for each event of the game. */
    EventBook<?> events();

    /** The round a table belongs to, from 1. */
    int round(T table);

    // what a hand can do, and what is asked

    /** All that the hand can do now: dragging, clicking, and the arrow keys follow these ways. */
    default List<Way<Gesture<M, D>>> ways(Shot<T, M, D> shot) {
        return List.of();
    }

    /** What is asked while something may be played. Without a word of its own a game lists its legal moves. */
    default Question<M, D> ask(Shot<T, M, D> shot) {
        Question<M, D> bare = Question.of(speech().shared("ask"), "");
        return LegalMoves.ask(
                bare, shot.moves(), move -> speech().move(shot.table(), move), name -> speech().kindOfMove(name));
    }

    /** Why what is carried may not be put there. */
    default Optional<Refusal> objection(Shot<T, M, D> shot, Spot from, Spot to) {
        return Optional.empty();
    }

    /** What the gesture a hand is about to make would bring, a line each. */
    default List<String> preview(Shot<T, M, D> shot, Gesture<M, D> gesture) {
        if (!(gesture instanceof Gesture.Play<M, D> play)) {
            return List.of();
        }
        Foreseen foreseen = Foreseen.of(speech().box().game(), shot.table(), play.move());
        return foreseen.events().stream()
                .map(speech()::event)
                .filter(line -> !line.isBlank())
                .limit(3)
                .toList();
    }

    /**
     * What a key of the game does that is neither a digit nor the key of a command; {@code tab} and {@code escape} are
     * asked before they do what they do at every table.
     */
    default Optional<Gesture<M, D>> key(Shot<T, M, D> shot, String action) {
        return Optional.empty();
    }

    /** What a digit does, from 1 to 10; without a word of its own it chooses a row of the question. */
    default Optional<Gesture<M, D>> digit(Shot<T, M, D> shot, int place) {
        return Optional.empty();
    }

    /** What the keyboard comes to when Enter has begun a move that is not complete; without it the ring stays. */
    default Optional<Spot> onward(Shot<T, M, D> shot) {
        return Optional.empty();
    }

    /** The draft that lays a hint before the player; without one the hint is said in words. */
    default Optional<D> layOut(Shot<T, M, D> shot, M hint) {
        return Optional.empty();
    }

    /** The move by which play goes on without a decision, where there is one: it is made by itself if the player likes. */
    default Optional<M> goesOn(Shot<T, M, D> shot) {
        return Optional.empty();
    }

    // the parts around the board

    /** Where the parts lie. */
    default Plan plan(ScaledBoard.Frame frame) {
        return Plan.of(frame);
    }

    /** What stands beside the title of the game: scenario, place, round. */
    default String subtitle(T table) {
        return "";
    }

    /** The phases of a round. */
    default Phases phases(T table) {
        return Phases.NONE;
    }

    /** The figures in the bar. */
    default List<BarFigure> figures(T table) {
        return List.of();
    }

    /** What would happen if the player did no more; nothing where that is not said. */
    default Optional<ForecastPane.Reading> forecast(T table) {
        return Optional.empty();
    }

    // an automaton, step by step

    /** Who acts: the title of the steps, such as “Why? Steelhand acts in the docks”. */
    default String actor(Reel<T> reel) {
        return speech().shared("why");
    }

    /** What surely comes after these steps, in a sentence; empty for nothing. */
    default String certain(Reel<T> reel) {
        return "";
    }

    /** A picture of who acts, beside the steps; nothing where he lies on the table already. */
    default Optional<Region> portrait(Reel<T> reel, Plan plan) {
        return Optional.empty();
    }

    /** A step in words. */
    default StepText words(Step<T> step) {
        Event event = step.event();
        String why = step.because().map(speech()::event).orElse("");
        String result = event instanceof Because ? "" : speech().event(event);
        return new StepText(events().row(event).icon(), speech().captionOf(event), result, why);
    }

    /** Arrows over the board for a step. */
    default List<StepTrail> trails(Step<T> step) {
        return List.of();
    }

    /** Who is struck in a step: framed in red. */
    default List<Spot> struck(Step<T> step) {
        return List.of();
    }

    /** What a reason speaks of lies there. */
    default List<Spot> pieces(String id) {
        return List.of(Spot.of("piece", id));
    }

    // what can be looked up

    /** The card that lies there, by its id in the content. */
    default Optional<String> card(Shot<T, M, D> shot, Spot spot) {
        return Optional.empty();
    }

    /** What is to be read about a spot, large; nothing to open its card in the reference or its rule instead. */
    default Optional<Region> zoom(Shot<T, M, D> shot, Spot spot, Plan plan) {
        return Optional.empty();
    }

    /** What a key of the game lays over the table; nothing for a key that does something else. */
    default Optional<Region> sheet(Shot<T, M, D> shot, String action, Plan plan) {
        return Optional.empty();
    }

    /** The rule of a place, by its id; an empty text if it has none. */
    default String rule(Spot spot) {
        return "";
    }

    // the end, and games that are watched

    /** What the final sheet shows between its heading and its buttons; nothing for the terms of the score. */
    default Optional<Region> result(T table, Plan plan) {
        return Optional.empty();
    }

    /** The sign of a move in a replay. */
    default String icon(M move) {
        return "mdi2c-chevron-right";
    }

    /** Whether a move is worth a stop in a replay. */
    default boolean told(M move) {
        return !move.interruption();
    }
}
