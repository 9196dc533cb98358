package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** The exchange of a white die for one of the tricolour stack (QUEEN-096 to 102). */
final class Exchanges implements Decision {

    /** Asks, or moves the stack at once if no white die can be given. */
    static void offer(Play play) {
        QueenTable table = play.table();
        if (OwnDice.distinct(table, true, new int[table.dice.size()]) > 0) {
            table.ask(QueenPhase.EXCHANGE);
        } else {
            moveStack(play);
        }
    }

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        int[] whites = new int[table.dice.size()];
        int options = OwnDice.distinct(table, true, whites);
        for (int i = 0; i < options; i++) {
            for (DieColour colour : DieColour.COLOURED) {
                if (table.dice.first(Zone.STACK, colour, 0) != Dice.NO_DIE) {
                    moves.add(new QueenMove.Exchange(table.cards.dieId(whites[i]), colour));
                }
            }
        }
        moves.add(new QueenMove.DeclineExchange());
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        if (move instanceof QueenMove.DeclineExchange) {
            return Optional.empty();
        }
        if (!(move instanceof QueenMove.Exchange exchange)) {
            return Decision.elsewhere(table, move);
        }
        int white = table.cards.die(exchange.white());
        if (white == Dice.NO_DIE) {
            return RefusalCode.NOT_YOUR_DIE.by("QUEEN-097");
        }
        boolean fits = table.dice.colour(white) == DieColour.W
                && OwnDice.eligible(table, white)
                && exchange.colour().coloured()
                && table.dice.first(Zone.STACK, exchange.colour(), 0) != Dice.NO_DIE;
        return fits ? Optional.empty() : RefusalCode.NOT_ELIGIBLE.by("QUEEN-097");
    }

    @Override
    public void play(Play play, QueenMove move) {
        QueenTable table = play.table();
        if (move instanceof QueenMove.Exchange exchange) {
            int coloured = table.dice.first(Zone.STACK, exchange.colour(), 0);
            table.dice.put(table.cards.die(exchange.white()), Zone.BOX);
            table.dice.put(coloured, Zone.RESERVE);
            play.tell(new QueenEvent.DiceExchanged(exchange.white(), table.cards.dieId(coloured)));
        } else {
            play.tell(new QueenEvent.ExchangeDeclined());
        }
        moveStack(play);
    }

    /** QUEEN-099: taken or declined, the rest of the stack moves one space down. */
    private static void moveStack(Play play) {
        play.tell(new QueenEvent.StackMoved(++play.table().stackSpace));
    }
}
