package org.alea.lab;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.alea.content.MoveCodec;
import org.alea.engine.Move;
import org.alea.engine.TimedMove;

/** Reads moves as people write them: a move on the clock may leave its instant to the table, or to time itself. */
final class MoveReader<M extends Move> {
    private static final String INSTANT = "atMs";

    private final MoveCodec<M> codec;

    MoveReader(MoveCodec<M> codec) {
        this.codec = codec;
    }

    /**
     * The move this JSON names, or an {@link IllegalArgumentException} that says what is wrong with it.
     *
     * @param due the move time itself makes in the end, at its instant
     */
    M read(ObjectNode json, List<M> legal, Optional<M> due) {
        if (json.has(INSTANT)) {
            return codec.read(json);
        }
        if (due.filter(move -> codec.write(move).without(INSTANT).equals(json)).isPresent()) {
            return due.get();
        }
        int latest = 0;
        for (M move : legal) {
            if (move instanceof TimedMove timed) {
                if (codec.write(move).without(INSTANT).equals(json)) {
                    return move;
                }
                latest = Math.max(latest, timed.atMs());
            }
        }
        boolean timed = codec.parameters(json.path("move").asText()).contains(INSTANT);
        return codec.read(timed ? json.deepCopy().put(INSTANT, latest) : json);
    }
}
