package org.alea.app.rulebook;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.reference.CatalogueEntry;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.engine.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/** Where to read on from the present rule: other rules, the cards it is about, and where it is practised. */
final class LinkColumn extends VBox {
    private static final int MOST_CARDS = 8;

    private final Texts texts;
    private final RulebookWays ways;
    private final VBox parts = new VBox();
    private final ScrollPane scroll = new ScrollPane(parts);

    LinkColumn(Texts texts, RulebookWays ways) {
        this.texts = texts;
        this.ways = ways;
        getStyleClass().add("links");
        parts.getStyleClass().add("link-parts");
        scroll.getStyleClass().add("page");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
    }

    void show(Related related) {
        parts.getChildren().clear();
        scroll.setVvalue(0);
        if (!related.rules().isEmpty()) {
            VBox rules = part("rulebook.seeAlso", MaterialDesignL.LINK_VARIANT);
            related.rules()
                    .forEach(rule -> rules.getChildren()
                            .add(line(
                                    "see-" + rule.id(), rule.title(), rule.text(), "see-rule", () -> ways.read(rule))));
        }
        if (!related.pieces().isEmpty()) {
            VBox cards = part("rulebook.cards", MaterialDesignC.CARDS_OUTLINE);
            related.pieces().stream()
                    .limit(MOST_CARDS)
                    .forEach(piece -> cards.getChildren().add(card(piece)));
            if (related.pieces().size() > MOST_CARDS) {
                Label more = new Label(
                        texts.get("rulebook.moreCards", related.pieces().size() - MOST_CARDS));
                more.getStyleClass().addAll("faint", "small");
                cards.getChildren().add(more);
            }
        }
        getChildren().setAll(scroll);
        related.drill().ifPresent(drill -> {
            LineButton practise = ways.practise(drill);
            getChildren().add(practise);
        });
    }

    private VBox part(String key, Ikon icon) {
        Label title = new Label(texts.get(key), Icon.of(icon, "brass-icon"));
        title.getStyleClass().addAll("display", "link-title");
        VBox part = new VBox(title);
        part.getStyleClass().addAll("panel", "link-part");
        parts.getChildren().add(part);
        return part;
    }

    private Node card(CatalogueEntry piece) {
        return line(
                "see-card-" + piece.id(),
                piece.name(),
                piece.text(),
                "see-card",
                () -> ways.card(piece.id()),
                ways.picture(piece));
    }

    private Node line(String id, Words title, Words text, String styleClass, Runnable go, Node... picture) {
        String about = text.in(texts.language());
        Label name = label(title.in(texts.language()), "see-title");
        VBox words = new VBox(name, label(firstSentence(about), "see-text"));
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox content = new HBox(picture);
        content.getStyleClass().add("see-content");
        content.getChildren().add(words);
        LineButton line = new LineButton(id, content, "see-line", styleClass);
        line.setAccessibleText(name.getText() + ". " + about);
        line.setOnAction(event -> go.run());
        return line;
    }

    private static Label label(String text, String styleClass) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.getStyleClass().add(styleClass);
        return label;
    }

    /** Enough to know whether to read on. */
    static String firstSentence(String text) {
        int end = text.indexOf(". ");
        return end < 0 ? text : text.substring(0, end + 1);
    }
}
