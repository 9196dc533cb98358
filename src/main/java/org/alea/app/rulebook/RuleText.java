package org.alea.app.rulebook;

import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** A paragraph whose hits are marked and whose terms lead on. */
final class RuleText extends TextFlow {

    RuleText(Iterable<Run> runs, Consumer<Run.Link> follow, String... styleClasses) {
        getStyleClass().add("rule-paragraph");
        getStyleClass().addAll(styleClasses);
        for (Run run : runs) {
            getChildren().add(node(run, follow));
        }
    }

    private static Node node(Run run, Consumer<Run.Link> follow) {
        if (run.link().isPresent()) {
            Run.Link target = run.link().get();
            Hyperlink link = new Hyperlink(run.text());
            link.getStyleClass().setAll("term-link");
            if (run.hit()) {
                link.getStyleClass().add("hit");
            }
            link.setOnAction(event -> follow.accept(target));
            return link;
        }
        if (run.hit()) {
            Label hit = new Label(run.text());
            hit.getStyleClass().add("hit");
            return hit;
        }
        Text text = new Text(run.text());
        text.getStyleClass().add("rule-words");
        return text;
    }
}
