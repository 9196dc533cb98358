package org.alea.games.reckoners;

import java.util.Optional;
import org.alea.engine.RealTime;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;

/** The planning timer: it runs once a round while dice are rolled. RECK-026 */
final class PlanningTimer implements RealTime<ReckonersTable, ReckonersMove> {
    private static final int SECOND = 1000;

    @Override
    public Optional<Clock> clock(ReckonersTable table) {
        ReckonersState state = table.state();
        return state.phase() == ReckonersPhase.ROLL
                        && state.setting().timer() > 0
                        && state.agenda().isEmpty()
                ? Optional.of(new Clock(0, state.setting().timer() * SECOND, clockNumber(state)))
                : Optional.empty();
    }

    /** Another clock in each round, and in each attempt of a campaign. */
    private static int clockNumber(ReckonersState state) {
        int attempts = state.campaign().map(campaign -> campaign.attempts()).orElse(0);
        return attempts * SECOND + state.round();
    }

    @Override
    public Optional<ReckonersMove> due(ReckonersTable table, int elapsedMs) {
        return clock(table).filter(clock -> elapsedMs >= clock.limitMs()).map(clock -> new ReckonersMove.TimeUp());
    }
}
