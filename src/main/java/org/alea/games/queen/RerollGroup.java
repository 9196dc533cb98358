package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** REROLL_GROUP: a smallest set in the arena is rolled once more, without the dragon die. */
record RerollGroup(Which which) implements Choice {

    /** Which set. */
    enum Which {
        SMALLEST_SET
    }

    @Override
    public void happen(Play play) {
        int options = options(play.table());
        if (Integer.bitCount(options) > 1) {
            ask(play, QueenPhase.CHOOSE_GROUP);
        } else if (options != 0) {
            reroll(play, Integer.numberOfTrailingZeros(options));
        }
    }

    @Override
    public void foretell(ChariotStrike strike) {
        strike.rethrow(options(strike.table()));
    }

    private static void reroll(Play play, int value) {
        Roll roll = new Roll(play, QueenEvent.Throw.CHARIOT);
        roll.group(value);
        roll.land();
    }

    /** The values of the smallest sets, as bits. */
    private static int options(QueenTable table) {
        long counts = table.dice.counts();
        int smallest = Integer.MAX_VALUE;
        int options = 0;
        for (int value = 1; value <= 6; value++) {
            int size = Dice.count(counts, value);
            if (size < 2 || size > smallest) {
                continue;
            }
            options = size < smallest ? 1 << value : options | 1 << value;
            smallest = size;
        }
        return options;
    }

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        int options = options(table);
        for (int value = 1; value <= 6; value++) {
            if ((options & 1 << value) != 0) {
                moves.add(new QueenMove.ChooseGroup(value));
            }
        }
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        if (!(move instanceof QueenMove.ChooseGroup choice)) {
            return Decision.elsewhere(table, move);
        }
        boolean fits = choice.value() >= 1 && choice.value() <= 6 && (options(table) & 1 << choice.value()) != 0;
        return fits ? Optional.empty() : RefusalCode.NOT_ELIGIBLE.by("QUEEN-185");
    }

    @Override
    public void play(Play play, QueenMove move) {
        reroll(play, ((QueenMove.ChooseGroup) move).value());
    }
}
