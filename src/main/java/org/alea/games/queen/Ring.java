package org.alea.games.queen;

import java.util.Arrays;

/** The six enemies around the arena with their markers and Shields, and the cards still to come. */
final class Ring {
    static final int SLOTS = 6;
    static final int EMPTY = -1;

    /** Card numbers by slot; place 0 is not used. */
    final byte[] card = new byte[SLOTS + 1];

    final byte[] marker = new byte[SLOTS + 1];
    int shields;
    /** Slots whose marker an attack of this round has pushed up. */
    int damaged;

    Pile deck = Pile.EMPTY;
    Pile discard = Pile.EMPTY;

    private final Track[] tracks;

    Ring(Track[] tracks) {
        this.tracks = tracks;
        Arrays.fill(card, (byte) EMPTY);
    }

    private Ring(Ring other) {
        tracks = other.tracks;
        System.arraycopy(other.card, 0, card, 0, card.length);
        System.arraycopy(other.marker, 0, marker, 0, marker.length);
        shields = other.shields;
        damaged = other.damaged;
        deck = other.deck;
        discard = other.discard;
    }

    Ring copy() {
        return new Ring(this);
    }

    boolean empty(int slot) {
        return card[slot] == EMPTY;
    }

    Track track(int slot) {
        return tracks[card[slot]];
    }

    Ability ability(int slot) {
        return tracks[card[slot]].ability;
    }

    String id(int slot) {
        return tracks[card[slot]].id;
    }

    boolean shielded(int slot) {
        return (shields & 1 << slot) != 0;
    }

    boolean damaged(int slot) {
        return (damaged & 1 << slot) != 0;
    }

    /** QUEEN-106: face up, its marker on the start square, no Shield. */
    void deal(int slot, int enemy) {
        card[slot] = (byte) enemy;
        marker[slot] = (byte) tracks[enemy].start;
        shields &= ~(1 << slot);
    }

    /** How far the enemy is pushed above its start square. */
    int advance(int slot) {
        return marker[slot] - tracks[card[slot]].start;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ring ring
                && Arrays.equals(card, ring.card)
                && Arrays.equals(marker, ring.marker)
                && shields == ring.shields
                && damaged == ring.damaged
                && deck.equals(ring.deck)
                && discard.equals(ring.discard);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(card) + Arrays.hashCode(marker);
    }
}
