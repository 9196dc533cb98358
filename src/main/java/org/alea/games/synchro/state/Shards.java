package org.alea.games.synchro.state;

import org.alea.games.synchro.cards.ShardColour;

/** Some crystal shards, counted by colour. */
public record Shards(int red, int blue, int green, int clear) {
    public static final Shards NONE = new Shards(0, 0, 0, 0);

    public int total() {
        return red + blue + green + clear;
    }

    public boolean isEmpty() {
        return total() == 0;
    }

    public int of(ShardColour colour) {
        return switch (colour) {
            case RED -> red;
            case BLUE -> blue;
            case GREEN -> green;
            case CLEAR -> clear;
        };
    }

    public Shards plus(ShardColour colour, int n) {
        return switch (colour) {
            case RED -> new Shards(red + n, blue, green, clear);
            case BLUE -> new Shards(red, blue + n, green, clear);
            case GREEN -> new Shards(red, blue, green + n, clear);
            case CLEAR -> new Shards(red, blue, green, clear + n);
        };
    }

    public Shards with(ShardColour colour) {
        return plus(colour, 1);
    }

    public Shards without(ShardColour colour) {
        return plus(colour, -1);
    }

    public Shards plus(Shards more) {
        return new Shards(red + more.red, blue + more.blue, green + more.green, clear + more.clear);
    }

    /** How many colours there are among them. */
    public int colours() {
        return (red > 0 ? 1 : 0) + (blue > 0 ? 1 : 0) + (green > 0 ? 1 : 0) + (clear > 0 ? 1 : 0);
    }

    /** The shard in this place when they lie sorted by colour, from 0. */
    public ShardColour at(int index) {
        int place = index - red;
        if (place < 0) {
            return ShardColour.RED;
        }
        place -= blue;
        if (place < 0) {
            return ShardColour.BLUE;
        }
        return place < green ? ShardColour.GREEN : ShardColour.CLEAR;
    }
}
