package org.alea.games.queen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Words;

/** An enemy: its Battle track from the bottom (index 0) to the top, where its marker starts, and what is special. */
public record EnemyCard(
        String id, Words name, List<Square> squares, int start, Ability ability, Optional<DragonFace> dragon) {

    /** The price to climb into a square: a number of dice, among them some of stated colours; 0 is never climbed into. */
    public record Square(int need, Map<DieColour, Integer> colours) {

        public Square {
            colours = Map.copyOf(colours);
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
