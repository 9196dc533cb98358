package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.reckoners.cards.Where;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersState;

/** Who is where in the ring of districts. */
public final class Ring {
    private Ring() {}

    /** The districts meant, in the order in which they are gone through. RECK-335 */
    public static List<Integer> districts(ReckonersState state, Where where, int here) {
        int clockwise = state.clockwise(here);
        int counterClockwise = state.counterClockwise(here);
        return switch (where) {
            case HERE -> List.of(here);
            case CLOCKWISE -> List.of(clockwise);
            case COUNTER_CLOCKWISE -> List.of(counterClockwise);
            case EACH_ADJACENT -> adjacent(clockwise, counterClockwise);
            case HERE_AND_ADJACENT ->
                clockwise == counterClockwise ? List.of(here, clockwise) : List.of(here, clockwise, counterClockwise);
            case EVERY -> all(state);
        };
    }

    /** The neighbours, clockwise first; with two districts there is only one. RECK-029 */
    private static List<Integer> adjacent(int clockwise, int counterClockwise) {
        return clockwise == counterClockwise ? List.of(clockwise) : List.of(clockwise, counterClockwise);
    }

    /** All districts, beginning with the High Epic's. RECK-168 */
    public static List<Integer> all(ReckonersState state) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < state.districts().size(); i++) {
            all.add(fromHighEpic(state, i));
        }
        return all;
    }

    /** The district so many steps clockwise of the High Epic. */
    public static int fromHighEpic(ReckonersState state, int steps) {
        return (state.highEpic().place() + steps) % state.districts().size();
    }

    public static int figures(ReckonersState state, int place) {
        int figures = 0;
        for (Reckoner reckoner : state.team()) {
            if (reckoner.place() == place) {
                figures++;
            }
        }
        return figures;
    }

    /** Whether an Epic here holds Reckoners back. RECK-192 */
    public static boolean holds(Play play, int place) {
        District district = play.district(place);
        if (district.epic().isEmpty()) {
            return false;
        }
        EpicInPlay epic = district.epic().get();
        var actions = play.content().epic(epic.card()).actions();
        for (int i = 0; i < epic.bracket(); i++) {
            if (actions.get(i).holdsReckoners()) {
                return true;
            }
        }
        return false;
    }

    public static int enforcement(ReckonersState state) {
        int sum = 0;
        for (District district : state.districts()) {
            sum += district.enforcement();
        }
        return sum;
    }

    public static int barricades(ReckonersState state) {
        int sum = 0;
        for (District district : state.districts()) {
            sum += district.barricades();
        }
        return sum;
    }

    public static int duplicates(ReckonersState state) {
        int sum = 0;
        for (District district : state.districts()) {
            sum += district.duplicates();
        }
        return sum;
    }

    public static int redShields(ReckonersState state) {
        int sum = 0;
        for (District district : state.districts()) {
            sum += district.redShields();
        }
        return sum;
    }

    public static int blueShields(ReckonersState state) {
        int sum = 0;
        for (District district : state.districts()) {
            sum += district.blueShields();
        }
        return sum;
    }
}
