package org.alea.app.rulebook;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.alea.app.games.RuleDrill;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.reference.FacePane;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.content.RuleBook;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** Where the links of the book lead: to another rule, to a card, to an exercise. */
final class RulebookWays {
    /** In em. */
    private static final double PICTURE_WIDTH = 4.6;

    private static final double PICTURE_HEIGHT = 3.7;

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

    /** A piece as it is printed, small enough to stand beside its name. */
    Node picture(CatalogueEntry piece) {
        double em = desk.em().get();
        StackPane frame = new StackPane();
        model.volume()
                .map(volume -> FacePane.Style.of(desk, volume.book().game()))
                .map(style ->
                        FacePane.fit(piece.front(), desk.texts(), style, PICTURE_WIDTH * em, PICTURE_HEIGHT * em, 1))
                .ifPresent(frame.getChildren()::add);
        frame.setMinWidth(PICTURE_WIDTH * em);
        frame.setMaxWidth(PICTURE_WIDTH * em);
        frame.setMouseTransparent(true);
        return frame;
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
