package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** PAINT_DIE: one white die in the arena counts as a colour of the player's choice in the attacks. */
final class Painting implements Decision {

    static boolean possible(QueenTable table) {
        return table.power().paintsDie()
                && table.powerLeft()
                && table.dice.first(Zone.ARENA, DieColour.W, 0) != Dice.NO_DIE;
    }

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        for (int value = 1; value <= 6; value++) {
            int die = table.dice.first(Zone.ARENA, DieColour.W, value);
            if (die != Dice.NO_DIE) {
                for (DieColour colour : DieColour.COLOURED) {
                    moves.add(new QueenMove.PaintDie(table.cards.dieId(die), colour));
                }
            }
        }
        moves.add(new QueenMove.SkipPower());
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        if (move instanceof QueenMove.SkipPower) {
            return Optional.empty();
        }
        if (!(move instanceof QueenMove.PaintDie paint)) {
            return Decision.elsewhere(table, move);
        }
        int die = table.cards.die(paint.die());
        if (die == Dice.NO_DIE) {
            return RefusalCode.NOT_YOUR_DIE.by("QUEEN-146");
        }
        boolean fits = table.dice.in(Zone.ARENA, die)
                && table.dice.colour(die) == DieColour.W
                && paint.colour().coloured();
        return fits ? Optional.empty() : RefusalCode.NOT_ELIGIBLE.by("QUEEN-243");
    }

    @Override
    public void play(Play play, QueenMove move) {
        QueenTable table = play.table();
        table.step = Step.ATTACK;
        if (move instanceof QueenMove.PaintDie paint) {
            table.dice.painted = table.cards.die(paint.die());
            table.dice.paint = paint.colour();
            table.powerUses++;
            play.tell(new QueenEvent.DiePainted(paint.die(), paint.colour()));
        }
    }
}
