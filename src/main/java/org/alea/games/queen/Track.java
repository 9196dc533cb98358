package org.alea.games.queen;

import java.util.Optional;

/** An enemy card laid out for quick reckoning: what every square of its Battle track costs. */
final class Track {
    static final int NO_COLOUR = -1;

    final String id;
    final Ability ability;
    final int start;
    final int top;
    /** The number of each square. */
    final int[] need;
    /** The colours of each square, packed as in {@link Dice}. */
    final int[] colours;
    /** The place of the colour that counts as two here, as in {@link DieColour#shift()}, or {@link #NO_COLOUR}. */
    final int doubled;

    private final Optional<DragonFace> symbol;

    Track(EnemyCard card) {
        id = card.id();
        ability = card.ability();
        start = card.start();
        top = card.top();
        need = new int[top + 1];
        colours = new int[top + 1];
        for (int square = 0; square <= top; square++) {
            need[square] = card.square(square).need();
            for (DieColour colour : DieColour.ALL) {
                colours[square] += card.square(square).of(colour) << colour.shift();
            }
        }
        symbol = card.dragon();
        int twice = NO_COLOUR;
        for (DieColour colour : DieColour.ALL) {
            if (ability.doubles(colour)) {
                twice = colour.shift();
            }
        }
        doubled = twice;
    }

    boolean bears(DragonFace face) {
        return symbol.isPresent() && symbol.get() == face;
    }
}
