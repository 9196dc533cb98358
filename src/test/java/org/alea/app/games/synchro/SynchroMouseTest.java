package org.alea.app.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.alea.app.games.synchro.input.HandSpots;
import org.alea.app.table.Spot;
import org.alea.content.MoveCodec;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.junit.jupiter.api.Test;

/** A round of combat with nothing but the mouse, and the sheets that lie over the table. */
class SynchroMouseTest extends AtTheSynchroTable {

    private void sitDownAt(Class<? extends Ask> ask, long seed) {
        var game = newMatch(seed, Map.of());
        goOn(game, seed, table -> table.asked().filter(ask::isInstance).isPresent());
        sitDown(game);
    }

    @Test
    void aCombatRoundIsPlayedByMouseAlone() {
        sitDownAt(Ask.ChooseStart.class, 2);

        for (int i = 0; i < 160 && round() < 2 && match.result().isEmpty(); i++) {
            Optional<Node> skip = steps();
            if (skip.isPresent()) {
                clickOn(skip.get());
            } else if (match.table().ask() instanceof Ask.HeroActions && can(SynchroMove.BasicAttack.class)) {
                click(HandSpots.action("basic"));
                Marble front = match.table().state().battle().monsters().get(0).board();
                if (find(Spot.of("command", "confirm")).isPresent()) {
                    click(Spot.of("command", "confirm"));
                } else {
                    click(HandSpots.monster(front));
                }
            } else {
                answer();
            }
        }

        assertThat(round()).as("asked: %s", match.table().asked()).isEqualTo(2);
        assertThat(played()).anyMatch(SynchroMove.BasicAttack.class::isInstance);
    }

    /** Clicks the first row, or else the button of the first move there is one for. */
    private void answer() {
        if (find(Spot.of("row", "move0")).isPresent()) {
            click(Spot.of("row", "move0"));
            return;
        }
        BOX.game().moves(match.table()).stream()
                .map(move -> Spot.of("command", MoveCodec.name(move.getClass())))
                .filter(command -> find(command).isPresent())
                .findFirst()
                .ifPresentOrElse(
                        this::click,
                        () -> BOX.game().moves(match.table()).stream()
                                .filter(SynchroMove.Target.class::isInstance)
                                .map(SynchroMove.Target.class::cast)
                                .findFirst()
                                .ifPresent(target -> click(HandSpots.monster(target.board()))));
    }

    @Test
    void aKeyLaysTheMapOverTheTableAndTakesItAway() {
        sitDownAt(Ask.HeroActions.class, 2);
        for (KeyCode key : List.of(KeyCode.M, KeyCode.C, KeyCode.I)) {
            type(key);
            assertThat(covered()).as("%s opens its sheet", key).isTrue();
            type(key);
            assertThat(covered()).as("%s closes it again", key).isFalse();
        }
    }

    @Test
    void theKeyOfTheLevelWinsOverThatOfTheJournal() {
        var game = newMatch(2, Map.of());
        goOn(
                game,
                2,
                table -> table.asked().filter(Ask.HeroActions.class::isInstance).isPresent()
                        && BOX.game().moves(table).stream().anyMatch(SynchroMove.LevelUp.class::isInstance));
        sitDown(game);
        int before = played().size();

        type(KeyCode.L);
        type(KeyCode.ENTER);

        assertThat(played().get(before)).isInstanceOf(SynchroMove.LevelUp.class);
    }

    @Test
    void aHeroIsEnlargedWithAllThatItCanDo() {
        sitDownAt(Ask.HeroActions.class, 2);

        rightClickOn(middle(
                HandSpots.hero(match.table().state().party().heroes().get(0).board())));

        assertThat(table.node().lookup(".sy-sheet")).isNotNull();
        type(KeyCode.ESCAPE);
        assertThat(covered()).isFalse();
    }

    private boolean covered() {
        Node scrim = table.node().lookup(".scrim");
        return scrim != null && scrim.isVisible();
    }

    private boolean can(Class<? extends SynchroMove> move) {
        return BOX.game().moves(match.table()).stream().anyMatch(move::isInstance);
    }

    private int round() {
        return match.table().state().battle().round();
    }

    /** The button that skips the steps, while there are any. */
    private Optional<Node> steps() {
        Node steps = table.node().lookup("#steps");
        if (steps == null || !steps.isVisible()) {
            return Optional.empty();
        }
        String skip = desk.texts().get("table.step.skip");
        return steps.lookupAll(".button").stream()
                .filter(button -> button.getAccessibleText() != null
                        && button.getAccessibleText().contains(skip))
                .findFirst();
    }
}
