package org.alea.games.royal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The event decks, the row of events with your cubes on them, and the cards each side has won. */
public final class EventRow {
    private final List<EventCard> cards;
    private final byte[][] decks;
    private final byte[] drawn;
    private final byte[] row;
    private final byte[] cubes;
    private int length;
    private int wonByYou;
    private int wonByRoy;

    /** An event of the row and how many of its places your cubes fill; all cubes there are yours (ROYAL-206). */
    public record Open(EventCard card, int cubes) {}

    /** The cards to come, top first, as indexes of {@code cards}. */
    EventRow(List<EventCard> cards, int[] red, int[] yellow, int[] white) {
        this.cards = cards;
        decks = new byte[][] {bytes(red), bytes(yellow), bytes(white)};
        drawn = new byte[Colour.COUNT];
        row = new byte[cards.size()];
        cubes = new byte[cards.size()];
    }

    EventRow(EventRow other) {
        cards = other.cards;
        // the decks never change, they are only drawn from
        decks = other.decks;
        drawn = other.drawn.clone();
        row = other.row.clone();
        cubes = other.cubes.clone();
        length = other.length;
        wonByYou = other.wonByYou;
        wonByRoy = other.wonByRoy;
    }

    /** The same row with other cards to come. */
    EventRow(EventRow other, int[] red, int[] yellow, int[] white) {
        cards = other.cards;
        decks = new byte[][] {bytes(red), bytes(yellow), bytes(white)};
        drawn = new byte[Colour.COUNT];
        row = other.row.clone();
        cubes = other.cubes.clone();
        length = other.length;
        wonByYou = other.wonByYou;
        wonByRoy = other.wonByRoy;
    }

    private static byte[] bytes(int[] cards) {
        byte[] bytes = new byte[cards.length];
        for (int i = 0; i < cards.length; i++) {
            bytes[i] = (byte) cards[i];
        }
        return bytes;
    }

    /** The row from left to right, without Marauding. */
    public List<Open> open() {
        List<Open> open = new ArrayList<>();
        for (int position = 0; position < length; position++) {
            open.add(new Open(cards.get(row[position]), cubes[row[position]]));
        }
        return open;
    }

    /** The event at a position of the row, from 0. */
    public EventCard eventAt(int position) {
        return cards.get(row[position]);
    }

    /** Your cubes on the event at a position of the row. */
    public int cubesAt(int position) {
        return cubes[row[position]];
    }

    /** The cards a side has taken as leader. */
    public List<EventCard> wonBy(Side side) {
        List<EventCard> won = new ArrayList<>();
        for (int card = 0; card < cards.size(); card++) {
            if (won(card, side)) {
                won.add(cards.get(card));
            }
        }
        return won;
    }

    /** How many cards are left in a deck. */
    public int left(Colour deck) {
        return decks[deck.index()].length - drawn[deck.index()];
    }

    public int length() {
        return length;
    }

    EventCard card(int index) {
        return cards.get(index);
    }

    /** The free places of an event of the row. */
    int free(int card) {
        return cards.get(card).places() - cubes[card];
    }

    /** The free places of the whole row. */
    int free() {
        int free = 0;
        for (int position = 0; position < length; position++) {
            free += free(row[position]);
        }
        return free;
    }

    /** On how many events of the row you have a cube. */
    int withYourCubes() {
        int with = 0;
        for (int position = 0; position < length; position++) {
            if (cubes[row[position]] > 0) {
                with++;
            }
        }
        return with;
    }

    int at(int position) {
        return row[position];
    }

    /** The position of a card in the row, or -1. */
    int find(int card) {
        for (int position = 0; position < length; position++) {
            if (row[position] == card) {
                return position;
            }
        }
        return -1;
    }

    int cubes(int card) {
        return cubes[card];
    }

    /** The cards of a deck from the top; their order is hidden. */
    int[] toCome(Colour deck) {
        int[] toCome = new int[left(deck)];
        for (int i = 0; i < toCome.length; i++) {
            toCome[i] = decks[deck.index()][drawn[deck.index()] + i];
        }
        return toCome;
    }

    /** Turns up the top card of a deck and adds it to the right end of the row. */
    int enter(Colour deck) {
        int card = decks[deck.index()][drawn[deck.index()]++];
        row[length++] = (byte) card;
        return card;
    }

    /** Adds a card that no deck held. */
    void append(int card, int cubesOnIt) {
        row[length++] = (byte) card;
        cubes[card] = (byte) cubesOnIt;
    }

    void addCubes(int card, int more) {
        cubes[card] += (byte) more;
    }

    /** A side takes the card; the row closes up (ROYAL-131). */
    void win(int card, Side leader) {
        int position = find(card);
        System.arraycopy(row, position + 1, row, position, length - position - 1);
        row[--length] = 0;
        cubes[card] = 0;
        setWon(card, leader);
    }

    void setWon(int card, Side leader) {
        if (leader == Side.YOU) {
            wonByYou |= 1 << card;
        } else {
            wonByRoy |= 1 << card;
        }
    }

    boolean won(int card, Side side) {
        return ((side == Side.YOU ? wonByYou : wonByRoy) >> card & 1) != 0;
    }

    int won(Side side) {
        return Integer.bitCount(side == Side.YOU ? wonByYou : wonByRoy);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof EventRow other
                && length == other.length
                && wonByYou == other.wonByYou
                && wonByRoy == other.wonByRoy
                && Arrays.equals(row, other.row)
                && Arrays.equals(cubes, other.cubes)
                && sameToCome(other);
    }

    private boolean sameToCome(EventRow other) {
        for (Colour deck : Colour.values()) {
            if (!Arrays.equals(toCome(deck), other.toCome(deck))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        return ((Arrays.hashCode(row) * 31 + Arrays.hashCode(cubes)) * 31 + wonByYou) * 31 + wonByRoy;
    }
}
