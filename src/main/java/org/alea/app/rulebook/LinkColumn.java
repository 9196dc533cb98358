package org.alea.app.rulebook;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.content.RuleBook;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/** Where to read on from the present rule: other rules, and the cards it is about. */
final class LinkColumn extends ScrollPane {
    private static final int MOST_RULES = 6;
    private static final int MOST_CARDS = 8;

    private final Desk desk;
    private final Texts texts;
    private final RulebookModel model;
    private final VBox parts = new VBox();
    private final Subscription follows;

    LinkColumn(Desk desk, RulebookModel model) {
        this.desk = desk;
        this.texts = desk.texts();
        this.model = model;
        getStyleClass().addAll("page", "links");
        parts.getStyleClass().add("link-parts");
        setContent(parts);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        model.ruleProperty().addListener((all, old, now) -> show());
        model.volumeProperty().addListener((all, old, now) -> show());
        follows = texts.languageProperty().subscribe((old, now) -> show());
    }

    /** The screen has been left. */
    void dispose() {
        follows.unsubscribe();
    }

    private void show() {
        parts.getChildren().clear();
        model.volume().ifPresent(volume -> model.rule().ifPresent(rule -> show(volume, rule)));
    }

    private void show(RulebookModel.Volume volume, RuleBook.Entry rule) {
        VBox rules = part("rulebook.seeAlso", MaterialDesignL.LINK_VARIANT);
        volume.kinship()
                .of(rule, MOST_RULES)
                .forEach(other -> rules.getChildren()
                        .add(line(
                                "see-" + other.id(),
                                other.title().in(texts.language()),
                                other.text().in(texts.language()),
                                "see-rule",
                                () -> model.read(other))));
        List<CatalogueEntry> pieces = volume.piecesAbout(rule);
        if (!pieces.isEmpty()) {
            VBox cards = part("rulebook.cards", MaterialDesignC.CARDS_OUTLINE);
            pieces.stream()
                    .limit(MOST_CARDS)
                    .forEach(piece -> cards.getChildren()
                            .add(line(
                                    "see-card-" + piece.id(),
                                    piece.name().in(texts.language()),
                                    piece.text().in(texts.language()),
                                    "see-card",
                                    () -> desk.navigator().card(volume.book().game(), piece.id()))));
            if (pieces.size() > MOST_CARDS) {
                Label more = new Label(texts.get("rulebook.moreCards", pieces.size() - MOST_CARDS));
                more.getStyleClass().addAll("faint", "small");
                cards.getChildren().add(more);
            }
        }
    }

    private VBox part(String key, Ikon icon) {
        Label title = new Label(texts.get(key), Icon.of(icon, "brass-icon"));
        title.getStyleClass().addAll("display", "link-title");
        VBox part = new VBox(title);
        part.getStyleClass().addAll("panel", "link-part");
        parts.getChildren().add(part);
        return part;
    }

    private static Node line(String id, String title, String text, String styleClass, Runnable go) {
        Label name = new Label(title);
        name.getStyleClass().add("see-title");
        Label about = new Label(text);
        about.getStyleClass().add("see-text");
        VBox words = new VBox(name, about);
        words.setMinWidth(0);
        Button line = new Button("", words);
        line.setId(id);
        line.getStyleClass().setAll("see-line", styleClass);
        line.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        line.setMaxWidth(Double.MAX_VALUE);
        line.setMinHeight(Region.USE_PREF_SIZE);
        line.setAccessibleText(title + ". " + text);
        line.setOnAction(event -> go.run());
        return line;
    }
}
