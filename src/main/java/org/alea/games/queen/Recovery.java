package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** RECOVER_DIE: with few dice in the Reserve one may come back from the Exhaustion track before the roll. */
final class Recovery implements Decision {

    static boolean possible(QueenTable table) {
        return table.powerLeft()
                && table.dice.count(Zone.RESERVE) <= table.power().recoversUpTo()
                && !table.dice.exhaustionTrackEmpty();
    }

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        for (int die = 0; die < table.dice.size(); die++) {
            if (offered(table, die)) {
                moves.add(new QueenMove.TakeFromExhaustion(table.cards.dieId(die)));
            }
        }
        moves.add(new QueenMove.SkipPower());
    }

    private static boolean offered(QueenTable table, int die) {
        return table.dice.zone(die).exhaustion() && table.dice.standsForEqual(die);
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        if (move instanceof QueenMove.SkipPower) {
            return Optional.empty();
        }
        if (!(move instanceof QueenMove.TakeFromExhaustion take)) {
            return Decision.elsewhere(table, move);
        }
        int die = table.cards.die(take.die());
        if (die == Dice.NO_DIE) {
            return RefusalCode.NOT_YOUR_DIE.by("QUEEN-146");
        }
        return table.dice.zone(die).exhaustion() ? Optional.empty() : RefusalCode.NOT_ELIGIBLE.by("QUEEN-146");
    }

    @Override
    public void play(Play play, QueenMove move) {
        QueenTable table = play.table();
        table.step = Step.START;
        if (move instanceof QueenMove.TakeFromExhaustion take) {
            int die = table.cards.die(take.die());
            Zone from = table.dice.zone(die);
            table.dice.put(die, Zone.RESERVE);
            table.powerUses++;
            play.tell(new QueenEvent.DieRecovered(take.die(), from));
        }
    }
}
