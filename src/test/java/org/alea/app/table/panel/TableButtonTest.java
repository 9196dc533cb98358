package org.alea.app.table.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Pane;
import org.alea.app.CutWords;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableButtonTest extends UiTest {
    private final List<String> done = new ArrayList<>();

    private TableButton shown(TableButton.Act act, double width, double text) {
        Desk desk = aDesk();
        TableButton[] button = new TableButton[1];
        show(
                desk,
                400,
                200,
                () -> {
                    button[0] = new TableButton(act, text);
                    button[0].setManaged(false);
                    button[0].resizeRelocate(20, 20, width, 40);
                    Pane root = new Pane(button[0]);
                    root.getStyleClass().add("table-root");
                    // only its own background is where a disabled button lets the pointer through
                    root.setStyle("-fx-background-color: #101010;");
                    return root;
                },
                "forms",
                "table");
        return button[0];
    }

    @ParameterizedTest
    @CsvSource({"90, 1", "140, 1", "140, 1.3", "300, 1.3"})
    void wordsAreSetSmallerRatherThanCut(double width, double text) {
        TableButton button = shown(
                TableButton.Act.of("Finir le tour", TableButton.Weight.QUIET, () -> {})
                        .sign("alea-bolt")
                        .price("1")
                        .key("F"),
                width,
                text);
        assertThat(CutWords.in(button)).isEmpty();
    }

    @Test
    void aButtonThatWasSqueezedAsksForItsFullWidthStill() {
        TableButton.Act act = TableButton.Act.of("Nouvelle partie", TableButton.Weight.PRIMARY, () -> {})
                .sign("alea-bolt")
                .key("N");
        TableButton button = shown(act, 60, 1);
        assertThat(button.getFont().getSize()).isLessThan(17);
        onFxThread(() -> {
            button.resize(button.prefWidth(-1), 40);
            button.applyCss();
            button.layout();
        });
        assertThat(button.getFont().getSize()).isEqualTo(17);
        assertThat(CutWords.in(button)).isEmpty();
    }

    @Test
    void aGreyedButtonLeadsToTheReason() {
        TableButton button = shown(
                TableButton.Act.of("Marche", TableButton.Weight.QUIET, () -> done.add("move"))
                        .greyed(() -> done.add("reason")),
                200,
                1);
        clickOn(button);
        assertThat(done).containsExactly("reason");
    }

    @Test
    void whatItSaysIsHeardWithItsPrice() {
        TableButton button = shown(
                TableButton.Act.of("Marche", TableButton.Weight.PRIMARY, () -> done.add("move"))
                        .price("1"),
                200,
                1);
        assertThat(button.getAccessibleText()).isEqualTo("Marche (1)");
        clickOn(button);
        assertThat(done).containsExactly("move");
    }
}
