package org.alea.app.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.alea.app.games.synchro.input.HandSpots;
import org.alea.app.table.Spot;
import org.alea.engine.Move;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.PartyHero;
import org.junit.jupiter.api.Test;

/** What a hand does at the table of Synchro Horizon, by mouse and by keyboard. */
class SynchroHandsTest extends AtTheSynchroTable {

    private static Predicate<SynchroTable> at(Class<? extends Ask> ask) {
        return table -> table.asked().filter(ask::isInstance).isPresent();
    }

    private void sitDownAt(Class<? extends Ask> ask, long seed) {
        var game = newMatch(seed, Map.of());
        goOn(game, seed, at(ask));
        sitDown(game);
    }

    private Move last() {
        List<Move> played = played();
        return played.get(played.size() - 1);
    }

    private PartyHero active() {
        Marble board = match.table().state().battle().turn().orElseThrow().board();
        return match.table().state().party().hero(board);
    }

    private Spot anyShard() {
        PartyHero hero = active();
        for (ShardColour colour : ShardColour.values()) {
            if (hero.stored().of(colour) > 0) {
                return HandSpots.shard(hero.board(), colour, 0);
            }
        }
        throw new AssertionError("the hero has no shard");
    }

    private void drag(Spot from, Spot to) {
        drag(middle(from), MouseButton.PRIMARY).dropTo(middle(to));
    }

    @Test
    void aHeroIsDraggedOntoABoardAndTakenBackByAClick() {
        sitDown(newMatch(1, Map.of()));
        String card = match.table().ask().held().get(0);

        drag(HandSpots.card(card), HandSpots.board(Marble.GREEN));
        assertThat(last()).isEqualTo(new SynchroMove.AssignHero(card, Marble.GREEN));

        click(HandSpots.action("placed.GREEN"));
        assertThat(last()).isEqualTo(new SynchroMove.UnassignHero(Marble.GREEN));
    }

    @Test
    void digitsChooseAHeroAndThenItsBoardAndTakeItBack() {
        sitDown(newMatch(1, Map.of()));
        String second = match.table().ask().held().get(1);

        type(KeyCode.DIGIT2);
        type(KeyCode.DIGIT3);
        assertThat(last()).isEqualTo(new SynchroMove.AssignHero(second, Marble.values()[2]));

        type(KeyCode.DIGIT2);
        assertThat(last()).isEqualTo(new SynchroMove.UnassignHero(Marble.values()[2]));
    }

    @Test
    void enterTakesAHeroAndEnterAgainPutsItOnTheFirstFreeBoard() {
        sitDown(newMatch(1, Map.of()));

        type(KeyCode.TAB);
        type(KeyCode.ENTER);
        type(KeyCode.ENTER);

        assertThat(last()).isInstanceOf(SynchroMove.AssignHero.class);
    }

    @Test
    void aPlaceOfInterestIsClickedAndEnterLeaves() {
        sitDownAt(Ask.ChooseRoad.class, 1);
        SynchroMove.Travel travel = BOX.game().moves(match.table()).stream()
                .filter(SynchroMove.Travel.class::isInstance)
                .map(SynchroMove.Travel.class::cast)
                .findFirst()
                .orElseThrow();
        int before = played().size();

        click(HandSpots.poi(travel.node(), travel.poi()));
        assertThat(played()).hasSize(before);
        type(KeyCode.ENTER);

        assertThat(played().get(before)).isEqualTo(travel);
    }

    @Test
    void aShardDraggedOntoTheAttackStrikesTheFrontMonster() {
        sitDownAt(Ask.HeroActions.class, 2);
        int before = played().size();
        Marble front = match.table().state().battle().monsters().get(0).board();

        drag(anyShard(), HandSpots.action("basic"));

        assertThat(played().get(before)).isInstanceOf(SynchroMove.BasicAttack.class);
        assertThat(((SynchroMove.BasicAttack) played().get(before)).target()).isEqualTo(front);
    }

    @Test
    void theAttackIsMadeByKeysAlone() {
        sitDownAt(Ask.HeroActions.class, 2);
        int before = played().size();

        type(KeyCode.B);
        assertThat(played()).hasSize(before);
        type(KeyCode.ENTER);
        assertThat(played().get(before)).isInstanceOf(SynchroMove.BasicAttack.class);
    }

    @Test
    void escapeTakesBackWhatWasChosenAndEndsNothing() {
        sitDownAt(Ask.HeroActions.class, 2);
        int before = played().size();

        type(KeyCode.B);
        type(KeyCode.ESCAPE);

        assertThat(played()).hasSize(before);
        type(KeyCode.E);
        assertThat(played().get(before)).isEqualTo(new SynchroMove.EndTurn());
    }

    @Test
    void anItemOfTheVillageIsBoughtByDraggingItOntoAHero() {
        var game = newMatch(5, Map.of());
        goOn(
                game,
                5,
                table -> at(Ask.Village.class).test(table)
                        && BOX.game().moves(game.table()).stream().anyMatch(SynchroMove.BuyItem.class::isInstance));
        sitDown(game);
        SynchroMove.BuyItem buy = BOX.game().moves(match.table()).stream()
                .filter(SynchroMove.BuyItem.class::isInstance)
                .map(SynchroMove.BuyItem.class::cast)
                .filter(move -> move.replaced().equals(SynchroMove.NONE))
                .findFirst()
                .orElseThrow();

        drag(HandSpots.ware(buy.item()), HandSpots.hero(buy.hero()));

        assertThat(last()).isEqualTo(buy);
    }

    @Test
    void aCombatRoundIsPlayedByKeysAlone() {
        sitDownAt(Ask.ChooseStart.class, 2);

        for (int i = 0; i < 120 && round() < 2 && match.result().isEmpty(); i++) {
            int before = match.history().size();
            if (steps()) {
                type(KeyCode.ESCAPE);
            } else if (match.table().ask() instanceof Ask.HeroActions) {
                type(KeyCode.B);
                type(KeyCode.ENTER);
                if (match.history().size() == before) {
                    type(KeyCode.ESCAPE);
                    type(KeyCode.E);
                }
            } else {
                type(KeyCode.ENTER);
                if (match.history().size() == before) {
                    type(KeyCode.DIGIT1);
                }
            }
        }

        assertThat(round()).as("asked: %s", match.table().asked()).isEqualTo(2);
        assertThat(played()).anyMatch(SynchroMove.BasicAttack.class::isInstance);
    }

    @Test
    void everyEventHasItsRow() {
        assertThat(SynchroEvents.BOOK.missing()).isEmpty();
    }

    private int round() {
        return match.table().state().battle().round();
    }

    private boolean steps() {
        Node steps = table.node().lookup("#steps");
        return steps != null && steps.isVisible();
    }
}
