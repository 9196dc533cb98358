package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.text.Text;
import org.alea.app.UiTest;
import org.alea.app.reference.Face;
import org.alea.app.table.Glyph;
import org.alea.content.ContentSource;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.QueenKit;
import org.alea.store.Choices;
import org.junit.jupiter.api.Test;

class QueenExhibitsTest extends UiTest {

    @Test
    void the_solos_of_a_picture_are_locked_as_on_the_table() {
        Face.Look look = new Face.Look(aDesk().texts(), 1, Choices.ColourMarks.SIGN, false, false);
        onFxThread(() -> {
            String lock = Glyph.icon("mdi2l-lock", 10).getText();
            Node lanes = new QueenExhibits(new QueenKit().open(ContentSource.builtIn()))
                    .lanes(
                            List.of(
                                    List.of(DieColour.W, DieColour.G),
                                    List.of(DieColour.Y),
                                    List.of(),
                                    List.of(DieColour.B)),
                            look);
            assertThat(signs(lanes).filter(lock::equals)).hasSize(2);
        });
    }

    private static Stream<String> signs(Node node) {
        if (node instanceof Text text) {
            return Stream.of(text.getText());
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(QueenExhibitsTest::signs)
                : Stream.of();
    }
}
