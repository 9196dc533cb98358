package org.alea.games.fateforge;

import java.util.Optional;
import org.alea.engine.RealTime;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.Stretch;
import org.alea.games.fateforge.state.Task;

/** The minute of a Hardcore turn (FATE-296, FATE-298, FATE-489). */
final class FateforgeTimer implements RealTime<FateforgeTable, FateforgeMove> {
    static final int LIMIT_MS = 60_000;

    /** One clock for the whole of a hero's turn; it goes on under a question, which nobody answers for the player. */
    @Override
    public Optional<Clock> clock(FateforgeTable table) {
        FateforgeState state = table.state();
        if (!state.agreement().hardcore()
                || state.prompt().isEmpty()
                || state.fray().isEmpty()) {
            return Optional.empty();
        }
        for (Task task : state.agenda()) {
            if (turn(task)) {
                int tile = state.fray().get().stretch() == Stretch.FIRST_HERO ? 0 : 1;
                return Optional.of(new Clock(0, LIMIT_MS, 2 * state.rounds() + tile));
            }
        }
        return Optional.empty();
    }

    private static boolean turn(Task task) {
        return task instanceof Prompt.Acting
                || task instanceof Prompt.TurnStarting
                || task instanceof Prompt.TurnEnding;
    }

    @Override
    public Optional<FateforgeMove> due(FateforgeTable table, int elapsedMs) {
        boolean own = table.prompt().filter(FateforgeTimer::turn).isPresent();
        return own && elapsedMs >= LIMIT_MS && table.state().agreement().hardcore()
                ? Optional.of(new FateforgeMove.TimeUp())
                : Optional.empty();
    }
}
