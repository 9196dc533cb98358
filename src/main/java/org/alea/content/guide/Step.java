package org.alea.content.guide;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Words;

/**
 * One thing a lesson says, and what the player does about it.
 *
 * @param act the places to act at, by the names the table gives them
 * @param look the places the text speaks of
 * @param caption a few words on what is to be looked at
 * @param text two sentences; {@code *words*} stand out
 * @param figure what the table draws beside them, by the name the table gives it; empty if words are enough
 * @param turn what the player is to do, before the key that does it
 * @param rule the rule behind it
 * @param moves the moves that bring the next step; any one of them will do; for a free step, a task
 * @param until what the table shows, by its place in its JSON, when a free step is over
 */
public record Step(
        String id,
        Kind kind,
        List<String> act,
        List<String> look,
        Optional<Words> caption,
        Words title,
        Words text,
        String figure,
        Optional<Words> turn,
        String key,
        String rule,
        List<MovePattern> moves,
        Map<JsonPointer, JsonNode> until) {

    /** What brings the next step. */
    public enum Kind {
        /** The player has read it. */
        LOOK,
        /** One of the step's moves has been played; others wait. */
        PLAY,
        /** The table, which shows what has happened, has been told to go on. */
        GO_ON,
        /** The player has played freely for a while; with moves, until one of them has been played, as a task. */
        FREE,
        /** The guide has played one of the step's moves itself, without a word. */
        WATCH
    }

    /** Whether the player is free but for something to be done on the way. */
    public boolean isTask() {
        return kind == Kind.FREE && !moves.isEmpty();
    }

    /** Whether the guide says something: such steps are counted. */
    public boolean spoken() {
        return kind != Kind.FREE && kind != Kind.WATCH;
    }
}
