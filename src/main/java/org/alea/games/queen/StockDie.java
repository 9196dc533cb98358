package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.alea.engine.Refusal;

/** STOCK_DIE: dice of a largest set in the arena, of the player's choice, go to the Stock. */
record StockDie(int n, From from) implements Choice {

    /** Which dice. */
    enum From {
        LARGEST_SET
    }

    @Override
    public void happen(Play play) {
        QueenTable table = play.table();
        int option = Dice.NO_DIE;
        int options = 0;
        for (int die = 0; die < table.dice.size(); die++) {
            if (offered(table, die)) {
                option = die;
                options++;
            }
        }
        if (options > 1) {
            ask(play, QueenPhase.CHOOSE_DIE_TO_STOCK);
        } else if (options == 1) {
            stock(play, option);
        }
    }

    @Override
    public void foretell(ChariotStrike strike) {
        QueenTable table = strike.table();
        if (strike.mayBeGone() > 0) {
            strike.doubt(nearlyLargest(table, strike.mayBeGone()));
            return;
        }
        for (int i = 0; i < n; i++) {
            strike.lose(
                    IntStream.range(0, table.dice.size())
                            .filter(die -> eligible(table, die))
                            .boxed()
                            .toList(),
                    Zone.STOCK);
        }
    }

    private void stock(Play play, int die) {
        QueenTable table = play.table();
        table.dice.put(die, Zone.STOCK);
        play.tell(new QueenEvent.DieStocked(table.cards.dieId(die)));
        if (n > 1) {
            table.agenda = table.agenda.push(new StockDie(n - 1, from));
        }
    }

    /** Of equal dice only the lowest is an option of its own. */
    private static boolean offered(QueenTable table, int die) {
        return eligible(table, die) && table.dice.standsForEqual(die);
    }

    private static boolean eligible(QueenTable table, int die) {
        if (!table.dice.in(Zone.ARENA, die)) {
            return false;
        }
        long counts = table.dice.counts();
        int size = Dice.count(counts, table.dice.value[die]);
        return size >= 2 && size == largest(counts);
    }

    /** The sets that may be the largest once so many dice have gone, as bits. */
    private static int nearlyLargest(QueenTable table, int gone) {
        long counts = table.dice.counts();
        int sets = 0;
        for (int value = 1; value <= 6; value++) {
            int size = Dice.count(counts, value);
            sets |= size >= 2 && size >= largest(counts) - gone ? 1 << value : 0;
        }
        return sets;
    }

    private static int largest(long counts) {
        int largest = 0;
        for (int value = 1; value <= 6; value++) {
            largest = Math.max(largest, Dice.count(counts, value));
        }
        return largest;
    }

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        for (int die = 0; die < table.dice.size(); die++) {
            if (offered(table, die)) {
                moves.add(new QueenMove.ChooseDieToStock(table.cards.dieId(die)));
            }
        }
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        if (!(move instanceof QueenMove.ChooseDieToStock choice)) {
            return Decision.elsewhere(table, move);
        }
        int die = table.cards.die(choice.die());
        if (die == Dice.NO_DIE) {
            return RefusalCode.NOT_YOUR_DIE.by("QUEEN-185");
        }
        return eligible(table, die) ? Optional.empty() : RefusalCode.NOT_ELIGIBLE.by("QUEEN-185");
    }

    @Override
    public void play(Play play, QueenMove move) {
        stock(play, play.table().cards.die(((QueenMove.ChooseDieToStock) move).die()));
    }
}
