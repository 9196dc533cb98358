package org.alea.app.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.alea.app.table.Spot;
import org.alea.engine.Move;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Prompt;
import org.junit.jupiter.api.Test;

/** The table by keys alone. */
class FateforgeKeyboardTest extends AtTheFateforgeTable {
    private static final List<KeyCode> DIGITS = List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4);

    @Test
    void aRoundIsPlayedByKeysAlone() {
        sitDown(newMatch(21, Map.of("mode", "tutorial")));

        int moved = 0;
        for (int i = 0; i < 60 && round() < 2; i++) {
            if (steps()) {
                type(KeyCode.ESCAPE);
            } else if (match.table().prompt().orElseThrow() instanceof Prompt.Acting acting) {
                if (moved < 1 && acting.hero().equals("merc")) {
                    type(KeyCode.DIGIT1);
                    type(KeyCode.TAB);
                    type(KeyCode.ENTER);
                    moved++;
                } else {
                    type(KeyCode.F);
                }
            } else {
                int before = match.history().size();
                type(KeyCode.ENTER);
                if (match.history().size() == before) {
                    type(KeyCode.DIGIT1);
                }
            }
        }

        assertThat(round()).as("asked: %s", match.table().prompt()).isEqualTo(2);
        assertThat(played()).anyMatch(FateforgeMove.EndTurn.class::isInstance);
    }

    @Test
    void aDigitTakesADieAndEscapeLetsItGo() {
        var game = newMatch(22, Map.of("scene", "S02"));
        goOn(
                game,
                5,
                table -> table.prompt().filter(Prompt.Acting.class::isInstance).isPresent());
        sitDown(game);

        for (KeyCode digit : DIGITS) {
            if (find(Spot.of("command", "cancel")).isEmpty()) {
                type(digit);
            }
        }
        boolean taken = find(Spot.of("command", "cancel")).isPresent();
        type(KeyCode.ESCAPE);

        assertThat(taken).isTrue();
        assertThat(find(Spot.of("command", "cancel"))).isEmpty();
    }

    @Test
    void eachKeyDoesWhatItIsNamedAfter() {
        sitDown(newMatch(21, Map.of("mode", "tutorial", "heroes", "merc,guard")));
        for (int i = 0; i < 3; i++) {
            type(KeyCode.ENTER);
        }

        type(KeyCode.R);
        assertThat(last()).isInstanceOf(FateforgeMove.EnergyReroll.class);
        type(KeyCode.S);
        assertThat(find(Spot.of("command", "cancel"))).isPresent();
        type(KeyCode.ESCAPE);
        type(KeyCode.O);
        assertThat(last()).isInstanceOf(FateforgeMove.SetOrder.class);
        type(KeyCode.Z);
        assertThat(last()).isInstanceOf(FateforgeMove.EnergyReroll.class);
        type(KeyCode.ENTER);
        assertThat(last()).isInstanceOf(FateforgeMove.ConfirmOrder.class);
        type(KeyCode.Q);
        type(KeyCode.ENTER);
        assertThat(last()).isInstanceOf(FateforgeMove.UseSkill.class);
        type(KeyCode.Z);
        assertThat(last()).isInstanceOf(FateforgeMove.ConfirmOrder.class);
    }

    private Move last() {
        return played().get(played().size() - 1);
    }

    private int round() {
        return match.table().scene().map(Fray::round).orElse(0);
    }

    private boolean steps() {
        Node steps = table().node().lookup("#steps");
        return steps != null && steps.isVisible();
    }
}
