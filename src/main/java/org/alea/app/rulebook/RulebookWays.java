package org.alea.app.rulebook;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.alea.app.games.RuleDrill;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.content.RuleBook;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** Where the links of the book lead: to another rule, to a card, to an exercise. */
final class RulebookWays {
    private final Desk desk;
    private final RulebookModel model;

    RulebookWays(Desk desk, RulebookModel model) {
        this.desk = desk;
        this.model = model;
    }

    void read(RuleBook.Entry rule) {
        model.read(rule);
    }

    void card(String card) {
        model.volume().ifPresent(volume -> desk.navigator().card(volume.book().game(), card));
    }

    void follow(Run.Link link) {
        if (link.kind() == Run.Link.Kind.CARD) {
            card(link.id());
        } else {
            model.volume().flatMap(volume -> volume.book().rule(link.id())).ifPresent(model::read);
        }
    }

    /** The button that leads to an exercise. */
    LineButton practise(RuleDrill drill) {
        Label words = new Label(desk.texts()
                .get("rulebook.practise", drill.name().in(desk.texts().language())));
        words.setWrapText(true);
        HBox line = new HBox(Icon.of(MaterialDesignT.TIMER_OUTLINE), words);
        line.getStyleClass().add("practise-line");
        LineButton button = new LineButton("practise", line, "practise");
        model.volume()
                .flatMap(volume -> desk.suite().view(volume.book().game()))
                .ifPresent(kit -> button.getStyleClass().add(kit.cover().styleClass()));
        button.accessibleTextProperty().bind(words.textProperty());
        button.setOnAction(event -> desk.navigator().show(drill.open().apply(desk)));
        return button;
    }
}
