package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** QUEEN-029: the clock starts and the whole Reserve is rolled in one action. */
final class FirstThrow implements Decision {

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        moves.add(new QueenMove.StartRound());
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        return move instanceof QueenMove.StartRound ? Optional.empty() : Decision.elsewhere(table, move);
    }

    @Override
    public void play(Play play, QueenMove move) {
        QueenTable table = play.table();
        play.tell(new QueenEvent.RoundStarted(table.round));
        Roll roll = new Roll(play, QueenEvent.Throw.FIRST_THROW);
        for (int die = 0; die < table.dice.size(); die++) {
            if (table.dice.in(Zone.RESERVE, die)) {
                roll.die(die);
            }
        }
        if (table.options.with(QueenModule.DRAGON)) {
            roll.dragon();
        }
        roll.land();
        table.clock.roll(0, table.options.speed().rollLockMs());
        table.step = Step.ROLLING;
    }
}
