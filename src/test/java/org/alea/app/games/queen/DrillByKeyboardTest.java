package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.alea.Rule;
import org.alea.app.UiTest;
import org.alea.app.games.queen.practice.PracticeScreen;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Screen;
import org.alea.games.queen.DiceGroup;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.practice.Attempt;
import org.junit.jupiter.api.Test;

/** A drill on the real table, from the practice screen to its score, without touching the mouse. */
class DrillByKeyboardTest extends UiTest {
    private static final List<KeyCode> DIGITS =
            List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5, KeyCode.DIGIT6);

    private final List<QueenTableScreen> tables = new ArrayList<>();

    private QueenTableScreen table() {
        return tables.get(tables.size() - 1);
    }

    private QueenTable seen() {
        return table().view().play().table();
    }

    private void pass(int millis) {
        onFxThread(() -> {
            for (int left = millis; left > 0; left -= 100) {
                clock.pass(Duration.ofMillis(Math.min(100, left)));
                table().tick();
            }
        });
    }

    private void letDiceLand() {
        pass(seen().lockEndMs() - table().view().play().elapsedMs() + 20);
    }

    private void open(Desk desk, Screen screen) {
        show(desk, 1440, 900, () -> (Parent) screen.node());
        onFxThread(screen::shown);
    }

    /** What a keyboard sends while a key is held; the robot's does not. */
    private void repeat(KeyCode key) {
        onFxThread(() -> {
            Node held = table().node().getScene().getFocusOwner();
            Event.fireEvent(held, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
        });
    }

    private void tabTo(String id) {
        for (int i = 0; i < 40 && !lookup(id).<Node>query().isFocused(); i++) {
            push(KeyCode.TAB);
        }
        assertThat(lookup(id).<Node>query().isFocused()).as(id).isTrue();
    }

    private void chooseTheSecondDrill() {
        Desk desk = aDesk();
        open(desk, new PracticeScreen(desk, QueenMatches.BOX, session -> {
            tables.add(new QueenTableScreen(desk, session));
            return table();
        }));
        tabTo("#drill-P01");
        push(KeyCode.DOWN);
        push(KeyCode.ENTER);
        open(desk, navigator.shown().get(0));
    }

    @Test
    @Rule("QUEEN-208")
    void beforeTheThrowNobodyLooksForAnEasierExercise() {
        chooseTheSecondDrill();
        push(KeyCode.R);
        assertThat(tables).as("the same exercise lies there").hasSize(1);
        assertThat(navigator.calls()).contains("toast Cet exercice compte : lancez d’abord les dés.");
    }

    @Test
    @Rule("QUEEN-207")
    void aDrillThatIsGivenUpKeepsTheTimeItTook() {
        chooseTheSecondDrill();
        push(KeyCode.SPACE);
        letDiceLand();
        pass(1500);
        int used = table().view().play().elapsedMs();
        push(KeyCode.R);
        Attempt kept =
                store().ledger("queen-attempts", Attempt.class).read().entries().get(0);
        assertThat(kept.outcome()).isEqualTo(Attempt.Outcome.ABANDONED);
        assertThat(kept.usedMs()).isEqualTo(used).isGreaterThan(2_000);
    }

    @Test
    void aDrillIsChosenPlayedAndScoredByKeyboardAlone() {
        chooseTheSecondDrill();

        push(KeyCode.SPACE);
        assertThat(seen().phase()).isEqualTo(QueenPhase.ROLLING);
        letDiceLand();
        push(DIGITS.get(seen().groups().stream()
                        .filter(DiceGroup::set)
                        .findFirst()
                        .orElseThrow()
                        .value()
                - 1));
        assertThat(seen().rerolls()).isEqualTo(1);
        letDiceLand();
        press(KeyCode.ENTER);
        pass(450);
        release(KeyCode.ENTER);

        Attempt kept =
                store().ledger("queen-attempts", Attempt.class).read().entries().get(0);
        assertThat(kept.drill()).isEqualTo("P02");
        assertThat(kept.rerolls()).isEqualTo(1);
        assertThat(lookup("#score").queryAs(Label.class).getText()).isEqualTo(Integer.toString(kept.score()));
        assertThat(lookup(".label").queryAllAs(Label.class))
                .extracting(Label::getText)
                .as("the table behind the verdict asks nothing any more")
                .doesNotContain(
                        "Placez vos dés face aux Ennemis.", "Faites glisser chaque groupe sur l’Ennemi de son numéro.");

        push(KeyCode.R);
        assertThat(tables).hasSize(2);
        assertThat(seen().phase()).isEqualTo(QueenPhase.START_ROUND);
    }

    @Test
    @Rule("QUEEN-203")
    void nobodyReadsWhileTheClockOfADrillRuns() {
        chooseTheSecondDrill();
        Screen drill = navigator.shown().get(0);
        assertThat(drill.canBeCovered()).isTrue();
        push(KeyCode.SPACE);
        assertThat(drill.canBeCovered()).isFalse();
    }

    @Test
    @Rule({"QUEEN-203", "QUEEN-246"})
    void theKeyThatStoppedTheClockDoesNothingMoreUntilItIsPressedAgain() {
        chooseTheSecondDrill();
        push(KeyCode.SPACE);
        letDiceLand();

        press(KeyCode.ENTER);
        pass(450);
        assertThat(lookup("#drill-result").tryQuery()).isPresent();
        repeat(KeyCode.ENTER);
        repeat(KeyCode.ENTER);
        release(KeyCode.ENTER);
        assertThat(lookup("#drill-result").tryQuery()).isPresent();
        assertThat(tables).hasSize(1);

        press(KeyCode.ENTER);
        assertThat(tables).hasSize(2);
        repeat(KeyCode.ENTER);
        repeat(KeyCode.ENTER);
        release(KeyCode.ENTER);
        assertThat(seen().phase()).isEqualTo(QueenPhase.START_ROUND);
        assertThat(store().ledger("queen-attempts", Attempt.class).read().entries().stream()
                        .map(Attempt::seed)
                        .distinct())
                .as("the coach writes the same attempt once more")
                .hasSize(1);
    }
}
