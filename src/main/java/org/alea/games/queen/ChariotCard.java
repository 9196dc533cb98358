package org.alea.games.queen;

import java.util.List;
import org.alea.engine.Words;

/** A Chariot: what defends against it and what it does otherwise; {@code weight} is what that is worth to the coach. */
public record ChariotCard(String id, Words name, Defence defence, List<Effect> effect, double weight) {

    /** One solo of a stated value ({@code value} 1 to 6), or two dice of the same value. */
    public record Defence(Type type, int value) {

        /** The two kinds of defence. */
        public enum Type {
            VALUE,
            PAIR
        }

        public boolean pair() {
            return type == Type.PAIR;
        }
    }

    public ChariotCard {
        effect = List.copyOf(effect);
    }
}
