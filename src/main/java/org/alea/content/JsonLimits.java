package org.alea.content;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;

/** What any JSON of a player's may be: no field twice, and not nested deeper than anything that has a meaning here. */
public final class JsonLimits {
    private static final int DEEPEST = 100;

    private JsonLimits() {}

    /** A parser that keeps to this. */
    public static JsonFactory factory() {
        return JsonFactory.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .streamReadConstraints(
                        StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                .build();
    }
}
