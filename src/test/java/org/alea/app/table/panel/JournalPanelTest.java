package org.alea.app.table.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ListView;
import javafx.scene.layout.Pane;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.alea.app.table.ForecastPill;
import org.junit.jupiter.api.Test;

class JournalPanelTest extends UiTest {
    private final List<Integer> looked = new ArrayList<>();

    private static JournalPanel.Line line(String words, int moves) {
        return new JournalPanel.Line(words, "", ForecastPill.Tone.EVEN, JournalPanel.Kind.MOVE, moves);
    }

    private JournalPanel shown() {
        Desk desk = aDesk();
        JournalPanel[] panel = new JournalPanel[1];
        show(
                desk,
                400,
                400,
                () -> {
                    panel[0] = new JournalPanel(desk.texts(), looked::add);
                    panel[0].setManaged(false);
                    panel[0].resize(400, 400);
                    panel[0].show(
                            List.of(line("Ragna frappe", 7), line("Orsolin tire", 8)),
                            List.of(line("La ronde 1", 1), line("Ragna frappe", 7), line("Orsolin tire", 8)));
                    Pane root = new Pane(panel[0]);
                    root.getStyleClass().add("table-root");
                    return root;
                },
                "forms",
                "table",
                "panels");
        return panel[0];
    }

    @Test
    void aClickOnALineAsksForTheTableAsItWasThen() {
        shown();
        clickOn("Ragna frappe");
        assertThat(looked).containsExactly(7);
    }

    @Test
    void theWholeGameIsOneClickAway() {
        JournalPanel panel = shown();
        assertThat(panel.lines()).hasSize(2);
        clickOn(aDesk().texts().get("table.journal.game"));
        assertThat(panel.lines()).hasSize(3);
    }

    @Test
    void theLineOfTheShownTableIsMarked() {
        JournalPanel panel = shown();
        onFxThread(() -> panel.mark(Optional.of(7)));
        ListView<?> list = lookup(".journal-list").queryAs(ListView.class);
        assertThat(list.getSelectionModel().getSelectedIndex()).isZero();
        onFxThread(() -> panel.mark(Optional.empty()));
        assertThat(list.getSelectionModel().getSelectedIndex()).isEqualTo(-1);
    }
}
