package org.alea.app.shell.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import org.alea.app.UiTest;
import org.junit.jupiter.api.Test;

class SegmentsTest extends UiTest {

    @Test
    void a_value_is_heard_with_what_it_is_a_value_of() {
        Segments<String> segments = new Segments<>(List.of("90 %", "100 %"), "100 %", SimpleStringProperty::new);
        assertThat(segments.getChildren()).extracting(Node::getAccessibleText).containsExactly("90 %", "100 %");
        segments.setAccessibleText("Taille du texte");
        assertThat(segments.getChildren())
                .extracting(Node::getAccessibleText)
                .containsExactly("Taille du texte, 90 %", "Taille du texte, 100 %");
    }
}
