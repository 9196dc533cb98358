package org.alea.app.games.royal.end;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.alea.Rule;
import org.alea.app.games.royal.RoyalBoxes;
import org.alea.engine.Match;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.ScoreSource;
import org.alea.games.royal.Side;
import org.junit.jupiter.api.Test;

class FinalScoreTest {
    private final Match<RoyalTable, RoyalMove> match = RoyalBoxes.ended(Map.of("difficulty", "seneschal"), 11);
    private final FinalScore score = FinalScore.of(match);

    @Test
    @Rule("ROYAL-195")
    void every_source_has_its_line_and_they_add_up_to_the_total() {
        assertThat(score.lines()).extracting(FinalScore.Line::source).containsExactly(ScoreSource.values());
        assertThat(score.lines().stream().mapToInt(FinalScore.Line::yours).sum())
                .isEqualTo(score.yours());
        assertThat(score.lines().stream().mapToInt(FinalScore.Line::roys).sum()).isEqualTo(score.roys());
        assertThat(score.difference()).isEqualTo(match.result().orElseThrow().score());
    }

    @Test
    @Rule("ROYAL-195")
    void every_character_has_a_line_with_what_it_counted_and_when() {
        assertThat(score.characters()).hasSize(6).allSatisfy(line -> {
            assertThat(line.count()).isPresent();
            assertThat(line.round()).isBetween(0, 4);
        });
        FinalScore.Line all = score.lines().stream()
                .filter(line -> line.source() == ScoreSource.CHARACTERS)
                .findFirst()
                .orElseThrow();
        assertThat(score.characters().stream()
                        .mapToInt(FinalScore.CharacterLine::yours)
                        .sum())
                .isEqualTo(all.yours());
        assertThat(score.characters().stream()
                        .mapToInt(FinalScore.CharacterLine::roys)
                        .sum())
                .isEqualTo(all.roys());
    }

    @Test
    void the_levels_without_a_cube_are_named_and_cost_what_the_sheet_says() {
        FinalScore bare = LongStream.range(1, 100)
                .mapToObj(seed -> FinalScore.of(RoyalBoxes.ended(Map.of(), seed)))
                .filter(each ->
                        !each.emptyLevels().getOrDefault(Side.YOU, List.of()).isEmpty())
                .findFirst()
                .orElseThrow();
        int penalty = match.table().content().board().emptyLevelPenalty();
        assertThat(bare.emptyLevels().getOrDefault(Side.YOU, List.of())).allMatch(level -> level >= 1 && level <= 3);
        FinalScore.Line lost = bare.lines().stream()
                .filter(line -> line.source() == ScoreSource.EMPTY_LEVELS)
                .findFirst()
                .orElseThrow();
        assertThat(lost.yours())
                .isEqualTo(-penalty
                        * bare.emptyLevels().getOrDefault(Side.YOU, List.of()).size());
    }

    @Test
    @Rule("ROYAL-189")
    void the_sheet_knows_that_a_side_without_vp_loses_less_than_its_empty_levels_cost() {
        assertThat(withEmptyLevels(-5).floored(2)).isTrue();
        assertThat(withEmptyLevels(-6).floored(2)).isFalse();
        FinalScore floored = withEmptyLevels(-5);
        assertThat(floored.shown(floored.lines().get(0), Side.YOU, 2)).isEqualTo(-6);
    }

    @Test
    @Rule("ROYAL-189")
    void vp_that_were_forgiven_would_have_to_be_gained_first() {
        assertThat(withEmptyLevels(-5).missing(2)).isEqualTo(withEmptyLevels(-6).missing(2) + 1);
    }

    private FinalScore withEmptyLevels(int lost) {
        return new FinalScore(
                List.of(new FinalScore.Line(ScoreSource.EMPTY_LEVELS, lost, 0)),
                List.of(),
                List.of(),
                Map.of(Side.YOU, List.of(1, 2, 3), Side.ROY, List.of()),
                0,
                20,
                "knight",
                score.verdict());
    }

    @Test
    void the_roy_scores_nothing_for_deniers_and_influence() {
        assertThat(score.characters())
                .filteredOn(line -> !line.royScores())
                .extracting(FinalScore.CharacterLine::id)
                .containsExactlyInAnyOrder("THI", "HUG");
    }

    @Test
    void the_curve_leads_from_the_head_start_over_four_rounds_to_the_end() {
        assertThat(score.curve()).extracting(FinalScore.Point::round).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(score.curve().get(0)).isEqualTo(new FinalScore.Point(0, 0, 5));
        assertThat(score.curve().get(5)).isEqualTo(new FinalScore.Point(5, score.yours(), score.roys()));
        RoyalTable third = roundEnd(3);
        assertThat(score.curve().get(3)).isEqualTo(new FinalScore.Point(3, third.vp(Side.YOU), third.vp(Side.ROY)));
    }

    @Test
    void what_is_missing_leads_to_the_next_band() {
        int reached = score.difference() + score.missing(2);
        assertThat(RoyalBoxes.CONTENT.verdict(reached)).isNotEqualTo(score.verdict());
        assertThat(RoyalBoxes.CONTENT.verdict(reached - 1)).isEqualTo(score.verdict());
    }

    /** The first table after the end of a round, before anything of the next one gives points. */
    private RoyalTable roundEnd(int round) {
        for (int moves = 0; moves <= match.history().size(); moves++) {
            RoyalTable table = match.tableAfter(moves);
            if (table.round() == round + 1) {
                return table;
            }
        }
        throw new AssertionError("round " + round + " never ends");
    }
}
