package org.alea.games.royal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongFunction;
import java.util.logging.Logger;
import org.alea.content.ContentSource;
import org.alea.engine.Bot;
import org.alea.engine.Chance;
import org.alea.engine.SeededChance;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalKit;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How often the bots win and what the Roy does to them, against the balance targets of the specification. */
class BalanceTest {
    private static final RoyalBox BOX = new RoyalKit().open(ContentSource.builtIn());
    private static final long FIRST_SEED = 90_001;
    private static final int GAMES = 1000;
    private static final Logger LOG = Logger.getLogger(BalanceTest.class.getName());
    private static final Map<Map<String, String>, Survey> PLAYED = new ConcurrentHashMap<>();

    @Test
    void theGreedyBotHoldsOutAgainstTheRoyAndChanceDoesNot() {
        Survey greedy = survey("greedy", Map.of(), 24);
        assertThat(greedy.mean()).isBetween(-12.0, 12.0);
        assertThat(greedy.royTurns()).isBetween(15.0, 28.0);
        Survey random = survey(BalanceTest::atRandom, Map.of(), 60);
        assertThat(random.winPercent()).isZero();
        assertThat(random.mean()).isLessThan(-20);
    }

    @Test
    @Tag("soak")
    void aKnightWinsLittleLessThanHalfOfHisGames() {
        Survey knight = greedy(Map.of());
        assertThat(knight.winPercent()).as(knight.toString()).isBetween(35.0, 50.0);
        assertThat(knight.mean()).as(knight.toString()).isBetween(-5.0, 2.0);
    }

    @Test
    @Tag("soak")
    void eachDifficultyTellsByAtLeastEightPointsInAHundred() {
        double page = greedy(Map.of("difficulty", "page")).winPercent();
        double knight = greedy(Map.of()).winPercent();
        double seneschal = greedy(Map.of("difficulty", "seneschal")).winPercent();
        double constable = greedy(Map.of("difficulty", "constable")).winPercent();
        assertThat(page - knight).isGreaterThanOrEqualTo(8);
        assertThat(knight - seneschal).isGreaterThanOrEqualTo(8);
        assertThat(seneschal - constable).isGreaterThanOrEqualTo(8);
    }

    @Test
    @Tag("soak")
    void theRoyPlaysAsMuchAndAsHardAsHeIsMeantTo() {
        Survey survey = greedy(Map.of());
        assertThat(survey.royTurns()).as(survey.toString()).isBetween(18.0, 25.0);
        assertThat(survey.actions()).as(survey.toString()).isBetween(16.0, 20.0);
        assertThat(survey.eventsEnded()).as(survey.toString()).isBetween(3.0, 5.0);
        assertThat(survey.fullCathedral()).as(survey.toString()).isLessThan(1 / 3.0);
        assertThat(survey.expelled()).as(survey.toString()).isBetween(3.0, 4.0);
        // "about" once, 44 and 47 VP
        assertThat(survey.emptyRow()).as(survey.toString()).isBetween(0.5, 1.5);
        assertThat(survey.yourVp()).as(survey.toString()).isBetween(39.0, 49.0);
        assertThat(survey.royVp()).as(survey.toString()).isBetween(42.0, 52.0);
    }

    @Test
    @Tag("soak")
    void noActivityCardMovesTheMeanByMoreThanTwoAndAHalfPoints() {
        Map<String, Double> shifts = greedy(Map.of()).shifts();
        LOG.info(() -> "shifts " + new TreeMap<>(shifts));
        assertThat(shifts)
                .hasSize(27)
                .allSatisfy(
                        (card, shift) -> assertThat(Math.abs(shift)).as(card).isLessThanOrEqualTo(2.5));
    }

    @Test
    @Tag("soak")
    void theFirstPlayerOfRoundOneMattersByLessThanTwoPoints() {
        double you = greedy(Map.of()).mean();
        double roy = greedy(Map.of("first", "roy")).mean();
        assertThat(Math.abs(you - roy)).isLessThan(2);
    }

    @Test
    @Tag("soak")
    void buyingDiceIsWorthAtLeastEightPoints() {
        Survey with = survey(seed -> new WithoutPurchases(BOX.game(), seed, true), Map.of(), GAMES);
        Survey without = survey(seed -> new WithoutPurchases(BOX.game(), seed, false), Map.of(), GAMES);
        assertThat(with.mean() - without.mean()).isGreaterThanOrEqualTo(8);
    }

    @Test
    @Tag("soak")
    void randomPlayWinsLessThanTwoGamesInAHundredAndNoRoundEverDrags() {
        Survey random = survey(BalanceTest::atRandom, Map.of(), 10 * GAMES);
        assertThat(random.winPercent()).as(random.toString()).isLessThan(2);
        assertThat(random.longestRound()).as(random.toString()).isLessThanOrEqualTo(60);
    }

    @Test
    @Tag("soak")
    void thePlannerBeatsTheGreedyBot() {
        Survey planner = survey("planner", Map.of(), 150);
        assertThat(planner.mean())
                .as(planner.toString())
                .isGreaterThan(greedy(Map.of()).mean() + 1);
    }

    /** A thousand games of the greedy bot or more, played once for all targets that speak of them. */
    private static Survey greedy(Map<String, String> options) {
        // a card lies on the table in a third of the games: what it shifts takes as many as the specification played
        int games = options.isEmpty() ? 3 * GAMES : GAMES;
        return PLAYED.computeIfAbsent(options, wanted -> survey("greedy", wanted, games));
    }

    private static Bot<RoyalTable, RoyalMove> atRandom(long seed) {
        Chance choices = new SeededChance(seed);
        return table -> BOX.game().randomMove(table, choices);
    }

    private static Survey survey(String bot, Map<String, String> options, int games) {
        return survey(Objects.requireNonNull(BOX.bots().get(bot)), options, games);
    }

    private static Survey survey(
            LongFunction<Bot<RoyalTable, RoyalMove>> bots, Map<String, String> options, int games) {
        Survey survey = Survey.of(BOX, options, bots, FIRST_SEED, games);
        LOG.info(() -> options + " " + survey);
        return survey;
    }
}
