package org.alea.games.queen;

/** QUEEN-137: an undefended Chariot is discarded after its effect. */
record DiscardChariot(int place) implements Effect.Immediate {
    @Override
    public void happen(Play play) {
        play.table().chariots.discard(place);
    }
}
