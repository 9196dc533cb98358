package org.alea.games.synchro;

import java.util.Optional;
import org.alea.engine.RealTime;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.Deeds;

/** The training timer: a minute for each turn of a hero (SYNC-209). */
final class SynchroTimer implements RealTime<SynchroTable, SynchroMove> {
    private static final int LIMIT_MS = 60_000;

    @Override
    public Optional<Clock> clock(SynchroTable table) {
        return runs(table) ? Optional.of(new Clock(0, LIMIT_MS, number(table))) : Optional.empty();
    }

    @Override
    public Optional<SynchroMove> due(SynchroTable table, int elapsedMs) {
        return runs(table) && elapsedMs >= LIMIT_MS ? Optional.of(new SynchroMove.TimeUp()) : Optional.empty();
    }

    private static boolean runs(SynchroTable table) {
        return table.state().options().timer()
                && table.state().battle().turn().filter(turn -> !turn.timeUp()).isPresent();
    }

    /** Each turn of a hero has its own clock. */
    private static int number(SynchroTable table) {
        Deeds deeds = table.state().deeds();
        Battle battle = table.state().battle();
        int fights = deeds.fightsWon() + deeds.retreats();
        return (fights * 1000 + deeds.rounds()) * (Battle.MARBLES + 1) + battle.revealed();
    }
}
