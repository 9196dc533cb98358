package org.alea.games.queen;

import org.alea.engine.Chance;

/** The Conspirators face up and face down, and the one their die has called (QUEEN-158 to 167). */
final class Conspirators {
    static final int NONE = -1;

    private static final String STREAM = "conspiratorDeck";

    Pile faceDown = Pile.EMPTY;
    Pile faceUp = Pile.EMPTY;
    /** What the Conspirator die shows this round; 0 before it is rolled. */
    int die;

    int active = NONE;

    Conspirators copy() {
        Conspirators copy = new Conspirators();
        copy.faceDown = faceDown;
        copy.faceUp = faceUp;
        copy.die = die;
        copy.active = active;
        return copy;
    }

    void setUp(int cards, Chance chance) {
        faceDown = Pile.shuffled(QueenCards.numbers(cards), chance, STREAM);
        turnUp();
    }

    private int turnUp() {
        int card = faceDown.top();
        faceDown = faceDown.withoutTop();
        faceUp = faceUp.with(card);
        return card;
    }

    /** QUEEN-159: one more for every enemy defeated in the round before. */
    static void reveal(Play play) {
        QueenTable table = play.table();
        Conspirators conspirators = table.conspirators;
        for (int i = 0; i < table.defeatsLastRound && !conspirators.faceDown.isEmpty(); i++) {
            if (table.power().skippedReveals() > 0 && table.powerLeft()) {
                table.powerUses++;
                play.tell(new QueenEvent.RevealSkipped());
            } else {
                int card = conspirators.turnUp();
                play.reveal();
                play.tell(new QueenEvent.ConspiratorRevealed(
                        table.cards.conspirators().get(card).id()));
            }
        }
    }

    /** QUEEN-161: a face-up Conspirator with the value of the die is active this round. */
    static void act(Play play) {
        QueenTable table = play.table();
        Conspirators conspirators = table.conspirators;
        for (int i = 0; i < conspirators.faceUp.size(); i++) {
            ConspiratorCard card = table.cards.conspirators().get(conspirators.faceUp.get(i));
            if (card.value() == conspirators.die) {
                conspirators.active = conspirators.faceUp.get(i);
                play.tell(new QueenEvent.ConspiratorActive(card.id()));
                table.push(card.effect());
                return;
            }
        }
        play.tell(new QueenEvent.NoConspirator(conspirators.die));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Conspirators conspirators
                && faceDown.equals(conspirators.faceDown)
                && faceUp.equals(conspirators.faceUp)
                && die == conspirators.die
                && active == conspirators.active;
    }

    @Override
    public int hashCode() {
        return 31 * faceUp.hashCode() + die;
    }
}
