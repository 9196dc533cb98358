package org.alea.engine.purse;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Decision;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;

/** How much a pip is worth this round (PURSE-001). */
final class Betting implements Decision<PurseTable, PurseMove> {
    private static final int HIGHEST = 3;

    @Override
    public void list(PurseTable table, List<PurseMove> moves) {
        for (int stake = 1; stake <= HIGHEST; stake++) {
            moves.add(new PurseMove.Bet(stake));
        }
    }

    @Override
    public Optional<Refusal> refusal(PurseTable table, PurseMove move) {
        if (!(move instanceof PurseMove.Bet bet)) {
            return Refusal.because("WRONG_STATE", "PURSE-001");
        }
        return bet.stake() >= 1 && bet.stake() <= HIGHEST
                ? Optional.empty()
                : Refusal.because("WRONG_STAKE", "PURSE-001");
    }

    @Override
    public void play(PurseTable table, PurseMove move, Turn turn) {
        int stake = ((PurseMove.Bet) move).stake();
        table.become(table.state().staked(stake));
        turn.add(new PurseEvent.StakeChosen(stake));
    }
}
