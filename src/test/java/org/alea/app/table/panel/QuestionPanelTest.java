package org.alea.app.table.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.junit.jupiter.api.Test;

class QuestionPanelTest extends UiTest {
    private final List<String> done = new ArrayList<>();

    private QuestionPanel.Row row(String words) {
        return QuestionPanel.Row.of("alea-steps", words, "", () -> done.add(words));
    }

    private QuestionPanel asking(Desk desk, QuestionPanel.Ask ask, double width, double height) {
        QuestionPanel panel = new QuestionPanel(desk.texts(), 1);
        panel.ask(ask);
        panel.resize(width, height);
        panel.layout();
        return panel;
    }

    @Test
    void manyRowsAreFilteredByWhatIsTypedWhateverItsAccents() {
        Desk desk = aDesk();
        List<QuestionPanel.Row> rows = new ArrayList<>(IntStream.range(0, QuestionPanel.MANY)
                .mapToObj(i -> row("Zone " + i))
                .toList());
        rows.add(row("Réserve du port"));
        onFxThread(() -> {
            QuestionPanel panel = asking(desk, QuestionPanel.Ask.of("Où ?", "").rows(rows), 300, 400);
            assertThat(panel.filter().isVisible()).isTrue();
            panel.filter().setText("port reserve");
            assertThat(panel.rows()).hasSize(1);
            assertThat(panel.rows().get(0).getAccessibleText()).startsWith("Réserve du port");
        });
    }

    @Test
    void aFewRowsNeedNoFilter() {
        Desk desk = aDesk();
        onFxThread(() -> {
            QuestionPanel panel = asking(desk, QuestionPanel.Ask.of("Où ?", "").rows(List.of(row("Halle"))), 300, 400);
            assertThat(panel.filter().isVisible()).isFalse();
            assertThat(panel.rows()).hasSize(1);
        });
    }

    @Test
    void aNewQuestionForgetsWhatWasTypedAndTheSameOneDoesNot() {
        Desk desk = aDesk();
        onFxThread(() -> {
            QuestionPanel panel = asking(desk, QuestionPanel.Ask.of("Où ?", "").rows(List.of(row("Halle"))), 300, 400);
            panel.filter().setText("h");
            panel.ask(QuestionPanel.Ask.of("Où ?", "").rows(List.of(row("Cour"))));
            assertThat(panel.filter().getText()).isEqualTo("h");
            panel.ask(QuestionPanel.Ask.of("Qui ?", "").rows(List.of(row("Ragna"))));
            assertThat(panel.filter().getText()).isEmpty();
        });
    }

    @Test
    void theWeightiestButtonHasTheWidthToItself() {
        Desk desk = aDesk();
        QuestionPanel.Ask ask = QuestionPanel.Ask.of("Charge", "")
                .buttons(List.of(
                        TableButton.Act.of("Marche", TableButton.Weight.QUIET, () -> done.add("move")),
                        TableButton.Act.of("Finir", TableButton.Weight.QUIET, () -> done.add("end")),
                        TableButton.Act.of("Charger", TableButton.Weight.PRIMARY, () -> done.add("charge"))));
        onFxThread(() -> {
            QuestionPanel upright = asking(desk, ask, 300, 400);
            assertThat(upright.buttons().get(2).getWidth()).isEqualTo(272);
            assertThat(upright.buttons().get(0).getLayoutY())
                    .isLessThan(upright.buttons().get(2).getLayoutY());
            QuestionPanel lying = asking(desk, ask, 1200, 120);
            assertThat(lying.buttons().get(2).getLayoutY()).isZero();
            assertThat(lying.buttons().get(0).getLayoutX()).isGreaterThan(800);
            upright.buttons().forEach(TableButton::fire);
            assertThat(done).containsExactly("move", "end", "charge");
        });
    }
}
