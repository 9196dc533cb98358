package org.alea.games.queen;

import java.util.Map;
import org.alea.content.MoveCodec;

/** One word of the vocabulary that card data is written in; its sentence is {@code effect.<template>} in the wording. */
public interface Primitive {

    /** The name it has in card data: {@code CountsTwo} is {@code COUNTS_TWO}. */
    default String type() {
        return getClass().getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "_").toUpperCase(java.util.Locale.ROOT);
    }

    /** Which sentence says it; a primitive with several readings has several. */
    default String template() {
        return type();
    }

    /** What stands beside its type in card data, and in the places of its sentence. */
    default Map<String, Object> parameters() {
        return MoveCodec.parameters(this);
    }
}
