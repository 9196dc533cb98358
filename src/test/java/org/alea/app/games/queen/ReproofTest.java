package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.engine.Refusal;
import org.alea.engine.Setup;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is refused leads to its rule. */
class ReproofTest extends AtTheQueensTable {
    private static final Refusal SOLO = new Refusal("NOT_SOLO", "QUEEN-037");

    private boolean said() {
        return lookup(".toast").tryQuery().filter(Node::isVisible).isPresent();
    }

    @Test
    void a_click_on_the_reason_opens_the_rule() {
        sitDown(QueenMatches.someMatch("", "official", table -> table.phase() == QueenPhase.CHOOSE_DIE_TO_EXHAUST));
        onFxThread(() -> view().refused(SOLO));
        await(this::said);
        clickOn(".toast");
        await(() -> navigator.calls().contains("rule QUEEN-037"));
        assertThat(said()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"ordinary, Rien à annuler., QUEEN-231", "daily, 'Dans le Défi du jour, rien ne s’annule.', QUEEN-232"})
    @Rule({"QUEEN-231", "QUEEN-232"})
    void why_nothing_is_taken_back_leads_to_its_rule(String occasion, String words, String rule) {
        sitDown(Match.start(
                QueenMatches.BOX.game(), Setup.of(QueenMatches.BOX.options(), Map.of("occasion", occasion), 7)));
        onFxThread(() -> view().takingBack().undo());
        await(() -> view().objection().filter(words::equals).isPresent());
        clickOn(".toast");
        await(() -> navigator.calls().contains("rule " + rule));
    }

    @Test
    void a_reason_that_lies_on_a_piece_makes_way_for_who_pulls_at_it() {
        sitDown(QueenMatches.someMatch("", "official", table -> table.phase() == QueenPhase.CHOOSE_DIE_TO_EXHAUST));
        onFxThread(() -> view().refused(SOLO));
        await(this::said);
        drag(".toast").moveBy(30, 30).drop();
        await(() -> !said());
        assertThat(navigator.calls()).isEmpty();
    }

    @Test
    void nobody_reads_while_the_clock_runs() {
        sitDown(QueenMatches.someMatch("", "official", table -> table.phase() == QueenPhase.ROLLING && table.hasSet()));
        onFxThread(() -> view().refused(SOLO));
        await(this::said);
        assertThat(lookup(".toast").<Node>query().isMouseTransparent()).isTrue();
    }

    @Test
    void without_a_limit_the_rule_is_a_click_away_in_the_middle_of_a_round() {
        sitDown(QueenMatches.someMatch("", "untimed", table -> table.phase() == QueenPhase.ROLLING && table.hasSet()));
        onFxThread(() -> view().refused(SOLO));
        await(this::said);
        clickOn(".toast");
        await(() -> navigator.calls().contains("rule QUEEN-037"));
    }

    @Test
    void a_solo_that_is_pressed_says_why_it_stays() {
        sitDown(QueenMatches.someMatch(
                "",
                "untimed",
                table -> table.phase() == QueenPhase.ROLLING
                        && table.groups().stream().anyMatch(DiceGroup::solo)));
        clickOn(".lane-button.idle");
        await(this::said);
        clickOn(".toast");
        await(() -> navigator.calls().stream().anyMatch(call -> call.startsWith("rule QUEEN-")));
    }

    @Test
    void a_solo_taken_up_by_its_lane_is_refused_like_the_die_itself() {
        QueenTable table = QueenMatches.someMatch(
                        "",
                        "untimed",
                        lies -> lies.phase() == QueenPhase.ROLLING
                                && lies.groups().stream().anyMatch(DiceGroup::solo))
                .table();
        DiceGroup solo =
                table.groups().stream().filter(DiceGroup::solo).findFirst().orElseThrow();
        Objections objections = new Objections(QueenMatches.BOX.game(), Picture.of(table), InHand.NOTHING, false);
        assertThat(objections.refusal(Spots.lane(solo.value()), Spots.BOWL))
                .isEqualTo(objections.refusal(Spots.die(solo.dice().get(0).id()), Spots.BOWL))
                .map(Refusal::rule)
                .contains("QUEEN-037");
    }

    @Test
    @Rule("QUEEN-177")
    void a_reason_is_as_exact_as_its_rule_and_stands_where_it_is_read() {
        sitDown(QueenMatches.someMatch("sunmoon", "untimed", table -> table.phase() == QueenPhase.TAKE_SUN_DIE));
        QueenDie die = table().dice(Zone.ARENA).get(0);
        carry(Spots.die(die.id()), Spots.zone(Zone.RESERVE));
        await(this::said);
        Labeled toast = lookup(".toast").query();
        assertThat(toast.getText()).isEqualTo("Le Soleil prête les dés du cadran.");
        Bounds said = toast.localToScene(toast.getLayoutBounds());
        Node reserve = node(Spots.zone(Zone.RESERVE));
        assertThat(said.getMaxX())
                .isGreaterThan(reserve.localToScene(reserve.getLayoutBounds()).getMinX());
    }

    @Test
    void a_coloured_die_is_refused_by_the_stack() {
        QueenTable table = QueenMatches.someMatch(
                        "",
                        "untimed",
                        lies -> lies.phase() == QueenPhase.EXCHANGE
                                && lies.dice(Zone.ARENA).stream().anyMatch(die -> die.colour() != DieColour.W))
                .table();
        QueenDie coloured = table.dice(Zone.ARENA).stream()
                .filter(die -> die.colour() != DieColour.W)
                .findFirst()
                .orElseThrow();
        QueenDie stacked = table.dice(Zone.STACK).get(0);
        Objections objections = new Objections(QueenMatches.BOX.game(), Picture.of(table), InHand.NOTHING, false);
        assertThat(objections.refusal(Spots.die(coloured.id()), Spots.die(stacked.id())))
                .isPresent()
                .isEqualTo(objections.refusal(Spots.die(stacked.id()), Spots.die(coloured.id())));
    }
}
