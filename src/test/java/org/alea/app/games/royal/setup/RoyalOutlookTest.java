package org.alea.app.games.royal.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.alea.app.games.SetupOutlook;
import org.alea.app.games.royal.RoyalBoxes;
import org.alea.engine.Language;
import org.alea.engine.Setup;
import org.junit.jupiter.api.Test;

class RoyalOutlookTest {

    @Test
    void the_harder_the_less_often_it_is_won() {
        assertThat(List.of("constable", "seneschal", "knight", "page"))
                .extracting(difficulty ->
                        outlook(Map.of("difficulty", difficulty)).winPercent().orElseThrow())
                .isSorted()
                .doesNotHaveDuplicates();
    }

    @Test
    void chance_as_first_player_lies_between_the_two() {
        int you = outlook(Map.of("first", "you")).winPercent().orElseThrow();
        int roy = outlook(Map.of("first", "roy")).winPercent().orElseThrow();
        int random = outlook(Map.of("first", "random")).winPercent().orElseThrow();
        assertThat(random).isBetween(Math.min(you, roy), Math.max(you, roy));
    }

    @Test
    void rules_nobody_has_measured_have_no_figure() {
        assertThat(outlook(Map.of("abandoned", "confiscated", "mood", "measured", "difficulty", "constable"))
                        .winPercent())
                .isEqualTo(OptionalInt.empty());
    }

    @Test
    void the_timer_does_not_change_what_was_measured() {
        assertThat(outlook(Map.of("timer", "hard")).winPercent())
                .isEqualTo(outlook(Map.of()).winPercent());
    }

    @Test
    void a_game_made_to_measure_has_no_figure_but_tells_its_handicap() {
        SetupOutlook outlook = outlook(Map.of("difficulty", "custom", "royVp", "12"));
        assertThat(outlook.winPercent()).isEqualTo(OptionalInt.empty());
        assertThat(outlook.stars()).isEqualTo(OptionalInt.empty());
        assertThat(outlook.facts()).extracting(SetupOutlook.Fact::sentence).anyMatch(said -> said.endsWith("(12)"));
    }

    @Test
    void every_choice_is_a_sentence() {
        assertThat(outlook(Map.of()).facts())
                .hasSize(5)
                .allSatisfy(fact -> assertThat(fact.sentence()).isNotBlank());
    }

    private static SetupOutlook outlook(Map<String, String> options) {
        return RoyalOutlook.of(RoyalBoxes.BOX.wording(), Setup.of(RoyalBoxes.BOX.options(), options, 1), Language.FR);
    }
}
