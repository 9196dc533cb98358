package org.alea.app.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import org.alea.app.games.reckoners.input.ReckonSpots;
import org.alea.app.table.Spot;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a hand does at the table of Reckoners, by mouse and by keyboard. */
class ReckonersHandTest extends AtTheReckonersTable {
    private static final Map<String, String> TWO = Map.of();

    private ReckonersState state() {
        return match.table().state();
    }

    private void drag(Spot from, Spot to) {
        drag(middle(from));
        Point2D end = middle(to);
        moveTo(end.getX() - 5, end.getY());
        moveTo(end.getX(), end.getY());
        drop();
    }

    private void placeFigures() {
        List<Reckoner> team = state().team();
        for (int i = 0; i < team.size(); i++) {
            click(ReckonSpots.figure(team.get(i).id()));
            click(ReckonSpots.district(state().district(i).id()));
        }
        click(Spot.of("command", "endPlace"));
    }

    @Test
    void a_whole_round_is_played_by_mouse() {
        onFxThread(() -> desk.preferences().set(Setting.OPPONENT_EXPLAINED, Choices.OpponentExplained.NEVER));
        sitDown(newMatch(3, TWO));
        placeFigures();
        assertThat(state().phase()).isEqualTo(ReckonersPhase.ROLL);
        while (state().phase() == ReckonersPhase.ROLL) {
            Reckoner who = state().team().stream()
                    .filter(each -> !each.stopped())
                    .findFirst()
                    .orElseThrow();
            if (who.locking()) {
                for (ReckonerDie die : who.dice()) {
                    if (die.stage() == DieStage.LOOSE) {
                        click(ReckonSpots.die(die.id()));
                        break;
                    }
                }
            }
            click(Spot.of("command", "roll"));
        }
        assertThat(state().phase()).isEqualTo(ReckonersPhase.USE);
        click(Spot.of("command", "endUse"));
        click(Spot.of("command", "endBuy"));
        assertThat(state().round() == 2 || state().question().isPresent()).isTrue();
    }

    @Test
    void a_die_dragged_onto_an_epic_is_opened_and_spent() {
        var game = newMatch(5, TWO);
        goOn(
                game,
                5,
                table -> table.state().phase() == ReckonersPhase.USE
                        && table.state().question().isEmpty()
                        && attacker(table.state()) != null);
        sitDown(game);
        Hit hit = java.util.Objects.requireNonNull(attacker(state()));
        int before = match.history().size();
        drag(ReckonSpots.die(hit.die), ReckonSpots.epic(hit.district));
        assertThat(played().subList(before, played().size()))
                .containsExactly(new ReckonersMove.OpenDie(hit.die), new ReckonersMove.Attack(hit.district));
    }

    @Test
    void a_die_is_taken_up_put_back_and_then_used_by_the_button_of_its_use() {
        var game = newMatch(5, TWO);
        goOn(
                game,
                5,
                table -> table.state().phase() == ReckonersPhase.USE
                        && table.state().question().isEmpty()
                        && attacker(table.state()) != null);
        sitDown(game);
        Hit hit = java.util.Objects.requireNonNull(attacker(state()));
        int before = match.history().size();
        click(ReckonSpots.die(hit.die));
        assertThat(match.history()).hasSize(before);
        assertThat(find(Spot.of("command", "attack"))).isPresent();
        press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        assertThat(find(Spot.of("command", "attack"))).isEmpty();
        moveBy(0, -120);
        click(ReckonSpots.die(hit.die));
        click(Spot.of("command", "attack"));
        assertThat(played().subList(before, played().size()))
                .containsExactly(new ReckonersMove.OpenDie(hit.die), new ReckonersMove.Attack(hit.district));
    }

    @Test
    void the_dice_of_the_next_reckoner_are_chosen_by_their_digits() {
        var game = newMatch(5, TWO);
        goOn(
                game,
                5,
                table -> table.state().phase() == ReckonersPhase.USE
                        && table.state().question().isEmpty());
        sitDown(game);
        type(KeyCode.TAB);
        Reckoner second = state().team().get(1);
        type(KeyCode.DIGIT1);
        type(KeyCode.ENTER);
        assertThat(played())
                .contains(new ReckonersMove.OpenDie(second.dice().get(0).id()));
    }

    @Test
    void dice_are_dragged_into_the_tray_and_out_again() {
        var game = newMatch(2, TWO);
        goOn(game, 2, table -> table.state().phase() == ReckonersPhase.ROLL);
        sitDown(game);
        Reckoner who = state().team().get(0);
        type(KeyCode.ENTER);
        Spot die = ReckonSpots.die(who.dice().get(0).id());
        Spot other = ReckonSpots.die(who.dice().get(1).id());
        drag(die, ReckonSpots.tray(who.id()));
        drag(other, ReckonSpots.tray(who.id()));
        drag(other, ReckonSpots.reckoner(who.id()));
        type(KeyCode.R);
        assertThat(played()).contains(new ReckonersMove.Lock(who.id(), List.of(die.id())));
    }

