package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.alea.Rule;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;

/** The chances of a set, by mouse and by keys, and where they are not told. */
class QueenOddsTest extends AtTheQueensTable {

    private int roll(Match<QueenTable, QueenMove> match, boolean told) {
        desk().preferences().set(Setting.PROBABILITIES, told);
        sitDown(match);
        push(KeyCode.SPACE);
        letDiceLand();
        return table().groups().stream()
                .filter(DiceGroup::set)
                .mapToInt(DiceGroup::value)
                .findFirst()
                .orElseThrow();
    }

    private boolean sheetShown() {
        return lookup(".odds").tryQuery().isPresent();
    }

    @Test
    @Rule("QUEEN-219")
    void aRightClickOnALaneTellsTheChancesOfItsSet() {
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(7, "dragon", "untimed");
        int value = roll(match, true);

        moveTo(node(Spots.lane(value)));
        clickOn(MouseButton.SECONDARY);
        assertThat(sheetShown()).as("asked first").isFalse();
        assertThat(match.learning()).isFalse();
        clickOn("#consent-yes");
        await(() -> lookup("Plus aucun dé solo").tryQuery().isPresent());

        assertThat(lookup("Relancer les " + value).tryQuery()).isPresent();
        assertThat(lookup("avec le dragon").tryQuery()).isPresent();
        assertThat(lookup(".odds .zoom-other").queryAllAs(Label.class))
                .extracting(Label::getText)
                .anyMatch(words -> words.endsWith("1 = environ un Ennemi battu."));
        assertThat(match.learning()).isTrue();
    }

    @Test
    @Rule("QUEEN-219")
    void soDoesTheKeyForDetailsOnADieOfTheSet() {
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(7, "", "official");
        int value = roll(match, true);

        int steps = 0;
        do {
            push(KeyCode.RIGHT);
            steps++;
        } while (steps < 20
                && view().cursor()
                        .at()
                        .map(at -> view().play().picture().value(at.which()) != value)
                        .orElse(true));
        push(KeyCode.I);
        push(KeyCode.ENTER);
        await(() -> lookup("Plus aucun dé solo").tryQuery().isPresent());

        assertThat(sheetShown()).isTrue();
        assertThat(match.learning()).isTrue();
    }

    @Test
    void theyAreSwitchedOnAboveTheTable() {
        sitDown(QueenMatches.fresh(7, "", "official"));

        clickOn("#odds-switch");
        assertThat(desk().preferences().get(Setting.PROBABILITIES)).isTrue();
        clickOn("#odds-switch");
        assertThat(desk().preferences().get(Setting.PROBABILITIES)).isFalse();
    }

    @Test
    void whoHasNotAskedForThemIsToldNone() {
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(7, "", "official");
        int value = roll(match, false);

        moveTo(node(Spots.lane(value)));
        clickOn(MouseButton.SECONDARY);

        assertThat(view().overlays().covered()).isTrue();
        assertThat(sheetShown()).isFalse();
        assertThat(match.learning()).isFalse();
    }

    @Test
    @Rule("QUEEN-200")
    void theDailyChallengeTellsNone() {
        Setup setup = Setup.of(
                QueenMatches.BOX.options(), Map.of("modules", "", "speed", "official", "occasion", "daily"), 7);
        Match<QueenTable, QueenMove> match = Match.start(QueenMatches.BOX.game(), setup);
        int value = roll(match, true);

        moveTo(node(Spots.lane(value)));
        clickOn(MouseButton.SECONDARY);

        assertThat(sheetShown()).isFalse();
        assertThat(match.learning()).isFalse();
    }

    @Test
    @Rule("QUEEN-200")
    void norHasItsBarASwitchForThem() {
        sitDown(QueenMatches.fresh(7, "", "official"));
        assertThat(lookup("#odds-switch").tryQuery()).isPresent();
        sitDown(Match.start(
                QueenMatches.BOX.game(),
                Setup.of(
                        QueenMatches.BOX.options(),
                        Map.of("modules", "", "speed", "official", "occasion", "daily"),
                        7)));
        assertThat(lookup("#odds-switch").tryQuery()).isEmpty();
    }
}
