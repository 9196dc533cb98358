package org.alea.games.reckoners.forecast;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.games.reckoners.cards.PowerTrack;

/**
 * What would come of the Epic phase if the player stopped now. RECK-349 to RECK-351
 *
 * @param certain whether nothing random lies on the way but the High Epic's move
 * @param copies how many futures were looked at
 * @param now the population now
 * @param population afterwards
 * @param enforcement Enforcement in the city afterwards
 * @param newEnforcement how much of it is new
 * @param newBarricades new barricades by district, on average
 * @param base steps of the base track afterwards
 * @param dieLost how likely a die is lost
 * @param moneyLost dollars lost
 * @param cardsLost cards stolen or sold
 * @param tokensLost plan tokens discarded
 * @param brackets those of the High Epic afterwards
 * @param highEpic where the High Epic may stand, and how likely
 * @param crossed districts the city crosses
 * @param lost how likely the game is lost
 * @param epics what each Epic is about to do
 * @param tip the district whose Epic falls with the fewest attacks
 */
public record Forecast(
        boolean certain,
        int copies,
        int now,
        Spread population,
        Spread enforcement,
        Spread newEnforcement,
        Map<String, Double> newBarricades,
        Spread base,
        double dieLost,
        Spread moneyLost,
        Spread cardsLost,
        Spread tokensLost,
        Map<PowerTrack, Spread> brackets,
        Map<String, Double> highEpic,
        List<String> crossed,
        double lost,
        Map<String, Acts> epics,
        Optional<Tip> tip) {

    /** A number over all futures. */
    public record Spread(int lowest, int highest, double mean) {
        public boolean isOneNumber() {
            return lowest == highest;
        }
    }

    /**
     * What an Epic is about to do.
     *
     * @param slots actions left of its bracket
     * @param more further steps from Enforcement
     */
    public record Acts(int slots, int more) {}

    /** The Epic that falls with the fewest further attacks. */
    public record Tip(String district, String epic, int attacks) {}

    public Forecast {
        newBarricades = Collections.unmodifiableMap(new LinkedHashMap<>(newBarricades));
        brackets = Collections.unmodifiableMap(new LinkedHashMap<>(brackets));
        highEpic = Collections.unmodifiableMap(new LinkedHashMap<>(highEpic));
        epics = Collections.unmodifiableMap(new LinkedHashMap<>(epics));
        crossed = List.copyOf(crossed);
    }
}
