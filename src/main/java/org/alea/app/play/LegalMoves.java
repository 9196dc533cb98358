package org.alea.app.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.alea.content.MoveCodec;
import org.alea.engine.Move;

/**
 * The question any game can ask without knowing how: every legal move in the words of its box, by kind. Few moves are
 * buttons, many are rows; a kind of which there is but one move is a button in either case.
 */
public final class LegalMoves {
    private static final int FEW = 5;

    private LegalMoves() {}

    /**
     * @param moves all legal ones
     * @param describe a move as a line of text
     * @param kind the heading of a kind of move, by its name ({@link MoveCodec#name}); an empty text if it has none
     */
    public static <M extends Move, D extends Draft<M>> Question<M, D> ask(
            Question<M, D> bare, List<M> moves, Function<M, String> describe, Function<String, String> kind) {
        Map<String, List<M>> kinds = new LinkedHashMap<>();
        moves.stream()
                .filter(move -> !move.interruption())
                .forEach(move -> kinds.computeIfAbsent(MoveCodec.name(move.getClass()), any -> new ArrayList<>())
                        .add(move));
        long decisions = kinds.values().stream().mapToInt(List::size).sum();
        Question<M, D> question = bare;
        for (Map.Entry<String, List<M>> entry : kinds.entrySet()) {
            List<M> alike = entry.getValue();
            boolean pressed = decisions <= FEW || alike.size() == 1;
            for (int i = 0; i < alike.size(); i++) {
                String id = alike.size() == 1 ? entry.getKey() : entry.getKey() + "-" + (i + 1);
                Gesture<M, D> play = new Gesture.Play<>(alike.get(i));
                String words = describe.apply(alike.get(i));
                question = pressed
                        ? question.command(
                                decisions == 1
                                        ? Question.Command.main(id, "", words, play)
                                        : Question.Command.of(id, "", words, play))
                        : question.row(Question.Row.of(id, words, play).group(kind.apply(entry.getKey())));
            }
        }
        return question;
    }
}
