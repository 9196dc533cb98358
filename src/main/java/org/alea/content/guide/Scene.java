package org.alea.content.guide;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/**
 * A stretch of a lesson on one table.
 *
 * @param setup the options of the match; what is not named keeps its standard value
 * @param arrange a partial table laid over the fresh one
 * @param chance the faces of the first draws; after them the seed decides
 */
public record Scene(
        String id, Map<String, String> setup, long seed, ObjectNode arrange, List<Integer> chance, List<Step> steps) {

    /** How many of its steps are spoken. */
    int size() {
        return (int) steps.stream().filter(Step::spoken).count();
    }
}
