package org.alea.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;

/** QUEEN-160: the Conspirator die is rolled before the clock starts, and with a power once more. */
final class ConspiratorDie implements Decision {

    @Override
    public void list(QueenTable table, List<QueenMove> moves) {
        if (table.phase() == QueenPhase.ROLL_CONSPIRATOR_DIE) {
            moves.add(new QueenMove.RollConspiratorDie());
        } else {
            moves.add(new QueenMove.RerollConspiratorDie());
            moves.add(new QueenMove.KeepConspiratorDie());
        }
    }

    @Override
    public Optional<Refusal> refusal(QueenTable table, QueenMove move) {
        boolean rolled = table.phase() == QueenPhase.KEEP_CONSPIRATOR_DIE;
        boolean answers = rolled
                ? move instanceof QueenMove.RerollConspiratorDie || move instanceof QueenMove.KeepConspiratorDie
                : move instanceof QueenMove.RollConspiratorDie;
        return answers ? Optional.empty() : Decision.elsewhere(table, move);
    }

    @Override
    public void play(Play play, QueenMove move) {
        QueenTable table = play.table();
        if (move instanceof QueenMove.KeepConspiratorDie) {
            table.step = Step.CONSPIRATOR_EFFECT;
            return;
        }
        table.conspirators.die = table.chance.roll(6, Streams.conspiratorDie(table.round));
        play.tell(new QueenEvent.ConspiratorDieRolled(table.conspirators.die));
        if (move instanceof QueenMove.RerollConspiratorDie) {
            table.powerUses++;
            table.step = Step.CONSPIRATOR_EFFECT;
        } else if (table.power().rerollsConspirator() && table.powerLeft()) {
            table.ask(QueenPhase.KEEP_CONSPIRATOR_DIE);
        } else {
            table.step = Step.CONSPIRATOR_EFFECT;
        }
    }
}
