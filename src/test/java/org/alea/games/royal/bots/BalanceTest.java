package org.alea.games.royal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import java.util.function.LongFunction;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How often the bots win and what the Roy does to them, against what the game is meant to be. */
class BalanceTest {
    private static final RoyalBox BOX = new RoyalKit().open(ContentSource.builtIn());
    private static final long FIRST_SEED = 90_001;

    @Test
    void theGreedyBotHoldsOutAgainstTheRoyAndChanceDoesNot() {
        Survey greedy = survey("greedy", Map.of(), 24);
        assertThat(greedy.mean()).isBetween(-12.0, 12.0);
        assertThat(greedy.royTurns()).isBetween(15.0, 28.0);
        Survey random = survey(BalanceTest::atRandom, Map.of(), 60);
        assertThat(random.winPercent()).isZero();
        assertThat(random.mean()).isLessThan(-20);
    }

    @ParameterizedTest
    @Tag("soak")
    @CsvSource({
        "knight,    you, strict,      dice,     35, 50, -5,  2",
        "page,      you, strict,      dice,     50, 67, 0,   6",
        "seneschal, you, strict,      dice,     19, 34, -10, -3",
        "constable, you, strict,      dice,     6,  20, -15, -8",
        "knight,    roy, strict,      dice,     30, 48, -6,  1",
        "knight,    you, confiscated, dice,     36, 52, -4,  3",
        "knight,    you, strict,      measured, 37, 55, -4,  4",
    })
    void theGreedyBotWinsAsOftenAsTheGameIsMeantToBeWon(
            String difficulty,
            String first,
            String abandoned,
            String mood,
            int least,
            int most,
            int lowest,
            int highest) {
        Survey survey = survey(
                "greedy", Map.of("difficulty", difficulty, "first", first, "abandoned", abandoned, "mood", mood), 400);
        assertThat(survey.winPercent()).as(survey.toString()).isBetween((double) least, (double) most);
        assertThat(survey.mean()).as(survey.toString()).isBetween((double) lowest, (double) highest);
    }

    @Test
    @Tag("soak")
    void eachDifficultyTellsByAtLeastEightPointsInAHundred() {
        double page = survey("greedy", Map.of("difficulty", "page"), 500).winPercent();
        double knight = survey("greedy", Map.of(), 500).winPercent();
        double seneschal =
                survey("greedy", Map.of("difficulty", "seneschal"), 500).winPercent();
        double constable =
                survey("greedy", Map.of("difficulty", "constable"), 500).winPercent();
        assertThat(page - knight).isGreaterThanOrEqualTo(8);
        assertThat(knight - seneschal).isGreaterThanOrEqualTo(8);
        assertThat(seneschal - constable).isGreaterThanOrEqualTo(8);
    }

    @Test
    @Tag("soak")
    void theRoyPlaysAsMuchAndAsHardAsHeIsMeantTo() {
        Survey survey = survey("greedy", Map.of(), 1000);
        assertThat(survey.royTurns()).as(survey.toString()).isBetween(18.0, 25.0);
        assertThat(survey.actions()).as(survey.toString()).isBetween(16.0, 20.0);
        assertThat(survey.eventsEnded()).as(survey.toString()).isBetween(3.0, 5.0);
        assertThat(survey.expelled()).as(survey.toString()).isBetween(2.5, 4.5);
        assertThat(survey.fullCathedral()).as(survey.toString()).isLessThan(1 / 3.0);
        assertThat(survey.longestRound()).as(survey.toString()).isLessThanOrEqualTo(60);
    }

    @Test
    @Tag("soak")
    void noActivityCardMovesTheMeanByMoreThanTwoAndAHalfPoints() {
        Survey survey = survey("greedy", Map.of(), 2000);
        assertThat(survey.shifts())
                .hasSize(27)
                .allSatisfy(
                        (card, shift) -> assertThat(Math.abs(shift)).as(card).isLessThanOrEqualTo(2.5));
    }

    @Test
    @Tag("soak")
    void theFirstPlayerOfRoundOneMattersByLessThanTwoPoints() {
        double you = survey("greedy", Map.of(), 1500).mean();
        double roy = survey("greedy", Map.of("first", "roy"), 1500).mean();
        // the means of 1500 games still sway by about half a point
        assertThat(Math.abs(you - roy)).isLessThan(2.5);
    }

    @Test
    @Tag("soak")
    void buyingDiceIsWorthAtLeastEightPoints() {
        Survey with = survey(seed -> new WithoutPurchases(BOX.game(), seed, true), Map.of(), 300);
        Survey without = survey(seed -> new WithoutPurchases(BOX.game(), seed, false), Map.of(), 300);
        assertThat(with.mean() - without.mean()).isGreaterThanOrEqualTo(8);
    }

    @Test
    @Tag("soak")
    void randomPlayWinsLessThanTwoGamesInAHundred() {
        assertThat(survey(BalanceTest::atRandom, Map.of(), 1000).winPercent()).isLessThan(2);
    }

    @Test
    @Tag("soak")
    void thePlannerBeatsTheGreedyBot() {
        Survey planner = survey("planner", Map.of(), 150);
        Survey greedy = survey("greedy", Map.of(), 300);
        assertThat(planner.mean()).as(planner.toString()).isGreaterThan(greedy.mean() + 1);
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
        return Survey.of(BOX, options, bots, FIRST_SEED, games);
    }
}
