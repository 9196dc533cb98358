package org.alea.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An event that says why an automaton does what it does next; told before what it explains.
 *
 * @param reason its sentence is {@code because.<reason>} in the game's wording
 * @param words the parameters of that sentence, by name
 * @param rule the rule that decides it
 * @param pieces the ids of what it concerns, to be marked on the table
 */
public record Because(String reason, Map<String, Object> words, String rule, List<String> pieces) implements Event {

    public Because {
        words = Collections.unmodifiableMap(new LinkedHashMap<>(words));
        pieces = List.copyOf(pieces);
    }
}
