package org.alea.lab;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A position, the moves played from it, and what must hold at the end: the text form in which rules are tested and
 * mistakes are reported.
 *
 * @param rules the ids of the rules it shows
 * @param arrange a partial table laid over the fresh one
 * @param chance the faces of the coming draws; without them the seed decides
 * @param expect values by their place in the table, in {@code /result}, {@code /events} or {@code /moves}
 */
public record Scenario(
        String file,
        String game,
        List<String> rules,
        Map<String, String> setup,
        long seed,
        ObjectNode arrange,
        Optional<List<Integer>> chance,
        List<ObjectNode> moves,
        Map<JsonPointer, JsonNode> expect,
        List<Illegal> illegal) {

    /** A move that must be refused at the end, and by which rule and for which reason if that matters. */
    public record Illegal(ObjectNode move, Optional<String> rule, Optional<String> reason) {}

    /** Reads a scenario file; a {@link BadInputException} names the file and the field that cannot be used. */
    public static Scenario read(Path file) {
        return ScenarioReader.read(file);
    }

    /** Reads a scenario from text; {@code file} is what refusals call it. */
    public static Scenario parse(String file, String json) {
        return ScenarioReader.parse(file, json);
    }

    /** Plays the scenario with the games of this shelf. */
    public ScenarioOutcome run(Shelf shelf) {
        if (!shelf.has(game)) {
            throw new BadInputException(file + ", field game: " + shelf.unknown(game));
        }
        return ScenarioRun.of(this, shelf.box(game)).outcome();
    }
}
