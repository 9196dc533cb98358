package org.alea.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.List;
import org.alea.content.Expected;
import org.alea.content.Fault;
import org.alea.content.GameBox;
import org.alea.engine.Explained;
import org.alea.engine.IllegalMoveException;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Played;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Table;
import org.alea.engine.Words;

/**
 * The moves of a save played again, as far as they fit.
 *
 * @param failedAt the number of the first move that does not fit, from 1; 0 if all do
 */
record Replay<T extends Table<T>, M extends Move>(Match<T, M> match, int failedAt, Words reason) {

    /** Throws if not even the first table can be laid out. */
    static <T extends Table<T>, M extends Move> Replay<T, M> of(SaveDocument document, GameBox<T, M> box) {
        Match<T, M> match = begin(document, box);
        List<JsonNode> moves = document.moves();
        for (int number = 1; number <= moves.size(); number++) {
            Words problem = step(match, moves.get(number - 1), box);
            if (!problem.equals(SaveWords.NOTHING)) {
                Match<T, M> before = begin(document, box);
                moves.subList(0, number - 1).forEach(move -> step(before, move, box));
                return new Replay<>(before, number, problem);
            }
        }
        if (document.header().learning()) {
            match.markLearning();
        }
        if (document.fields().brokenLine() > 0) {
            return new Replay<>(match, moves.size() + 1, document.fields().problem());
        }
        return new Replay<>(match, 0, SaveWords.NOTHING);
    }

    boolean complete() {
        return failedAt == 0;
    }

    private static <T extends Table<T>, M extends Move> Match<T, M> begin(SaveDocument document, GameBox<T, M> box) {
        Setup setup = Setup.of(box.options(), document.options(), document.seed());
        if (document.start().isPresent()) {
            SaveDocument.Start start = document.start().get();
            T table = box.tables().read(start.table(), new SeededChance(start.seed(), start.streams()));
            return Match.practice(box.game(), setup, table);
        }
        return document.header().practice() ? Match.practice(box.game(), setup) : Match.start(box.game(), setup);
    }

    /** Plays one move; says what does not fit, or nothing. */
    private static <T extends Table<T>, M extends Move> Words step(
            Match<T, M> match, JsonNode saved, GameBox<T, M> box) {
        if (!saved.path("ms").isIntegralNumber()) {
            return Fault.field("ms", Fault.expected(Expected.WHOLE_NUMBER, saved.path("ms")));
        }
        Played<M> played;
        try {
            played = match.play(
                    box.moves().read(saved.path("play")), saved.path("ms").longValue());
        } catch (IllegalMoveException e) {
            return SaveWords.refused(e, box);
        } catch (RuntimeException e) {
            // a damaged move may be anything: whatever the rules say about it is the reason it does not fit
            return Explained.of(e, "ce coup est impossible");
        }
        ArrayNode drawn = SaveText.drawn(played.draws());
        JsonNode expected = saved.has("drew") ? saved.get("drew") : Json.MAPPER.createArrayNode();
        return drawn.equals(expected)
                ? SaveWords.NOTHING
                : new Words(
                        "le tirage est " + drawn + ", alors que le fichier contient " + expected,
                        "drew " + drawn + " where the save has " + expected);
    }
}
