package org.alea.lab;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Where a scenario ended: the table, what may be played on it, what happened on the way, and what did not hold. */
public record ScenarioOutcome(ObjectNode table, ArrayNode moves, ArrayNode events, List<String> failures) {

    public boolean holds() {
        return failures.isEmpty();
    }

    public ObjectNode toJson() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.set("table", table);
        json.set("moves", moves);
        json.set("events", events);
        failures.forEach(json.putArray("failures")::add);
        return json;
    }
}
