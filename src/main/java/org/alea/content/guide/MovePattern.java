package org.alea.content.guide;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.content.MisfitException;
import org.alea.content.MoveCodec;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Words;

/** A move as a lesson names it: its kind and those of its parameters that matter ({@code {"move": "rerollSet", "value": 1}}). */
public record MovePattern(ObjectNode json) {
    private static final String KIND = "move";

    /** Checks that there is such a move with such parameters; an {@link IllegalArgumentException} says what is wrong. */
    static MovePattern checked(ObjectNode json, MoveCodec<?> codec) {
        String kind = json.path(KIND).asText();
        if (!codec.kinds().contains(kind)) {
            String all = String.join(", ", codec.kinds());
            throw new MisfitException(new Words(
                    "il n’y a pas de coup \"" + kind + "\"\u00a0; ceux du jeu sont " + all,
                    "there is no move \"" + kind + "\"; known are " + all));
        }
        List<String> known = codec.parameters(kind);
        json.fieldNames().forEachRemaining(name -> {
            if (!name.equals(KIND) && !known.contains(name)) {
                throw new MisfitException(new Words(
                        "le coup " + kind + " n’a pas de " + name + ", mais seulement " + known,
                        "the move " + kind + " has no " + name + ", only " + known));
            }
        });
        return new MovePattern(json);
    }

    /** Whether this is the move that is meant. */
    public <M extends Move> boolean fits(M move, MoveCodec<M> codec) {
        if (!MoveCodec.name(move.getClass()).equals(json.path(KIND).asText())) {
            return false;
        }
        if (json.size() == 1) {
            return true;
        }
        ObjectNode written = codec.write(move);
        for (Map.Entry<String, JsonNode> field : json.properties()) {
            if (!field.getValue().equals(written.get(field.getKey()))) {
                return false;
            }
        }
        return true;
    }

    /** The first legal move that is meant. */
    <M extends Move> Optional<M> among(Match<?, M> match, MoveCodec<M> codec) {
        return match.moves().stream()
                .filter(move -> fits(move, codec) && match.refusal(move).isEmpty())
                .findFirst();
    }
}
