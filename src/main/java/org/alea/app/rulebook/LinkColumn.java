package org.alea.app.rulebook;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
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
                                    "see-" + rule.id(),
                                    rule.title().in(texts.language()),
                                    rule.text().in(texts.language()),
                                    "see-rule",
                                    () -> ways.read(rule))));
        }
        if (!related.pieces().isEmpty()) {
            VBox cards = part("rulebook.cards", MaterialDesignC.CARDS_OUTLINE);
            related.pieces().stream()
                    .limit(MOST_CARDS)
                    .forEach(piece -> cards.getChildren()
                            .add(line(
                                    "see-card-" + piece.id(),
                                    piece.name().in(texts.language()),
                                    piece.text().in(texts.language()),
                                    "see-card",
                                    () -> ways.card(piece.id()))));
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

    private static Node line(String id, String title, String text, String styleClass, Runnable go) {
        Label name = new Label(title);
        name.setWrapText(true);
        name.getStyleClass().add("see-title");
        Label about = new Label(firstSentence(text));
        about.setWrapText(true);
        about.getStyleClass().add("see-text");
        LineButton line = new LineButton(id, new VBox(name, about), "see-line", styleClass);
        line.setAccessibleText(title + ". " + text);
        line.setOnAction(event -> go.run());
        return line;
    }

    /** Enough to know whether to read on. */
    static String firstSentence(String text) {
        int end = text.indexOf(". ");
        return end < 0 ? text : text.substring(0, end + 1);
    }
}
