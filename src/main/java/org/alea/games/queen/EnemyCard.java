package org.alea.games.queen;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Words;

/** An enemy: its Battle track from the bottom (index 0) to the top, where its marker starts, and what is special. */
public record EnemyCard(
        String id, Words name, List<Square> squares, int start, Ability ability, Optional<DragonFace> dragon) {

    /**
     * The price to climb into a square: a number of dice, among them some of stated colours; 0 is never climbed into.
     *
     * @param colours in the order in which they are printed
     */
    public record Square(int need, Map<DieColour, Integer> colours) {
        private static final List<DieColour> PRINTED = List.of(DieColour.G, DieColour.Y, DieColour.B, DieColour.W);

        public Square {
            Map<DieColour, Integer> inOrder = new LinkedHashMap<>();
            for (DieColour colour : PRINTED) {
                if (colours.containsKey(colour)) {
                    inOrder.put(colour, colours.get(colour));
                }
            }
            colours = Collections.unmodifiableMap(inOrder);
        }

        /** How many dice of this colour must be among those that pay. */
        public int of(DieColour colour) {
            return colours.getOrDefault(colour, 0);
        }
    }

    public EnemyCard {
        squares = List.copyOf(squares);
    }

    /** The index of the top square. */
    public int top() {
        return squares.size() - 1;
    }

    public Square square(int index) {
        return squares.get(index);
    }
}