    @Test
    void a_card_is_taken_up_by_its_key_and_bought_for_the_one_who_is_clicked() {
        var game = newMatch(5, TWO);
        goOn(
                game,
                5,
                table -> table.state().phase() == ReckonersPhase.BUY
                        && BOX.game().moves(table).stream().anyMatch(ReckonersMove.Buy.class::isInstance));
        sitDown(game);
        ReckonersMove.Buy first = BOX.game().moves(match.table()).stream()
                .filter(ReckonersMove.Buy.class::isInstance)
                .map(ReckonersMove.Buy.class::cast)
                .findFirst()
                .orElseThrow();
        String other = state().team().get(1).id();
        type(KeyCode.B);
        assertThat(find(Spot.of("command", "buy"))).isPresent();
        click(ReckonSpots.reckoner(other));
        assertThat(played()).contains(new ReckonersMove.Buy(first.card(), other));
    }

    @Test
    void escape_closes_the_source_that_is_open() {
        var game = newMatch(4, TWO);
        goOn(game, 4, table -> BOX.game().moves(table).contains(new ReckonersMove.CloseSource()));
        sitDown(game);
        type(KeyCode.ESCAPE);
        assertThat(played()).endsWith(new ReckonersMove.CloseSource());
    }

    @Test
    void the_roster_of_a_campaign_is_chosen_by_clicks_and_keys() {
        sitDown(newMatch(13, Map.of("campaign", "on")));
        click(ReckonSpots.reckoner("tia"));
        type(KeyCode.DIGIT1);
        type(KeyCode.ENTER);
        assertThat(match.history()).as("two are not enough").isEmpty();
        click(ReckonSpots.reckoner("val"));
        type(KeyCode.ENTER);
        ReckonersMove.PickRoster picked = (ReckonersMove.PickRoster) played().get(0);
        assertThat(picked.reckoners()).containsExactlyInAnyOrder("prof", "tia", "val");
        assertThat(find(ReckonSpots.HOPE)).isPresent();
        assertThat(find(ReckonSpots.mission("M6"))).isPresent();
    }

    @Test
    void the_team_of_a_mission_is_chosen_by_digits_alone() {
        var game = newMatch(4, Map.of("campaign", "on", "letter", "A"));
        goOn(game, 4, table -> table.state().phase() == ReckonersPhase.CAMPAIGN_BASE);
        sitDown(game);
        List<String> roster = state().campaign().orElseThrow().roster().stream()
                .map(veteran -> veteran.id())
                .toList();
        type(KeyCode.DIGIT1);
        type(KeyCode.DIGIT3);
        type(KeyCode.ENTER);
        ReckonersMove.PickTeam picked = (ReckonersMove.PickTeam) played().get(played().size() - 1);
        assertThat(picked.reckoners()).containsExactlyInAnyOrder(roster.get(0), roster.get(2));
    }

    private record Hit(String die, String district) {}

    @Nullable
    private static Hit attacker(ReckonersState state) {
        for (Reckoner reckoner : state.team()) {
            var here = state.district(reckoner.place());
            if (here.epic().isEmpty() || here.epic().get().isInfinite()) {
                continue;
            }
            for (ReckonerDie die : reckoner.dice()) {
                if (die.canBeSpent()
                        && BOX.game().content().die(die.kind()).face(die.face()).equals(List.of(Symbol.ATK))) {
                    return new Hit(die.id(), here.id());
                }
            }
        }
        return null;
    }

    @Test
    void dice_are_kept_by_their_digits_and_rolled_again_by_enter() {
        var game = newMatch(2, TWO);
        goOn(game, 2, table -> table.state().phase() == ReckonersPhase.ROLL);
        sitDown(game);
        String who = state().team().get(0).id();
        press(KeyCode.ENTER).release(KeyCode.ENTER);
        assertThat(state().team().get(0).rolls()).isEqualTo(1);
        press(KeyCode.DIGIT2).release(KeyCode.DIGIT2);
        String kept = state().team().get(0).dice().get(1).id();
        press(KeyCode.ENTER).release(KeyCode.ENTER);
        assertThat(new ArrayList<>(played()))
                .contains(new ReckonersMove.Lock(who, List.of(kept)))
                .endsWith(new ReckonersMove.Roll(who));
    }

    @Test
    void a_drop_that_does_not_go_says_why() {
        var game = newMatch(5, TWO);
        goOn(
                game,
                5,
                table -> table.state().phase() == ReckonersPhase.USE
                        && table.state().question().isEmpty()
                        && attacker(table.state()) != null);
        sitDown(game);
        Hit hit = java.util.Objects.requireNonNull(attacker(state()));
        int before = match.history().size();
        drag(ReckonSpots.die(hit.die), ReckonSpots.HIGH_EPIC);
        assertThat(match.history()).hasSize(before);
    }

    @Test
    void a_whole_round_is_played_by_keys_alone() {
        onFxThread(() -> desk.preferences().set(Setting.OPPONENT_EXPLAINED, Choices.OpponentExplained.NEVER));
        sitDown(newMatch(3, TWO));
        for (int i = 0; i < 60 && state().round() < 2; i++) {
            int before = match.history().size();
            if (state().phase() == ReckonersPhase.USE
                    && !played().stream().anyMatch(ReckonersMove.OpenDie.class::isInstance)) {
                type(KeyCode.RIGHT);
                type(KeyCode.ENTER);
            }
            type(KeyCode.ENTER);
            if (match.history().size() == before) {
                type(state().phase() == ReckonersPhase.ROLL ? KeyCode.S : KeyCode.DIGIT1);
            }
        }
        assertThat(state().round())
                .as("asked: %s, %s", state().phase(), state().question())
                .isEqualTo(2);
        assertThat(played()).anyMatch(ReckonersMove.Place.class::isInstance);
    }
}
