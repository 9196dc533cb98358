package org.alea.app.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import javafx.scene.layout.VBox;
import org.alea.app.CutWords;
import org.alea.app.UiTest;
import org.alea.app.shell.Desk;
import org.junit.jupiter.api.Test;

class StepLineTest extends UiTest {

    @Test
    void a_long_move_and_all_it_brought_about_can_be_read_in_a_small_window() {
        Desk desk = aDesk();
        StepLine line = new StepLine(desk.texts());
        line.show(
                "Coup 45 : Activer une fois le Sergent recruteur avec le 5 rouge et le 1 rouge achetés au Roy, et embaucher"
                        + " un habitant de votre réserve",
                Optional.empty(),
                "Vous achetez au Roy le 5 rouge et le 1 rouge pour 8 deniers. Vous embauchez un homme de métier sur le"
                        + " Sergent recruteur, place 1, pour 3 deniers ; il vient de votre réserve personnelle. Vous prenez"
                        + " 3 habitants de la réserve générale.");
        show(desk, 1280, 200, () -> new VBox(line), "replay");
        assertThat(CutWords.in(line)).isEmpty();
    }
}
