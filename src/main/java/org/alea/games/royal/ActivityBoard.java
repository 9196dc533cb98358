package org.alea.games.royal;

import java.util.Arrays;
import java.util.Optional;

/**
 * The nine activity cards with their tradesmen and cubes. Spaces 0 to 2 are red I to III, then yellow, then white; each
 * card has two places for tradesmen (ROYAL-100).
 */
public final class ActivityBoard {
    static final int SLOTS = 9;
    static final int STAGES = 3;
    static final int PLACES = 2;

    private final byte[] cards;
    /** The citizen on each place, plus 1; the two places of a card follow each other. */
    private final byte[] places;

    private final byte[] cubes;
    private int stages;

    ActivityBoard(int[] cards) {
        this.cards = new byte[SLOTS];
        for (int slot = 0; slot < SLOTS; slot++) {
            this.cards[slot] = (byte) cards[slot];
        }
        places = new byte[SLOTS * PLACES];
        cubes = new byte[SLOTS];
    }

    ActivityBoard(ActivityBoard other) {
        cards = other.cards.clone();
        places = other.places.clone();
        cubes = other.cubes.clone();
        stages = other.stages;
    }

    static int slot(Colour colour, int stage) {
        return colour.index() * STAGES + stage - 1;
    }

    static Colour colour(int slot) {
        return Colour.of(slot / STAGES);
    }

    static int stage(int slot) {
        return slot % STAGES + 1;
    }

    /** How many stages lie face up. */
    public int stages() {
        return stages;
    }

    boolean revealed(int slot) {
        return stage(slot) <= stages;
    }

    /** The index of the card on a space; who may not know it must not ask. */
    int card(int slot) {
        return cards[slot];
    }

    int find(int card) {
        for (int slot = 0; slot < SLOTS; slot++) {
            if (cards[slot] == card) {
                return slot;
            }
        }
        return -1;
    }

    /** Whose tradesman stands on the first (1) or second place. */
    public Optional<Side> tradesman(Colour colour, int stage, int place) {
        int citizen = citizen(slot(colour, stage), place);
        return citizen < 0 ? Optional.empty() : Optional.of(City.side(citizen));
    }

    /** The number of the citizen on the first (1) or second place, or -1. */
    public int citizen(Colour colour, int stage, int place) {
        return citizen(slot(colour, stage), place);
    }

    int citizen(int slot, int place) {
        return places[slot * PLACES + place - 1] - 1;
    }

    /** The place (1 or 2) a side's tradesman holds on a card, or 0. */
    public int placeOf(Colour colour, int stage, Side side) {
        return placeOf(slot(colour, stage), side);
    }

    /** As {@link #placeOf(Colour, int, Side)}. */
    int placeOf(int slot, Side side) {
        for (int place = 1; place <= PLACES; place++) {
            int citizen = citizen(slot, place);
            if (citizen >= 0 && City.side(citizen) == side) {
                return place;
            }
        }
        return 0;
    }

    /** The place the next tradesman takes: the first if it is free. */
    int nextPlace(int slot) {
        return places[slot * PLACES] == 0 ? 1 : 2;
    }

    /** On how many cards a side has a tradesman. */
    public int tradesmen(Side side) {
        int cardsWith = 0;
        for (byte place : places) {
            if (place != 0 && place <= City.YOURS == (side == Side.YOU)) {
                cardsWith++;
            }
        }
        return cardsWith;
    }

    /** Your cubes on a deferred card. */
    public int cubes(Colour colour, int stage) {
        return cubes[slot(colour, stage)];
    }

    int cubes(int slot) {
        return cubes[slot];
    }

    void reveal() {
        stages++;
    }

    void setStages(int faceUp) {
        stages = faceUp;
    }

    /** @return the place he takes */
    int hire(int slot, int citizen) {
        int place = nextPlace(slot);
        put(slot, place, citizen);
        return place;
    }

    void put(int slot, int place, int citizen) {
        places[slot * PLACES + place - 1] = (byte) (citizen + 1);
    }

    /** Takes your tradesman away from a card. */
    int leave(int slot) {
        int place = placeOf(slot, Side.YOU);
        int citizen = citizen(slot, place);
        places[slot * PLACES + place - 1] = 0;
        return citizen;
    }

    void addCubes(int slot, int more) {
        cubes[slot] += (byte) more;
    }

    void setCard(int slot, int card) {
        cards[slot] = (byte) card;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ActivityBoard other
                && stages == other.stages
                && Arrays.equals(cards, other.cards)
                && Arrays.equals(cubes, other.cubes)
                && Arrays.equals(sides(), other.sides());
    }

    @Override
    public int hashCode() {
        return ((Arrays.hashCode(cards) * 31 + Arrays.hashCode(cubes)) * 31 + Arrays.hashCode(sides())) * 31 + stages;
    }

    /** The places without the numbers of the citizens. */
    private byte[] sides() {
        byte[] sides = new byte[places.length];
        for (int i = 0; i < places.length; i++) {
            sides[i] = (byte) (places[i] == 0 ? 0 : places[i] <= City.YOURS ? 1 : 2);
        }
        return sides;
    }
}
