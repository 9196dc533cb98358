package org.alea.app.games.reckoners;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Turn;
import org.alea.games.reckoners.ReckonersGame;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.bots.SensibleBot;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.GameEnd;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;

/** What the Epics would do if the player stopped now, played out on copies with other futures. RECK-349 */
public final class StopNow {
    private static final int LONGEST = 400;

    private final ReckonersGame game;
    private final int copies;

    public StopNow(ReckonersGame game, int copies) {
        this.game = game;
        this.copies = copies;
    }

    /** The lowest, the highest and the mean of a number over all copies. */
    public record Range(int least, int most, double mean) {

        static Range of(List<Integer> values) {
            int least = Integer.MAX_VALUE;
            int most = Integer.MIN_VALUE;
            long sum = 0;
            for (int value : values) {
                least = Math.min(least, value);
                most = Math.max(most, value);
                sum += value;
            }
            return new Range(least, most, sum / (double) values.size());
        }

        public boolean certain() {
            return least == most;
        }
    }

    /**
     * All that is foreseen.
     *
     * @param base how much further down the base marker goes; dice lost count apart
     * @param stands how often the High Epic ends in a district, by place
     * @param lost the share of the copies in which the game is lost
     */
    public record Forecast(
            Range population,
            Range enforcement,
            Range barricades,
            Range base,
            Range dice,
            Range money,
            Range plans,
            Map<Integer, Integer> stands,
            double lost) {

        public boolean certain() {
            return population.certain() && enforcement.certain() && barricades.certain() && base.certain();
        }
    }

    /** Only the dice step and the buy step can be stopped. */
    public static boolean fits(ReckonersState state) {
        return state.end().isEmpty()
                && (state.question().isEmpty() || state.openSource().isPresent())
                && (state.phase() == ReckonersPhase.USE || state.phase() == ReckonersPhase.BUY);
    }

    public Optional<Forecast> of(ReckonersTable table) {
        if (!fits(table.state())) {
            return Optional.empty();
        }
        List<ReckonersState> ends = new ArrayList<>();
        for (int i = 0; i < copies; i++) {
            ends.add(play(game.imagine(table, 7919L * (i + 1)), table.state().round(), i));
        }
        int lost = (int) ends.stream()
                .filter(end -> end.end().equals(Optional.of(GameEnd.LOST)))
                .count();
        Map<Integer, Integer> stands = new LinkedHashMap<>();
        ends.forEach(end -> stands.merge(end.highEpic().place(), 1, Integer::sum));
        return Optional.of(new Forecast(
                range(ends, ReckonersState::population),
                range(ends, end -> sum(end, District::enforcement)),
                range(ends, end -> sum(end, District::barricades)),
                range(ends, ReckonersState::base),
                range(ends, end -> end.team().stream().mapToInt(each -> each.dice().size()).sum()),
                range(ends, ReckonersState::money),
                range(ends, end -> end.team().stream().mapToInt(Reckoner::tokens).sum()),
                stands,
                lost / (double) copies));
    }

    private static Range range(List<ReckonersState> ends, java.util.function.ToIntFunction<ReckonersState> number) {
        return Range.of(ends.stream().map(number::applyAsInt).toList());
    }

    static int sum(ReckonersState state, java.util.function.ToIntFunction<District> number) {
        return state.districts().stream().mapToInt(number).sum();
    }

    private ReckonersState play(ReckonersTable copy, int round, long seed) {
        SensibleBot bot = new SensibleBot(game, seed);
        for (int i = 0; i < LONGEST && copy.state().end().isEmpty() && copy.state().round() == round; i++) {
            game.play(copy, next(copy, bot), Turn.silent());
        }
        return copy.state();
    }

    private static ReckonersMove next(ReckonersTable copy, SensibleBot bot) {
        ReckonersState state = copy.state();
        if (state.openSource().isPresent()) {
            return new ReckonersMove.CloseSource();
        }
        if (state.question().isEmpty() && state.phase() == ReckonersPhase.USE) {
            return new ReckonersMove.EndUse();
        }
        return state.question().isEmpty() && state.phase() == ReckonersPhase.BUY
                ? new ReckonersMove.EndBuy()
                : bot.choose(copy);
    }
}
