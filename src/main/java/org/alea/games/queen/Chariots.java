package org.alea.games.queen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.alea.engine.Chance;

/** The Chariots in play and the deck they come from (QUEEN-128 to 143). */
final class Chariots {
    static final int PLACES = 2;
    static final int NONE = -1;

    private static final String STREAM = "chariotDeck";

    /** Card numbers by place; place 0 is not used. */
    final byte[] inPlay = {NONE, NONE, NONE};

    Pile deck = Pile.EMPTY;
    Pile discard = Pile.EMPTY;

    Chariots copy() {
        Chariots copy = new Chariots();
        System.arraycopy(inPlay, 0, copy.inPlay, 0, inPlay.length);
        copy.deck = deck;
        copy.discard = discard;
        return copy;
    }

    boolean at(int place) {
        return inPlay[place] != NONE;
    }

    /** QUEEN-128: the first one is turned up before the game. */
    void setUp(int cards, Chance chance) {
        deck = Pile.shuffled(QueenCards.numbers(cards), chance, STREAM);
        inPlay[1] = (byte) deck.top();
        deck = deck.withoutTop();
    }

    /** QUEEN-135: settles the Chariot of a place; what an undefended one does goes on the agenda. */
    static void settle(Play play, int place) {
        QueenTable table = play.table();
        Chariots chariots = table.chariots;
        if (!chariots.at(place)) {
            return;
        }
        ChariotCard card = table.cards.chariots().get(chariots.inPlay[place]);
        List<String> dice = takeDice(table, place);
        if (dice.isEmpty()) {
            play.tell(new QueenEvent.ChariotStruck(card.id()));
            table.agenda = table.agenda.push(new DiscardChariot(place));
            table.push(card.effect());
        } else {
            play.tell(new QueenEvent.ChariotDefended(card.id(), dice));
            chariots.discard(place);
        }
    }

    private static List<String> takeDice(QueenTable table, int place) {
        List<String> taken = new ArrayList<>(2);
        for (int die = 0; die < table.dice.size(); die++) {
            if (table.dice.in(Zone.chariot(place), die)) {
                table.dice.put(die, Zone.STOCK);
                taken.add(table.cards.dieId(die));
            }
        }
        return taken;
    }

    void discard(int place) {
        discard = discard.with(inPlay[place]);
        inPlay[place] = NONE;
    }

    /** QUEEN-141: one Chariot, and a second one if no die lies on the Exhaustion track. */
    static void draw(Play play) {
        QueenTable table = play.table();
        table.chariots.drawTo(play, 1);
        if (table.dice.exhaustionTrackEmpty()) {
            if (table.power().preventsSecondChariot()) {
                // QUEEN-147: what a power does by itself is written in the log
                play.tell(new QueenEvent.ChariotKeptAway());
            } else {
                table.chariots.drawTo(play, 2);
            }
        }
    }

    private void drawTo(Play play, int place) {
        if (deck.isEmpty()) {
            if (discard.isEmpty()) {
                return;
            }
            deck = Pile.shuffled(discard.sorted(), play.table().chance, STREAM);
            discard = Pile.EMPTY;
            play.tell(new QueenEvent.DeckReshuffled(QueenEvent.Deck.CHARIOTS));
        }
        inPlay[place] = (byte) deck.top();
        deck = deck.withoutTop();
        play.reveal();
        if (play.listening()) {
            play.tell(new QueenEvent.ChariotDrawn(
                    play.table().cards.chariots().get(inPlay[place]).id()));
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Chariots chariots
                && Arrays.equals(inPlay, chariots.inPlay)
                && deck.equals(chariots.deck)
                && discard.equals(chariots.discard);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(inPlay);
    }
}
